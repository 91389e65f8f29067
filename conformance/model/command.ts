import fc from 'fast-check';

/** What a run does, as data: it can be shrunk, kept in a capsule and run again. */
export type Command =
  | { readonly do: 'fund'; readonly asset: FundedAsset; readonly cents: number; readonly outcome: string }
  | { readonly do: 'move receipt'; readonly pick: number; readonly to: string }
  /** `share`: per mille of what is available when the batch begins; `ending`: the hundredths, which decide its fate. */
  | {
      readonly do: 'pay';
      readonly kind: 'payout' | 'withdrawal';
      readonly share: number;
      readonly ending: number;
      readonly reuse: boolean;
    }
  | { readonly do: 'preview'; readonly kind: 'payout' | 'withdrawal'; readonly share: number }
  | {
      readonly do: 'quote';
      readonly direction: number;
      readonly side: 'source' | 'destination';
      readonly share: number;
      readonly ending: number;
    }
  | { readonly do: 'accept'; readonly pick: number; readonly reuse: boolean }
  | { readonly do: 'pin'; readonly direction: number; readonly rate: number }
  | { readonly do: 'pass time' }
  | { readonly do: 'move operation'; readonly pick: number; readonly to: string }
  | { readonly do: 'replay'; readonly pick: number }
  | { readonly do: 'misuse key'; readonly pick: number }
  | { readonly do: 'read operation'; readonly pick: number }
  | { readonly do: 'read quote'; readonly pick: number }
  | { readonly do: 'read overview' }
  | { readonly do: 'list movements'; readonly limit: number };

export type FundedAsset = 'AUD' | 'USDC';

export type Batch = readonly Command[];

const RECEIPT_MOVES = ['confirming', 'detected', 'credited', 'held', 'returned'];
const OPERATION_MOVES = [
  'held',
  'accepted',
  'submitted',
  'settled',
  'failed',
  'returned',
  'late_return',
  'late_execution',
];
const OUTCOMES = ['credited', 'credited', 'credited', 'detected', 'confirming', 'held', 'returned'];

const pick = fc.nat({ max: 40 });
const share = fc.constantFrom(1, 300, 450, 600, 999, 1001, 1001, 1500, 1500, 2500);
const kind = fc.constantFrom('payout' as const, 'withdrawal' as const);
const reuse = fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0);
const ending = fc.constantFrom(0, 3, 3, 4, 37);
const direction = fc.nat({ max: 5 });

const COMMANDS: readonly fc.WeightedArbitrary<Command>[] = [
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fund' as const),
      asset: fc.constantFrom('AUD' as const, 'USDC' as const),
      cents: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1_000, max: 500_000 })),
      outcome: fc.constantFrom(...OUTCOMES),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move receipt' as const),
      pick,
      to: fc.constantFrom(...RECEIPT_MOVES),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('pay' as const), kind, share, ending, reuse }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('preview' as const), kind, share }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('quote' as const),
      direction,
      side: fc.constantFrom('source' as const, 'source' as const, 'destination' as const),
      share,
      ending,
    }),
  },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('accept' as const), pick, reuse }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pin' as const), direction, rate: fc.nat({ max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass time' as const) }) },
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.constant('move operation' as const),
      pick,
      to: fc.constantFrom(...OPERATION_MOVES),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replay' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('misuse key' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read operation' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read quote' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read overview' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('list movements' as const),
      limit: fc.integer({ min: 1, max: 9 }),
    }),
  },
];

const anyCommand: fc.Arbitrary<Command> = fc.oneof(...COMMANDS);

export function batches(longest: number, widest: number): fc.Arbitrary<readonly Batch[]> {
  const batch = fc.array(anyCommand, { minLength: 1, maxLength: widest });
  // Three parts come out long, and still shrink to nothing, which a least length would not let them.
  const part = fc.array(batch, { maxLength: Math.ceil(longest / 2), size: 'max' });
  return fc.tuple(part, part, part).map((parts) => parts.flat());
}

/** Each command once, so that every run does all that it speaks of. */
export const EVERY_COMMAND: readonly Batch[] = [
  [{ do: 'fund', asset: 'AUD', cents: 300_000, outcome: 'detected' }],
  [{ do: 'move receipt', pick: 0, to: 'credited' }],
  [{ do: 'fund', asset: 'USDC', cents: 300_000, outcome: 'confirming' }],
  [{ do: 'move receipt', pick: 1, to: 'detected' }],
  [{ do: 'move receipt', pick: 1, to: 'credited' }],
  [{ do: 'preview', kind: 'payout', share: 300 }],
  [{ do: 'pay', kind: 'payout', share: 300, ending: 3, reuse: false }],
  [{ do: 'move operation', pick: 0, to: 'settled' }],
  [{ do: 'preview', kind: 'withdrawal', share: 300 }],
  [{ do: 'pay', kind: 'withdrawal', share: 300, ending: 3, reuse: false }],
  [{ do: 'move operation', pick: 1, to: 'failed' }],
  [{ do: 'move operation', pick: 1, to: 'late_execution' }],
  [{ do: 'pin', direction: 0, rate: 1 }],
  [{ do: 'quote', direction: 0, side: 'source', share: 40, ending: 3 }],
  [{ do: 'accept', pick: 0, reuse: false }],
  [{ do: 'accept', pick: 0, reuse: false }],
  [{ do: 'read quote', pick: 0 }],
  [{ do: 'move operation', pick: 2, to: 'settled' }],
  [{ do: 'read operation', pick: 2 }],
  [{ do: 'quote', direction: 2, side: 'destination', share: 40, ending: 3 }],
  [{ do: 'pass time' }],
  [{ do: 'accept', pick: 1, reuse: false }],
  [{ do: 'replay', pick: 2 }],
  [{ do: 'misuse key', pick: 2 }],
  [{ do: 'list movements', limit: 3 }],
  [{ do: 'read overview' }],
];
