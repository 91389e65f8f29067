import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TokenLog } from './erc20.ts';
import { confirmationsOf, judgeTransfer } from './judge-transfer.ts';
import type { ChainTransfer } from './table.ts';

const FINALITY = 6;

const HASHES = ['0xa', '0xb', '0xc'] as const;

/** What each look finds: blocks made since the last one, and the block of the transfer by its depth, if it has one. */
const LOOKS = fc.array(
  fc.record({
    blocks: fc.integer({ min: 0, max: 5 }),
    depth: fc.option(fc.integer({ min: 1, max: 12 })),
    hash: fc.constantFrom(...HASHES),
  }),
  { minLength: 1, maxLength: 30 },
);

const FIRST: ChainTransfer = {
  network: 'base',
  transactionHash: '0x1',
  transferIndex: 0,
  asset: 'USDC',
  sender: '0x2',
  recipient: '0x3',
  source: 'other',
  target: 'deposit',
  amountMinor: 5n,
  blockNumber: 100,
  blockHash: '0xa',
  blockAt: 0,
  standing: 'confirming',
  confirmations: 1,
  toldAt: 0,
  missingSince: null,
  isCounted: false,
  page: null,
  seenAt: 0,
};

function logAt(blockNumber: number, blockHash: string): TokenLog {
  const { asset, transactionHash, sender, recipient, amountMinor: minor } = FIRST;
  return { asset, transactionHash, logIndex: 0, blockNumber, blockHash, sender, recipient, minor };
}

describe('a transfer, however its chain behaves,', () => {
  it('is final only as deep as finality, and gone only as late, and each telling is later than the last', () => {
    fc.assert(
      fc.property(LOOKS, (looks) => {
        let row = FIRST;
        let number = 100;
        let missedAt: number | null = null;
        for (const { blocks, depth, hash } of looks) {
          number += blocks;
          const view = { head: { number, hash: '0xd', at: number * 2_000, baseFee: 0n }, finality: FINALITY };
          const found = depth === null ? undefined : logAt(Math.max(1, number - depth + 1), hash);
          missedAt = found === undefined ? (missedAt ?? number) : null;
          const after = judgeTransfer(row, found, view);
          if (after === undefined) continue;
          if (after.standing !== row.standing || after.toldAt !== row.toldAt) {
            expect(after.toldAt).toBeGreaterThan(row.toldAt);
          }
          if (after.standing === 'credited' && row.standing !== 'credited') {
            expect(confirmationsOf(after.blockNumber, view)).toBeGreaterThanOrEqual(FINALITY);
          }
          if (after.standing === 'returned' && row.standing !== 'returned') {
            expect(number - missedAt!).toBeGreaterThanOrEqual(FINALITY);
          }
          expect(after.missingSince === null).toBe(found !== undefined);
          row = after;
        }
      }),
    );
  });

  it('that stays in its block is credited, whatever was seen before', () => {
    fc.assert(
      fc.property(LOOKS, (looks) => {
        let row = FIRST;
        let number = 100;
        const look = (found: TokenLog | undefined): void => {
          const head = { number, hash: '0xd', at: number * 2_000, baseFee: 0n };
          row = judgeTransfer(row, found, { head, finality: FINALITY }) ?? row;
        };
        for (const { blocks, depth, hash } of looks) {
          number += blocks;
          look(depth === null ? undefined : logAt(Math.max(1, number - depth + 1), hash));
        }
        const last = logAt(number, '0xe');
        for (let more = 0; more < FINALITY; more += 1) {
          look(last);
          number += 1;
        }
        expect(row).toMatchObject({ standing: 'credited', blockHash: '0xe', missingSince: null });
      }),
    );
  });
});
