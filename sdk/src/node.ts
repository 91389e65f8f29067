import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checkpoint } from './follow.ts';
import type { PendingStore, PendingWrite } from './pending.ts';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const ENDING = '.json';

function isMissing(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'ENOENT';
}

function isThere(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'EEXIST';
}

/** What was linked or renamed in it lasts. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file of its own with the text, which lasts. */
async function writeTemporary(folder: string, text: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const path = join(folder, `.${randomUUID()}.tmp`);
  const handle = await open(path, 'wx', FILE_MODE);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return path;
}

async function readWrite(path: string): Promise<PendingWrite | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as PendingWrite;
  } catch (error) {
    // Another process may have removed it meanwhile.
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Keeps pending writes as files of a folder, one each, safe beside other processes on the same machine. Bodies are not
 * encrypted; only the user may read them.
 */
export function fileStore(folder: string): PendingStore {
  const pathOf = (key: string): string =>
    join(folder, `${createHash('sha256').update(key).digest('hex')}${ENDING}`);
  const add = async (write: PendingWrite): Promise<PendingWrite | null> => {
    const path = pathOf(write.idempotencyKey);
    const temporary = await writeTemporary(folder, JSON.stringify(write));
    try {
      // A link, unlike a renamed file, replaces nothing.
      await link(temporary, path);
      await syncFolder(folder);
      return null;
    } catch (error) {
      if (!isThere(error)) throw error;
      const kept = await readWrite(path);
      // Removed between the two.
      return kept ?? (await add(write));
    } finally {
      await rm(temporary, { force: true });
    }
  };
  return {
    add,
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await syncFolder(folder);
    },
    list: async () => {
      let names: string[];
      try {
        names = await readdir(folder);
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
      const paths = names.filter((name) => name.endsWith(ENDING)).map((name) => join(folder, name));
      return (await Promise.all(paths.map(readWrite))).filter((write) => write !== undefined);
    },
  };
}

/** Keeps the place of a reader of events as a file of a folder. */
export function fileCheckpoint(folder: string): Checkpoint {
  const path = join(folder, 'cursor');
  return {
    load: async () => {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    save: async (cursor) => {
      await rename(await writeTemporary(folder, cursor), path);
      await syncFolder(folder);
    },
  };
}
