import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationKind } from '../../ledger/movement.ts';
import { balancesTable } from '../../ledger/wallet.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { KINDS, TAKEN, beginOperation, getOperation } from '../../testing/worlds/test-operation.ts';
import { TEST_DEPOSIT, TEST_PAYIN, type TestMoney, tellMoney } from '../../testing/worlds/test-receipt.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { providerOf } from '../../treasury/operations/orders.ts';
import { aboutOperation } from '../../treasury/operations/provider-messages.ts';
import { type Operation, isFinal } from '../../treasury/operations/table.ts';
import { countersTable } from '../../treasury/policy/counters.ts';
import { receiptsTable } from '../../treasury/receipts/table.ts';
import { type ReportOutcome, takeReport } from './decide-report.ts';
import type { Said } from '../port/provider.ts';

/** Sequences of each property; CORRIDOR_PROPERTY_RUNS makes it more. */
const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 200);
const TIME_LIMIT_MS = 20_000 + RUNS * 50;

/** A report under its provider's own name for it. */
interface Told extends Said {
  readonly eventId: string;
}

const named = (story: readonly Said[]): Told[] =>
  story.map((said, index) => ({ ...said, eventId: `event ${index}` }));

/** All of a story in any order, each part of it up to three times. */
function inAnyOrder<Part>(story: readonly Part[]): fc.Arbitrary<Part[]> {
  const once = fc.shuffledSubarray([...story], { minLength: story.length });
  const again = fc.array(fc.constantFrom(...story), { maxLength: 2 * story.length });
  return fc
    .tuple(once, again)
    .chain(([all, more]) => fc.shuffledSubarray([...all, ...more], { minLength: all.length + more.length }));
}

const balancesOf = ({ loaded }: TestWorld): unknown =>
  loaded.list(balancesTable, {}).map(({ spendingStopped: _stopped, ...balance }) => balance);

const countsOf = ({ loaded }: TestWorld): unknown =>
  loaded
    .list(countersTable, {})
    .filter(({ totalMinor }) => totalMinor !== 0n)
    .map(({ counter, totalMinor }) => `${counter} ${totalMinor}`)
    .sort();

