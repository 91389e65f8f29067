import { expect, test } from 'vitest';
import { inEarlierDatabase } from '../testing/databases/earlier-database.ts';

const BY_INDEX = '008_due_work_by_index';

const STANDS = 1_000_000;

const NEVER = Number.MAX_SAFE_INTEGER;

/** Two reports for each tenant: one that a clock standing at STANDS has passed, and one that it has not. */
const reportsOf = (tenantId: string): object[] =>
  [STANDS, STANDS + 1].map((dueAt) => ({
    operation_id: `${tenantId}_${dueAt}`,
    tenant_id: tenantId,
    provider: 'bank',
    next_report: 'settled',
    due_at: dueAt,
  }));

test.each(['sqlite', 'postgres'] as const)(
  'what waits in a database of before is taken up by the clocks of its tenants (%s)',
  async (dialect) => {
    await inEarlierDatabase(dialect, BY_INDEX, async ({ writer, up }) => {
      const clocks = {
        acct_present: { clock_offset_ms: 0, clock_frozen_at: null },
        acct_ahead: { clock_offset_ms: 500, clock_frozen_at: null },
        acct_standing: { clock_offset_ms: 500, clock_frozen_at: STANDS },
      };
      const tenant = { name: 'Test', status: 'active', configuration_id: 'cfg_1', created_at: 1 };
      const wallet = { seq: 0, head_hash: '0'.repeat(64), last_occurred_at: 0 };
      for (const [id, clock] of Object.entries(clocks)) {
        await writer('tenants').insert({ id, ...tenant });
        await writer('wallets').insert({ tenant_id: id, ...wallet, ...clock });
        await writer('simulated_orders').insert(reportsOf(id));
      }
      await up(BY_INDEX);
      const rows = await writer<Record<string, unknown>>('simulated_orders').orderBy('operation_id');
      const ready = rows.map(({ ready_at: at }) => (at === null ? null : Number(at)));
      expect(ready).toEqual([STANDS - 500, STANDS + 1 - 500, null, null, STANDS, NEVER]);
    });
  },
);
