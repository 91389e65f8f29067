import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseRefused } from '../drivers/failure.ts';

/** A start makes this one folder by itself: any other name was chosen, and may be misspelt. */
const OWN_FOLDER = resolve('.data');

/** The file that DATABASE_URL names; undefined for PostgreSQL. */
export function pathOf(url: string): string | undefined {
  return /^sqlite:(.+)$/.exec(url)?.[1];
}

/**
 * Before a file is opened or made.
 * @throws DatabaseRefused where no database can be kept
 */
export function requireUsablePath(url: string): void {
  const path = pathOf(url);
  const fault = path === undefined ? undefined : findPathFault(path);
  if (fault !== undefined) throw new DatabaseRefused(fault);
}

function findPathFault(path: string): string | undefined {
  if (path.includes(':memory:') || path.startsWith('file:'))
    return 'DATABASE_URL must name a file, such as sqlite:.data/corridor.db: several connections share it.';
  const folder = dirname(resolve(path));
  return findFolderFault(folder) ?? findFileFault(path);
}

function findFolderFault(folder: string): string | undefined {
  switch (kindOf(folder)) {
    case 'file':
      return `DATABASE_URL names a file in ${folder}, which is a file and no folder: correct DATABASE_URL.`;
    case 'none':
      return folder === OWN_FOLDER
        ? undefined
        : `The folder ${folder} of DATABASE_URL does not exist: create it, or correct DATABASE_URL.`;
    case 'folder':
      return canBe(folder, constants.W_OK | constants.X_OK)
        ? undefined
        : `This user may not write to the folder ${folder} of DATABASE_URL: grant it, or choose another folder.`;
  }
}

function findFileFault(path: string): string | undefined {
  switch (kindOf(path)) {
    case 'none':
      return undefined;
    case 'folder':
      return `DATABASE_URL names ${path}, which is a folder: name a file in it, such as ${path}/corridor.db.`;
    case 'file':
      return canBe(path, constants.R_OK | constants.W_OK)
        ? undefined
        : `This user may not read and write the database file ${path}: grant it, or correct DATABASE_URL.`;
  }
}

function kindOf(path: string): 'file' | 'folder' | 'none' {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return 'none';
    return stat.isDirectory() ? 'folder' : 'file';
  } catch {
    // A part of the path is a file, or closed to this user: its folder is told first.
    return 'none';
  }
}

function canBe(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
