import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postJournalEntry } from '../../ledger/journal-entry.ts';
import { type Asset, decimalsOf, largestAmount } from '../../money/amount.ts';
import { testTransfer } from '../../testing/worlds/test-transfer.ts';
import { type TransferEntryKind, entryLines } from './entries.ts';
import { developerFeeOnAud, isBelowFees, priceTransfer } from './price.ts';
import type { Transfer } from './table.ts';

const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;
const UNIT = 10n ** 10n;

/** Rates near those of a market, and all others that can be named. */
const RATE = fc
  .oneof(
    { weight: 4, arbitrary: fc.bigInt({ min: 5n * 10n ** 9n, max: 2n * 10n ** 10n }) },
    { weight: 2, arbitrary: fc.bigInt({ min: 1n, max: 10n ** 22n - 1n }) },
    { weight: 1, arbitrary: fc.constantFrom(1n, UNIT, 10n ** 22n - 1n) },
  )
  .map((scaled) => `${scaled / UNIT}.${(scaled % UNIT).toString().padStart(10, '0')}`);

/** Amounts up to the largest, with both ends often. */
function minorOf(asset: Asset): fc.Arbitrary<bigint> {
  const max = largestAmount(asset);
  return fc.oneof(
    fc.bigInt({ min: 1n, max }),
    fc.bigInt({ min: 1n, max: 100_000_000n }),
    fc.constantFrom(1n, 2n, max),
  );
}

const GIVEN = fc.constantFrom(...DIRECTIONS).chain((direction) =>
  fc.record({
    direction: fc.constant(direction),
    rate: RATE,
    grossMinor: minorOf(direction === 'aud_to_stablecoin' ? 'AUD' : 'USDC'),
    platformFeeMinor: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10_000_000n })),
    flatAudMinor: fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 1_000n })),
    bps: fc.nat({ max: 1_000 }),
  }),
);

type Given = typeof GIVEN extends fc.Arbitrary<infer Value> ? Value : never;

function transferOf({ direction, grossMinor, platformFeeMinor, flatAudMinor, bps }: Given): Transfer {
  const pricing = { platformFee: null, developerFee: { flatAudMinor, bps } };
  return testTransfer({ direction, grossMinor, platformFeeMinor, pricing });
}

/** Whether a whole number is a fraction rounded half up, said without dividing. */
function isHalfUpOf(rounded: bigint, numerator: bigint, denominator: bigint): boolean {
  const twice = 2n * (numerator - rounded * denominator);
  return -denominator <= twice && twice < denominator;
}

/** The rate in ten-billionths. */
function scaled(rate: string): bigint {
  return BigInt(rate.replace('.', ''));
}

describe('the price of a transfer', () => {
  it('splits the source into fees and what is converted, exactly, and rounds the destination down', () => {
    fc.assert(
      fc.property(GIVEN, (given) => {
        const transfer = transferOf(given);
        const priced = priceTransfer(transfer, given.rate);
        fc.pre(typeof priced !== 'string');
        const { developerFeeMinor, convertedMinor, destinationMinor } = priced;
        expect(transfer.platformFeeMinor + developerFeeMinor + convertedMinor).toBe(given.grossMinor);
        expect(convertedMinor > 0n && destinationMinor > 0n).toBe(true);
        // d ≤ c × rate < d + 1, in units of both assets.
        const times =
          convertedMinor * scaled(given.rate) * 10n ** BigInt(decimalsOf(transfer.destinationAsset));
        const unit = UNIT * 10n ** BigInt(decimalsOf(transfer.sourceAsset));
        expect(destinationMinor * unit <= times && times < (destinationMinor + 1n) * unit).toBe(true);
      }),
    );
  });

  it('rounds the developer fee once, half up, on the gross, and tells it in AUD at the same rate', () => {
    fc.assert(
      fc.property(GIVEN, (given) => {
        const transfer = transferOf(given);
        const priced = priceTransfer(transfer, given.rate);
        fc.pre(typeof priced !== 'string');
        const { developerFeeMinor, developerFeeAudMinor } = priced;
        const { flatAudMinor, bps, grossMinor } = given;
        const rate = scaled(given.rate);
        if (given.direction === 'aud_to_stablecoin') {
          expect(developerFeeAudMinor).toBe(developerFeeMinor);
          const exact = flatAudMinor * 10_000n + grossMinor * BigInt(bps);
          expect(isHalfUpOf(developerFeeMinor, exact, 10_000n)).toBe(true);
          return;
        }
        // Millionths of a unit: flat cents × 10^4 ÷ rate + gross × bps ÷ 10^4.
        const exact = flatAudMinor * 10_000n * UNIT * 10_000n + grossMinor * BigInt(bps) * rate;
        expect(isHalfUpOf(developerFeeMinor, exact, rate * 10_000n)).toBe(true);
        expect(isHalfUpOf(developerFeeAudMinor, developerFeeMinor * rate, 10_000n * UNIT)).toBe(true);
      }),
    );
  });

  it('is refused for fees that reach the gross, a destination of nothing, and one beyond the largest amount', () => {
    fc.assert(
      fc.property(GIVEN, (given) => {
        fc.pre(given.direction === 'aud_to_stablecoin');
        const transfer = transferOf(given);
        const { grossMinor, platformFeeMinor, pricing } = transfer;
        const left = grossMinor - platformFeeMinor - developerFeeOnAud(grossMinor, pricing.developerFee);
        // Of cents, millionths: ten thousand at a rate of one.
        const destination = (left * 10_000n * scaled(given.rate)) / UNIT;
        const priced = priceTransfer(transfer, given.rate);
        if (left <= 0n) expect(priced).toBe('amount_below_fee');
        else if (destination === 0n) expect(priced).toBe('amount_below_minimum');
        else if (destination > largestAmount('USDC')) expect(priced).toBe('limit_exceeded');
        else expect(priced).toMatchObject({ destinationMinor: destination });
      }),
    );
  });

  it.each([
    ['aud_to_stablecoin', 10_000n, 0n, 50n, 25, '0.6500000000', [75n, 9_925n, 64_512_500n, 75n]],
    // Half a cent is rounded up.
    ['aud_to_stablecoin', 10_200n, 0n, 0n, 25, '0.5000000000', [26n, 10_174n, 50_870_000n, 26n]],
    // 0.50 AUD at 1.5 is 0.333333, and 0.25 % of 100 are 0.25.
    ['stablecoin_to_aud', 100_000_000n, 1n, 50n, 25, '1.5000000000', [583_333n, 99_416_666n, 14_912n, 87n]],
  ] as const)(
    'of %s %s with fees of %s, %s and %s bps at %s is to the minor unit',
    (
      direction,
      grossMinor,
      platformFeeMinor,
      flatAudMinor,
      bps,
      rate,
      [fee, converted, destination, aud],
    ) => {
      const given = { direction, grossMinor, platformFeeMinor, flatAudMinor, bps, rate };
      expect(priceTransfer(transferOf(given), rate)).toEqual({
        rate,
        developerFeeMinor: fee,
        convertedMinor: converted,
        destinationMinor: destination,
        developerFeeAudMinor: aud,
      });
    },
  );

  it.each([
    [100n, 99n, null, false],
    [100n, 100n, null, true],
    [100n, 99n, 1n, true],
    [100n, 250n, 0n, true],
  ])('of %s with fees of %s and %s leaves nothing: %s', (grossMinor, platformFeeMinor, fee, isBelow) => {
    expect(isBelowFees({ grossMinor, platformFeeMinor }, fee)).toBe(isBelow);
  });

  it('comes to nothing at a rate of nothing', () => {
    expect(priceTransfer(testTransfer(), '0.0000000000')).toBe('amount_below_minimum');
    expect(priceTransfer(testTransfer({ direction: 'stablecoin_to_aud' }), '0.0000000000')).toBe(
      'amount_below_minimum',
    );
  });
});

