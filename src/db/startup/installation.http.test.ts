import { describe, expect, it } from 'vitest';
import type { Variables } from '../../config/config.ts';
import { countRows } from '../../testing/databases/count-rows.ts';
import { type TestDatabase, createEmptyDatabase } from '../../testing/databases/test-database.ts';
import { PRODUCTION_VARIABLES } from '../../testing/server/production-variables.ts';
import {
  type ProgramResult,
  runOperator,
  runRefusedServer,
  startServerProgram,
  startServerWithStandIn,
} from '../../testing/server/run-program.ts';
import { PERSON } from '../../testing/worlds/test-tenant.ts';
import { type Database, openDatabase } from '../connection.ts';
import type { Dialect } from '../statements/statement.ts';

/** Each test starts several programs, a second each, and more beside other tests. */
const PATIENCE_MS = 120_000;

const SANDBOX = { CORRIDOR_STEP_MS: '0' };
const PRODUCTION = {
  CORRIDOR_ENV: 'production',
  ...PRODUCTION_VARIABLES,
  CORRIDOR_SECRET: 'a secret of production that is long enough',
};

/** Does something with the database itself, beside every program. */
async function inDatabase<Result>(
  url: string,
  ask: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(url);
  try {
    return await ask(database);
  } finally {
    await database.destroy();
  }
}

/** Everything that a process could have changed: the rows of each table, and where each operation stands. */
const contentsOf = (url: string): Promise<object> =>
  inDatabase(url, async (database) => ({
    rows: await countRows(database),
    operations: await database.reader('operations').select('id', 'status'),
  }));

/** The one sentence with which a program refused. */
function sentenceOf({ exitCode, stdout, stderr }: ProgramResult): string {
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
  return stderr.trim();
}

function documentOf({ exitCode, stdout, stderr }: ProgramResult): Record<string, string> {
  expect([exitCode, stderr]).toEqual([0, expect.anything()]);
  return JSON.parse(stdout) as Record<string, string>;
}

async function post(url: string, path: string, key: string, body: object): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': `made for ${path}` },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Record<string, string>;
}

/** A bank that is connected and answers nothing. */
const BANK_THAT_IS_OUT = {
  STAND_IN_PROVIDERS: 'bank',
  STAND_IN_URL: 'http://127.0.0.1:1',
  STAND_IN_SECRET: 'of a bank that is out',
};

/** Queues a payout in production, for a bank that is out, and answers its tenant. */
async function queuePayout(variables: Variables): Promise<string> {
  const tenant = documentOf(
    await runOperator(['tenant', 'create', '--name', 'Engines', '--json'], variables),
  );
  const { clientId = '', secretKey = '' } = tenant;
  const adjust = [
    'adjust',
    '--tenant',
    clientId,
    '--asset',
    'AUD',
    '--amount',
    '100.00',
    '--reason',
    'a test',
  ];
  documentOf(await runOperator([...adjust, '--json'], variables));
  const { program, url } = await startServerWithStandIn({ ...variables, ...BANK_THAT_IS_OUT });
  const { id: beneficiaryId } = await post(url, '/v1/treasury/beneficiaries', secretKey, PERSON);
  const body = { beneficiaryId, amount: '60.00', currency: 'AUD', externalReference: 'rent' };
  expect(await post(url, '/v1/treasury/payouts', secretKey, body)).toMatchObject({ status: 'accepted' });
  program.process.kill('SIGTERM');
  await program.ended;
  return clientId;
}

const rowsOf = (url: string): Promise<object> => inDatabase(url, countRows);

async function environmentsIn(url: string): Promise<unknown[]> {
  return inDatabase(url, ({ reader }) => reader('installation').pluck('environment'));
}

async function withEmpty(dialect: Dialect, run: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await createEmptyDatabase(dialect);
  try {
    await run(database);
  } finally {
    await database.remove();
  }
}

