import fc from 'fast-check';
import type { DepositReport } from './transfer-model.ts';

/** What a run does to a customer's routes and transfers, or around them, as data: it can be shrunk, kept and run again. */
export type TransferCommand =
  /** A new route, with none of a few sets of limits or one of them. */
  | { readonly do: 'open'; readonly direction: number; readonly limits: number }
  | { readonly do: 'close'; readonly pick: number }
  | { readonly do: 'entitle'; readonly direction: number; readonly status: 'approved' | 'suspended' }
  | { readonly do: 'fund'; readonly pick: number; readonly amount: string }
  | { readonly do: 'tell again'; readonly pick: number; readonly amount: string }
  | { readonly do: 'advance'; readonly pick: number; readonly to: string; readonly isGone: boolean }
  | { readonly do: 'report'; readonly pick: number; readonly report: DepositReport }
  /** Time for whatever moves by itself to ended, and whole days beyond it. */
  | { readonly do: 'pass time'; readonly days: number }
  /** Money that goes its way while a provider of one of its legs misbehaves once. */
  | {
      readonly do: 'disturb';
      readonly pick: number;
      readonly whole: number;
      readonly leg: 'exchange' | 'delivery' | 'return';
      readonly fault: string;
    }
  | { readonly do: 'pin'; readonly direction: number; readonly rate: string }
  | { readonly do: 'charge'; readonly fees: number }
  | { readonly do: 'schedule'; readonly cents: number; readonly bps: number }
  | { readonly do: 'read'; readonly pick: number };

const STATUSES = ['held', 'converting', 'delivering', 'completed', 'failed', 'returned'];

const FAULTS = ['fail', 'fail', 'delay', 'repeat', 'reorder'];

/** What both directions can be pinned at: the usual, and so little and so much that some amounts have no price. */
const RATES = ['0.6512345679', '1.5355555555', '0.9999999999', '0.0000000001', '999.0000000001'];

const pick = fc.nat({ max: 11 });
const direction = fc.nat({ max: 1 });
const whole = fc.integer({ min: 1, max: 500 });

/** Whole amounts, with the hundredths that mean something to the simulators, and what is small, odd or large. */
const amount = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(whole, fc.constantFrom('00', '00', '00', '01', '02', '03', '04', '37'))
      .map(([units, hundredths]) => `${units}.${hundredths}`),
  },
  { weight: 2, arbitrary: fc.constantFrom('0.01', '0.02', '0.50', '0.99', '1000000.00', '999999.99') },
);

function command<Do extends TransferCommand['do']>(
  name: Do,
  parts: {
    [Part in Exclude<keyof Extract<TransferCommand, { do: Do }>, 'do'>]: fc.Arbitrary<
      Extract<TransferCommand, { do: Do }>[Part]
    >;
  },
): fc.Arbitrary<TransferCommand> {
  return fc.record({ do: fc.constant(name), ...parts }) as unknown as fc.Arbitrary<TransferCommand>;
}

