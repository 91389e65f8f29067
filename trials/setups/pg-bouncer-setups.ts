import { readFile } from 'node:fs/promises';
import { createForeignDatabase, type ForeignDatabase } from '../../src/testing/databases/foreign-setup.ts';
import type { PostgresServer } from '../../src/testing/databases/postgres-server.ts';
import type { Verdict } from '../verdict.ts';
import { findPgBouncer, startPgBouncer, type PgBouncerSettings } from './pg-bouncer.ts';
import { refusedStart, walkSetup } from './walk-setup.ts';

const PRODUCTION = {
  CORRIDOR_ENV: 'production',
  CORRIDOR_SECRET: 'the secret of a trial that is long enough',
  CORRIDOR_PUBLIC_URL: 'https://pay.example.com',
  CORRIDOR_PLATFORM_NAME: 'Trial',
  CORRIDOR_SELLER_NAME: 'Trial Pty Ltd',
  CORRIDOR_SELLER_ABN: '51 824 753 556',
  CORRIDOR_SELLER_ADDRESS: '1 Trial Street, Sydney NSW 2000',
  CORRIDOR_SELLER_BANK: 'BSB 000-000, account 12345678',
  CORRIDOR_SELLER_EMAIL: 'trial@example.com',
};

const IGNORED: PgBouncerSettings = { ignore_startup_parameters: 'options' };

const OPERATING = new URL('../../docs/operating/pgbouncer.md', import.meta.url);

async function settingsOfDocuments(): Promise<Readonly<Record<string, string>>> {
  const lines = (await readFile(OPERATING, 'utf8')).matchAll(/^ *alter role corridor set (\w+) = '(.*)';$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

const knowsNames = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 1 || minor >= 21;
};

/** Tries PgBouncer, which pools transactions; says so if it is not installed. */
export async function runPgBouncer(server: PostgresServer, verdict: Verdict): Promise<void> {
  const version = await findPgBouncer();
  if (version === undefined) {
    verdict.say('Not tried: PgBouncer, which is not installed (on Debian: apt-get install pgbouncer)');
    return;
  }
  verdict.say(`On PgBouncer ${version} in transaction mode`);
  const behind = async (
    settings: PgBouncerSettings,
    settingsOfUser: Readonly<Record<string, string>>,
    look: (url: string) => Promise<string[]>,
  ): Promise<string[]> => {
    const database: ForeignDatabase = await createForeignDatabase(server.url, { settings: settingsOfUser });
    const bouncer = await startPgBouncer(server, database.url, settings);
    try {
      return await look(bouncer.urlOf(database.url));
    } finally {
      await bouncer.stop();
      await database.remove();
    }
  };
  const role = await settingsOfDocuments();
  const without = { ...IGNORED, ...(knowsNames(version) ? { max_prepared_statements: '0' } : {}) };
  verdict.judge(
    'everything works behind PgBouncer with the settings on the role',
    await behind(without, role, walkSetup),
  );
  if (knowsNames(version)) {
    verdict.judge(
      'everything works behind PgBouncer with max_prepared_statements',
      await behind({ ...IGNORED, max_prepared_statements: '512' }, role, walkSetup),
    );
  }
  verdict.judge(
    'a PgBouncer that refuses options is told in one sentence',
    await behind({}, role, (url) => refusedStart(url, /set ignore_startup_parameters = options/)),
  );
  const lost = /^A pooler drops the settings that Corridor asks for: lock_timeout,/;
  verdict.judge(
    'a sandbox works behind PgBouncer without the settings on the role',
    await behind(without, {}, walkSetup),
  );
  verdict.judge(
    'production is refused behind PgBouncer without the settings on the role',
    await behind(IGNORED, {}, (url) => refusedStart(url, lost, PRODUCTION)),
  );
}
