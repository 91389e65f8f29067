import type { Knex } from 'knex';
import { migrationConfig } from './src/db/migrate.ts';

const url = process.env['DATABASE_URL'] ?? 'sqlite:.data/corridor.db';
const isPostgres = /^postgres(ql)?:/.test(url);

/** For Knex's own command line; the server migrates by itself when it starts. */
const config: Knex.Config = isPostgres
  ? { client: 'pg', connection: url, migrations: migrationConfig('postgres') }
  : {
      client: 'sqlite3',
      connection: { filename: url.slice('sqlite:'.length) },
      useNullAsDefault: true,
      migrations: migrationConfig('sqlite'),
    };

export default config;
