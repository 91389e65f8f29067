import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAs } from './ip-network.ts';

describe('an address that requests are counted by', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    [null, 'unknown'],
    ['not an address', 'unknown'],
  ])('of %j is %j', (text, name) => {
    expect(countedAs(text)).toBe(name);
  });

  it('is the same for all of a /64, and another one for each /64', () => {
    const groups = (length: number): fc.Arbitrary<string> =>
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { minLength: length, maxLength: length })
        .map((numbers) => numbers.map((number) => number.toString(16)).join(':'));
    const network = groups(3).map((text) => `2001:${text}`);
    fc.assert(
      fc.property(network, network, groups(4), groups(4), (one, other, host, neighbour) => {
        expect(countedAs(`${one}:${host}`)).toBe(countedAs(`${one}:${neighbour}`));
        expect(countedAs(`${one}:${host}`) === countedAs(`${other}:${host}`)).toBe(one === other);
      }),
    );
  });
});