describe.each<Dialect>(['sqlite', 'postgres'])('a database keeps its environment, on %s:', (dialect) => {
  it(
    'the sandbox refuses a database of production, settles none of its payouts and makes no key there',
    () =>
      withEmpty(dialect, async ({ url }) => {
        const production = { ...PRODUCTION, DATABASE_URL: url };
        const clientId = await queuePayout(production);
        const before = await contentsOf(url);
        const sandbox = { ...SANDBOX, DATABASE_URL: url };
        const sentence =
          'This database belongs to production, but this process runs for the sandbox. Check CORRIDOR_ENV and DATABASE_URL.';
        expect(sentenceOf(await runRefusedServer(sandbox))).toBe(sentence);
        for (const command of [
          `tenant create --name Others`,
          `key create --tenant ${clientId} --role admin`,
          `adjust --tenant ${clientId} --asset AUD --amount 1.00 --reason x`,
          'ledger verify',
          'migrate',
          'migrate --dry-run',
        ]) {
          expect(sentenceOf(await runOperator([...command.split(' '), '--json'], sandbox))).toBe(sentence);
        }
        expect(await contentsOf(url)).toEqual(before);
        documentOf(await runOperator(['ledger', 'verify', '--json'], production));
      }),
    PATIENCE_MS,
  );

  it(
    'production refuses a database of the sandbox, and a sandbox that is new is one from its first start on',
    () =>
      withEmpty(dialect, async ({ url }) => {
        const { program } = await startServerProgram({ ...SANDBOX, DATABASE_URL: url });
        program.process.kill('SIGTERM');
        expect((await program.ended).stdout).toContain('sk_sandbox_');
        const before = await contentsOf(url);
        expect(before).toMatchObject({ rows: { tenants: 1 } });
        const production = { ...PRODUCTION, DATABASE_URL: url };
        const sentence = /^This database belongs to the sandbox, but this process runs for production\. /;
        expect(sentenceOf(await runRefusedServer(production))).toMatch(sentence);
        const command = ['tenant', 'create', '--name', 'Others'];
        expect(sentenceOf(await runOperator(command, production))).toMatch(sentence);
        expect(await contentsOf(url)).toEqual(before);
        expect(await environmentsIn(url)).toEqual(['sandbox']);
      }),
    PATIENCE_MS,
  );

  it(
    'of two servers that start at once on an empty one, one of each environment, one serves and one refuses',
    () =>
      withEmpty(dialect, async ({ url }) => {
        const starts = [SANDBOX, PRODUCTION].map((variables) =>
          startServerProgram({ ...variables, DATABASE_URL: url }),
        );
        const [sandbox, production] = await Promise.allSettled(starts);
        for (const end of [sandbox, production]) {
          if (end?.status === 'fulfilled') end.value.program.process.kill('SIGTERM');
        }
        const served = sandbox?.status === 'fulfilled' ? 'sandbox' : 'production';
        const refused = served === 'sandbox' ? production : sandbox;
        expect(refused).toMatchObject({
          status: 'rejected',
          reason: expect.objectContaining({
            message: expect.stringContaining('This database belongs to') as unknown,
          }) as unknown,
        });
        expect(await environmentsIn(url)).toEqual([served]);
        expect(await rowsOf(url)).toMatchObject({ tenants: served === 'sandbox' ? 1 : 0 });
      }),
    PATIENCE_MS,
  );

  it('says so in one row, which the database itself keeps as it is', () =>
    withEmpty(dialect, async ({ url }) => {
      documentOf(await runOperator(['migrate', '--json'], { ...SANDBOX, DATABASE_URL: url }));
      await inDatabase(url, async ({ writer }) => {
        const installation = (): ReturnType<typeof writer> => writer('installation');
        await expect(installation().update({ environment: 'production' })).rejects.toThrow(/environment/);
        await expect(installation().delete()).rejects.toThrow(/environment/);
        for (const row of [
          { environment: 'production' },
          { only_row: 2, environment: 'production' },
          { only_row: 1, environment: 'staging' },
        ]) {
          await expect(installation().insert(row)).rejects.toThrow(/constraint/i);
        }
        if (dialect === 'postgres') {
          await expect(writer.raw('truncate installation')).rejects.toThrow(/environment/);
        }
      });
      expect(await environmentsIn(url)).toEqual(['sandbox']);
    }));
});
