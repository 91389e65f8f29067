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

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Every two digits, by the ten bits that they stand for. */
const PAIRS = Array.from(
  { length: 1024 },
  (_, bits) => `${DIGITS.charAt(bits >> 5)}${DIGITS.charAt(bits & 31)}`,
);

function pair(bits: number): string {
  return PAIRS[bits & 1023] ?? '';
}

/** Random words, asked for many at a time: to ask costs more than to get. */
const words = new Uint32Array(512);
let wordsUsed = words.length;

function randomWord(): number {
  if (wordsUsed === words.length) {
    randomFillSync(words);
    wordsUsed = 0;
  }
  return words[wordsUsed++] ?? 0;
}

/** The ten digits that a moment takes: fifty bits, of which a UUID has 48. */
function momentDigits(moment: number): string {
  const [high, low] = [Math.floor(moment / 0x40000000), moment % 0x40000000];
  return pair(high >>> 10) + pair(high) + pair(low >>> 20) + pair(low >>> 10) + pair(low);
}

/** How far the machine's clock may be set back without identifiers going back with it. */
const SET_BACK_MS = 10_000;

const LARGEST_COUNT = 0x7fffffff;

let latest = 0;
let latestDigits = '';
let count = 0;

/** Goes on to the next identifier's moment and count: each is greater than the one before, within a process. */
function advance(): void {
  const now = Date.now();
  const isBehind = now <= latest && now + SET_BACK_MS >= latest;
  if (isBehind && count < LARGEST_COUNT) {
    count += 1;
    return;
  }
  latest = isBehind ? latest + 1 : now;
  latestDigits = momentDigits(latest);
  // Half of what there is stays free for those that follow in the same millisecond.
  count = randomWord() >>> 2;
}

/** A UUIDv7 (RFC 9562, section 5.7, with the counter of 6.2, method 1): moment, version, count, variant, 43 random bits. */
function uuidDigits(): string {
  advance();
  const [one, other] = [randomWord(), randomWord()];
  const version = (0b0111 << 6) | (count >>> 25);
  const variant = (((count >>> 19) & 63) << 4) | 0b1000 | ((count >>> 17) & 3);
  const counted = latestDigits + pair(version) + pair(variant) + pair(count >>> 7);
  return `${counted}${pair((count << 3) | (other >>> 29))}${pair(one >>> 20)}${pair(one >>> 10)}${pair(one)}${pair(other)}`;
}

/** A TypeID: the prefix, `_`, and 26 characters of a UUIDv7 in Crockford base32, which sort by time. */
export const newId: NewId = (prefix) => `${prefix}_${uuidDigits()}`;