describe('reports about an operation', () => {
  const HASH = `0x${'a'.repeat(64)}`;

  function tell(
    world: TestWorld,
    id: string,
    { eventId, ...report }: Told,
    provider?: 'identity',
  ): ReportOutcome {
    world.now += 1_000;
    const { kind } = getOperation(world, id);
    const source = { provider: provider ?? providerOf(kind), adapter: 'test' };
    const subject = aboutOperation(id);
    const { tenantId } = world;
    return world.run(takeReport({ tenantId, source, subject, eventId, report })).reply.outcome;
  }

  /** What providers tell of an operation where nothing contradicts anything, in the order in which it happens. */
  function storiesOf(kind: OperationKind): readonly (readonly Said[])[] {
    const { asset, unit } = TAKEN[kind];
    const amount = { minor: 100n * unit, asset };
    const chain = kind === 'stable_withdrawal';
    const submitted: Said[] = (chain ? [0, 1, 5] : [0]).map((confirmations) => ({
      says: 'submitted',
      amount,
      ...(chain ? { transactionHash: HASH, confirmations } : { providerReference: 'P-1' }),
    }));
    const settled: Said = {
      says: 'settled',
      amount,
      ...(chain ? { transactionHash: HASH, confirmations: 12 } : {}),
    };
    return [
      submitted,
      [...submitted, settled],
      [...submitted, { says: 'failed', failureCode: 'closed' }],
      ...(kind === 'payout' ? [[...submitted, { says: 'returned', amount } as const]] : []),
    ];
  }

  /** What an operation came to; when it did is another thing. */
  function endOf(world: TestWorld, id: string): unknown {
    const { status, transactionHash, confirmations, providerReference, adjustments } = getOperation(
      world,
      id,
    );
    const facts = { transactionHash, confirmations, providerReference };
    return { status, facts, adjustments, balances: balancesOf(world), counts: countsOf(world) };
  }

  const starts = fc.record({ kind: fc.constantFrom(...KINDS), isHeld: fc.boolean() });

  const tales = starts.chain(({ kind, isHeld }) =>
    fc.constantFrom(...storiesOf(kind)).chain((story) => {
      const told = named(story);
      return inAnyOrder(told).map((sequence) => ({ kind, isHeld, told, sequence }));
    }),
  );

  function checkStep(world: TestWorld, before: Operation, outcome: ReportOutcome): void {
    const after = getOperation(world, before.id);
    if (outcome !== 'applied' && outcome !== 'ignored') expect(after).toEqual(before);
    if (isFinal(before.status)) expect(after.status).toBe(before.status);
    expect(after.version).toBeGreaterThanOrEqual(before.version);
    expect(faultsOfBooks(world)).toEqual([]);
  }

  it(
    'come to the same end in whatever order they come, however often they are repeated',
    () => {
      fc.assert(
        fc.property(tales, ({ kind, isHeld, told, sequence }) => {
          const ordered = beginOperation(kind, { isHeld });
          for (const report of told) tell(ordered.world, ordered.id, report);
          const { world, id } = beginOperation(kind, { isHeld });
          for (const report of sequence) checkStep(world, getOperation(world, id), tell(world, id, report));
          expect(endOf(world, id)).toEqual(endOf(ordered.world, ordered.id));
        }),
        { numRuns: RUNS },
      );
    },
    TIME_LIMIT_MS,
  );

  const anything: fc.Arbitrary<Told> = fc.record(
    {
      // Few names, so that many of them are told again with other content.
      eventId: fc.integer({ min: 0, max: 12 }).map((name) => `event ${name}`),
      says: fc.constantFrom(
        'accepted',
        'held',
        'submitted',
        'settled',
        'failed',
        'returned',
        'credited',
        'issued',
      ),
      amount: fc.constantFrom(
        { minor: 10_000n, asset: 'AUD' },
        { minor: 100_000_000n, asset: 'USDC' },
        { minor: 9_999n, asset: 'AUD' },
        { minor: 0n, asset: 'USDT' },
      ),
      transactionHash: fc.constantFrom(HASH, `0x${'b'.repeat(64)}`),
      confirmations: fc.integer({ min: 0, max: 20 }),
      failureCode: fc.constantFrom('closed', 'refused'),
    },
    { requiredKeys: ['eventId', 'says'] },
  );

  it(
    'keep the laws of the books whatever they say',
    () => {
      const lies = fc.tuple(starts, fc.array(anything, { minLength: 1, maxLength: 14 }), fc.boolean());
      fc.assert(
        fc.property(lies, ([{ kind, isHeld }, sequence, refundDeductedFee]) => {
          const { world, id } = beginOperation(kind, { isHeld, returns: { refundDeductedFee } });
          const { asset, unit } = TAKEN[kind];
          for (const report of sequence) {
            const before = getOperation(world, id);
            const outcome = tell(world, id, report);
            checkStep(world, before, outcome);
            const { amount } = report;
            const isWrong = amount !== undefined && (amount.asset !== asset || amount.minor !== 100n * unit);
            if (isWrong) expect(outcome).not.toMatch(/applied|ignored/);
          }
          const ends = world.movements.filter(({ kind: moved }) => /^reservation_/.test(moved));
          expect(ends.length).toBe(isFinal(getOperation(world, id).status) ? 1 : 0);
        }),
        { numRuns: RUNS },
      );
    },
    TIME_LIMIT_MS,
  );
});

