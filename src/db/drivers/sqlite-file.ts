import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What SQLite keeps beside the file. */
const COMPANIONS = ['-wal', '-shm'] as const;

/**
 * A database's file, for nobody but its owner. A process goes on writing to a file that was moved away, deleted or
 * replaced, and SQLite does not notice: so what stands at the path is compared with what was there first.
 */
export class SqliteFile {
  readonly #path: string;
  readonly #file: string | undefined;
  #log: string | undefined;

  /** Makes the file where it is missing, and its folders, and takes other people's access to what is there. */
  constructor(path: string) {
    this.#path = path;
    // Folders that were there before may be somebody else's: they keep their mode.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    try {
      // A file that is there must not be opened: closing it would drop the locks that SQLite has on it in this process.
      closeSync(openSync(path, 'wx', 0o600));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    for (const each of [path, ...COMPANIONS.map((suffix) => path + suffix)]) closeToOthers(each);
    this.#file = identityOf(path);
  }

  /** Knows the write-ahead log from now on. It stays the same while a connection of this process is open. */
  rememberLog(): void {
    this.#log ??= identityOf(`${this.#path}-wal`);
  }

  /** What is wrong with the file or its log, in words; undefined while they are the ones that were opened. */
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
    // One that cannot be looked at is as good as gone.
    return undefined;
  }
}

function closeToOthers(path: string): void {
  try {
    // Where the mode is right already, too: a layered file system copies the file now, and not when it is written to,
    // by when we know its identity.
    chmodSync(path, 0o600);
  } catch (error) {
    // Not there, or somebody else's, who gave us access and chooses its mode.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error;
  }
}
