import type { Knex } from 'knex';
import { listedMigrations } from './src/db/startup/migrate.ts';

const url = process.env['DATABASE_URL'] ?? 'sqlite:.data/corridor.db';
const isPostgres = /^postgres(ql)?:/.test(url);

/**
 * For Knex's own command line, to look at which migrations have run. It runs none: only `operator migrate` asks first
 * whose the database is (ADR 14).
 */
const config: Knex.Config = isPostgres
  ? { client: 'pg', connection: url, migrations: listedMigrations() }
  : {
      client: 'sqlite3',
      connection: { filename: url.slice('sqlite:'.length) },
      useNullAsDefault: true,
      migrations: listedMigrations(),
    };

export default config;
