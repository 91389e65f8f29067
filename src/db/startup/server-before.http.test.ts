import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { createEmptyDatabase } from '../../testing/databases/test-database.ts';
import {
  type CheckoutBefore,
  type NoCheckout,
  checkOutBefore,
} from '../../testing/server/checkout-before.ts';
import { type LaterVersion, copyAsLaterVersion } from '../../testing/server/later-version.ts';
import { type ServerProgram, runOperator, startServerProgram } from '../../testing/server/run-program.ts';
import { walkJourney } from '../../testing/worlds/walk-journey.ts';
import { type Database, openDatabase } from '../connection.ts';
import type { Dialect } from '../statements/statement.ts';
import { migrationNames, whyItBreaks } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A server is started twice and walks three times, and one that is broken waits for what never comes. */
const PATIENCE_MS = 300_000;

/** The server of the commit before, as a process, on a database of its own. */
class ServerBefore {
  readonly #root: string;
  readonly #variables: Readonly<Record<string, string>>;
  #server: ServerProgram | undefined;

  constructor({ root }: Pick<CheckoutBefore, 'root'>, databaseUrl: string) {
    this.#root = root;
    this.#variables = { DATABASE_URL: databaseUrl, CORRIDOR_STEP_MS: '0' };
  }

  async start(): Promise<void> {
    this.#server = await startServerProgram(this.#variables, this.#root);
  }

  async stop(): Promise<void> {
    this.#server?.program.process.kill('SIGKILL');
    await this.#server?.program.ended;
  }

  /** The secret key of a tenant that its operator's command makes. */
  async newTenant(): Promise<string> {
    const command = ['tenant', 'create', '--name', 'Engines', '--json'];
    const { stdout, stderr } = await runOperator(command, this.#variables, this.#root);
    const key = /"secretKey":"(\w+)"/.exec(stdout)?.[1];
    if (key === undefined) throw new Error(`No tenant was made: ${stdout}${stderr}`);
    return key;
  }

  async walk(key: string): Promise<string> {
    return walkJourney(this.#server?.url ?? '', key);
  }
}

/** Serves on through a change of the schema, starts anew on what it has become, and leaves sound books. */
async function liveWith(server: ServerBefore, database: Database, oldKey: string): Promise<void> {
  expect(await server.walk(oldKey)).toBe('1300.00 + 0.00');
  await server.stop();
  await server.start();
  expect(await server.walk(await server.newTenant())).toBe('650.00 + 0.00');
  await server.stop();
  await checkLedger(database);
}

describe('the server of the commit before the newest migrations', () => {
  let found: CheckoutBefore | NoCheckout;

  beforeAll(async () => {
    found = await checkOutBefore(ROOT, migrationNames());
    if ('reason' in found) process.stdout.write(`Not run beside the new schema: ${found.reason}.\n`);
  });

  it.for<Dialect>(['sqlite', 'postgres'])(
    'serves on while and after they run, or their first line says why it cannot (%s)',
    { timeout: PATIENCE_MS },
    async (dialect, { skip }) => {
      if ('reason' in found) return skip(found.reason);
      const made = await createEmptyDatabase(dialect);
      const server = new ServerBefore(found, made.url);
      const database = openDatabase(made.url);
      try {
        await server.start();
        const key = await server.newTenant();
        // The journey itself is sound: on its own schema the server walks it.
        expect(await server.walk(key)).toBe('650.00 + 0.00');
        expect(await prepareDatabase(database, 'sandbox')).toEqual(found.newer);
        const life = liveWith(server, database, key);
        const isMarked = found.newer.some((name) => whyItBreaks(name) !== undefined);
        if (isMarked) await expect(life).rejects.toThrow();
        else await life;
      } finally {
        await server.stop();
        await database.destroy();
        await made.remove();
      }
    },
  );
});

describe('the server of this version, beside two releases after it', () => {
  let later: LaterVersion;

  beforeEach(async () => {
    later = await copyAsLaterVersion();
    return () => later.remove();
  });

  it.for<Dialect>(['sqlite', 'postgres'])(
    'serves on while and after the first expands the schema, and no longer when the second contracts it (%s)',
    { timeout: PATIENCE_MS },
    async (dialect) => {
      const made = await createEmptyDatabase(dialect);
      const server = new ServerBefore({ root: ROOT }, made.url);
      const database = openDatabase(made.url);
      const migrate = async (): Promise<string> =>
        (await runOperator(['migrate'], { DATABASE_URL: made.url }, later.root)).stdout;
      try {
        await server.start();
        const key = await server.newTenant();
        expect(await server.walk(key)).toBe('650.00 + 0.00');
        await later.release('002_expand');
        expect(await migrate()).toMatch(/^Applied {3}002_expand\n/);
        await liveWith(server, database, key);
        const names = await database.reader('tenants').orderBy('id').pluck<string[]>('name');
        expect(await database.reader('tenants').orderBy('id').pluck('display_name')).toEqual(names);
        await server.start();
        await later.release('003_contract');
        expect(await migrate()).toMatch(
          /^Applied {3}003_contract, which the previous version cannot run on: it reads tenants\.name\n/,
        );
        await expect(server.walk(key)).rejects.toThrow();
        expect(await database.reader('tenants').orderBy('id').pluck('display_name')).toEqual(names);
      } finally {
        await server.stop();
        await database.destroy();
        await made.remove();
      }
    },
  );
});

describe('a checkout that lacks the commit before', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'corridor-no-history-'));
    return () => rm(folder, { recursive: true });
  });

  it('is known as one without a history', async () => {
    expect(await checkOutBefore(folder, migrationNames())).toEqual({
      reason: 'this is no clone of the repository, and has no history',
    });
  });

  it('is known as one whose history is cut', async ({ skip }) => {
    const clone = join(folder, 'shallow');
    const origin = pathToFileURL(ROOT).href;
    const isCloned = await run('git', ['clone', '--quiet', '--depth', '1', origin, clone]).then(
      () => true,
      () => false,
    );
    if (!isCloned) return skip('this checkout cannot be cloned');
    const { stdout } = await run('git', ['ls-tree', '--name-only', 'HEAD', 'src/db/migrations/'], {
      cwd: clone,
    });
    const committed = migrationNames().filter((name) => stdout.includes(`/${name}.sql`));
    expect(await checkOutBefore(clone, committed)).toEqual({
      reason: expect.stringMatching(
        /^the clone is shallow, and ends before the parent of [0-9a-f]{40}$/,
      ) as unknown,
    });
  });
});
