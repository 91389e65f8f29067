/**
 * Reads a text as a URL; undefined where it is none. Not by `URL.canParse`: once V8 has made a fast call of it, Node 20 takes
 * a name with an `ü` for no URL.
 */
export function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
