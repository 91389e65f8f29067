import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runOperator, startServerWithStandIn, type RunningProgram } from '../server/run-program.ts';
import { serveStandIn, type RunningStandIn } from './serve-stand-in.ts';
import { PRODUCTION_VARIABLES } from '../server/production-variables.ts';

const SECRET = 'the secret of a test';
const PRODUCTION = {
  CORRIDOR_ENV: 'production',
  ...PRODUCTION_VARIABLES,
  CORRIDOR_SECRET: 'a secret of production that is long enough',
  CORRIDOR_DRAIN_NOTICE_MS: '0',
};

let standIn: RunningStandIn;
let folder: string;
let program: RunningProgram | undefined;

beforeEach(async () => {
  standIn = await serveStandIn({ seed: 'production', secret: SECRET, port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'corridor-production-'));
});

afterEach(async () => {
  program?.process.kill('SIGKILL');
  await standIn.close();
  await rm(folder, { recursive: true, force: true });
});

/** The files of ours that a process has loaded, as V8 noted them when it ended. */
async function loadedFiles(notes: string): Promise<string[]> {
  const files = await readdir(notes);
  const read = await Promise.all(
    files.map(
      async (file) => JSON.parse(await readFile(join(notes, file), 'utf8')) as { result: { url: string }[] },
    ),
  );
  return read.flatMap(({ result }) => result.map(({ url }) => url)).filter((url) => url.includes('/src/'));
}

it('production pays by a provider that is connected in its composition root, and loads nothing of the simulator', async () => {
  const database = { DATABASE_URL: `sqlite:${join(folder, 'corridor.db')}` };
  const notes = join(folder, 'notes');
  const variables = { ...PRODUCTION, ...database };
  expect((await runOperator(['migrate', '--json'], variables)).exitCode).toBe(0);
  const made = await runOperator(['tenant', 'create', '--name', 'Real Pty Ltd', '--json'], variables);
  const { secretKey } = JSON.parse(made.stdout) as { secretKey: string };
  const server = await startServerWithStandIn({
    ...variables,
    NODE_V8_COVERAGE: notes,
    STAND_IN_URL: standIn.url,
    STAND_IN_SECRET: SECRET,
    STAND_IN_PROVIDERS: 'bank',
  });
  ({ program } = server);
  const { url } = server;
  let count = 0;
  const send = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    count += 1;
    const response = await fetch(`${url}/v1/treasury${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        'idempotency-key': `request-${count}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const { bsb, accountNumber } = await send('POST', '/funding-instruments', { type: 'aud_account' });
  await fetch(`${standIn.url}/control/bank/incoming`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      incoming: { into: { bsb, accountNumber }, providerReference: 'IN-1' },
      says: 'credited',
      amount: { asset: 'AUD', minor: '5000' },
    }),
  });
  const listed = async (path: string): Promise<Record<string, unknown>[]> =>
    (await send('GET', path))['data'] as Record<string, unknown>[];
  const wait = { interval: 200 };
  await expect.poll(async () => (await listed('/payins'))[0]?.['status'], wait).toBe('credited');
  const { id: beneficiaryId } = await send('POST', '/beneficiaries', {
    type: 'individual',
    firstName: 'Ada',
    lastName: 'Byron',
    destination: { type: 'bank_account', bsb: '802985', accountNumber: '1234567', accountName: 'Ada Byron' },
  });
  // An amount that the simulator would have reviewed.
  const payout = { beneficiaryId, amount: '10.03', currency: 'AUD', externalReference: 'PAY-1' };
  expect(await send('POST', '/payouts', payout)).toMatchObject({ status: 'accepted' });
  await expect.poll(async () => (await listed('/payouts'))[0]?.['status'], wait).toBe('settled');
  program.process.kill('SIGTERM');
  expect((await program.ended).exitCode).toBe(0);
  const files = await loadedFiles(notes);
  expect(files.some((file) => file.endsWith('/src/service.ts'))).toBe(true);
  expect(files.filter((file) => /\/src\/(?:providers\/simulator|sandbox)\//.test(file))).toEqual([]);
});
