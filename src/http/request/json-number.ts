/** A JSON text, or a stand-in that counts how often each character is read. */
export type Source = Pick<string, 'length' | 'charCodeAt' | 'slice'>;

const DOT = 0x2e;
const PLUS = 0x2b;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const CAPITAL_E = 0x45;
const SMALL_E = 0x65;

/** Every decimal of so many digits comes back from a double as it was, within the range of normal doubles. */
const SURE_DIGITS = 15;
const LEAST_SURE_MAGNITUDE = -307;
const LARGEST_MAGNITUDE = 308;

/** No double is written with more digits than these. */
const MOST_DIGITS = 17;

/** Beyond this every exponent is out of range, and the count stays exact. */
const LARGEST_EXPONENT = 1_000_000_000;

/** Reads the numbers of a text of valid JSON, and tells which of them a double holds without loss. */
export class NumberReader {
  readonly #source: Source;
  /** Where the number ended that was read last. */
  end = 0;
  /** From the first digit that is not zero to the last one. */
  #digits = 0;
  /** Of the first digit that is not zero: 0 for units, 1 for tens, -1 for tenths. */
  #magnitude = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Reads a number, and answers whether the double that is nearest to it is written with the same value. */
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

  /** Whether it is one of the numbers that bodies have most: without a point, an exponent or many digits. */
  #isShortInteger(start: number): boolean {
    const source = this.#source;
    const first = source.charCodeAt(start) === MINUS ? start + 1 : start;
    let at = first;
    let code = source.charCodeAt(at);
    while (code >= ZERO && code <= NINE && at - first < SURE_DIGITS) code = source.charCodeAt((at += 1));
    this.end = at;
    return code !== DOT && code !== SMALL_E && code !== CAPITAL_E && !(code >= ZERO && code <= NINE);
  }

  /** Whether a number of few digits is written the same again, or with the same digits in another form. */
  #comesBack(text: string): boolean {
    const value = Number(text);
    const written = String(value);
    if (written === text) return true;
    if (value === 0 || !Number.isFinite(value)) return false;
    const other = new NumberReader(written);
    other.#measure(0);
    if (other.#digits !== this.#digits || other.#magnitude !== this.#magnitude) return false;
    return significant(written, this.#digits) === significant(text, this.#digits);
  }

  /** Reads digits, point and exponent, each character once. */
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

  /** Reads the exponent, if there is one, and with it the end of the number. */
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

/** The digits of a number from the first one that is not zero, as many as are asked for. */
function significant(text: string, count: number): string {
  let found = '';
  for (let at = 0; found.length < count; at += 1) {
    const digit = text.charAt(at);
    if (digit !== '.' && digit !== '-' && (digit !== '0' || found !== '')) found += digit;
  }
  return found;
}
