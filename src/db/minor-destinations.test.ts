import { expect, test } from 'vitest';
import { operationsTable } from '../flows/operations/operation.ts';
import { inEarlierDatabase } from '../testing/databases/earlier-database.ts';
import { selectMatching } from './rows.ts';

const MINOR_UNITS = '007_destinations_in_minor_units';

const operation = (id: string, kind: string, details: object): object => ({
  id,
  tenant_id: 'acct_1',
  kind,
  status: 'settled',
  version: 3,
  external_reference: id,
  asset: 'AUD',
  principal_minor: 100,
  fee_minor: 0,
  configuration_id: 'cfg_1',
  confirmations: 0,
  details: JSON.stringify(details),
  status_history: '[]',
  movement_ids: '[]',
  adjustments: '[]',
  created_at: 1,
  updated_at: 1,
});

const destinationOf = (amount: string): object => ({
  destination: { asset: 'USDC', network: 'base', amount },
  rate: '0.6500000000',
});

test.each(['sqlite', 'postgres'] as const)(
  'what conversions of earlier versions bring is kept to the last digit (%s)',
  async (dialect) => {
    await inEarlierDatabase(dialect, MINOR_UNITS, async ({ writer, up }) => {
      await writer('tenants').insert({
        id: 'acct_1',
        name: 'Test',
        status: 'active',
        configuration_id: 'cfg_1',
        created_at: 1,
      });
      const payout = { destination: { type: 'bank_account', amount: '1.00' }, metadata: { amount: '2.00' } };
      await writer('operations').insert([
        operation('cnv_1', 'conversion', destinationOf('65.000001')),
        operation('cnv_2', 'conversion', destinationOf('0.000001')),
        operation('cnv_3', 'conversion', destinationOf('999999999999.999999')),
        operation('pay_1', 'payout', payout),
      ]);
      await up(MINOR_UNITS);
      const ids = ['cnv_1', 'cnv_2', 'cnv_3', 'pay_1'];
      const read = await selectMatching(
        writer,
        operationsTable,
        ids.map((id) => ({ id })),
      );
      const details = new Map(read.map((each) => [each.id, each.details]));
      const brought = (amountMinor: bigint): object => ({
        destination: { asset: 'USDC', network: 'base', amountMinor },
        rate: '0.6500000000',
      });
      expect(ids.map((id) => details.get(id))).toEqual([
        brought(65_000_001n),
        brought(1n),
        brought(999_999_999_999_999_999n),
        payout,
      ]);
    });
  },
);
