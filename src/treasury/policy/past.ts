import { removeRow } from '../../db/statements/table.ts';
import { type PastKind, STAYS } from '../../workers/purge-rows.ts';
import { need } from '../../writes/write.ts';
import { countersTable } from './counters.ts';

/** Counters. Their window has to be over on the tenant's clock as well: that one never goes back, and can stand still. */
export const PAST_COUNTERS: PastKind<{ readonly counter: string; readonly period: string }> = {
  kind: 'counter',
  // A window that is over never counts again. Its row is kept for as long as anybody may look into a limit; months of it.
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
