import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemBytes } from '../../identity/random.ts';
import { hashSecret } from '../../sealing/signer.ts';
import { makeKey, parseKey } from './rules.ts';

describe('a key', () => {
  it.each([
    ['secret', 'sandbox', /^sk_sandbox_[0-9A-Za-z]{49}$/],
    ['secret', 'production', /^sk_live_[0-9A-Za-z]{49}$/],
    ['publishable', 'sandbox', /^pk_sandbox_[0-9A-Za-z]{49}$/],
    ['publishable', 'production', /^pk_live_[0-9A-Za-z]{49}$/],
  ] as const)('%s in %s has its form and is read back', (type, environment, form) => {
    const key = makeKey({ type, environment }, systemBytes);
    expect(key.text).toMatch(form);
    expect(parseKey(key.text)).toEqual({ type, environment });
    expect(key.text.startsWith(key.prefix)).toBe(true);
    expect(key.text.endsWith(key.lastFour)).toBe(true);
    expect(key.hash).toBe(hashSecret(key.text));
  });

  it('has the same length for the smallest and the largest bytes', () => {
    const smallest = makeKey({ type: 'secret', environment: 'sandbox' }, (size) => Buffer.alloc(size, 0));
    const largest = makeKey({ type: 'secret', environment: 'sandbox' }, (size) => Buffer.alloc(size, 255));
    expect(smallest.text).toMatch(/^sk_sandbox_0{43}/);
    expect(largest.text).toHaveLength(smallest.text.length);
    expect(parseKey(largest.text)).toBeDefined();
  });

  it('is hashed with SHA-256', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('that was mistyped in one place is refused', () => {
    const { text } = makeKey({ type: 'secret', environment: 'sandbox' }, systemBytes);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: text.length - 1 }),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_'),
        (place, character) => {
          fc.pre(text[place] !== character);
          expect(parseKey(text.slice(0, place) + character + text.slice(place + 1))).toBeUndefined();
        },
      ),
    );
  });

  it.each(['', 'sk_sandbox_', 'Bearer x', `sk_sandbox_${'a'.repeat(49)}`, `sk_test_${'0'.repeat(49)}`])(
    'that is %j is refused',
    (text) => {
      expect(parseKey(text)).toBeUndefined();
    },
  );
});
