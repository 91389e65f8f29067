import { readFileSync } from 'node:fs';
import { ApiError } from '../../errors/api-error.ts';
import { ThreadPool } from '../../off-loop/thread-pool.ts';
import type { StrengthQuestion } from './strength-thread.ts';

let list: ReadonlySet<string> | undefined;

/** Read at first use: most starts never need it. */
function breached(): ReadonlySet<string> {
  list ??= new Set(
    readFileSync(new URL('../../../generated/breached-passwords.txt', import.meta.url), 'utf8').split('\n'),
  );
  return list;
}

/** Among the most common breached passwords, ignoring case. */
function isBreached(password: string): boolean {
  return breached().has(password.toLowerCase());
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Each takes a thread, which SQLite needs too, and 12 ms of a core. */
const AT_ONCE = 2;

/** Beyond them: service_unavailable. */
const MOST_WAITING = 64;

/** Unknown users are verified against its hash, which takes as long. */
const NOBODYS = 'a password that is nobody’s';

/** The library that computes argon2id, as far as it is used here. */
export interface Argon2 {
  hash(text: string, options: typeof PARAMETERS & { salt?: Uint8Array }): Promise<string>;
  verify(hash: string, text: string): Promise<boolean>;
  parseOptions(hash: string): { memoryCost: number; timeCost: number; parallelism: number };
}

// Loaded at first use.
const load = async (): Promise<Argon2> => import('@node-rs/argon2');

/**
 * Argon2id, two at once, so that guessers wait for each other. Every call throws ApiError service_unavailable when too
 * many wait.
 */
export class PasswordHasher {
  readonly #load: () => Promise<Argon2>;
  #argon2: Promise<Argon2> | undefined;
  #nobodys: Promise<string> | undefined;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param argon2 replaces the library */
  constructor(argon2?: Argon2) {
    this.#load = argon2 === undefined ? load : () => Promise.resolve(argon2);
  }

  /**
   * A PHC string.
   * @param salt 16 bytes, to search several hashes by one computation
   */
  async hash(text: string, salt?: Uint8Array): Promise<string> {
    const argon2 = await this.#library();
    return this.#inTurn(() => argon2.hash(text, salt === undefined ? PARAMETERS : { ...PARAMETERS, salt }));
  }

  /** Null never matches, and takes as long. */
  async verify(hash: string | null, text: string): Promise<boolean> {
    const argon2 = await this.#library();
    // Made at first use of any password, so that the first unknown user takes no longer.
    const nobodys = await (this.#nobodys ??= argon2.hash(NOBODYS, PARAMETERS));
    const isRight = await this.#inTurn(() => argon2.verify(hash ?? nobodys, text));
    return isRight && hash !== null;
  }

  /** Made with weaker parameters than today's. */
  async isOutdated(hash: string): Promise<boolean> {
    const argon2 = await this.#library();
    const { memoryCost, timeCost, parallelism } = argon2.parseOptions(hash);
    return (
      memoryCost < PARAMETERS.memoryCost ||
      timeCost < PARAMETERS.timeCost ||
      parallelism < PARAMETERS.parallelism
    );
  }

  #library(): Promise<Argon2> {
    return (this.#argon2 ??= this.#load());
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < AT_ONCE) this.#running += 1;
    else if (this.#waiting.length >= MOST_WAITING) {
      throw new ApiError('service_unavailable', { reason: 'password_hashing_full', retryAfterSeconds: 1 });
    } else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next in line takes the place over.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** An estimate takes up to 150 ms of a core. A queue per link and user; the thread ends when idle. */
const estimates = new ThreadPool<StrengthQuestion, number>(new URL('./strength-thread.ts', import.meta.url), {
  threads: 1,
  waiting: 64,
  waitingInQueue: 10,
  jobMs: 10_000,
  idleMs: 60_000,
});

/**
 * 0 to 4 (zxcvbn).
 * @param known texts that a stranger may know of the owner
 * @param queue of a link or user
 * @throws ApiError service_unavailable when too many wait
 */
function strengthOf(password: string, known: readonly string[], queue: string): Promise<number> {
  return estimates.run(queue, { password, known });
}

const SHORTEST = 15;
const LONGEST = 128;

/** 10^8 guesses or more. */
const LEAST_SCORE = 3;

/** Keyboards write one letter in several ways (NIST SP 800-63B-4). */
export function normalisePassword(text: string): string {
  return text.normalize('NFC');
}

/**
 * 15 to 128 code points, not breached, and not guessable from repeats, runs, common words or what is known of the
 * account.
 * @param password normalised
 * @param known e-mail address, name of the account
 * @param queue of a link or user
 * @throws ApiError service_unavailable when too many wait
 */
export async function isAcceptable(
  password: string,
  known: readonly string[],
  queue: string,
): Promise<boolean> {
  const length = Array.from(password).length;
  if (length < SHORTEST || length > LONGEST) return false;
  return !isBreached(password) && (await strengthOf(password, known, queue)) >= LEAST_SCORE;
}
