import { expect, test } from 'vitest';
import { inEarlierDatabase } from '../testing/databases/earlier-database.ts';

const EVENT = {
  tenant_id: 'acct_1',
  object_id: 'acct_1',
  object_version: 1,
  occurred_at: 5,
  written_at: 6,
};

test.each(['sqlite', 'postgres'] as const)(
  'changes that have entries from now on have them for what was told of them before (%s)',
  async (dialect) => {
    await inEarlierDatabase(dialect, '030', async ({ writer, up }) => {
      const account = { name: 'Test', status: 'active', configuration_id: 'cfg_1', created_at: 1 };
      await writer('tenants').insert({ id: 'acct_1', ...account });
      await writer('events').insert([
        { ...EVENT, id: 'evt_1', seq: 1, type: 'payout.accepted', object: 'payout', actor: 'api_key:key_1' },
        {
          ...EVENT,
          id: 'evt_2',
          seq: 2,
          type: 'treasury_settings.updated',
          object: 'treasury_settings',
          actor: 'api_key:key_1',
        },
        { ...EVENT, id: 'evt_3', seq: 3, type: 'developer_fees.updated', object: 'developer_fees' },
      ]);
      await up('030_audit');
      const told = ['id', 'type', 'resource_type', 'resource_id', 'in_feed', 'actor', 'key_id'];
      const rows = await writer('audit_entries').orderBy('id').select<Record<string, unknown>[]>(told);
      expect(rows.map((row) => told.map((name) => row[name]))).toEqual([
        ['act_2', 'treasury_settings.updated', 'treasury_settings', 'acct_1', 1, 'api_key:key_1', 'key_1'],
        ['act_3', 'developer_fees.updated', 'developer_fees', 'acct_1', 1, null, null],
      ]);
    });
  },
);
