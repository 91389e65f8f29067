import { expect, test } from 'vitest';
import { findMisnumberedEvents } from '../flows/audit/find-broken-histories.ts';
import { inEarlierDatabase } from '../testing/databases/earlier-database.ts';
import type { Database } from './connection.ts';

const EVENT = { object: 'payout', object_status: 'accepted', object_version: 1, occurred_at: 5 };

/** Settings were told with their remitter as status, and with a moment as version. */
const settingsOf = (tenantId: string, moment: number): object => ({
  tenant_id: tenantId,
  type: 'treasury_settings.updated',
  object: 'treasury_settings',
  object_id: tenantId,
  object_status: 'tenant',
  object_version: moment,
  occurred_at: moment,
});

const beneficiaryOf = (id: string, status: 'active' | 'inactive'): object => ({
  id,
  tenant_id: 'acct_1',
  external_reference: id,
  status,
  destination: '{}',
  party: '{}',
  created_at: 1,
  updated_at: 1,
});

/** What a server wrote before events had numbers. */
async function fillSecondVersion({ writer }: Database): Promise<void> {
  const tenants = ['acct_1', 'acct_2', 'acct_3'];
  const account = { name: 'Test', status: 'active', configuration_id: 'cfg_1', created_at: 1 };
  await writer('tenants').insert(tenants.map((id) => ({ id, ...account })));
  const wallet = { seq: 0, head_hash: '0'.repeat(64), last_occurred_at: 0, clock_offset_ms: 0 };
  await writer('wallets').insert(tenants.map((tenant_id) => ({ tenant_id, ...wallet })));
  const settings = { payout_remitter: 'tenant', pobo_enabled: 0, updated_at: 7 };
  await writer('treasury_settings').insert(tenants.map((tenant_id) => ({ tenant_id, ...settings })));
  await writer('beneficiaries').insert([
    beneficiaryOf('ben_1', 'active'),
    beneficiaryOf('ben_2', 'inactive'),
  ]);
  await writer('events').insert([
    {
      id: 'evt_4',
      tenant_id: 'acct_1',
      type: 'payout.submitted',
      ...EVENT,
      object_id: 'pay_1',
      object_version: 2,
    },
    { id: 'evt_1', tenant_id: 'acct_1', type: 'payout.accepted', ...EVENT, object_id: 'pay_1' },
    { id: 'evt_2', tenant_id: 'acct_2', type: 'payout.accepted', ...EVENT, object_id: 'pay_2' },
    { id: 'evt_3', ...settingsOf('acct_1', 1_700_000_000_000) },
    { id: 'evt_5', ...settingsOf('acct_1', 1_700_000_000_007) },
  ]);
}

test.each(['sqlite', 'postgres'] as const)(
  'events of earlier versions get their numbers in the order of their ids, and versions are counted (%s)',
  async (dialect) => {
    await inEarlierDatabase(dialect, '003', async (database) => {
      const { writer, up } = database;
      await fillSecondVersion(database);
      await up('005_actors_and_event_numbers');
      const events = await writer<Record<string, unknown>>('events').orderBy(['tenant_id', 'seq']);
      expect(
        events.map((row) => [
          row['id'],
          Number(row['seq']),
          row['object_status'],
          Number(row['object_version']),
          row['actor'],
        ]),
      ).toEqual([
        ['evt_1', 1, 'accepted', 1, null],
        ['evt_3', 2, null, 2, null],
        ['evt_4', 3, 'accepted', 2, null],
        ['evt_5', 4, null, 3, null],
        ['evt_2', 1, 'accepted', 1, null],
      ]);
      const numbers = (table: string, column: string): Promise<unknown[]> =>
        writer(table)
          .orderBy(table === 'beneficiaries' ? 'id' : 'tenant_id')
          .pluck(column);
      expect((await numbers('wallets', 'event_seq')).map(Number)).toEqual([4, 1, 0]);
      expect((await numbers('treasury_settings', 'version')).map(Number)).toEqual([3, 1, 1]);
      expect((await numbers('beneficiaries', 'version')).map(Number)).toEqual([1, 2]);
      expect(await findMisnumberedEvents(writer)).toEqual([]);
      const stray = { ...EVENT, id: 'evt_6', type: 'payout.accepted', object_id: 'pay_1', seq: 5 };
      await expect(writer('events').insert({ ...stray, tenant_id: 'acct_none' })).rejects.toThrow(
        /foreign key/i,
      );
      await expect(writer('events').insert({ ...stray, tenant_id: 'acct_1', seq: 4 })).rejects.toThrow(
        /unique/i,
      );
      await expect(writer('events').insert({ ...stray, tenant_id: 'acct_1', seq: null })).rejects.toThrow(
        /null/i,
      );
      await writer('events').insert({ ...stray, tenant_id: 'acct_1' });
    });
  },
);
