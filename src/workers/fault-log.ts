import type { Logger } from 'pino';
import { isOfOutage } from '../db/drivers/watch.ts';

/** Pause between equal lines. */
const AGAIN_MS = 60_000;

/** Beyond it, a worker's causes are one. */
const MOST_CAUSES = 100;

/** The end of a driver's message says what is wrong, after the statement. */
const TOLD_CHARACTERS = 200;

interface Told {
  readonly who: string;
  readonly error: unknown;
  readonly at: number;
  /** Since its last line. */
  readonly count: number;
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? String(error.code) : '';
  return `${error.name} ${code} ${error.message.slice(-TOLD_CHARACTERS)}`;
}

/** One line per cause and minute with a count; an outage has lines of its own. */
export class FaultLog {
  readonly #logger: Pick<Logger, 'error'>;
  readonly #now: () => number;
  readonly #told = new Map<string, Told>();

  constructor(logger: Pick<Logger, 'error'>, now: () => number = () => performance.now()) {
    this.#logger = logger;
    this.#now = now;
  }

  /** @param who the worker, or another part of the service */
  tell(who: string, error: unknown): void {
    const isOutage = isOfOutage(error);
    if (isOutage === false) this.#tell(who, error);
    else if (isOutage !== true) {
      void isOutage.then((isTold) => {
        if (!isTold) this.#tell(who, error);
      });
    }
  }

  /** Logs counts since each cause's last line, and forgets causes that stopped. */
  flush(): void {
    for (const [key, told] of this.#told) {
      if (this.#now() - told.at < AGAIN_MS) continue;
      if (told.count === 0) this.#told.delete(key);
      else this.#log(key, told);
    }
  }

  #tell(who: string, error: unknown): void {
    const name = `${who} ${nameOf(error)}`;
    const key = this.#told.has(name) || this.#told.size < MOST_CAUSES ? name : `${who} and others`;
    const told = this.#told.get(key);
    const next = { who, error, at: told?.at ?? -Infinity, count: (told?.count ?? 0) + 1 };
    if (this.#now() - next.at >= AGAIN_MS) this.#log(key, next);
    else this.#told.set(key, next);
  }

  #log(key: string, { who, error, count }: Told): void {
    this.#told.set(key, { who, error, count: 0, at: this.#now() });
    this.#logger.error({ err: error, worker: who, count }, 'fault');
  }
}
