import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Environment } from '../../config/config.ts';
import type { Moment } from '../../calendar/clock.ts';
import { DatabaseRefused } from '../drivers/failure.ts';
import { findFileFaults } from '../startup/sqlite-integrity.ts';
import { pathOf, requireUsablePath } from '../startup/sqlite-path.ts';
import { describeCopy, manifestPath, readManifest, type Manifest } from './manifest.ts';
import { withFile } from './sqlite-connection.ts';

function fileOf(url: string): string {
  requireUsablePath(url);
  const path = pathOf(url);
  if (path === undefined)
    throw new DatabaseRefused(
      'This command is for SQLite. On PostgreSQL use pg_basebackup or pg_dump, as the page about backups says.',
    );
  return path;
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Never half a file under its name, and readable by its owner alone. */
async function place(draft: string, path: string): Promise<void> {
  await chmod(draft, 0o600);
  await toDisk(draft);
  await rename(draft, path);
}

/**
 * Copies a database as it is at one moment, with the manifest beside it; servers go on.
 * @param to a new file
 * @throws DatabaseRefused with nothing written
 */
export async function makeBackup(url: string, to: string, madeAt: Moment): Promise<Manifest> {
  const path = fileOf(url);
  if (!existsSync(path)) throw new DatabaseRefused(`There is no database file ${path}.`);
  for (const each of [to, manifestPath(to)])
    if (existsSync(each)) throw new DatabaseRefused(`${each} exists already: name another file.`);
  if (!existsSync(dirname(to))) throw new DatabaseRefused(`The folder ${dirname(to)} does not exist.`);
  const draft = `${to}.${process.pid}.part`;
  try {
    await withFile(path, 'write', (ask) => ask('vacuum into ?', [draft]));
    const manifest = await describeCopy(draft, madeAt);
    const list = `${draft}.json`;
    await writeFile(list, `${JSON.stringify(manifest, null, 2)}\n`);
    await place(draft, to);
    // Last: a copy without a manifest is no backup.
    await place(list, manifestPath(to));
    return manifest;
  } finally {
    for (const each of [draft, `${draft}.json`]) await rm(each, { force: true });
  }
}

export interface RestoreTerms {
  readonly environment: Environment;
  /** Whether a database that is there is put aside. */
  readonly replaces: boolean;
  readonly now: Moment;
}

export interface RestoredFile {
  readonly manifest: Manifest;
  /** Where the database from before is now; null if there was none. */
  readonly putAside: string | null;
}

/** A process that has a file open keeps it in the mode of a log beside it. */
async function closeForOthers(path: string): Promise<void> {
  const [mode] = await withFile(path, 'write', (ask) => ask('pragma journal_mode = delete')).catch(
    (cause: unknown) => {
      throw new DatabaseRefused(`${path} is in use: stop every server and command on it first.`, { cause });
    },
  );
  if (mode?.['journal_mode'] !== 'delete')
    throw new DatabaseRefused(`${path} is in use: stop every server and command on it first.`);
}

/**
 * Puts a copy in a database's place. What else knows of the database stays: by its point file a server notices that this
 * one is earlier.
 * @throws DatabaseRefused with nothing changed
 */
export async function restoreBackup(
  url: string,
  from: string,
  { environment, replaces, now }: RestoreTerms,
): Promise<RestoredFile> {
  const path = fileOf(url);
  const manifest = await readManifest(from);
  if (manifest.environment !== environment)
    throw new DatabaseRefused(`${from} is of ${manifest.environment}, and CORRIDOR_ENV is ${environment}.`);
  const isThere = existsSync(path);
  if (isThere && !replaces)
    throw new DatabaseRefused(`${path} exists: stop every server, and add --replace to put it aside.`);
  const draft = `${path}.${process.pid}.part`;
  // Of a new machine it is not there yet.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await copyFile(from, draft);
    const [fault] = await findFileFaults(`sqlite:${draft}`);
    if (fault !== undefined) throw new DatabaseRefused(`${from} is corrupt (${fault}).`);
    if (isThere) await closeForOthers(path);
    const putAside = isThere
      ? `${path}.before-${new Date(now).toISOString().replaceAll(/[-:.]/g, '')}`
      : null;
    if (putAside !== null) await rename(path, putAside);
    await place(draft, path);
    return { manifest, putAside };
  } finally {
    await rm(draft, { force: true });
  }
}
