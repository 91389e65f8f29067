import type { Knex } from 'knex';
import { CLOCK, type Actor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { monthEnd } from '../../sydney-months.ts';
import { saveRow } from '../../db/row-effect.ts';
import { fromStored, selectList, selectMatching } from '../../db/rows.ts';
import { runStatement } from '../../db/statement.ts';
import { need, type Write } from '../../writes/write.ts';
import { configurationsTable } from '../policy/configuration.ts';
import { billedPrice } from './accrue.ts';
import { draftNeeds, draftNext } from './draft-invoice.ts';
import { firstInvoice, nextInvoice, nextInvoicesTable } from './next-invoice.ts';
import type { DueKind } from '../../workers/due-work.ts';

/** What was found to be due of a tenant. */
export type DueInvoice =
  | { readonly month: null }
  /** The month, and what its subscription costs, in cents. */
  | { readonly month: string; readonly subscriptionMinor: bigint };

/** The price that was in force when a moment was about to come, in cents; 0 where nothing was in force yet. */
async function subscriptionBefore(db: Knex, tenantId: string, moment: Moment): Promise<bigint> {
  const sql =
    `select ${selectList(configurationsTable)} from configurations ` +
    'where tenant_id = ? and effective_at < ? order by version desc limit 1';
  const [stored] = await runStatement(db, sql, [tenantId, moment]);
  return stored === undefined
    ? 0n
    : billedPrice(fromStored(configurationsTable, stored).terms, 'subscription');
}

/**
 * Reads what is to be invoiced next for a tenant. Its price is a fact of the past once the month is over, since versions of a
 * configuration are added at the present: so it may be read before the lock is taken.
 */
export async function readDueInvoice(db: Knex, tenantId: string): Promise<DueInvoice | undefined> {
  const [next] = await selectMatching(db, nextInvoicesTable, [{ tenantId }]);
  if (next === undefined) return undefined;
  const { month } = next;
  if (month === null) return { month };
  return { month, subscriptionMinor: await subscriptionBefore(db, tenantId, monthEnd(month)) };
}

/**
 * Drafts the invoice of a month that is over, once; or finds the month with which a tenant begins.
 * Answers whether that was still to be done; repeated, it does nothing.
 */
export function draftDueInvoice(tenantId: string, due: DueInvoice, actor: Actor = CLOCK): Write<boolean> {
  return {
    tenantId,
    actor,
    claimed: true,
    needs: () =>
      due.month === null ? [need(nextInvoicesTable, { tenantId })] : draftNeeds(tenantId, due.month),
    decide: (loaded, context) => {
      const next = loaded.find(nextInvoicesTable, { tenantId });
      if (next?.month !== due.month || next.dueAt > context.now) return { reply: false, effects: [] };
      if (due.month === null) {
        const first = firstInvoice(tenantId, context.now);
        return { reply: true, effects: [saveRow(nextInvoicesTable, first)] };
      }
      const { month } = due;
      // A first month is looked at early.
      if (monthEnd(month) > context.now) {
        return { reply: false, effects: [saveRow(nextInvoicesTable, nextInvoice(tenantId, month))] };
      }
      const { effects } = draftNext({ ...next, month }, due.subscriptionMinor, loaded, context);
      return { reply: true, effects };
    },
  };
}

/** Months that are to be invoiced. */
export const DUE_INVOICES: DueKind = {
  kind: 'invoice',
  worker: 'orders',
  table: 'next_invoices',
  id: 'tenant_id',
  dueAt: 'due_at',
  clock: 'tenant',
  // Of every tenant, always.
  open: 'due_at >= 0',
  isLeased: false,
  provider: 'none',
  carriedOutBy: async ({ tenantId }, { database, lane }) => {
    const due = await readDueInvoice(database.reader, tenantId);
    if (due !== undefined) await lane.submit(draftDueInvoice(tenantId, due));
  },
};
