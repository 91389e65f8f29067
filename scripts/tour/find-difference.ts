const REGEXP_SIGNS = /[.*+?^${}()|[\]\\]/g;

function fits(expected: string | undefined, actual: string | undefined): boolean {
  if (expected === undefined || actual === undefined) return false;
  const pattern = expected
    .split('…')
    .map((text) => text.replaceAll(REGEXP_SIGNS, '\\$&'))
    .join('.+');
  return new RegExp(`^${pattern}$`).test(actual);
}

/**
 * Compares an output with what was said of it, line by line, where `…` stands for one or more characters.
 * Answers the first difference in words, or undefined if there is none. White space at a line's end does not count.
 */
export function findDifference(expected: readonly string[], output: string): string | undefined {
  const actual = output.trimEnd() === '' ? [] : output.trimEnd().split('\n');
  const lines = Math.max(expected.length, actual.length);
  for (let index = 0; index < lines; index++) {
    const line = actual[index]?.trimEnd();
    if (!fits(expected[index]?.trimEnd(), line)) {
      return `line ${index + 1} should be "${expected[index] ?? '(no more)'}" and is "${line ?? '(missing)'}"`;
    }
  }
  return undefined;
}
