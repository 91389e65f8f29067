import { removeRow } from '../../db/statements/table.ts';
import { type PastKind, STAYS } from '../../workers/purge-rows.ts';
import { need } from '../../writes/write.ts';
import { countersTable } from './counters.ts';

/** The window must be over on the tenant's clock too: that clock never goes back, but can stand still. */
export const PAST_COUNTERS: PastKind<{ readonly counter: string; readonly period: string }> = {
  kind: 'counter',
  // A window that is over never counts again; its row is kept for questions about limits.
  kept: 90,
  isOfDays: true,
  source: {
    table: countersTable.name,
    key: { counter: 'counter', period: 'period' },
    since: 'period',
    order: 'period',
    open: 'true',
    needed: 'false',
  },
  needs: (tenantId, { counter, period }) => [need(countersTable, { tenantId, counter, period })],
  remove: ({ counter, period }, { loaded, bound }) => {
    const row = loaded.find(countersTable, { counter, period });
    if (row === undefined) return undefined;
    return period < bound ? [removeRow(countersTable, row)] : STAYS;
  },
};
