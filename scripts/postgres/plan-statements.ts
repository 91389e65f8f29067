import pg from 'pg';
import { openDatabase } from '../../src/db/connection.ts';
import { INDEX_PLANNER } from '../../src/db/drivers/open-postgres.ts';
import { prepareDatabase } from '../../src/db/startup/prepare-database.ts';
import { atDatabase, runAsAdministrator } from '../../src/testing/databases/postgres-administration.ts';
import { scansOf, type Plan } from '../../src/testing/databases/scans-in.ts';

/** What a server makes of a statement: the tables that its plan reads from end to end, or why it takes none such. */
export type Planned = { readonly scans: readonly string[] } | { readonly refusal: string };

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }];
}

function valuesIn(text: string): number {
  return Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
}

/** Plans one statement without its values, as connections of the product do; nothing of it is carried out. */
async function plan(client: pg.Client, text: string): Promise<Planned> {
  try {
    await client.query(`prepare asked as ${text}`);
  } catch (error) {
    return { refusal: (error as Error).message };
  }
  try {
    const values = Array.from({ length: valuesIn(text) }, () => 'null').join(', ');
    const execute = values === '' ? 'execute asked' : `execute asked(${values})`;
    const { rows } = await client.query<Explained>(`explain (format json) ${execute}`);
    const [explained] = rows;
    return { scans: explained === undefined ? [] : scansOf(explained['QUERY PLAN'][0].Plan) };
  } catch (error) {
    return { refusal: (error as Error).message };
  } finally {
    await client.query('deallocate asked');
  }
}

const NAME = `corridor_statements_${process.pid}`;

export async function planStatements(
  serverUrl: string,
  texts: readonly string[],
): Promise<readonly Planned[]> {
  await runAsAdministrator(serverUrl, `create database ${NAME}`);
  const url = atDatabase(serverUrl, NAME);
  const database = openDatabase(url);
  try {
    await prepareDatabase(database, 'sandbox');
  } finally {
    await database.destroy();
  }
  const options = INDEX_PLANNER.map((setting) => `-c ${setting}`).join(' ');
  const client = new pg.Client({ connectionString: url, options });
  await client.connect();
  try {
    const planned: Planned[] = [];
    for (const text of texts) planned.push(await plan(client, text));
    return planned;
  } finally {
    await client.end();
    await runAsAdministrator(serverUrl, `drop database ${NAME} with (force)`);
  }
}