describe('reports about money that comes in', () => {
  const FEES = [
    { operation: 'payin', asset: 'AUD', flat: '1.00', bps: 0 },
    { operation: 'deposit', asset: 'USDC', flat: '1.00', bps: 0 },
  ] as const;

  /** A report of one of several facts. */
  interface ToldMoney {
    readonly money: TestMoney;
    readonly told: Told;
  }

  const newWorld = (): TestWorld => new TestWorld({ terms: testTerms({ pricing: { fees: FEES } }) });

  function tell(world: TestWorld, { money, told }: ToldMoney): ReportOutcome {
    world.now += 1_000;
    const { says, ...given } = told;
    return tellMoney(world, money, says as 'detected', given).outcome;
  }

  const WAYS = {
    aud_payin: [
      ['detected'],
      ['detected', 'confirming'],
      ['detected', 'confirming', 'credited'],
      ['detected', 'credited', 'returned'],
      ['detected', 'held', 'credited'],
      ['detected', 'held', 'returned'],
    ],
    stable_deposit: [
      ['detected', 'confirming', 'credited'],
      ['detected', 'confirming', 'detected'],
      ['detected', 'confirming', 'detected', 'confirming'],
      ['detected', 'confirming', 'detected', 'confirming', 'credited'],
      ['detected', 'confirming', 'credited', 'returned'],
      ['confirming', 'held', 'credited'],
    ],
  } as const;

  /** Facts of which nothing contradicts anything: a pay-in, and two transfers of one transaction. */
  const FACTS: readonly TestMoney[] = [
    TEST_PAYIN,
    { ...TEST_DEPOSIT, providerReference: undefined, transferIndex: 0 },
    { ...TEST_DEPOSIT, providerReference: undefined, transferIndex: 1, grossMinor: 7_000_000n },
  ];

  function storyOf(money: TestMoney, index: number, way: readonly Said['says'][]): ToldMoney[] {
    return way.map((says, step) => ({
      money,
      told: { says, at: 1_000 + step, eventId: `event ${index} ${step}` },
    }));
  }

  const stories = fc
    .tuple(...FACTS.map(({ type }) => fc.constantFrom(...WAYS[type])))
    .map((ways) => ways.flatMap((way, index) => storyOf(FACTS[index] ?? TEST_PAYIN, index, way)));

  const tales = stories.chain((story) => inAnyOrder(story).map((sequence) => ({ story, sequence })));

  function endOf(world: TestWorld): unknown {
    const receipts = world.loaded.list(receiptsTable, {}).map((receipt) => {
      const { type, status, grossMinor, feeMinor, transferIndex, reportedAt } = receipt;
      return [type, transferIndex, status, grossMinor, feeMinor, reportedAt];
    });
    return {
      receipts: receipts.sort((one, other) => (String(one) < String(other) ? -1 : 1)),
      balances: balancesOf(world),
      counts: countsOf(world),
    };
  }

  function checkStep(world: TestWorld): void {
    const receipts = world.loaded.list(receiptsTable, {});
    for (const { id } of receipts) {
      const kinds = world.movements.filter(({ reference }) => reference === id).map(({ kind }) => kind);
      expect(['', 'funding_credited', 'funding_credited,funding_returned']).toContain(kinds.join());
    }
    expect(faultsOfBooks(world)).toEqual([]);
  }

  it(
    'come to the same end in whatever order they come, however often they are repeated',
    () => {
      fc.assert(
        fc.property(tales, ({ story, sequence }) => {
          const ordered = newWorld();
          for (const told of story) tell(ordered, told);
          const world = newWorld();
          for (const told of sequence) {
            expect(['applied', 'ignored', 'repeated']).toContain(tell(world, told));
            checkStep(world);
          }
          expect(endOf(world)).toEqual(endOf(ordered));
        }),
        { numRuns: RUNS },
      );
    },
    TIME_LIMIT_MS,
  );

  const anything: fc.Arbitrary<ToldMoney> = fc.record({
    money: fc
      .tuple(
        fc.constantFrom(...FACTS),
        fc.constantFrom(undefined, 'R-1', 'R-2'),
        fc.constantFrom(1n, 0n, 500n),
      )
      .map(([money, providerReference, more]) => ({
        ...money,
        providerReference,
        grossMinor: money.grossMinor + more,
      })),
    told: fc.record(
      {
        eventId: fc.integer({ min: 0, max: 12 }).map((name) => `event ${name}`),
        says: fc.constantFrom('detected', 'confirming', 'credited', 'held', 'returned', 'settled'),
        at: fc.integer({ min: 0, max: 10 }),
        transactionHash: fc.constantFrom('0x1', '0x2'),
      },
      { requiredKeys: ['eventId', 'says'] },
    ),
  });

  it(
    'keep the laws of the books whatever they say',
    () => {
      fc.assert(
        fc.property(fc.array(anything, { minLength: 1, maxLength: 14 }), (sequence) => {
          const world = newWorld();
          for (const told of sequence) {
            const before = world.loaded.list(receiptsTable, {});
            const outcome = tell(world, told);
            if (outcome !== 'applied' && outcome !== 'ignored') {
              expect(world.loaded.list(receiptsTable, {})).toEqual(before);
            }
            checkStep(world);
          }
        }),
        { numRuns: RUNS },
      );
    },
    TIME_LIMIT_MS,
  );
});
