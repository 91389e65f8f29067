/** A JSON text, or a stand-in that counts reads. */
export type Source = Pick<string, 'length' | 'charCodeAt' | 'slice'>;

const DOT = 0x2e;
const PLUS = 0x2b;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const CAPITAL_E = 0x45;
const SMALL_E = 0x65;

/** A decimal of so many digits survives a double, in its normal range. */
const SURE_DIGITS = 15;
const LEAST_SURE_MAGNITUDE = -307;
const LARGEST_MAGNITUDE = 308;

/** No double needs more digits. */
const MOST_DIGITS = 17;

/** Beyond it every exponent is out of range, and the count stays exact. */
const LARGEST_EXPONENT = 1_000_000_000;

/** Tells which numbers of valid JSON a double holds without loss. */
export class NumberReader {
  readonly #source: Source;
  /** End of the last number read. */
  end = 0;
  /** How many numbers were compared with what their double is written as: each costs many times the rest. */
  compared = 0;
  /** From the first non-zero digit to the last. */
  #digits = 0;
  /** Of the first non-zero digit: 0 for units, 1 for tens, -1 for tenths. */
  #magnitude = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Whether the nearest double has the same value. */
  read(start: number): boolean {
    if (this.#isShortInteger(start)) return true;
    this.#measure(start);
    const digits = this.#digits;
    const magnitude = this.#magnitude;
    if (digits === 0) return true;
    if (digits > MOST_DIGITS) return false;
    const isSure = digits <= SURE_DIGITS && magnitude >= LEAST_SURE_MAGNITUDE;
    if (isSure && magnitude < LARGEST_MAGNITUDE) return true;
    const text = this.#source.slice(start, this.end);
    return isSure ? Number.isFinite(Number(text)) : this.#comesBack(text);
  }

  /** The usual form: no point, exponent or many digits. */
  #isShortInteger(start: number): boolean {
    const source = this.#source;
    const first = source.charCodeAt(start) === MINUS ? start + 1 : start;
    let at = first;
    let code = source.charCodeAt(at);
    while (code >= ZERO && code <= NINE && at - first < SURE_DIGITS) code = source.charCodeAt((at += 1));
    this.end = at;
    return code !== DOT && code !== SMALL_E && code !== CAPITAL_E && !(code >= ZERO && code <= NINE);
  }

  /** Whether few digits come back, in any form. */
  #comesBack(text: string): boolean {
    this.compared += 1;
    const value = Number(text);
    const written = String(value);
    if (written === text) return true;
    if (value === 0 || !Number.isFinite(value)) return false;
    const other = new NumberReader(written);
    other.#measure(0);
    if (other.#digits !== this.#digits || other.#magnitude !== this.#magnitude) return false;
    return significant(written, this.#digits) === significant(text, this.#digits);
  }

  /** Digits, point and exponent, each character once. */
  #measure(start: number): void {
    const source = this.#source;
    let digits = 0;
    let places = 0;
    let digitsBeforePoint = 0;
    let zerosBeforeDigits = 0;
    let isFraction = false;
    let at = source.charCodeAt(start) === MINUS ? start + 1 : start;
    for (; ; at += 1) {
      const code = source.charCodeAt(at);
      if (code === DOT) isFraction = true;
      else if (!(code >= ZERO && code <= NINE)) break;
      else if (code !== ZERO || places > 0) {
        places += 1;
        if (code !== ZERO) digits = places;
        if (!isFraction) digitsBeforePoint += 1;
      } else if (isFraction) zerosBeforeDigits += 1;
    }
    this.#digits = digits;
    this.#magnitude =
      (digitsBeforePoint > 0 ? digitsBeforePoint - 1 : -zerosBeforeDigits - 1) + this.#exponent(at);
  }

  /** The exponent, if any, and the number's end. */
  #exponent(from: number): number {
    const source = this.#source;
    const mark = source.charCodeAt(from);
    this.end = from;
    if (mark !== SMALL_E && mark !== CAPITAL_E) return 0;
    const sign = source.charCodeAt(from + 1);
    let at = sign === PLUS || sign === MINUS ? from + 2 : from + 1;
    let exponent = 0;
    for (; ; at += 1) {
      const code = source.charCodeAt(at);
      if (!(code >= ZERO && code <= NINE)) break;
      exponent = Math.min(exponent * 10 + (code - ZERO), LARGEST_EXPONENT);
    }
    this.end = at;
    return sign === MINUS ? -exponent : exponent;
  }
}

/** From the first non-zero digit. */
function significant(text: string, count: number): string {
  let found = '';
  for (let at = 0; found.length < count; at += 1) {
    const digit = text.charAt(at);
    if (digit !== '.' && digit !== '-' && (digit !== '0' || found !== '')) found += digit;
  }
  return found;
}
