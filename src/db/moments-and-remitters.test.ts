import { expect, test } from 'vitest';
import { inEarlierDatabase } from '../testing/databases/earlier-database.ts';

const ACCOUNT = { name: 'Test', status: 'active', configuration_id: 'cfg_1', created_at: 1 };

const EVENT = {
  type: 'payout.submitted',
  object: 'payout',
  object_id: 'pay_1',
  object_status: 'submitted',
  object_version: 2,
  written_at: 5,
};

test.each(['sqlite', 'postgres'] as const)(
  'wallets begin at what they reported last, and settings and invoices that were made before stay as they were (%s)',
  async (dialect) => {
    await inEarlierDatabase(dialect, '044', async ({ writer, up }) => {
      const wallets: [id: string, lastOccurredAt: number, eventSeq: number][] = [
        ['acct_reported', 100, 2],
        ['acct_booked', 300, 1],
        ['acct_silent', 50, 0],
      ];
      for (const [id, lastOccurredAt, eventSeq] of wallets) {
        await writer('tenants').insert({ id, ...ACCOUNT });
        await writer('wallets').insert({
          tenant_id: id,
          seq: 0,
          head_hash: '0'.repeat(64),
          last_occurred_at: lastOccurredAt,
          clock_offset_ms: 0,
          event_seq: eventSeq,
        });
      }
      await writer('events').insert([
        { ...EVENT, id: 'evt_1', tenant_id: 'acct_reported', seq: 1, occurred_at: 400 },
        { ...EVENT, id: 'evt_2', tenant_id: 'acct_reported', seq: 2, occurred_at: 200 },
        { ...EVENT, id: 'evt_3', tenant_id: 'acct_booked', seq: 1, occurred_at: 200 },
      ]);
      await writer('next_invoices').where('tenant_id', 'acct_booked').update({ month: '2026-04' });
      await writer('treasury_settings').insert({
        tenant_id: 'acct_booked',
        payout_remitter: 'tenant',
        pobo_enabled: 0,
        version: 1,
        updated_at: 1,
      });
      await up('044_moments_and_remitters');
      const moments = await writer('wallets').orderBy('tenant_id').pluck<unknown[]>('last_occurred_at');
      expect(moments.map(Number)).toEqual([300, 200, 50]);
      expect(await writer('next_invoices').orderBy('tenant_id').pluck('given_back_after')).toEqual([
        '2026-04',
        null,
        null,
      ]);
      expect(await writer('treasury_settings').select('payout_remitter', 'pobo_enabled')).toEqual([
        { payout_remitter: 'tenant', pobo_enabled: 1 },
      ]);
    });
  },
);
