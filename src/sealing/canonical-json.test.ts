import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './hash.ts';

/** Anything that JSON can hold, with texts and keys of all that UTF-16 can. */
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.maxSafeInteger(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(fc.string({ unit: 'binary' }), fc.nat().map(String)), tie('value')),
  ),
})).value;

describe('canonical JSON', () => {
  it('is what a library makes of the same value', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
    );
  });

  it('leaves out what an object has undefined, as a library does', () => {
    const value = {
      b: undefined,
      a: [undefined, -0, 1e21, 'é"\\\u2028'],
      '10': {},
      '9': { z: 1, y: undefined },
    };
    expect(canonicalJson(value)).toBe(canonicalize(value));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udc00': 1 }, undefined, 1n, [() => 1]])(
    'is made of nothing else: %s',
    (value) => {
      expect(() => canonicalJson(value)).toThrow('no canonical form');
    },
  );
});
