import { systemClock, type Clock } from '../calendar/clock.ts';
import { randomFillSync } from 'node:crypto';

/** By resource. */
export type IdPrefix =
  | 'acct'
  | 'act'
  | 'alm'
  | 'bat'
  | 'ben'
  | 'bil'
  | 'cfg'
  | 'chk'
  | 'cnv'
  | 'crt'
  | 'cus'
  | 'dep'
  | 'dlv'
  | 'dst'
  | 'evd'
  | 'evt'
  | 'fin'
  | 'ins'
  | 'inv'
  | 'jnl'
  | 'key'
  | 'lnk'
  | 'mov'
  | 'msg'
  | 'pay'
  | 'pin'
  | 'quo'
  | 'req'
  | 'rev'
  | 'rte'
  | 'ses'
  | 'stk'
  | 'stu'
  | 'trf'
  | 'usr'
  | 'wdr'
  | 'whk';

/** Passed in, so that decisions stay pure. */
export type NewId = (prefix: IdPrefix) => string;

/** By value. */
export const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** By their ten bits. */
const PAIRS = Array.from(
  { length: 1024 },
  (_, bits) => `${DIGITS.charAt(bits >> 5)}${DIGITS.charAt(bits & 31)}`,
);

function pair(bits: number): string {
  return PAIRS[bits & 1023] ?? '';
}

/** Drawn many at a time: a draw costs more than its result. */
class RandomWords {
  readonly #words = new Uint32Array(512);
  #used = this.#words.length;

  next(): number {
    if (this.#used === this.#words.length) {
      randomFillSync(this.#words);
      this.#used = 0;
    }
    return this.#words[this.#used++] ?? 0;
  }
}

/** Fifty bits, of which a UUID has 48. */
export function momentDigits(moment: number): string {
  const [high, low] = [Math.floor(moment / 0x40000000), moment % 0x40000000];
  return pair(high >>> 10) + pair(high) + pair(low >>> 20) + pair(low >>> 10) + pair(low);
}

/** Of an identifier, in milliseconds. */
export function momentOfId(id: string): number {
  const digits = id.slice(id.indexOf('_') + 1).slice(0, 10);
  return Array.from(digits).reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0);
}

/** A clock set back so far leaves identifiers increasing. */
const SET_BACK_MS = 10_000;

const LARGEST_COUNT = 0x7fffffff;

/** UUIDv7 (RFC 9562, section 5.7, with the counter of 6.2, method 1), strictly increasing. */
class Uuids {
  readonly #clock: Clock;
  readonly #random = new RandomWords();
  #latest = 0;
  #latestDigits = '';
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The next moment and count. */
  #advance(): void {
    const now = this.#clock();
    const isBehind = now <= this.#latest && now + SET_BACK_MS >= this.#latest;
    if (isBehind && this.#count < LARGEST_COUNT) {
      this.#count += 1;
      return;
    }
    this.#latest = isBehind ? this.#latest + 1 : now;
    this.#latestDigits = momentDigits(this.#latest);
    // Half stays free for the rest of the millisecond.
    this.#count = this.#random.next() >>> 2;
  }

  /** Moment, version, count, variant and 43 random bits: 26 digits. */
  next(): string {
    this.#advance();
    const count = this.#count;
    const [one, other] = [this.#random.next(), this.#random.next()];
    const version = (0b0111 << 6) | (count >>> 25);
    const variant = (((count >>> 19) & 63) << 4) | 0b1000 | ((count >>> 17) & 3);
    const counted = this.#latestDigits + pair(version) + pair(variant) + pair(count >>> 7);
    return `${counted}${pair((count << 3) | (other >>> 29))}${pair(one >>> 20)}${pair(one >>> 10)}${pair(one)}${pair(other)}`;
  }
}

/**
 * Strictly increasing, with random bits of its own.
 * @param clock orders them with those of other processes
 */
export function createIds(clock: Clock = systemClock): NewId {
  const uuids = new Uuids(clock);
  return (prefix) => `${prefix}_${uuids.next()}`;
}

export const newId: NewId = createIds();
