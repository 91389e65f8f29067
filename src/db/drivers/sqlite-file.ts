import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseRefused } from './failure.ts';

/** What SQLite keeps beside the file. */
const COMPANIONS = ['-wal', '-shm'] as const;

/**
 * Readable by its owner alone. A process would go on writing to a file that was moved, deleted or replaced: so the path
 * is compared with the file first opened.
 */
export class SqliteFile {
  readonly #path: string;
  readonly #file: string | undefined;
  #log: string | undefined;

  /** Makes file and folders if missing, and removes others' access. */
  constructor(path: string) {
    this.#path = path;
    try {
      // Existing folders keep their mode: they may belong to others.
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      // An existing file must not be opened: closing it would drop this process's locks on it.
      closeSync(openSync(path, 'wx', 0o600));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      if (error.code !== 'EEXIST')
        throw new DatabaseRefused(
          `The database file ${path} cannot be made (${error.message}): correct DATABASE_URL, or make its folder writable.`,
          { cause: error },
        );
    }
    for (const each of [path, ...COMPANIONS.map((suffix) => path + suffix)]) closeToOthers(each);
    this.#file = identityOf(path);
  }

  /** The log stays the same while a connection of this process is open. */
  rememberLog(): void {
    this.#log ??= identityOf(`${this.#path}-wal`);
  }

  /** In words; undefined while they are the ones first opened. */
  findChange(): string | undefined {
    const fileChange = describeChange(this.#path, this.#file);
    if (fileChange !== undefined || this.#log === undefined) return fileChange;
    return describeChange(`${this.#path}-wal`, this.#log);
  }
}

function describeChange(path: string, known: string | undefined): string | undefined {
  const now = identityOf(path);
  if (now === known) return undefined;
  return `${path} was ${now === undefined ? 'moved away or deleted' : 'replaced'}`;
}

function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    // One that cannot be looked at counts as gone.
    return undefined;
  }
}

export function closeToOthers(path: string): void {
  try {
    // Even for the right mode: a layered file system copies the file now, not at the first write, when its identity is
    // already known.
    chmodSync(path, 0o600);
  } catch (error) {
    // Missing, or another owner's who chooses its mode.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error;
  }
}
