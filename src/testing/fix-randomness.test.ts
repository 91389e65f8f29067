import { randomBytes, randomFillSync, randomInt, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createIds } from '../identity/ids.ts';
import { fixRandomness } from './fix-randomness.ts';

/** The digits of an identifier that do not come from its moment. */
const RANDOM_DIGITS = -8;

function draw(words: string): unknown[] {
  fixRandomness(words);
  return [
    randomBytes(8).toString('hex'),
    randomFillSync(Buffer.alloc(8)).toString('hex'),
    [...globalThis.crypto.getRandomValues(new Uint8Array(8))],
    randomUUID(),
    Array.from({ length: 20 }, () => randomInt(10)),
    randomInt(100, 200),
    createIds()('pay').slice(RANDOM_DIGITS),
  ];
}

it('draws the same from the same words, and something else from others', () => {
  const first = draw('the words of this test');
  expect(draw('the words of this test')).toEqual(first);
  for (const [index, each] of draw('other words').entries()) expect(each).not.toEqual(first[index]);
});

it('draws what the functions promise', () => {
  fixRandomness('the words of this test');
  for (let count = 0; count < 100; count += 1) {
    expect(randomUUID()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([100, 101, 102]).toContain(randomInt(100, 103));
  }
});
