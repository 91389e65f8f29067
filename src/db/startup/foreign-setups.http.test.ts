import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type ForeignDatabase,
  type ForeignSetup,
  createForeignDatabase,
} from '../../testing/databases/foreign-setup.ts';
import { atDatabase, runAsAdministrator } from '../../testing/databases/postgres-administration.ts';
import { type TlsWay, openTlsWay } from '../../testing/databases/tls-way.ts';
import { LOOPBACK_CERTIFICATE } from '../../testing/receivers/loopback-certificate.ts';
import { runOperator, runRefusedServer } from '../../testing/server/run-program.ts';
import { type TestServer, startTestServer } from '../../testing/server/test-server.ts';
import { walkJourney } from '../../testing/worlds/walk-journey.ts';
import { openDatabase } from '../connection.ts';
import { refusalOf } from '../drivers/failure.ts';
import { runStatement } from '../statements/statement.ts';
import { openCheckedDatabase } from './open-checked-database.ts';
import { prepareDatabase } from './prepare-database.ts';

const made: ForeignDatabase[] = [];

async function setUp(setup?: ForeignSetup): Promise<ForeignDatabase> {
  const database = await createForeignDatabase(inject('databaseTemplates').postgresUrl, setup);
  made.push(database);
  return database;
}

afterAll(async () => {
  for (const each of made) await each.remove();
});

/** Serves on a database as its set-up has it, and walks a journey there. */
async function serve(url: string, look: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer(url);
  try {
    server.service.worker.start();
    const { secretKey } = await server.newTenant();
    expect(await walkJourney(server.url, secretKey)).toBe('650.00 + 0.00');
    await look(server);
  } finally {
    await server.close();
  }
}

async function settingsOf(url: string, names: readonly string[]): Promise<unknown> {
  const database = openDatabase(url);
  try {
    const columns = names.map((name) => `current_setting('${name}') as ${name}`).join();
    const [row] = await runStatement(database.writer, `select ${columns}`, []);
    return row;
  } finally {
    await database.destroy();
  }
}

/** What a start on a database says: the refusal, or its warnings. */
async function startOn(url: string, environment: 'sandbox' | 'production' = 'sandbox'): Promise<unknown> {
  try {
    const { database, warnings } = await openCheckedDatabase({ databaseUrl: url, environment });
    try {
      await prepareDatabase(database, environment);
    } finally {
      await database.destroy();
    }
    return warnings;
  } catch (error) {
    const refusal = refusalOf(error) ?? error;
    return refusal instanceof Error ? refusal.message : refusal;
  }
}

/** What parses wrong, or sees too little, if the defaults of a session are relied upon. */
const OTHER_DEFAULTS = {
  TimeZone: 'Pacific/Chatham',
  DateStyle: 'SQL, DMY',
  IntervalStyle: 'sql_standard',
  bytea_output: 'escape',
  extra_float_digits: '-15',
  default_transaction_isolation: 'serializable',
  statement_timeout: '60s',
};

describe('a PostgreSQL that others have set up', () => {
  it('serves a user with a schema of its own and nothing else, collation C, and other defaults of sessions', async () => {
    const { url } = await setUp({
      database: `encoding UTF8 locale_provider libc locale 'C'`,
      password: `@:/?#%[]& +'"\\|é漢`,
      settings: OTHER_DEFAULTS,
    });
    await serve(url, async ({ service: { database } }) => {
      const tables = `select count(*)::int as count from information_schema.tables where table_schema = 'public'`;
      const [inPublic] = await runStatement(database.reader, tables, []);
      expect(inPublic).toEqual({ count: 0 });
    });
    expect(await settingsOf(url, ['default_transaction_isolation', 'statement_timeout'])).toEqual({
      default_transaction_isolation: 'read committed',
      statement_timeout: '3400ms',
    });
  });

  it('serves in a schema that the address names, in a database that writes as the Turkish do', async () => {
    const { url } = await setUp({
      schema: 'of the address',
      database: `locale_provider icu icu_locale 'tr' locale 'C'`,
    });
    const address = new URL(url);
    const own = address.searchParams.get('options') ?? '';
    address.searchParams.set('options', `${own} -c lock_timeout=0 -c enable_seqscan=on`);
    await serve(address.href, async (server) => {
      const { writer } = server.service.database;
      const { id } = await (await server.newTenant()).newInstrument();
      await writer('funding_instruments').where({ id }).update({ pay_id: 'INFO@PAY.EXAMPLE' });
      const places = writer('receiving_places').where({ holder_id: id }).pluck('place');
      expect(await places).toContain('payid info@pay.example');
    });
    expect(await settingsOf(address.href, ['lock_timeout', 'enable_seqscan', 'search_path'])).toEqual({
      lock_timeout: '3250ms',
      enable_seqscan: 'off',
      search_path: own.replace('-c search_path=', ''),
    });
  });
});

