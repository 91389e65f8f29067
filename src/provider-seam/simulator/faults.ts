import type { Word } from '../../../generated/words.ts';
import { type RowEffect, defineTable, json, saveRow, text } from '../../db/statements/table.ts';
import { type Asset, decimalsOf } from '../../money/amount.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';

export type FaultyProvider = ProviderName;

/** A report that says failed, comes late, twice, before the order's answer, or never. */
export type FaultKind = Word<'FaultKind'>;

export interface Fault {
  readonly fault: FaultKind;
  readonly count: number;
  readonly delayMs: number;
}

/** In the order in which they were asked for. */
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

export function faultNeed(tenantId: string, provider: FaultyProvider): Need {
  return need(faultsTable, { tenantId, provider });
}

export function faultsNeed(tenantId: string): Need {
  return need(faultsTable, { tenantId });
}

export function forgetFaults(loaded: Loaded): RowEffect[] {
  return loaded
    .list(faultsTable, {})
    .filter(({ queue }) => queue.length > 0)
    .map((row) => saveRow(faultsTable, { ...row, queue: [] }));
}

export function addFault(
  loaded: Loaded,
  tenantId: string,
  provider: FaultyProvider,
  fault: Fault,
): RowEffect {
  const queue = loaded.find(faultsTable, { provider })?.queue ?? [];
  return saveRow(faultsTable, { tenantId, provider, queue: [...queue, fault] });
}

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

/** What an amount asks of simulated providers. */
export type Magic = 'fail' | 'return' | 'review' | 'stall' | 'none';

const MEANINGS: Readonly<Record<string, Magic>> = {
  '01': 'fail',
  '02': 'return',
  '03': 'review',
  '04': 'stall',
};

/**
 * Fractions from 1 upwards: .01 fails, .02 is returned, .03 is created held, .04 stays submitted (the tag `sandbox` in
 * spec/openapi.yaml).
 */
export function magicOf(principalMinor: bigint, asset: Asset): Magic {
  const unit = 10n ** BigInt(decimalsOf(asset));
  if (principalMinor < unit) return 'none';
  const hundredths = ((principalMinor % unit) * 100n) / unit;
  const isExact = (hundredths * unit) / 100n === principalMinor % unit;
  return (isExact && MEANINGS[hundredths.toString().padStart(2, '0')]) || 'none';
}
