import { saveRow } from '../../db/statements/table.ts';
import { CLOCK } from '../../identity/actor.ts';
import { clearAlarm } from '../../outbox/alarm.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import { type AgeTerms, ORDER_EXPIRED } from '../../workers/order-age.ts';
import { type Batch, batchRailsTable, batchesTable } from './table.ts';

/** Whether a file has waited too long for its adapter to be connected. */
export function isFileExpired(batch: Batch, terms: AgeTerms): boolean {
  const { status, leaseToken, closedAt } = batch;
  const absence = terms.absences.find(({ adapter }) => adapter === batch.adapter);
  // A leased batch has a connected adapter.
  if (status !== 'closed' || leaseToken !== null || closedAt === null || absence?.endedAt == null)
    return false;
  return absence.endedAt - Math.max(closedAt, absence.beganAt) >= terms.maxAgeMs;
}

/** Gives up a file that was never delivered: its orders follow it and wait for an operator. */
export function expireBatch({ id, adapter, rail }: Batch, terms: AgeTerms): TenantlessWrite<null> {
  return {
    lock: 'platform',
    actor: CLOCK,
    claimed: true,
    needs: () => [need(batchesTable, { id }), need(batchRailsTable, { adapter, rail })],
    decide: (loaded, context) => {
      const batch = loaded.find(batchesTable, { id });
      if (batch === undefined || !isFileExpired(batch, terms)) return { reply: null, effects: [] };
      const { serverNow: dueAt } = context;
      const refused: Batch = {
        ...batch,
        status: 'refused',
        failureCode: ORDER_EXPIRED,
        reason: 'It waited too long without a connected provider.',
        dueAt,
      };
      const known = loaded.find(batchRailsTable, { adapter, rail });
      const isOpen = known?.openBatchId === id;
      return {
        reply: null,
        effects: [
          saveRow(batchesTable, refused),
          ...(isOpen ? [saveRow(batchRailsTable, { ...known, openBatchId: null })] : []),
          clearAlarm(context, 'batch_late', id),
        ],
      };
    },
  };
}
