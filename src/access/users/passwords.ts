import { readFileSync } from 'node:fs';
import { ApiError } from '../../errors/api-error.ts';
import { ThreadPool } from '../../off-loop/thread-pool.ts';
import type { StrengthQuestion } from './strength-thread.ts';

let list: ReadonlySet<string> | undefined;

/** Read when somebody first chooses a password: most starts never need it. */
function breached(): ReadonlySet<string> {
  list ??= new Set(
    readFileSync(new URL('../../../generated/breached-passwords.txt', import.meta.url), 'utf8').split('\n'),
  );
  return list;
}

/** Whether a password is among the most common ones that were breached, whatever its capitals. It is looked for here alone. */
function isBreached(password: string): boolean {
  return breached().has(password.toLowerCase());
}

/** What OWASP's Password Storage Cheat Sheet has as the least for argon2id: 19 MiB, two passes, one thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Hashes at once: each takes a thread, of which SQLite needs some too, and a core for 12 ms. */
const AT_ONCE = 2;

/** Hashes that may wait for their turn. Whoever comes behind them is told to come again. */
const MOST_WAITING = 64;

/** A text that nobody has as their password; what is unknown is verified against its hash, which takes as long. */
const NOBODYS = 'a password that is nobody’s';

/** The library that computes argon2id, as far as it is used here. */
export interface Argon2 {
  hash(text: string, options: typeof PARAMETERS & { salt?: Uint8Array }): Promise<string>;
  verify(hash: string, text: string): Promise<boolean>;
  parseOptions(hash: string): { memoryCost: number; timeCost: number; parallelism: number };
}

// A binary that is of no use to most starts.
const load = async (): Promise<Argon2> => import('@node-rs/argon2');

/**
 * Hashes and verifies passwords and recovery codes by argon2id, two at once: more would take the machine from
 * everything else, and a crowd of guessers is to wait for itself.
 * Every call throws ApiError service_unavailable where too many wait already.
 */
export class PasswordHasher {
  readonly #load: () => Promise<Argon2>;
  #argon2: Promise<Argon2> | undefined;
  #nobodys: Promise<string> | undefined;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param argon2 stands in for the library */
  constructor(argon2?: Argon2) {
    this.#load = argon2 === undefined ? load : () => Promise.resolve(argon2);
  }

  /**
   * The hash of a text as a PHC string, with a salt of its own.
   * @param salt 16 bytes, where several texts are to be looked for by one computation
   */
  async hash(text: string, salt?: Uint8Array): Promise<string> {
    const argon2 = await this.#library();
    return this.#inTurn(() => argon2.hash(text, salt === undefined ? PARAMETERS : { ...PARAMETERS, salt }));
  }

  /** Whether a text has a hash; null has none, and takes as long to say so. */
  async verify(hash: string | null, text: string): Promise<boolean> {
    const argon2 = await this.#library();
    // Made before anybody is unknown, so that the first who is takes no longer than the others.
    const nobodys = await (this.#nobodys ??= argon2.hash(NOBODYS, PARAMETERS));
    const isRight = await this.#inTurn(() => argon2.verify(hash ?? nobodys, text));
    return isRight && hash !== null;
  }

  /** Whether a hash was made with less than what is asked for today. */
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
      throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
    } else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/**
 * An estimate takes up to 150 ms of a core. A second thread would take the machine from everything else. Each link and each user has a
 * queue, for as many passwords as may be tried at a link. The thread ends with its dictionaries when nobody chooses a password.
 */
const estimates = new ThreadPool<StrengthQuestion, number>(new URL('./strength-thread.ts', import.meta.url), {
  threads: 1,
  waiting: 64,
  waitingInQueue: 10,
  jobMs: 10_000,
  idleMs: 60_000,
});

/**
 * How hard a password is to guess, from 0 to 4 (zxcvbn).
 * @param known texts that a stranger may know of its owner
 * @param queue whose estimates wait for each other: a link, or a user
 * @throws ApiError service_unavailable when too many estimates wait
 */
function strengthOf(password: string, known: readonly string[], queue: string): Promise<number> {
  return estimates.run(queue, { password, known });
}

const SHORTEST = 15;
const LONGEST = 128;

/** What takes 10^8 guesses or more; below it is what somebody would try who knows how people choose. */
const LEAST_SCORE = 3;

/** A password as it is hashed: keyboards write the same letter in several ways (NIST SP 800-63B-4). */
export function normalisePassword(text: string): string {
  return text.normalize('NFC');
}

/**
 * Whether somebody may choose this password: 15 to 128 code points of any kind, not among those that were breached, and not
 * to be guessed from repeats, runs, common words, or what a stranger knows of the account.
 * @param password normalised
 * @param known what is known of its owner: the e-mail address, the name of the account
 * @param queue whose passwords are judged one after the other: those of a link, or of a user
 * @throws ApiError service_unavailable when too many passwords wait for their judgement
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
