import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { PRODUCTION_VARIABLES } from '../../testing/server/production-variables.ts';
import { type ProgramResult, runOperator, startServerProgram } from '../../testing/server/run-program.ts';

const PATIENCE_MS = 60_000;

let folder: string;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-bank-'));
  variables = {
    ...PRODUCTION_VARIABLES,
    CORRIDOR_ENV: 'production',
    CORRIDOR_SECRET: 'a secret of production that is long enough',
    DATABASE_URL: `sqlite:${join(folder, 'corridor.db')}`,
    // As much as a direct entry file holds of a sender's name.
    CORRIDOR_PLATFORM_NAME: 'Corridor',
    CORRIDOR_BANK: 'files',
    CORRIDOR_BANK_FOLDER: join(folder, 'bank'),
    CORRIDOR_BANK_ACCOUNT: '062000 12345678',
    CORRIDOR_BANK_ACCOUNT_NAME: 'Corridor Pty Ltd',
    CORRIDOR_BANK_INSTITUTION: 'CBA',
    CORRIDOR_BANK_USER_ID: '301500',
    CORRIDOR_BANK_HOLIDAYS: '2027-01-01',
  };
  await runOperator(['migrate'], variables);
  return () => rm(folder, { recursive: true, force: true });
});

/** On stderr it says which other providers are missing. */
function documentOf({ exitCode, stdout, stderr }: ProgramResult): Record<string, unknown> {
  expect(exitCode, stderr).toBe(0);
  return JSON.parse(stdout) as Record<string, unknown>;
}

async function importing(text: string) {
  const file = join(folder, 'accounts.csv');
  await writeFile(file, text);
  return runOperator(['accounts', 'import', file, '--json'], variables);
}

it(
  'imports accounts once, and nothing of a list with a fault',
  async () => {
    const wrong = await importing('062000,900000001\n062-000 900000001\n62000,1\n');
    expect(wrong.exitCode).toBe(1);
    expect(wrong.stderr).toContain(
      'line 2 names 062000 900000001 again\n- line 3 must be a BSB and a number',
    );
    const list = '# opened on 2 March\n062-000,900000001\n062000 900000002\n';
    expect(documentOf(await importing(list))).toEqual({ added: 2, known: 0 });
    expect(documentOf(await importing(list))).toEqual({ added: 0, known: 2 });
  },
  PATIENCE_MS,
);

it(
  'gives tenants of production accounts to be paid in',
  async () => {
    const made = documentOf(
      await runOperator(['tenant', 'create', '--name', 'Engines', '--json'], variables),
    );
    const { program, url } = await startServerProgram(variables);
    try {
      const create = (): Promise<Response> =>
        fetch(`${url}/v1/treasury/funding-instruments`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${String(made['secretKey'])}`,
            'content-type': 'application/json',
            'idempotency-key': 'the-account',
          },
          body: '{"type":"aud_account"}',
        });
      await expect.poll(async () => (await create()).status, { interval: 100 }).toBe(201);
      const account = (await (await create()).json()) as { bsb: string; accountNumber: string };
      expect(['900000001', '900000002']).toContain(account.accountNumber);
      expect((await readdir(join(folder, 'bank'))).sort()).toEqual(['done', 'in', 'out', 'refused', 'sent']);
    } finally {
      program.process.kill('SIGTERM');
    }
    expect((await program.ended).exitCode).toBe(0);
  },
  PATIENCE_MS,
);
