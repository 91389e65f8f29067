import type { Knex } from 'knex';
import { MIGRATION_TABLES } from './migrate.ts';
import { dialectOf, runStatement } from './statement.ts';
import type { Dialect } from './dialect.ts';

/** Tables that a program has made: what belongs to an extension may be in every new database of a server. */
const MADE: Readonly<Record<Dialect, string>> = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite%'`,
  postgres: `
    select relname as name from pg_catalog.pg_class c
    where relnamespace = (select oid from pg_catalog.pg_namespace where nspname = current_schema())
      and relkind in ('r', 'p', 'f', 'm')
      and not exists (
        select from pg_catalog.pg_depend d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )`,
};

async function isEmptyTable(db: Knex, name: string): Promise<boolean> {
  return (await db(name).first(db.raw('1'))) === undefined;
}

/**
 * The name of a table of another program, in a database on which no migration of ours has run; undefined where there is none.
 * Other programs keep their migrations in a table of the same name: one that has rows is theirs.
 */
export async function findForeignTable(db: Knex): Promise<string | undefined> {
  const made = await runStatement(db, `${MADE[dialectOf(db)]} order by name`, []);
  const names = made.map(({ name }) => String(name));
  const other = names.find((name) => !MIGRATION_TABLES.includes(name));
  if (other !== undefined || !names.includes('migrations')) return other;
  return (await isEmptyTable(db, 'migrations')) ? undefined : 'migrations';
}
