import { DEEPEST, refuseBody, refuseDepth } from './refuse-body.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Fields of one object: the most that the contract allows anywhere. */
const MOST_NAMES = 4_096;

/** Items of one array: the most that the contract allows anywhere. */
const MOST_ITEMS = 8_192;

/** A text of so many characters cannot exceed either: a field takes at least four of them, an item two. */
export const SHORT_TEXT = 4 * MOST_NAMES;

interface Level {
  colons: number;
  commas: number;
}

function countMark(code: number, level: Level): void {
  if (code === COLON) {
    level.colons += 1;
    if (level.colons > MOST_NAMES)
      refuseBody('', `must not have an object with more than ${MOST_NAMES} fields`);
  } else if (code === COMMA) {
    level.commas += 1;
    if (level.commas >= MOST_ITEMS)
      refuseBody('', `must not have an array with more than ${MOST_ITEMS} items`);
  }
}

/**
 * Refuses a text with too many fields or items, or too deep nesting: parsing it takes ten times as long as looking at its
 * marks.
 */
export class ShapeReader {
  readonly #text: string;
  readonly #levels: Level[] = [];
  #level: Level | undefined;
  #at = 0;

  /** @param text perhaps JSON: anything else is refused later */
  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Reads on, and past so many characters only to the end of a string.
   * @returns whether something is left
   * @throws ApiError invalid_request
   */
  read(characters: number): boolean {
    const text = this.#text;
    const end = Math.min(this.#at + characters, text.length);
    let at = this.#at;
    for (; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) at = this.#endOfString(at);
      else if (code === OPEN_OBJECT || code === OPEN_ARRAY) this.#open();
      else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) this.#close();
      else if (this.#level !== undefined) countMark(code, this.#level);
    }
    this.#at = at;
    return at < text.length;
  }

  #open(): void {
    this.#level = { colons: 0, commas: 0 };
    if (this.#levels.push(this.#level) > DEEPEST) refuseDepth();
  }

  #close(): void {
    this.#levels.pop();
    this.#level = this.#levels.at(-1);
  }

  /** The text's end if the string does not end. */
  #endOfString(start: number): number {
    const text = this.#text;
    for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
      let first = at;
      while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
      if ((at - first) % 2 === 0) return at;
    }
    return text.length;
  }
}
