import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator knows (RFC 6238): SHA-1, six digits, a step of 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const STEP_MS = FORM.period * 1000;

/** Two clocks may differ by so much. */
const DRIFT_MS = 4_000;

/** And so much later a code may arrive: a service whose machine is busy takes some seconds to look at it. */
const ON_THE_WAY_MS = 12_000;

/** An authenticator of one secret. It gives each code once, and only such as a service takes that allows one step of drift. */
export class Authenticator {
  readonly secret: string;
  readonly #totp: TOTP;
  readonly #now: () => number;
  #last = 0;

  /** @param secret in base32 @param now the milliseconds of the service's clock */
  constructor(secret: string, now: () => number = Date.now) {
    this.secret = secret;
    this.#totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
    this.#now = now;
  }

  /** One of another secret in the same hands: codes that were used count for it too. */
  successor(secret: string): Authenticator {
    const next = new Authenticator(secret, this.#now);
    next.#last = this.#last;
    return next;
  }

  /** The code of a step of thirty seconds. */
  codeOf(step: number): string {
    return this.#totp.generate({ timestamp: step * STEP_MS });
  }

  get step(): number {
    return Math.floor(this.#now() / STEP_MS);
  }

  /**
   * A code of a later step than any that was given before. There are two or three of them at a time; where all were given,
   * it waits for the next, half a minute at the most.
   */
  async nextCode(): Promise<string> {
    for (;;) {
      const now = this.#now();
      const earliest = Math.floor((now + ON_THE_WAY_MS) / STEP_MS) - 1;
      const latest = Math.floor((now - DRIFT_MS) / STEP_MS) + 1;
      const step = Math.max(earliest, this.#last + 1);
      if (step <= latest) {
        this.#last = step;
        return this.codeOf(step);
      }
      await delay((step - 1) * STEP_MS + DRIFT_MS - now);
    }
  }
}
