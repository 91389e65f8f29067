import { NumberReader, type Source } from './json-number.ts';
import { pointerInto } from './json-pointer.ts';
import { DEEPEST, refuseBody, refuseDepth } from './refuse-body.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const SMALL_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Numbers of one body that are compared with what their double is written as: so many fit into the largest free-form
 * field, 16 KiB, at seven characters each.
 */
const MOST_COMPARED = 2_341;

interface Level {
  readonly isObject: boolean;
  /** The current item or field. */
  step: number | string;
  /** Names so far; the second one makes the set. */
  first: string | undefined;
  names: Set<string> | undefined;
}

/**
 * Reads valid JSON and refuses what JSON.parse decides in silence, and what cannot be stored and sent back unchanged: deep
 * nesting, repeated names, numbers that a double does not hold, NUL and unpaired surrogates. Each character is read once,
 * apart from names and a few numbers.
 */
export class SourceReader {
  readonly #source: Source;
  readonly #number: NumberReader;
  readonly #levels: Level[] = [];
  #at = 0;
  #isName = false;

  /** @param source valid JSON */
  constructor(source: Source) {
    this.#source = source;
    this.#number = new NumberReader(source);
  }

  /**
   * Reads on, and past so many characters only to the end of what the last of them belongs to.
   * @returns whether something is left
   * @throws ApiError invalid_request, at the first fault in the text
   */
  read(characters: number): boolean {
    const end = Math.min(this.#at + characters, this.#source.length);
    while (this.#at < end) {
      const code = this.#source.charCodeAt(this.#at);
      if (code === QUOTE) this.#readString();
      else if (code === MINUS || (code >= ZERO && code <= NINE)) this.#readNumber();
      else {
        this.#readMark(code);
        this.#at += 1;
      }
    }
    return this.#at < this.#source.length;
  }

  #readMark(code: number): void {
    if (code === COMMA) this.#next();
    else if (code === COLON) this.#isName = false;
    else if (code === OPEN_OBJECT || code === OPEN_ARRAY) this.#open(code === OPEN_OBJECT);
    else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) this.#levels.pop();
  }

  #open(isObject: boolean): void {
    if (this.#levels.length === DEEPEST) refuseDepth();
    this.#levels.push({ isObject, step: 0, first: undefined, names: undefined });
    this.#isName = isObject;
  }

  #next(): void {
    const level = this.#levels.at(-1);
    this.#isName = level?.isObject === true;
    if (typeof level?.step === 'number') level.step += 1;
  }

  #readString(): void {
    const start = this.#at;
    let hasEscape = false;
    let isStorable = true;
    for (this.#at += 1; ; this.#at += 1) {
      const code = this.#source.charCodeAt(this.#at);
      if (code === QUOTE) break;
      if (code !== BACKSLASH) continue;
      hasEscape = true;
      this.#at += 1;
      if (this.#source.charCodeAt(this.#at) === SMALL_U && !this.#readEscape()) isStorable = false;
    }
    this.#at += 1;
    if (this.#isName) this.#takeName(start, hasEscape, isStorable);
    else if (!isStorable) refuseBody(this.#pointer(), 'must not contain NUL or an unpaired surrogate');
  }

  /**
   * Reads `uXXXX`, and a second half after a first. The text is valid UTF-8, so that only an escape can hold an
   * unpaired surrogate.
   * @returns whether it can be stored
   */
  #readEscape(): boolean {
    const unit = this.#hexDigits();
    if (unit === 0 || isLowSurrogate(unit)) return false;
    if (!isHighSurrogate(unit)) return true;
    if (this.#source.charCodeAt(this.#at + 1) !== BACKSLASH) return false;
    if (this.#source.charCodeAt(this.#at + 2) !== SMALL_U) return false;
    this.#at += 2;
    return isLowSurrogate(this.#hexDigits());
  }

  /** Ends at the last digit. */
  #hexDigits(): number {
    const from = this.#at + 1;
    this.#at += 4;
    return Number.parseInt(this.#source.slice(from, from + 4), 16);
  }

  #takeName(start: number, hasEscape: boolean, isStorable: boolean): void {
    const level = this.#levels.at(-1);
    if (level === undefined) throw new Error('A name stands outside every object');
    if (!isStorable) {
      const object = this.#pointer(this.#levels.slice(0, -1));
      refuseBody(object, 'must not have a field whose name contains NUL or an unpaired surrogate');
    }
    const name = hasEscape
      ? (JSON.parse(this.#source.slice(start, this.#at)) as string)
      : this.#source.slice(start + 1, this.#at - 1);
    level.step = name;
    if (isKnown(level, name)) refuseBody(this.#pointer(), 'must not be repeated');
  }

  #readNumber(): void {
    const isExact = this.#number.read(this.#at);
    this.#at = this.#number.end;
    if (this.#number.compared > MOST_COMPARED) {
      refuseBody('', `must not have more than ${MOST_COMPARED} numbers of over 15 digits or below 1e-307`);
    }
    if (isExact) return;
    refuseBody(this.#pointer(), 'must be a number that fits a double without loss; send it as a string');
  }

  #pointer(levels: readonly Level[] = this.#levels): string {
    return levels.reduce((pointer, { step }) => pointerInto(pointer, step), '');
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Records a name; whether it was there before. */
function isKnown(level: Level, name: string): boolean {
  if (level.first === undefined) {
    level.first = name;
    return false;
  }
  level.names ??= new Set([level.first]);
  const before = level.names.size;
  return level.names.add(name).size === before;
}
