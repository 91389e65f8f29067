import type { Environment } from '../../config/config.ts';
import type { Database } from '../connection.ts';
import { DatabaseRefused } from '../drivers/failure.ts';
import { CONNECTION_SETTINGS } from '../drivers/open-postgres.ts';
import { runStatement } from '../statements/statement.ts';

const CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Some languages sort pairs by rules of their own, such as the Danish `aa` or the Czech `ch`. */
const MISPLACED = `
  with characters as (select unnest(string_to_array('${CHARACTERS}', null)) as one),
  pairs as (select a.one || b.one as pair from characters a, characters b),
  places as (
    select row_number() over (order by pair) as here, row_number() over (order by pair collate "C") as there from pairs
  )
  select count(*) from places where here <> there`;

/** Behind a pooler connections have what it lets through. */
const IN_FORCE = `
  select json_object_agg(name, setting)::text from pg_catalog.pg_settings where name = any(string_to_array(?, ','))`;

const ASKED = Object.fromEntries(
  CONNECTION_SETTINGS.map((setting) => setting.split('=') as [name: string, value: string]),
);

function lostOf(inForce: Readonly<Record<string, string>>): string[] {
  return Object.keys(ASKED).filter((name) => inForce[name] !== ASKED[name]);
}

/**
 * @returns sentences for the operator
 * @throws DatabaseRefused for a broken promise: in production, or wherever reads would be wrong
 */
export async function checkPostgresDatabase(
  { writer }: Pick<Database, 'writer'>,
  environment: Environment,
): Promise<readonly string[]> {
  const sql = `select current_setting('server_encoding') as encoding, (${MISPLACED}) as misplaced, (${IN_FORCE}) as settings`;
  const [row = {}] = await runStatement(writer, sql, [Object.keys(ASKED).join()]);
  if (row['encoding'] !== 'UTF8') {
    throw new DatabaseRefused(
      `This database has the encoding ${String(row['encoding'])}, which cannot store every text. Create the database with encoding UTF8.`,
    );
  }
  if (Number(row['misplaced']) > 0) {
    throw new DatabaseRefused(
      'This database uses a collation that does not sort identifiers in byte order, so lists would be wrong. Create it with the collation C, such as create database corridor template template0 encoding UTF8 locale_provider libc locale "C".',
    );
  }
  const lost = lostOf(JSON.parse(String(row['settings'])) as Readonly<Record<string, string>>);
  if (lost.length === 0) return [];
  const sentence = `A pooler drops the settings that Corridor asks for: ${lost.join(', ')}. Set them for the user of DATABASE_URL with alter role, as shown in docs/operating/pgbouncer.md.`;
  if (environment === 'production') throw new DatabaseRefused(sentence);
  return [sentence];
}
