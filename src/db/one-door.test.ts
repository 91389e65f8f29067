import { expect, test } from 'vitest';
import { isSameContent, providerReportsTable } from '../providers/provider-report.ts';
import { receiptsTable } from '../flows/receipts/receipt.ts';
import { inEarlierDatabase } from '../testing/databases/earlier-database.ts';
import { selectMatching } from './rows.ts';

const DOOR = '010_one_door';

const receipt = (id: string, transactionHash: string | null): object => ({
  id,
  tenant_id: 'acct_1',
  type: transactionHash === null ? 'aud_payin' : 'stable_deposit',
  funding_instrument_id: 'fin_1',
  provider_reference: id,
  status: 'credited',
  version: 3,
  asset: transactionHash === null ? 'AUD' : 'USDC',
  transaction_hash: transactionHash,
  gross_minor: 500,
  fee_minor: 0,
  open_holdback_minor: 0,
  occurred_at: 1,
  updated_at: 1,
});

test.each(['sqlite', 'postgres'] as const)(
  'reports and receipts of earlier versions are known as before, and the server before goes on writing (%s)',
  async (dialect) => {
    await inEarlierDatabase(dialect, DOOR, async ({ writer, up }) => {
      const tenant = {
        id: 'acct_1',
        name: 'Test',
        status: 'active',
        configuration_id: 'cfg_1',
        created_at: 1,
      };
      await writer('tenants').insert(tenant);
      await writer('funding_instruments').insert({
        id: 'fin_1',
        tenant_id: 'acct_1',
        type: 'stable_address',
        asset: 'USDC',
        status: 'active',
        provider_reference: 'fin_1',
        created_at: 1,
        updated_at: 1,
      });
      const report = {
        tenant_id: 'acct_1',
        provider: 'bank',
        subject_id: 'pay_1',
        report: '{"status":"settled"}',
        outcome: 'applied',
        received_at: 1,
      };
      await writer('provider_reports').insert({ ...report, event_id: 'before' });
      await writer('receipts').insert([receipt('dep_1', '0x1'), receipt('pin_1', null)]);
      await up(DOOR);
      await writer('provider_reports').insert({ ...report, event_id: 'by the server before' });
      await writer('receipts').insert(receipt('dep_2', '0x2'));

      const reports = await selectMatching(writer, providerReportsTable, [{ tenantId: 'acct_1' }]);
      expect(reports.map(({ adapter, outcome }) => [adapter, outcome])).toEqual([
        ['simulated', 'applied'],
        ['simulated', 'applied'],
      ]);
      // Whatever it said in the words of its version, told again it is a repeat.
      for (const kept of reports) expect(isSameContent(kept, { says: 'settled' })).toBe(true);
      const receipts = await selectMatching(writer, receiptsTable, [{ tenantId: 'acct_1' }]);
      expect(receipts.map(({ transferIndex, reportedAt }) => [transferIndex, reportedAt])).toEqual([
        [0, null],
        [0, null],
        [0, null],
      ]);
      await writer('receipts').insert({ ...receipt('dep_3', '0x1'), transfer_index: 1 });
      await expect(writer('receipts').insert(receipt('dep_4', '0x1'))).rejects.toThrow();
    });
  },
);
