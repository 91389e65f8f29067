import { createHash } from 'node:crypto';
import { canonicalJson } from '../json/canonical-json.ts';
import { omit } from '../json/change-json.ts';
import { textAt, valueAt, type JsonObject } from '../json/json.ts';
import { unlessHeld, type Fault } from './books.ts';

/** The hash before a wallet's first movement. */
export const NO_HASH = '0'.repeat(64);

/** SHA-256 over the hash before and the canonical JSON of the movement, as the contract says. */
export function hashOf(previous: string, movement: JsonObject): string {
  const sealed = canonicalJson(omit(movement, 'hash', 'previousHash', 'operationStatus'));
  return createHash('sha256')
    .update(previous + sealed)
    .digest('hex');
}

/**
 * A wallet's movements are numbered without a gap, their times never fall, and each carries the hash of the one
 * before. `lines` are those of an export, oldest first.
 */
export function faultsOfChain(lines: readonly JsonObject[]): Fault[] {
  return lines.flatMap((line, index) => {
    const number = index + 1;
    const before = lines[index - 1];
    const previous = before === undefined ? NO_HASH : textAt(before, 'hash');
    const isInTime = textAt(before, 'occurredAt') <= textAt(line, 'occurredAt');
    return (
      [
        [valueAt(line, 'seq') === number, `line ${number} has another place`],
        [isInTime, `line ${number} occurred before the line before it`],
        [textAt(line, 'previousHash') === previous, `line ${number} does not follow the line before it`],
        [hashOf(previous, line) === textAt(line, 'hash'), `the hash of line ${number} is not its content's`],
      ] as const
    ).flatMap(([holds, message]) => unlessHeld(holds, 'exportLedger', message));
  });
}
