import fc from 'fast-check';
import type { Asset } from '../../money/amount.ts';

/** The parts of a configuration that a sequence puts in force, by their names (see configuration-changes.ts). */
export type ConfigurationChange = (typeof CHANGES)[number];

const CHANGES = [
  'nothing special',
  'nothing special',
  'fees',
  'fees with bounds',
  'hold-back',
  'hold-back',
  'refunds',
  'platform bears losses',
  'losses by hand',
  'hold rules',
  'reject rules',
  'sums by day',
  'least amounts',
  'credit',
  'evidence',
  'evidence',
  'short evidence',
  'no payouts',
  'no withdrawals',
  'no conversions',
  'no funding',
  'pairs off',
  'slippage',
  'beneficiary maximum',
] as const;

/** What a sequence does, as data that can be shrunk. `pick` chooses among what is there, newest first; `share` is per mille of what is available. */
export type Command =
  | {
      readonly do: 'fund';
      readonly asset: Asset;
      readonly hundredths: number;
      readonly outcome: string;
      readonly again: number;
    }
  | {
      readonly do: 'fund with hold-back';
      readonly asset: Asset;
      readonly seconds: number;
      readonly isRecalled: boolean;
    }
  | { readonly do: 'let evidence expire' }
  | { readonly do: 'move receipt'; readonly pick: number; readonly to: string }
  | {
      readonly do: 'pay';
      readonly pick: number;
      readonly share: number;
      readonly ending: number;
      readonly form: Form;
    }
  | {
      readonly do: 'withdraw';
      readonly pick: number;
      readonly share: number;
      readonly ending: number;
      readonly form: Form;
    }
  | {
      readonly do: 'quote';
      readonly source: Asset;
      readonly destination: Asset;
      readonly side: 'source' | 'destination';
      readonly share: number;
      readonly ending: number;
    }
  | {
      readonly do: 'convert';
      readonly source: Asset;
      readonly destination: Asset;
      readonly side: 'source' | 'destination';
      readonly share: number;
      readonly ending: number;
    }
  | { readonly do: 'accept'; readonly pick: number; readonly times: number }
  | { readonly do: 'move operation'; readonly pick: number; readonly to: string }
  | { readonly do: 'end operation'; readonly pick: number; readonly to: string; readonly late: string }
  | { readonly do: 'cancel'; readonly pick: number }
  | { readonly do: 'settle' }
  | { readonly do: 'pass time'; readonly seconds: number }
  | { readonly do: 'configure'; readonly change: ConfigurationChange }
  | { readonly do: 'set remitter'; readonly remitter: 'platform' | 'tenant' }
  | {
      readonly do: 'pin rate';
      readonly source: Asset;
      readonly destination: Asset;
      readonly percent: number | null;
    }
  | { readonly do: 'hand over evidence'; readonly pick: number; readonly token: string }
  | { readonly do: 'decide evidence'; readonly pick: number; readonly status: 'accepted' | 'rejected' }
  | { readonly do: 'new record'; readonly what: number }
  | { readonly do: 'deactivate'; readonly what: string; readonly pick: number }
  | { readonly do: 'adjust'; readonly asset: Asset; readonly hundredths: number }
  | {
      readonly do: 'replay';
      readonly pick: number;
      readonly form: 'replay' | 'replay with another key of the tenant';
    }
  | { readonly do: 'misuse key'; readonly pick: number }
  | { readonly do: 'use key elsewhere'; readonly pick: number }
  | { readonly do: 'twins'; readonly share: number; readonly count: number }
  | { readonly do: 'burst'; readonly count: number; readonly fits: number }
  | { readonly do: 'inject fault'; readonly provider: string; readonly fault: string }
  | { readonly do: 'reset' }
  | { readonly do: 'walk'; readonly limit: number }
  | { readonly do: 'look' };

/** How an operation is asked for. */
export type Form =
  | 'plain'
  | 'previewed'
  | 'reused reference'
  | 'beyond all that is there'
  | 'pinned evidence';

/** Commands that are in flight together. */
export type Batch = readonly Command[];

