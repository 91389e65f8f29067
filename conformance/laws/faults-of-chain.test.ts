import { expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { faultsOfChain, hashOf, NO_HASH } from './faults-of-chain.ts';

function chained(count: number): JsonObject[] {
  let previousHash = NO_HASH;
  return Array.from({ length: count }, (_, index) => {
    const movement = { seq: index + 1, previousHash, occurredAt: `2026-01-01T00:00:0${index}.000Z` };
    previousHash = hashOf(previousHash, movement);
    return { ...movement, hash: previousHash };
  });
}

it('takes a chain as it is, and the status of an operation that has moved on', () => {
  expect(faultsOfChain(chained(3))).toEqual([]);
  expect(faultsOfChain(chained(3).map((line) => ({ ...line, operationStatus: 'settled' })))).toEqual([]);
});

it.each<[string, (lines: JsonObject[]) => JsonObject[]]>([
  ['is left out', (lines) => lines.toSpliced(1, 1)],
  ['was changed', (lines) => lines.with(1, { ...lines[1]!, reason: 'edited' })],
  ['has another number', (lines) => lines.with(1, { ...lines[1]!, seq: 7 })],
  ['names another hash before it', (lines) => lines.with(1, { ...lines[1]!, previousHash: NO_HASH })],
  ['falls back in time', (lines) => lines.with(0, { ...lines[0]!, occurredAt: '2099-01-01T00:00:00.000Z' })],
])('finds a movement that %s', (_what, change) => {
  expect(faultsOfChain(change(chained(3)))).not.toEqual([]);
});
