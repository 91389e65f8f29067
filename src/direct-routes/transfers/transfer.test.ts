import { beforeAll, describe, expect, it } from 'vitest';
import { insertRow } from '../../db/statements/table.ts';
import { newId } from '../../identity/ids.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { testTransfer } from '../../testing/worlds/test-transfer.ts';
import { need } from '../../writes/write.ts';
import { entryOnEdge } from './entries.ts';
import { type Transfer, transfersTable } from './table.ts';

const PRICED = {
  rate: '0.6500000000',
  convertedMinor: 10_000n,
  destinationMinor: 65_000_000n,
  developerFeeMinor: 0n,
  developerFeeAudMinor: 0n,
} as const;

describe('the entry of an edge', () => {
  it.each([
    [null, 'detected', 'transfer_detected'],
    ['detected', 'held', undefined],
    ['detected', 'converting', undefined],
    ['held', 'converting', undefined],
    ['held', 'returned', 'transfer_returned'],
    ['converting', 'delivering', 'transfer_converted'],
    ['converting', 'failed', undefined],
    ['delivering', 'completed', 'transfer_delivered'],
    ['delivering', 'failed', 'transfer_unconverted'],
    ['failed', 'returned', 'transfer_returned'],
  ] as const)('from %s to %s is %s', (from, to, kind) => {
    expect(entryOnEdge(from, to)).toBe(kind);
  });
});

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    tenantId = await test.newTenant();
  });

  const add = async (given: Partial<Transfer>): Promise<Transfer> => {
    const id = newId('trf');
    const transfer = testTransfer({ id, tenantId, providerReference: id, transactionHash: id, ...given });
    await test.writeQueue.submit(
      probeWrite(transfer.tenantId, { decide: () => ({ effects: [insertRow(transfersTable, transfer)] }) }),
    );
    return transfer;
  };

  describe('the row of a transfer', () => {
    it.each([
      ['new', {}],
      ['to a bank, priced to the last digit', { direction: 'stablecoin_to_aud', ...PRICED }],
      [
        'with fees of every sort',
        {
          pricing: {
            platformFee: { flat: '0.10', bps: 5, minimum: '0.01', maximum: '9000.00' },
            developerFee: { flatAudMinor: 9_007_199_254_740_993n, bps: 1000 },
          },
          platformFeeMinor: 9_007_199_254_740_993n,
        },
      ],
      ['held', { status: 'held', holdReason: 'provider_review' }],
      ['failed', { ...PRICED, status: 'failed', failureCode: 'a_code', failureMessage: 'why', failedAt: 5 }],
    ] as const)('that is %s comes back as it was written, to its own tenant alone', async (_what, given) => {
      const transfer = await add(given);
      const find = (owner: string) =>
        test.writeQueue.submit(
          probeWrite<Transfer | null>(owner, {
            needs: [need(transfersTable, { id: transfer.id })],
            decide: (loaded) => ({ reply: loaded.find(transfersTable, { id: transfer.id }) ?? null }),
          }),
        );
      expect(await find(tenantId)).toEqual(transfer);
      expect(await find(await test.newTenant())).toBeNull();
    });

    it('is one for a fact of its route, by reference, and of a chain by transaction and place', async () => {
      await add({ providerReference: 'one' });
      await expect(add({ providerReference: 'one' })).rejects.toThrow();
      await add({ providerReference: 'one', paymentRouteId: 'rte_other' });
      const there = { direction: 'stablecoin_to_aud', transactionHash: '0xaa' } as const;
      await add(there);
      await expect(add(there)).rejects.toThrow();
      await add({ ...there, transferIndex: 1 });
      await add({ ...there, paymentRouteId: 'rte_other' });
      // Of a delivery, the same transaction may carry several.
      await add({ transactionHash: '0xaa' });
      await add({ transactionHash: '0xaa' });
    });

    it.each([
      ['is priced in part', { ...PRICED, destinationMinor: null }],
      ['is held for no reason', { status: 'held' }],
      ['has a reason to be held and is not', { holdReason: 'provider_review' }],
      ['is completed at no time', { ...PRICED, status: 'completed' }],
      ['waits to be converted while it is held', { status: 'held', holdReason: 'provider_review', dueAt: 5 }],
      ['goes to a bank that is not told how', { direction: 'stablecoin_to_aud', payment: null }],
    ] as const)('that %s is refused by the database itself', async (_what, given) => {
      await expect(add(given)).rejects.toThrow();
      test.faults.length = 0;
    });
  });
});
