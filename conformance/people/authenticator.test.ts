import { expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';

/** The secret of RFC 6238's test vectors, "12345678901234567890" in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it('gives the last six digits of the vectors of RFC 6238', () => {
  const authenticator = new Authenticator(SECRET);
  const codes = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000].map((seconds) =>
    authenticator.codeOf(Math.floor(seconds / 30)),
  );
  expect(codes).toEqual(['287082', '081804', '050471', '005924', '279037']);
});

it.each([
  ['in the middle of a step', 15_000, [-1, 0, 1]],
  ['at its end', 29_000, [0, 1]],
  ['where a slow service looks at it in the next', 20_000, [0, 1]],
  ['at its beginning', 1_000, [-1, 0]],
])('gives each code once, %s none that is about to go out of date', async (_when, within, steps) => {
  const authenticator = new Authenticator(SECRET, () => 1_700_000_010_000 + within);
  const given: string[] = [];
  while (given.length < steps.length) given.push(await authenticator.nextCode());
  expect(given).toEqual(steps.map((step) => authenticator.codeOf(authenticator.step + step)));
});
