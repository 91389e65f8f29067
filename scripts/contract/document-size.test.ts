import { expect, it } from 'vitest';
import console_ from '../../generated/console.json' with { type: 'json' };
import interface_ from '../../generated/openapi.json' with { type: 'json' };
import type { ContractDocument } from './contract-document.ts';
import { listOperations } from './list-operations.ts';

const KIB = 1024;

/** The most that a document may take: for the operations that it had when it was made small, and for each later one. */
const MOST = {
  interface: { operations: 115, bytes: 800 * KIB, bytesOfEachLater: 7 * KIB },
  console: { operations: 20, bytes: 63 * KIB, bytesOfEachLater: 3 * KIB },
};

it.each([
  ['the interface', interface_, MOST.interface],
  ['the console', console_, MOST.console],
])('the document of %s stays small', (_, document, { operations, bytes, bytesOfEachLater }) => {
  const count = listOperations(document as unknown as ContractDocument).length;
  const later = Math.max(0, count - operations);
  expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThanOrEqual(bytes + later * bytesOfEachLater);
});
