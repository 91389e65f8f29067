import fc from 'fast-check';
import type { TransferDirection } from '../../direct-routes/transfers/table.ts';
import type { Asset } from '../../money/amount.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import type { FaultKind } from '../../provider-seam/simulator/faults.ts';
import type { DepositWord } from './deposit-oracle.ts';

/** One thing that happens to a tenant's routes and transfers, or around them. */
export type TransferCommand =
  | {
      readonly do: 'fund';
      /** Which of the routes: two of each direction, one of them with limits. */
      readonly route: number;
      readonly amount: string;
      /** One of a few names, so that some deposits are told twice; null for a new one. */
      readonly fact: number | null;
    }
  | { readonly do: 'advance'; readonly transfer: number; readonly to: string }
  /** The server's clock goes on, or is set back. */
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'settle' }
  | {
      readonly do: 'fault';
      readonly provider: ProviderName;
      readonly fault: FaultKind;
      readonly count: number;
    }
  | {
      readonly do: 'pin';
      readonly source: Asset;
      readonly destination: Asset;
      readonly rate: string | null;
    }
  | { readonly do: 'configure'; readonly change: number }
  | { readonly do: 'schedule'; readonly flatAudMinor: bigint; readonly bps: number }
  | { readonly do: 'close'; readonly route: number }
  /** The provider of a deposit says something new of it: without a moment, at a later one than ever, or at an earlier one. */
  | {
      readonly do: 'report';
      readonly transfer: number;
      readonly says: DepositWord;
      readonly at: 'none' | 'later' | 'earlier';
    }
  /** A deposit that is final is converted, and nobody carries its orders out yet. */
  | { readonly do: 'convert'; readonly transfer: number }
  /** Providers take all orders, and say nothing of them. */
  | { readonly do: 'hand over' }
  /** A provider reports on a transfer's open order. */
  | { readonly do: 'tell'; readonly transfer: number; readonly says: 'settled' | 'failed' }
  | {
      readonly do: 'decide';
      readonly transfer: number;
      readonly decision: 'release' | 'return' | 'return by hand';
    };

/** The directions of the routes, by their number. */
export const ROUTES: readonly TransferDirection[] = [
  'aud_to_stablecoin',
  'stablecoin_to_aud',
  'aud_to_stablecoin',
  'stablecoin_to_aud',
];

/** Whole amounts, with the fractions that mean something to the simulators, the smallest and the largest. */
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 500 }).map((whole) => `${whole}.00`) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 500 }), fc.constantFrom('01', '02', '03', '04'))
      .map(([whole, cents]) => `${whole}.${cents}`),
  },
  { weight: 2, arbitrary: fc.constantFrom('0.01', '0.02', '0.50', '1.37', '99.99') },
  { weight: 1, arbitrary: fc.constantFrom('999999999999.99', '123456789012.34', '1000000.00') },
);

const DAY_MS = 86_400_000;

const STATUSES = ['held', 'converting', 'delivering', 'completed', 'failed', 'returned'];

const route = fc.nat({ max: ROUTES.length - 1 });

const transfer = fc.nat({ max: 11 });

const command: fc.Arbitrary<TransferCommand> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('fund' as const),
      route,
      amount,
      fact: fc.option(fc.nat({ max: 2 }), { freq: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      transfer,
      to: fc.constantFrom(...STATUSES),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(-32 * DAY_MS, -40_000, -1_000, 0, 1_000, 2_000, 40_000, DAY_MS, 32 * DAY_MS),
    }),
  },
  { weight: 5, arbitrary: fc.constant({ do: 'settle' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      provider: fc.constantFrom<ProviderName>('bank', 'chain', 'exchange'),
      fault: fc.constantFrom<FaultKind>('fail', 'delay', 'repeat', 'reorder', 'drop'),
      count: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        isOfAud: fc.boolean(),
        rate: fc.constantFrom(null, '0.0000000001', '0.6512345679', '1.5355555555', '999.0000000001'),
      })
      .map(({ isOfAud, rate }): TransferCommand => {
        const [source, destination] = isOfAud ? (['AUD', 'USDC'] as const) : (['USDC', 'AUD'] as const);
        return { do: 'pin', source, destination, rate };
      }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('configure' as const), change: fc.nat({ max: 4 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('schedule' as const),
      flatAudMinor: fc.bigInt({ min: 0n, max: 300n }),
      bps: fc.integer({ min: 0, max: 1_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), route }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      transfer,
      says: fc.constantFrom<DepositWord>('detected', 'confirming', 'returned', 'credited', 'credited'),
      at: fc.constantFrom('none' as const, 'later' as const, 'later' as const, 'earlier' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('convert' as const), transfer }) },
  { weight: 3, arbitrary: fc.constant({ do: 'hand over' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      transfer,
      says: fc.constantFrom('settled' as const, 'settled' as const, 'failed' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      transfer,
      decision: fc.constantFrom('release' as const, 'return' as const, 'return by hand' as const),
    }),
  },
);

/** Sequences of commands, the first of them a deposit. */
export const transferSequences: fc.Arbitrary<readonly TransferCommand[]> = fc
  .tuple(route, amount, fc.array(command, { minLength: 1, maxLength: 32 }))
  .map(([first, sum, rest]) => [{ do: 'fund', route: first, amount: sum, fact: null }, ...rest]);
