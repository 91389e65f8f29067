/** UTF-8 bytes, newline included. */
export const LINE_BYTES = 2_048;

/** Lengths tried in turn until the line fits. */
const KEPT_CHARACTERS = [800, 400, 200, 100, 40];

/** The last resort: nothing in it can be long. */
const ESSENTIAL = ['level', 'time', 'requestId', 'tenantId', 'operationId', 'worker', 'count', 'msg'];

/** Depth kept in a line that must be cut. */
const DEPTH = 6;

/** Entries kept of a list or object. */
const ENTRIES = 24;

const CUT = ' … ';

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Keeps beginning and end: drivers write the statement first and the fault last. */
export function cutMiddle(text: string, kept: number): string {
  if (text.length <= kept) return text;
  const half = Math.floor((kept - CUT.length) / 2);
  // Half of a surrogate pair is no character.
  const head = isLowSurrogate(text, half) ? half - 1 : half;
  const tail = isLowSurrogate(text, text.length - half) ? text.length - half + 1 : text.length - half;
  return text.slice(0, head) + CUT + text.slice(tail);
}

function shorten(value: unknown, kept: number, depth: number): unknown {
  if (typeof value === 'string') return cutMiddle(value, kept);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return CUT.trim();
  if (Array.isArray(value)) return value.slice(0, ENTRIES).map((each) => shorten(each, kept, depth - 1));
  const entries = Object.entries(value).slice(0, ENTRIES);
  return Object.fromEntries(
    entries.map(([name, each]) => [cutMiddle(name, kept), shorten(each, kept, depth - 1)]),
  );
}

function fits(line: string): boolean {
  return line.length * 3 <= LINE_BYTES || Buffer.byteLength(line) <= LINE_BYTES;
}

/**
 * Cuts texts until the line fits; the result is one JSON object.
 * @param line ends with a newline
 */
export function boundLine(line: string): string {
  if (fits(line)) return line;
  const whole = JSON.parse(line) as Record<string, unknown>;
  const essential = ESSENTIAL.filter((name) => name in whole).map((name) => [
    name,
    shorten(whole[name], 80, 0),
  ]);
  const least = { ...(Object.fromEntries(essential) as object), isCut: true };
  for (const kept of KEPT_CHARACTERS) {
    const cut = `${JSON.stringify({ ...(shorten(whole, kept, DEPTH) as object), ...least })}\n`;
    if (fits(cut)) return cut;
  }
  return `${JSON.stringify(least)}\n`;
}