const pick = fc.nat({ max: 30 });
const asset = fc.constantFrom<Asset>('AUD', 'AUD', 'USDC', 'USDT');
const share = fc.constantFrom(1, 20, 20, 60, 60, 150, 300, 500, 999, 1001, 1001, 1500);
// The cents decide what a provider does: fails, returns, holds, stalls, settles.
const ending = fc.constantFrom(0, 0, 1, 2, 3, 4, 37);
const form = fc.constantFrom<Form>(
  'plain',
  'plain',
  'plain',
  'previewed',
  'previewed',
  'previewed',
  'reused reference',
  'reused reference',
  'beyond all that is there',
  'beyond all that is there',
  'pinned evidence',
);
const operationMove = fc.constantFrom(
  'held',
  'accepted',
  'submitted',
  'settled',
  'settled',
  'failed',
  'returned',
  'late_return',
  'late_execution',
);

/** Commands that may share a batch with others. */
const ORDINARY: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fund' as const),
      asset,
      hundredths: fc.integer({ min: 1, max: 200_000 }),
      outcome: fc.constantFrom('detected', 'confirming', 'credited', 'credited', 'held', 'returned'),
      again: fc.constantFrom(0, 0, 0, 1, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fund with hold-back' as const),
      asset,
      seconds: fc.constantFrom(0, 59, 61),
      isRecalled: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('let evidence expire' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move receipt' as const),
      pick,
      to: fc.constantFrom('detected', 'confirming', 'credited', 'held', 'returned', 'returned'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay' as const), pick, share, ending, form }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('withdraw' as const), pick, share, ending, form }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('quote' as const),
      source: asset,
      destination: asset,
      side: fc.constantFrom('source' as const, 'destination' as const),
      share,
      ending,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('convert' as const),
      source: asset,
      destination: asset,
      side: fc.constantFrom('source' as const, 'destination' as const),
      share,
      ending,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('accept' as const),
      pick: fc.nat({ max: 2 }),
      times: fc.constantFrom(1, 1, 1, 2, 3),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('move operation' as const), pick, to: operationMove }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('end operation' as const),
      pick,
      to: fc.constantFrom('settled', 'failed', 'failed', 'returned'),
      late: fc.constantFrom('late_return', 'late_execution'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass time' as const),
      seconds: fc.constantFrom(-1, 0, 1, 31, 61, 3_600, 86_400),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('configure' as const), change: fc.constantFrom(...CHANGES) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('set remitter' as const),
      remitter: fc.constantFrom('platform' as const, 'tenant' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pin rate' as const),
      source: asset,
      destination: asset,
      percent: fc.constantFrom(null, 50, 100, 130),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('hand over evidence' as const),
      pick: fc.nat({ max: 3 }),
      token: fc.constantFrom('good', 'reject_', 'pending_', 'pending_', 'used'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decide evidence' as const),
      pick: fc.nat({ max: 3 }),
      status: fc.constantFrom('accepted' as const, 'rejected' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('new record' as const), what: fc.nat({ max: 6 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('deactivate' as const),
      what: fc.constantFrom('beneficiaries', 'destinations', 'funding-instruments'),
      pick,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      asset,
      hundredths: fc.integer({ min: -50_000, max: 100_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('replay' as const),
      pick,
      form: fc.constantFrom(
        'replay' as const,
        'replay' as const,
        'replay with another key of the tenant' as const,
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('misuse key' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('use key elsewhere' as const), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('inject fault' as const),
      provider: fc.constantFrom('bank', 'chain', 'exchange', 'identity'),
      fault: fc.constantFrom('fail', 'delay', 'repeat', 'reorder', 'drop'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('walk' as const), limit: fc.constantFrom(2, 3, 7, 200) }),
  },
);

/** Commands that have the tenant to themselves, since what they must do is known exactly only then. */
const SOLITARY: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('burst' as const),
      count: fc.integer({ min: 3, max: 6 }),
      fits: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('twins' as const), share, count: fc.integer({ min: 2, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reset' as const) }) },
);

/** Sequences of batches of up to so many commands each; they shrink to nothing. */
export function sequences(longest: number): fc.Arbitrary<readonly Batch[]> {
  const batch = fc.oneof(
    { weight: 6, arbitrary: ORDINARY.map((command): Batch => [command]) },
    { weight: 4, arbitrary: fc.array(ORDINARY, { minLength: 2, maxLength: 4 }) },
    { weight: 1, arbitrary: SOLITARY.map((command): Batch => [command]) },
  );
  // Three parts come out long, and still shrink to nothing, which a least length would not let them.
  const part = fc.array(batch, { maxLength: Math.ceil(longest / 2), size: 'max' });
  return fc.tuple(part, part, part).map((parts) => parts.flat());
}
