import { type Moment, sydneyDay, sydneyMonth } from '../../calendar/clock.ts';
import { type RowEffect, defineTable, saveRow, sum, text } from '../../db/statements/table.ts';
import type { Asset } from '../../money/amount.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import type { PricedOperation } from './table.ts';

/**
 * The sum counted in one calendar window, in minor units; a row, so that a decision sees the writes before it in its
 * group.
 */
export interface Counter {
  readonly tenantId: string;
  readonly counter: string;
  /** A day or month in Australia/Sydney. */
  readonly period: string;
  readonly totalMinor: bigint;
}

export const countersTable = defineTable<Counter>({
  name: 'counters',
  key: ['tenantId', 'counter', 'period'],
  columns: { tenantId: text(), counter: text(), period: text(), totalMinor: sum() },
});

export interface Counted {
  readonly tenantId: string;
  readonly operation: PricedOperation;
  readonly asset: Asset;
  readonly beneficiaryId: string | null;
  /** The route whose daily deposits a transfer counts for. */
  readonly paymentRouteId?: string;
  readonly createdAt: Moment;
}

type CounterKey = Omit<Counter, 'totalMinor'>;

export function operationCounter(counted: Counted, window: 'day' | 'month'): CounterKey {
  const { tenantId, operation, asset, createdAt } = counted;
  const period = window === 'day' ? sydneyDay(createdAt) : sydneyMonth(createdAt);
  return { tenantId, counter: `${operation}:${asset}`, period };
}

/** What one beneficiary is paid in a day. */
export function beneficiaryCounter(tenantId: string, beneficiaryId: string, at: Moment): CounterKey {
  return { tenantId, counter: `beneficiary:${beneficiaryId}`, period: sydneyDay(at) };
}

/** What arrives at one route in a day, in the asset its customer sends. */
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

export function counterNeeds(counted: Counted): Need[] {
  return counterKeys(counted).map((key) => need(countersTable, key));
}

/** 0n before the first count. */
export function countedSoFar(loaded: Loaded, key: CounterKey): bigint {
  return loaded.find(countersTable, { counter: key.counter, period: key.period })?.totalMinor ?? 0n;
}

/** Adds to an operation's counters; a negative amount takes it out again. */
export function count(loaded: Loaded, counted: Counted, amountMinor: bigint): RowEffect[] {
  return countAll(loaded, [{ counted, amountMinor }]);
}

/** Counters shared by several operations take their sum. */
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
