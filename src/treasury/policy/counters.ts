import { type Moment, sydneyDay, sydneyMonth } from '../../calendar/clock.ts';
import { type RowEffect, defineTable, saveRow, sum, text } from '../../db/statements/table.ts';
import type { Asset } from '../../money/amount.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import type { PricedOperation } from './table.ts';

/**
 * What has been counted against limits in one calendar window, in minor units.
 * A row of its own, so that a decision sees the writes before it in its group.
 */
export interface Counter {
  readonly tenantId: string;
  readonly counter: string;
  /** A day or a month in Australia/Sydney. */
  readonly period: string;
  readonly totalMinor: bigint;
}

export const countersTable = defineTable<Counter>({
  name: 'counters',
  key: ['tenantId', 'counter', 'period'],
  columns: { tenantId: text(), counter: text(), period: text(), totalMinor: sum() },
});

/** What is counted: an operation's principal, and for a payout its beneficiary's share. */
export interface Counted {
  readonly tenantId: string;
  readonly operation: PricedOperation;
  readonly asset: Asset;
  readonly beneficiaryId: string | null;
  /** Of a transfer: the route whose deposits of a day are counted. */
  readonly paymentRouteId?: string;
  readonly createdAt: Moment;
}

type CounterKey = Omit<Counter, 'totalMinor'>;

/** The counter of an operation's asset over a window that holds a moment. */
export function operationCounter(counted: Counted, window: 'day' | 'month'): CounterKey {
  const { tenantId, operation, asset, createdAt } = counted;
  const period = window === 'day' ? sydneyDay(createdAt) : sydneyMonth(createdAt);
  return { tenantId, counter: `${operation}:${asset}`, period };
}

/** The counter of what one beneficiary is paid in a day. */
export function beneficiaryCounter(tenantId: string, beneficiaryId: string, at: Moment): CounterKey {
  return { tenantId, counter: `beneficiary:${beneficiaryId}`, period: sydneyDay(at) };
}

/** The counter of what arrives at one payment route in a day, in the asset that its customer sends. */
export function routeCounter(tenantId: string, paymentRouteId: string, at: Moment): CounterKey {
  return { tenantId, counter: `route:${paymentRouteId}`, period: sydneyDay(at) };
}

function counterKeys(counted: Counted): CounterKey[] {
  const { tenantId, beneficiaryId, paymentRouteId, createdAt } = counted;
  return [
    operationCounter(counted, 'day'),
    operationCounter(counted, 'month'),
    ...(beneficiaryId === null ? [] : [beneficiaryCounter(tenantId, beneficiaryId, createdAt)]),
    ...(paymentRouteId === undefined ? [] : [routeCounter(tenantId, paymentRouteId, createdAt)]),
  ];
}

/** The rows that counting, or taking a count back, needs. */
export function counterNeeds(counted: Counted): Need[] {
  return counterKeys(counted).map((key) => need(countersTable, key));
}

/** What a counter stands at; 0 before its first count. */
export function countedSoFar(loaded: Loaded, key: CounterKey): bigint {
  return loaded.find(countersTable, { counter: key.counter, period: key.period })?.totalMinor ?? 0n;
}

/** Adds to every counter of an operation; a negative amount takes a failed operation out again. */
export function count(loaded: Loaded, counted: Counted, amountMinor: bigint): RowEffect[] {
  return countAll(loaded, [{ counted, amountMinor }]);
}

/** Adds several operations at once: where they share a counter, it takes their sum. */
export function countAll(
  loaded: Loaded,
  entries: readonly { readonly counted: Counted; readonly amountMinor: bigint }[],
): RowEffect[] {
  const rows = new Map<string, Counter>();
  for (const { counted, amountMinor } of entries) {
    for (const key of counterKeys(counted)) {
      const name = `${key.counter} ${key.period}`;
      const before = rows.get(name)?.totalMinor ?? countedSoFar(loaded, key);
      rows.set(name, { totalMinor: before + amountMinor, ...key });
    }
  }
  return [...rows.values()].map((row) => saveRow(countersTable, row));
}
