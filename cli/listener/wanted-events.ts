const PATTERN = /^(?:\*|[a-z_]+\.(?:\*|[a-z_]+))$/;

export type Wanted = (type: string) => boolean;

/**
 * Reads which types are wanted: types, `<object>.*` or `*`, separated by commas. A test is an event like the others here.
 * @throws Error if an entry is none of these
 */
export function readWanted(text: string): Wanted {
  const patterns = text.split(',').map((each) => each.trim());
  const wrong = patterns.find((each) => !PATTERN.test(each));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is not an event type or a pattern such as payout.* or *.`);
  return (type) =>
    patterns.some(
      (each) => each === '*' || each === type || each === `${type.slice(0, type.indexOf('.'))}.*`,
    );
}
