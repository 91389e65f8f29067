import type { Word } from '../../../generated/words.ts';
import { type RowEffect, defineTable, json, saveRow, text } from '../../db/statements/table.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';

/** What one call meets. */
export interface ApiFault {
  readonly fault: Word<'ApiFaultKind'>;
  /** Of a slow answer. */
  readonly delayMs: number;
}

interface WaitingFaults extends ApiFault {
  readonly count: number;
  /** Calls of this operation alone. */
  readonly operationId?: string;
}

/** In the order in which they were asked for. */
export interface ApiFaultQueue {
  readonly tenantId: string;
  readonly queue: readonly WaitingFaults[];
}

export const apiFaultsTable = defineTable<ApiFaultQueue>({
  name: 'api_faults',
  key: ['tenantId'],
  isUnderWallet: true,
  columns: { tenantId: text(), queue: json<readonly WaitingFaults[]>() },
});

export function apiFaultsNeed(tenantId: string): Need {
  return need(apiFaultsTable, { tenantId });
}

export function addApiFaults(loaded: Loaded, tenantId: string, faults: WaitingFaults): RowEffect {
  const queue = loaded.find(apiFaultsTable, { tenantId })?.queue ?? [];
  return saveRow(apiFaultsTable, { tenantId, queue: [...queue, faults] });
}

export function forgetApiFaults(loaded: Loaded, tenantId: string): RowEffect[] {
  const row = loaded.find(apiFaultsTable, { tenantId });
  return row === undefined || row.queue.length === 0
    ? []
    : [saveRow(apiFaultsTable, { tenantId, queue: [] })];
}

/** Whether a call of the operation would meet one. */
export function isFaulty({ queue }: Pick<ApiFaultQueue, 'queue'>, operationId: string): boolean {
  return queue.some((faults) => (faults.operationId ?? operationId) === operationId);
}

/** The first of the operation, and the rest without it. */
export function takeApiFault(
  loaded: Loaded,
  tenantId: string,
  operationId: string,
): { readonly fault: ApiFault | undefined; readonly effects: readonly RowEffect[] } {
  const queue = loaded.find(apiFaultsTable, { tenantId })?.queue ?? [];
  const place = queue.findIndex((faults) => (faults.operationId ?? operationId) === operationId);
  const fault = queue[place];
  if (fault === undefined) return { fault, effects: [] };
  const left = fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : [];
  const rest = [...queue.slice(0, place), ...left, ...queue.slice(place + 1)];
  return { fault, effects: [saveRow(apiFaultsTable, { tenantId, queue: rest })] };
}
