import fc from 'fast-check';

/** What a run does, as data: it can be shrunk, kept in a capsule and run again. */
export type Command =
  | { readonly do: 'fund'; readonly cents: number; readonly outcome: 'credited' | 'detected' | 'held' }
  | { readonly do: 'move payin'; readonly pick: number; readonly to: string }
  /** `share`: per mille of what is available when the batch begins; `ending`: the cents, which decide its fate. */
  | { readonly do: 'pay'; readonly share: number; readonly ending: number; readonly reuse: boolean }
  | { readonly do: 'preview'; readonly share: number }
  | { readonly do: 'move payout'; readonly pick: number; readonly to: string }
  | { readonly do: 'replay'; readonly pick: number }
  | { readonly do: 'misuse key'; readonly pick: number }
  | { readonly do: 'read payout'; readonly pick: number }
  | { readonly do: 'read overview' }
  | { readonly do: 'list movements'; readonly limit: number };

/** Commands that are in flight together. */
export type Batch = readonly Command[];

const PAYIN_MOVES = ['confirming', 'credited', 'held', 'returned'];
const PAYOUT_MOVES = [
  'held',
  'accepted',
  'submitted',
  'settled',
  'failed',
  'returned',
  'late_return',
  'late_execution',
];

const pick = fc.nat({ max: 40 });
const share = fc.constantFrom(1, 40, 300, 450, 600, 999, 1001, 1001, 1500);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fund' as const),
      cents: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1_000, max: 500_000 })),
      outcome: fc.constantFrom(
        'credited' as const,
        'credited' as const,
        'detected' as const,
        'held' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move payin' as const),
      pick,
      to: fc.constantFrom(...PAYIN_MOVES),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      share,
      ending: fc.constantFrom(0, 3, 3, 4, 37),
      reuse: fc.integer({ min: 0, max: 5 }).map((chance) => chance === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('preview' as const), share }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('move payout' as const),
      pick,
      to: fc.constantFrom(...PAYOUT_MOVES),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('replay' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('misuse key' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read payout' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read overview' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('list movements' as const),
      limit: fc.integer({ min: 1, max: 9 }),
    }),
  },
);

/** Sequences of batches; a batch of one after the other is a sequential run. */
export function batches(longest: number, widest: number): fc.Arbitrary<readonly Batch[]> {
  const batch = fc.array(anyCommand, { minLength: 1, maxLength: widest });
  // Three parts come out long, and still shrink to nothing, which a least length would not let them.
  const part = fc.array(batch, { maxLength: Math.ceil(longest / 2), size: 'max' });
  return fc.tuple(part, part, part).map((parts) => parts.flat());
}