describe('a database on which lists or texts would be wrong', () => {
  it.each(['cs', 'et'])('is refused if it sorts identifiers as a language does: %s', async (locale) => {
    const { url } = await setUp({ database: `locale_provider icu icu_locale '${locale}' locale 'C'` });
    expect(await startOn(url)).toMatch(
      /^This database uses a collation that does not sort identifiers.*collation C/,
    );
  });

  it('is refused if its encoding is not UTF-8', async () => {
    const { url } = await setUp({ database: `encoding LATIN1 locale_provider libc locale 'C'` });
    expect(await startOn(url)).toMatch(/^This database has the encoding LATIN1/);
  });
});

describe('a user without a place for tables', () => {
  it('is told so, and what to do', async () => {
    const database = await setUp({ schema: 'public' });
    await runAsAdministrator(
      database.administratorUrl,
      `revoke create on schema public from "${database.user}"`,
    );
    expect(await startOn(database.url)).toBe(
      'The database user in DATABASE_URL lacks a privilege or a schema (permission denied for schema public): grant the privilege, or make the user the owner of the first schema on its search_path.',
    );
    await runAsAdministrator(database.administratorUrl, 'drop schema public');
    expect(await startOn(database.url)).toMatch(
      /\(no schema has been selected to create in\): create the first schema/,
    );
  });
});

describe('an address that leads nowhere', () => {
  it.each<[string, (url: URL) => void, string]>([
    ['a user that is not there', (url) => (url.username = 'no_such'), 'check the user name and the password'],
    ['a database that is not there', (url) => (url.pathname = '/no_such'), 'create the database'],
    ['a host that is not there', (url) => (url.hostname = 'no.such.invalid'), 'check the host and the port'],
    ['a port where nothing is', (url) => (url.port = '1'), 'check the host and the port'],
    ['TLS of a server that has none', (url) => (url.search = '?sslmode=verify-full'), 'enable TLS'],
  ])('is refused in one sentence: %s', async (_, change, advice) => {
    const url = new URL(inject('databaseTemplates').postgresUrl);
    change(url);
    const sentence = await startOn(url.href);
    expect(sentence).toMatch(/^The database at DATABASE_URL cannot be reached \([^)]+\): [^.]+\.$/);
    expect(sentence).toContain(advice);
  });

  it('ends a server and an operator’s command, without a stack', async () => {
    const DATABASE_URL = atDatabase(inject('databaseTemplates').postgresUrl, 'no_such');
    for (const ended of [runRefusedServer({ DATABASE_URL }), runOperator(['migrate'], { DATABASE_URL })]) {
      const { exitCode, stderr } = await ended;
      expect(stderr).toMatch(/^The database at DATABASE_URL cannot be reached [^\n]+\n$/);
      expect(exitCode).toBe(1);
    }
  });
});

describe('TLS', () => {
  let way: TlsWay;
  let folder: string;
  let certificate: string;

  beforeAll(async () => {
    way = await openTlsWay(inject('databaseTemplates').postgresUrl);
    folder = await mkdtemp(join(tmpdir(), 'corridor-tls-'));
    certificate = join(folder, 'ca.crt');
    await writeFile(certificate, LOOPBACK_CERTIFICATE);
  });

  afterAll(async () => {
    await way.close();
    await rm(folder, { recursive: true });
  });

  const at = (host: string, parameters: Readonly<Record<string, string>>): string => {
    const url = new URL(inject('databaseTemplates').postgresUrl);
    url.hostname = host;
    url.port = String(way.port);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  };

  it.each(['localhost', '127.0.0.1'])(
    'is verified with the authority that the address names: %s',
    async (host) => {
      const url = at(host, { sslmode: 'verify-full', sslrootcert: certificate });
      expect(await settingsOf(url, ['lock_timeout'])).toEqual({ lock_timeout: '3250ms' });
    },
  );

  it('is refused if the authority is another, or the certificate is of another host', async () => {
    const advice = 'check the server certificate, and sslmode, sslrootcert and the host in DATABASE_URL';
    expect(await startOn(at('localhost', { sslmode: 'verify-full' }))).toContain(advice);
    const other = await startOn(at('0.0.0.0', { sslmode: 'verify-full', sslrootcert: certificate }));
    expect(other).toContain(advice);
    expect(other).toContain('0.0.0.0');
  });
});
