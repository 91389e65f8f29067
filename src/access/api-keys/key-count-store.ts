import type { Moment } from '../../clock.ts';
import { saveRow, type RowEffect } from '../../db/row-effect.ts';
import { defineTable, integer, json, text } from '../../db/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { need, type Loaded, type Need } from '../../writes/write.ts';

/** How many keys of an account may work at once. */
const MOST_KEYS = 100;

/**
 * How many keys of an account work. What ends by itself is counted by its end, so that it counts no longer from then on though
 * nobody writes it down.
 */
export interface KeyCount {
  readonly tenantId: string;
  /** Those without an end. */
  readonly lasting: number;
  /** The ends of the others, on the server's clock. */
  readonly ending: readonly Moment[];
}

export const keyCountsTable = defineTable<KeyCount>({
  name: 'api_key_counts',
  key: ['tenantId'],
  columns: { tenantId: text(), lasting: integer(), ending: json<readonly Moment[]>() },
});

/** The row that making, ending and changing keys needs. */
export function keyCountNeed(tenantId: string): Need {
  return need(keyCountsTable, { tenantId });
}

/** The count as it stands in a decision. An account of a version that did not count has no row. */
export function keyCountNow(loaded: Loaded, tenantId: string): KeyCount {
  return loaded.find(keyCountsTable, { tenantId }) ?? { tenantId, lasting: 0, ending: [] };
}

/** A key's end, which is all that counts of it; null where it has none. */
type End = Moment | null;

/** The count with one key more, whose end is still to come. */
export function withKey(count: KeyCount, end: End): KeyCount {
  if (end === null) return { ...count, lasting: count.lasting + 1 };
  return { ...count, ending: [...count.ending, end] };
}

/** The count without a key that works. */
export function withoutKey(count: KeyCount, end: End): KeyCount {
  if (end === null) return { ...count, lasting: Math.max(0, count.lasting - 1) };
  const place = count.ending.indexOf(end);
  return { ...count, ending: count.ending.filter((_each, index) => index !== place) };
}

/** How many keys work at a moment of the server's clock. */
function workingKeys({ lasting, ending }: KeyCount, serverNow: Moment): number {
  return lasting + ending.filter((end) => serverNow < end).length;
}

/** The count as it is written: without the ends that have passed. */
export function saveKeyCount(count: KeyCount, serverNow: Moment): RowEffect {
  return saveRow(keyCountsTable, { ...count, ending: count.ending.filter((end) => serverNow < end) });
}

/** @throws ApiError limit_exceeded where the account has as many keys that work as it can have */
export function requireRoom(count: KeyCount, serverNow: Moment): void {
  if (workingKeys(count, serverNow) < MOST_KEYS) return;
  throw new ApiError('limit_exceeded', {
    message: `An account has at most ${MOST_KEYS} keys that are active or retiring.`,
  });
}
