import { expect, test } from 'vitest';
import { inEarlierDatabase } from '../testing/databases/earlier-database.ts';

const EVENT = {
  tenant_id: 'acct_1',
  type: 'identity_evidence.updated',
  object: 'identity_evidence',
  object_id: 'evd_1',
  object_status: 'pending',
  object_version: 1,
  occurred_at: 5,
  written_at: 5,
};

const evidenceOf = (id: string): object => ({
  id,
  tenant_id: 'acct_1',
  beneficiary_id: `ben_of_${id}`,
  status: 'pending',
  level: 'basic',
  version: 1,
  created_at: 1,
  updated_at: 1,
});

const beneficiaryOf = (evidenceId: string): object => ({
  id: `ben_of_${evidenceId}`,
  tenant_id: 'acct_1',
  external_reference: evidenceId,
  status: 'active',
  destination: '{}',
  party: '{}',
  created_at: 1,
  updated_at: 1,
});

test.each(['sqlite', 'postgres'] as const)(
  'events of evidence tell its beneficiary, those of before and those of a server of before (%s)',
  async (dialect) => {
    await inEarlierDatabase(dialect, '022', async ({ writer, up }) => {
      const account = { name: 'Test', status: 'active', configuration_id: 'cfg_1', created_at: 1 };
      await writer('tenants').insert({ id: 'acct_1', ...account });
      const wallet = { seq: 0, head_hash: '0'.repeat(64), last_occurred_at: 0, clock_offset_ms: 0 };
      await writer('wallets').insert({ tenant_id: 'acct_1', ...wallet, event_seq: 4 });
      await writer('beneficiaries').insert(['evd_1', 'evd_2'].map(beneficiaryOf));
      await writer('identity_evidence').insert(evidenceOf('evd_1'));
      const payout = { ...EVENT, type: 'payout.accepted', object: 'payout', object_id: 'pay_1' };
      await writer('events').insert([
        { ...EVENT, id: 'evt_1', seq: 1 },
        { ...payout, id: 'evt_2', seq: 2 },
      ]);
      await up('022_parents_of_events');
      await writer('events').insert({ ...EVENT, id: 'evt_3', seq: 3, object_status: 'accepted' });
      // A group may write the event before the evidence.
      await writer.transaction(async (db) => {
        await db('events').insert({ ...EVENT, id: 'evt_4', seq: 4, object_id: 'evd_2' });
        await db('identity_evidence').insert(evidenceOf('evd_2'));
      });
      expect(await writer('events').orderBy('id').pluck<(string | null)[]>('parent_id')).toEqual([
        'ben_of_evd_1',
        null,
        'ben_of_evd_1',
        'ben_of_evd_2',
      ]);
    });
  },
);
