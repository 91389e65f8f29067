import { randomFillSync } from 'node:crypto';

/** The prefixes in use, each naming its resource. */
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

/** Makes a new identifier; passed in, so that decisions stay pure functions of what they are given. */
export type NewId = (prefix: IdPrefix) => string;

/** The digits of identifiers, in the order of their values. */
export const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Every two digits, by the ten bits that they stand for. */
const PAIRS = Array.from(
  { length: 1024 },
  (_, bits) => `${DIGITS.charAt(bits >> 5)}${DIGITS.charAt(bits & 31)}`,
);

function pair(bits: number): string {
  return PAIRS[bits & 1023] ?? '';
}

/** Random words, drawn many at a time: a draw costs more than what it gives. */
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

/** The ten digits that a moment takes: fifty bits, of which a UUID has 48. */
export function momentDigits(moment: number): string {
  const [high, low] = [Math.floor(moment / 0x40000000), moment % 0x40000000];
  return pair(high >>> 10) + pair(high) + pair(low >>> 20) + pair(low >>> 10) + pair(low);
}

/** How far the machine's clock may be set back without identifiers going back with it. */
const SET_BACK_MS = 10_000;

const LARGEST_COUNT = 0x7fffffff;

/** Makes UUIDv7 (RFC 9562, section 5.7, with the counter of 6.2, method 1), each greater than the one before. */
class Uuids {
  readonly #random = new RandomWords();
  #latest = 0;
  #latestDigits = '';
  #count = 0;

  /** Goes on to the next identifier's moment and count. */
  #advance(): void {
    const now = Date.now();
    const isBehind = now <= this.#latest && now + SET_BACK_MS >= this.#latest;
    if (isBehind && this.#count < LARGEST_COUNT) {
      this.#count += 1;
      return;
    }
    this.#latest = isBehind ? this.#latest + 1 : now;
    this.#latestDigits = momentDigits(this.#latest);
    // Half of what there is stays free for those that follow in the same millisecond.
    this.#count = this.#random.next() >>> 2;
  }

  /** Moment, version, count, variant and 43 random bits, as 26 digits. */
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

/** Makes identifiers that increase among themselves, by a generator that draws its own random bits. */
export function createIds(): NewId {
  const uuids = new Uuids();
  return (prefix) => `${prefix}_${uuids.next()}`;
}

/** A TypeID: the prefix, `_`, and 26 characters of a UUIDv7 in Crockford base32, which sort by time; increasing within the process. */
export const newId: NewId = createIds();
