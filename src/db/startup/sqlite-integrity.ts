import { statSync } from 'node:fs';
import type sqlite3 from 'sqlite3';
import { CORRUPT, DatabaseRefused } from '../drivers/failure.ts';
import { pathOf, requireUsablePath } from './sqlite-path.ts';

/** Enough for some gigabytes, and short for a start. */
const QUICK_LIMIT_MS = 5_000;

const BUSY_LIMIT_MS = 5_000;

const SHOWN_FAULTS = 100;

/**
 * Looks at a file's pages for a bounded time; answers whether it got to the end. Nothing for a missing file, or another
 * database.
 * @throws DatabaseRefused for a corrupt file
 */
export async function checkFile(url: string, limitMs = QUICK_LIMIT_MS): Promise<boolean> {
  try {
    const [fault] = await findFaults(url, 'quick_check(1)', limitMs);
    if (fault === undefined) return true;
    throw new DatabaseRefused(
      `The database file ${String(pathOf(url))} is corrupt (${fault}). Stop all processes that use it, and restore it from a backup.`,
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_INTERRUPT') return false;
    throw error;
  }
}

/** Reads all pages and indexes; empty for a sound file, and for another database. Servers may go on. */
export async function findFileFaults(url: string): Promise<string[]> {
  return findFaults(url, `integrity_check(${SHOWN_FAULTS})`);
}

async function findFaults(url: string, check: string, limitMs?: number): Promise<string[]> {
  requireUsablePath(url);
  const path = pathOf(url);
  if (path === undefined || (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return [];
  const { default: driver } = await import('sqlite3');
  const connection = new driver.Database(path, driver.OPEN_READWRITE);
  connection.configure('busyTimeout', BUSY_LIMIT_MS);
  // An interruption before the check has begun is lost: it is repeated.
  let interrupting: NodeJS.Timeout | undefined;
  const interrupt = (): void => {
    interrupting = setInterval(() => connection.interrupt(), 5);
  };
  const late = limitMs === undefined ? undefined : setTimeout(interrupt, limitMs);
  try {
    return await ask(connection, check);
  } finally {
    clearTimeout(late);
    clearInterval(interrupting);
    await new Promise((resolve) => {
      connection.close(resolve);
    });
  }
}

async function ask(connection: sqlite3.Database, check: string): Promise<string[]> {
  const rows = await new Promise<object[]>((resolve, reject) => {
    connection.all<object>(`pragma ${check}`, (error, found) => {
      if (error === null) resolve(found);
      else if ('code' in error && CORRUPT.has(String(error.code))) resolve([{ fault: error.message }]);
      else reject(error);
    });
  });
  const texts = rows.flatMap((row) => Object.values(row).flatMap((text) => String(text).split('\n')));
  return texts.filter((text) => text !== 'ok' && !text.startsWith('***'));
}
