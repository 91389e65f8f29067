import { readFileSync } from 'node:fs';
import type { Database } from '../connection.ts';
import { allowLongStatements } from '../drivers/postgres-client.ts';
import type { Dialect } from '../statements/statement.ts';
import { runStatement } from '../statements/statement.ts';
import { migrationFiles } from './migrate.ts';

/** What a dump may leave out, and a database works without for a while: indexes, and the triggers that protect the ledger. */
const MADE = /^create (?:unique |constraint )?(?:index|trigger) (?:if not exists )?(\w+)/gm;

const DROPPED = /^drop (?:index|trigger) (?:if exists )?(\w+)/gm;

const STANDING: Readonly<Record<Dialect, string>> = {
  sqlite: `select name from sqlite_master where type in ('index', 'trigger')`,
  postgres: `select indexname as name from pg_indexes where schemaname = current_schema()
    union all
    select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and not t.tgisinternal and t.tgenabled <> 'D'`,
};

/** A large database takes its time. */
const ANALYZE_LIMIT_MS = 3_600_000;

function namesIn(scripts: readonly string[], what: RegExp): string[] {
  return scripts.flatMap((script) => [...script.matchAll(what)].map(([, name = '']) => name));
}

/** Names of indexes and triggers that the migrations have made and that are not there, or are disabled. */
export async function findMissingParts({ reader, dialect }: Database): Promise<string[]> {
  const scripts = migrationFiles(dialect).map((file) => readFileSync(file, 'utf8'));
  const dropped = new Set(namesIn(scripts, DROPPED));
  const rows = await runStatement(reader, STANDING[dialect], []);
  const standing = new Set(rows.map(({ name }) => String(name)));
  return namesIn(scripts, MADE).filter((name) => !standing.has(name) && !dropped.has(name));
}

/** A restore brings no statistics; without them PostgreSQL plans lists badly for a while. Nothing on SQLite. */
export async function analyse({ writer, dialect }: Database): Promise<void> {
  if (dialect === 'sqlite') return;
  await writer.transaction(async (transaction) => {
    await allowLongStatements(transaction, ANALYZE_LIMIT_MS);
    await transaction.raw('analyze');
  });
}
