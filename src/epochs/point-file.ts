import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type KnownState, NOTHING_KNOWN } from './commit-points.ts';

/** What was said of a file that cannot be read, in one sentence. */
export interface PointFileRead {
  readonly known: KnownState;
  readonly warning: string | null;
}

function isPoint(value: unknown): boolean {
  if (value === null) return true;
  const { mark, epoch, writtenAt, expiresAt } = value as Record<string, unknown>;
  const numbers = [epoch, writtenAt, expiresAt];
  return typeof mark === 'string' && numbers.every((each) => Number.isSafeInteger(each));
}

function isKnownState(value: unknown): value is KnownState {
  if (typeof value !== 'object' || value === null) return false;
  const { newest, lasting, installation, system } = value as Record<string, unknown>;
  const points = [newest, lasting];
  if (!points.every((each) => typeof each === 'object' && isPoint(each))) return false;
  return [installation, system].every((each) => each === null || typeof each === 'string');
}

/**
 * Where a process keeps what it knows of the database apart from it: a server that starts on a restored database finds
 * that the database lacks it.
 */
export class PointFile {
  readonly #path: string;
  readonly #onFault: (error: unknown) => void;
  #next: KnownState | undefined;
  #writing: Promise<void> | undefined;
  #hasFailed = false;

  constructor(path: string, onFault: (error: unknown) => void) {
    this.#path = path;
    this.#onFault = onFault;
  }

  /** Nothing if there is no file. */
  async read(): Promise<PointFileRead> {
    try {
      const value: unknown = JSON.parse(await readFile(this.#path, 'utf8'));
      if (isKnownState(value)) return { known: value, warning: null };
      throw new Error('it has another form');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        return { known: NOTHING_KNOWN, warning: null };
      const reason = error instanceof Error ? error.message : String(error);
      const warning = `the file ${this.#path} cannot be read (${reason}): whether the database is an earlier one is not known`;
      return { known: NOTHING_KNOWN, warning };
    }
  }

  /** Soon; of several states the newest is written. */
  save(known: KnownState): void {
    this.#next = known;
    this.#writing ??= this.#writeAll().finally(() => (this.#writing = undefined));
  }

  /** When all that was saved is written. */
  async idle(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    for (let known = this.#next; known !== undefined; known = this.#next) {
      this.#next = undefined;
      try {
        await this.#write(known);
        this.#hasFailed = false;
      } catch (error) {
        // Once: the next second would tell the same.
        if (!this.#hasFailed) this.#onFault(error);
        this.#hasFailed = true;
      }
    }
  }

  async #write(known: KnownState): Promise<void> {
    // Another process may write the same file.
    const draft = `${this.#path}.${process.pid}`;
    await mkdir(dirname(this.#path), { recursive: true });
    await writeFile(draft, `${JSON.stringify(known)}\n`, { mode: 0o600 });
    await rename(draft, this.#path);
  }
}