/** The ways through the entries, with what is in flight and earned after them. */
const WAYS: readonly (readonly [string, readonly TransferEntryKind[]])[] = [
  ['in flight with its gross', ['transfer_detected']],
  ['in flight with its destination', ['transfer_detected', 'transfer_converted']],
  ['delivered', ['transfer_detected', 'transfer_converted', 'transfer_delivered']],
  ['returned before it was converted', ['transfer_detected', 'transfer_returned']],
  [
    'returned after it was converted',
    ['transfer_detected', 'transfer_converted', 'transfer_unconverted', 'transfer_returned'],
  ],
];

/** What the lines of entries leave on each account, in each asset, without what is nothing. */
function leftBy(transfer: Transfer, kinds: readonly TransferEntryKind[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const kind of kinds) {
    const effect = { effect: 'journal_entry', entryId: kind, subjectId: transfer.id, kind } as const;
    // Throws where an asset does not sum to zero, or a wallet is touched.
    const { postings } = postJournalEntry('acct_test', { ...effect, lines: entryLines(transfer, kind) }, 0);
    for (const { account, asset, amountMinor } of postings) {
      const name = `${account} ${asset}`;
      sums[name] = (sums[name] ?? 0n) + amountMinor;
    }
  }
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0n));
}

describe('the entries of a transfer', () => {
  it.each(WAYS)('leave it %s', (what, kinds) => {
    fc.assert(
      fc.property(GIVEN, (given) => {
        const detected = transferOf(given);
        const priced = priceTransfer(detected, given.rate);
        fc.pre(typeof priced !== 'string');
        const transfer = { ...detected, ...priced };
        const { platformFeeMinor, developerFeeMinor, convertedMinor, destinationMinor, grossMinor } =
          transfer;
        const isFromAud = given.direction === 'aud_to_stablecoin';
        const [from, to] = isFromAud ? ['AUD', 'USDC'] : ['USDC', 'AUD'];
        const [bank, chain] = ['bank_clearing AUD', 'chain_clearing:base USDC'];
        const left = leftBy(transfer, kinds);
        const expected: Record<string, bigint> = {};
        if (!what.startsWith('returned')) expected[isFromAud ? bank : chain] = -grossMinor;
        if (what === 'in flight with its gross') expected[`transfers_in_flight ${from}`] = grossMinor;
        if (kinds.includes('transfer_converted') && !kinds.includes('transfer_unconverted')) {
          if (platformFeeMinor > 0n) expected[`fee_income ${from}`] = platformFeeMinor;
          if (developerFeeMinor > 0n) expected[`developer_fees_payable ${from}`] = developerFeeMinor;
          expected[`conversion_clearing ${from}`] = convertedMinor;
          expected[`conversion_clearing ${to}`] = -destinationMinor;
          const place = what === 'delivered' ? (isFromAud ? chain : bank) : `transfers_in_flight ${to}`;
          expected[place] = destinationMinor;
        }
        expect(left).toEqual(expected);
      }),
    );
  });

  it('are not posted before there is a price', () => {
    expect(() => entryLines(testTransfer(), 'transfer_converted')).toThrow('has no price');
  });
});
