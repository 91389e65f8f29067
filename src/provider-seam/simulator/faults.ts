import { type RowEffect, defineTable, json, saveRow, text } from '../../db/statements/table.ts';
import { type Asset, decimalsOf } from '../../money/amount.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';

/** Every provider that a tenant can ask to misbehave. */
export type FaultyProvider = ProviderName;

/**
 * What goes wrong with a report on an order: it says that the order failed, comes late, comes twice, overtakes the answer
 * to the order, or never comes.
 */
export type FaultKind = 'fail' | 'delay' | 'repeat' | 'reorder' | 'drop';

/** A fault that still hits so many reports. */
export interface Fault {
  readonly fault: FaultKind;
  readonly count: number;
  readonly delayMs: number;
}

/** The faults that a tenant has asked for, of one provider; they are used up in the order in which they came. */
export interface FaultQueue {
  readonly tenantId: string;
  readonly provider: FaultyProvider;
  readonly queue: readonly Fault[];
}

export const faultsTable = defineTable<FaultQueue>({
  name: 'faults',
  key: ['tenantId', 'provider'],
  columns: { tenantId: text(), provider: text<FaultyProvider>(), queue: json<readonly Fault[]>() },
});

/** The row that holds a provider's faults. */
export function faultNeed(tenantId: string, provider: FaultyProvider): Need {
  return need(faultsTable, { tenantId, provider });
}

/** The rows that hold the faults of all of a tenant's providers. */
export function faultsNeed(tenantId: string): Need {
  return need(faultsTable, { tenantId });
}

/** Forgets every fault that a tenant has asked for, which faultsNeed has loaded. */
export function forgetFaults(loaded: Loaded): RowEffect[] {
  return loaded
    .list(faultsTable, {})
    .filter(({ queue }) => queue.length > 0)
    .map((row) => saveRow(faultsTable, { ...row, queue: [] }));
}

/** Adds a fault behind those that a provider already has. */
export function addFault(
  loaded: Loaded,
  tenantId: string,
  provider: FaultyProvider,
  fault: Fault,
): RowEffect {
  const queue = loaded.find(faultsTable, { provider })?.queue ?? [];
  return saveRow(faultsTable, { tenantId, provider, queue: [...queue, fault] });
}

/** The fault that the provider's next report has, if any, and the row that remembers that it was used. */
export function takeFault(
  loaded: Loaded,
  provider: FaultyProvider,
): { readonly fault: Fault | undefined; readonly effects: readonly RowEffect[] } {
  const row = loaded.find(faultsTable, { provider });
  const [fault, ...rest] = row?.queue ?? [];
  if (row === undefined || fault === undefined) return { fault: undefined, effects: [] };
  const left = fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : [];
  return { fault, effects: [saveRow(faultsTable, { ...row, queue: [...left, ...rest] })] };
}

/** What an amount asks of the simulated providers, so that no control call is needed. */
export type Magic = 'fail' | 'return' | 'review' | 'stall' | 'none';

const MEANINGS: Readonly<Record<string, Magic>> = {
  '01': 'fail',
  '02': 'return',
  '03': 'review',
  '04': 'stall',
};

/**
 * Reads an amount's magic (the tag `sandbox` in spec/openapi.yaml): from 1 upwards, a fraction of exactly
 * .01 fails, .02 is returned, .03 is created held, .04 stays submitted.
 */
export function magicOf(principalMinor: bigint, asset: Asset): Magic {
  const unit = 10n ** BigInt(decimalsOf(asset));
  if (principalMinor < unit) return 'none';
  const hundredths = ((principalMinor % unit) * 100n) / unit;
  const isExact = (hundredths * unit) / 100n === principalMinor % unit;
  return (isExact && MEANINGS[hundredths.toString().padStart(2, '0')]) || 'none';
}