const COMMANDS: readonly fc.WeightedArbitrary<TransferCommand>[] = [
  { weight: 2, arbitrary: command('open', { direction, limits: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: command('close', { pick }) },
  {
    weight: 2,
    arbitrary: command('entitle', { direction, status: fc.constantFrom('approved', 'suspended') }),
  },
  { weight: 12, arbitrary: command('fund', { pick, amount }) },
  { weight: 1, arbitrary: command('tell again', { pick, amount }) },
  {
    weight: 18,
    arbitrary: command('advance', {
      pick,
      to: fc.constantFrom(...STATUSES),
      isGone: fc.nat({ max: 9 }).map((chance) => chance === 9),
    }),
  },
  {
    weight: 8,
    arbitrary: command('report', {
      pick,
      report: fc.constantFrom<DepositReport>('detected', 'confirming', 'gone', 'credited', 'credited'),
    }),
  },
  { weight: 5, arbitrary: command('pass time', { days: fc.constantFrom(0, 0, 0, 1, 20) }) },
  {
    weight: 3,
    arbitrary: command('disturb', {
      pick,
      whole,
      leg: fc.constantFrom('exchange', 'delivery', 'return'),
      fault: fc.constantFrom(...FAULTS),
    }),
  },
  { weight: 2, arbitrary: command('pin', { direction, rate: fc.constantFrom(...RATES) }) },
  { weight: 2, arbitrary: command('charge', { fees: fc.nat({ max: 3 }) }) },
  {
    weight: 2,
    arbitrary: command('schedule', {
      cents: fc.nat({ max: 300 }),
      bps: fc.constantFrom(0, 1, 25, 333, 1000),
    }),
  },
  { weight: 1, arbitrary: command('read', { pick }) },
];

export const transferSequences: fc.Arbitrary<readonly TransferCommand[]> = fc
  // Two parts come out long, and still shrink to nothing, which a least length would not let them.
  .tuple(
    fc.array(fc.oneof(...COMMANDS), { maxLength: 16, size: 'max' }),
    fc.array(fc.oneof(...COMMANDS), { maxLength: 16, size: 'max' }),
  )
  .map((parts) => parts.flat());

/** Each command once and more, so that every run does all that it speaks of and meets every status. */
export const EVERY_TRANSFER_COMMAND: readonly TransferCommand[] = [
  { do: 'charge', fees: 1 },
  { do: 'schedule', cents: 50, bps: 25 },
  { do: 'fund', pick: 0, amount: '250.00' },
  { do: 'fund', pick: 1, amount: '100.00' },
  { do: 'fund', pick: 0, amount: '10.01' },
  { do: 'fund', pick: 1, amount: '10.02' },
  { do: 'schedule', cents: 300, bps: 1000 },
  { do: 'charge', fees: 2 },
  { do: 'pass time', days: 0 },
  { do: 'fund', pick: 1, amount: '20.03' },
  { do: 'advance', pick: 4, to: 'delivering', isGone: false },
  { do: 'advance', pick: 4, to: 'converting', isGone: false },
  { do: 'pin', direction: 1, rate: '0.9999999999' },
  { do: 'advance', pick: 4, to: 'delivering', isGone: false },
  { do: 'advance', pick: 4, to: 'failed', isGone: false },
  { do: 'open', direction: 0, limits: 1 },
  { do: 'fund', pick: 2, amount: '390.03' },
  { do: 'fund', pick: 2, amount: '390.03' },
  { do: 'fund', pick: 2, amount: '390.03' },
  { do: 'tell again', pick: 5, amount: '1.00' },
  { do: 'advance', pick: 5, to: 'returned', isGone: false },
  { do: 'fund', pick: 2, amount: '200.00' },
  { do: 'advance', pick: 8, to: 'held', isGone: true },
  { do: 'advance', pick: 8, to: 'converting', isGone: false },
  { do: 'disturb', pick: 0, whole: 40, leg: 'delivery', fault: 'fail' },
  { do: 'disturb', pick: 1, whole: 40, leg: 'return', fault: 'fail' },
  { do: 'entitle', direction: 1, status: 'suspended' },
  { do: 'open', direction: 1, limits: 0 },
  { do: 'fund', pick: 1, amount: '5.00' },
  { do: 'close', pick: 0 },
  { do: 'close', pick: 0 },
  { do: 'fund', pick: 0, amount: '5.00' },
  { do: 'read', pick: 0 },
  // One that was returned, one that was completed, and one that waits.
  { do: 'report', pick: 2, report: 'gone' },
  { do: 'report', pick: 2, report: 'credited' },
  { do: 'report', pick: 2, report: 'confirming' },
  { do: 'tell again', pick: 2, amount: '1.00' },
  { do: 'report', pick: 0, report: 'gone' },
  { do: 'report', pick: 0, report: 'credited' },
  { do: 'fund', pick: 3, amount: '7.00' },
  { do: 'report', pick: 11, report: 'confirming' },
  { do: 'pass time', days: 0 },
  { do: 'report', pick: 11, report: 'credited' },
];
