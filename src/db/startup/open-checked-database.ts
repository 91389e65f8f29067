import type { Config } from '../../config/config.ts';
import { type Database, openDatabase } from '../connection.ts';
import { DatabaseRefused } from '../drivers/failure.ts';
import { checkPostgresDatabase } from './postgres-database-check.ts';
import {
  type PostgresServerFacts,
  commitsEarly,
  judgePostgresServer,
  readPostgresServer,
} from './postgres-server-check.ts';
import { requireUsablePath } from './sqlite-path.ts';

export interface CheckedDatabase {
  readonly database: Database;
  /** For the operator, a sentence each. */
  readonly warnings: readonly string[];
}

interface Opened {
  readonly database: Database;
  readonly facts: PostgresServerFacts | null;
}

async function openAndRead(url: string, settings: readonly string[]): Promise<Opened> {
  const database = openDatabase(url, settings);
  try {
    return { database, facts: await readPostgresServer(database) };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/**
 * Connections ask for synchronous_commit only if it is off: a stronger value, such as `remote_apply`, is the operator's
 * choice. What is in force is read again, since a pooler may drop settings.
 */
async function openDurable(url: string): Promise<Opened> {
  const opened = await openAndRead(url, []);
  if (opened.facts === null || !commitsEarly(opened.facts)) return opened;
  await opened.database.destroy();
  return openAndRead(url, ['synchronous_commit=on']);
}

/**
 * Looks at server and set-up before anything else.
 * @throws DatabaseRefused for a server that is too old, or a broken promise
 */
export async function openCheckedDatabase({
  databaseUrl,
  environment,
}: Pick<Config, 'databaseUrl' | 'environment'>): Promise<CheckedDatabase> {
  requireUsablePath(databaseUrl);
  const { database, facts } = await openDurable(databaseUrl);
  if (facts === null) return { database, warnings: [] };
  try {
    const { refusals, warnings } = judgePostgresServer(facts, environment);
    if (refusals.length > 0) throw new DatabaseRefused(refusals.join('\n'));
    return { database, warnings: [...warnings, ...(await checkPostgresDatabase(database, environment))] };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
