const textBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Bytes of a value's JSON; of a longer one, so many as show that it is longer.
 * @param value as JSON.parse makes it
 * @param most the count from which it need not go on
 */
export function jsonBytes(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return textBytes(value);
  let bytes = 2;
  let count = 0;
  for (const name in value) {
    if (bytes > most) return bytes;
    const named = Array.isArray(value) ? 0 : textBytes(name) + 1;
    const comma = count === 0 ? 0 : 1;
    bytes += comma + named + jsonBytes((value as Record<string, unknown>)[name], most - bytes);
    count += 1;
  }
  return bytes;
}
