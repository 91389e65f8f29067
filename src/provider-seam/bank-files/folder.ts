import { constants } from 'node:fs';
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Retry } from '../port/provider.ts';

/** A file of the bank's that has not been taken in. */
export interface WaitingFile {
  readonly name: string;
  readonly bytes: number;
}

/** Of a digest, before the name of a file that was put aside. */
const MARK_LENGTH = 16;

const FOLDERS = ['out', 'in', 'sent', 'done', 'refused'] as const;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A full disk, or a folder that is not there, may be mended. */
async function orRetry<Result>(doing: Promise<Result>): Promise<Result> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof Retry) throw error;
    throw new Retry(`The folder cannot be used: ${codeOf(error) || String(error)}`, undefined, {
      cause: error,
    });
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    },
  );
}

/** Safe on the disk under its name, which no reader sees before it is whole. */
async function writeWhole(path: string, bytes: Uint8Array, flags: string): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Names in a folder are safe there once it is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Where files are exchanged with a bank: `out/` for the bank to take, `in/` for what it brings; `sent/`, `done/` and
 * `refused/` are ours. Several processes may use it at the same time.
 */
export class BankFolder {
  readonly #root: string;
  readonly #newToken: () => string;

  /** @param newToken for names that no process gives twice */
  constructor(root: string, newToken: () => string) {
    this.#root = root;
    this.#newToken = newToken;
  }

  #path(folder: (typeof FOLDERS)[number], name = ''): string {
    return join(this.#root, folder, name);
  }

  /** @throws if the folder cannot be made */
  async prepare(): Promise<void> {
    for (const folder of FOLDERS) await mkdir(this.#path(folder), { recursive: true, mode: 0o700 });
  }

  /**
   * Hands a file over once. It is written under a name that the bank does not take; then `sent/` says which one is handed
   * over, and the first to say so decides; then it gets its name. A look that finds it decided and not done, does it.
   * @throws Retry if nothing was decided
   */
  async handOver(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
    const draft = `.${name}.${this.#newToken()}`;
    let isOurs: boolean;
    try {
      isOurs = await orRetry(this.#decide(name, draft, bytes, signal));
    } finally {
      await rm(this.#path('sent', draft), { force: true });
    }
    if (!isOurs) await rm(this.#path('out', draft), { force: true });
    await this.#finish(name);
  }

  /** Whether it was handed over; what was only decided is done now. @throws Retry */
  async wasHandedOver(name: string): Promise<boolean> {
    if (!(await orRetry(exists(this.#path('sent', name))))) return false;
    await orRetry(this.#finish(name));
    return true;
  }

  /** Answers whether this draft is the one that is handed over. */
  async #decide(name: string, draft: string, bytes: Uint8Array, signal: AbortSignal): Promise<boolean> {
    await writeWhole(this.#path('out', draft), bytes, 'wx');
    await syncFolder(this.#path('out'));
    await writeWhole(this.#path('sent', draft), Buffer.from(draft), 'wx');
    signal.throwIfAborted();
    try {
      // A link is there with its content, or not at all.
      await link(this.#path('sent', draft), this.#path('sent', name));
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
    await syncFolder(this.#path('sent'));
    return true;
  }

  async #finish(name: string): Promise<void> {
    const draft = await readFile(this.#path('sent', name), 'utf8');
    try {
      await rename(this.#path('out', draft), this.#path('out', name));
      await syncFolder(this.#path('out'));
    } catch (error) {
      // Another process was faster, or it was done long ago.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }

  /** By name; what begins with a point is still being written. @throws Retry */
  async waiting(): Promise<WaitingFile[]> {
    const entries = await orRetry(readdir(this.#path('in'), { withFileTypes: true }));
    const names = entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
    const found = await Promise.all(
      names.sort().map(async (name) => ({ name, bytes: (await this.#sizeOf(name)) ?? -1 })),
    );
    return found.filter(({ bytes }) => bytes >= 0);
  }

  async #sizeOf(name: string): Promise<number | undefined> {
    return stat(this.#path('in', name)).then(
      ({ size }) => size,
      () => undefined,
    );
  }

  /** @throws Retry */
  read(name: string): Promise<Uint8Array> {
    return orRetry(readFile(this.#path('in', name)));
  }

  /** The names of refused files that are still there. @throws Retry */
  async refused(): Promise<string[]> {
    const names = await orRetry(readdir(this.#path('refused')));
    return names.map((name) => name.slice(MARK_LENGTH + 1));
  }

  /** Puts a file aside for good: what was read, or what cannot be. Its digest keeps it apart from others of its name. */
  async putAside(name: string, digest: string, where: 'done' | 'refused'): Promise<void> {
    try {
      const mark = digest.slice(0, MARK_LENGTH).padEnd(MARK_LENGTH, '-');
      await rename(this.#path('in', name), this.#path(where, `${mark}-${name}`));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}
