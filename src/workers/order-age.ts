import type { Moment } from '../calendar/clock.ts';
import type { Instruction, InstructionKind } from '../outbox/instruction.ts';
import { type ProviderAbsence, absentAdapterOf } from '../outbox/provider-facts.ts';
import { type ClockOfWallet, readyAt } from '../writes/ready-rows.ts';

/** Why an operation is held whose order waited too long while no provider was connected. */
export const ORDER_EXPIRED = 'order_expired';

/** The kinds of order that move money: too old, they are not handed over unattended. */
export const AGING_KINDS = [
  'pay',
  'send',
  'convert',
  'return_receipt',
  'return_deposit',
] as const satisfies readonly InstructionKind[];

/** The part of an order that its age follows from. */
type Aging = Pick<Instruction, 'kind' | 'adapter' | 'dueAt' | 'cutOffAt'>;

/** What an age is judged by: the absences of the order's provider, and how old an order may become. */
export interface AgeTerms {
  readonly absences: readonly ProviderAbsence[];
  readonly maxAgeMs: number;
}

/** Terms under which no order grows old: those of a provider that was never absent. */
export const AGELESS: AgeTerms = { absences: [], maxAgeMs: Infinity };

/**
 * Whether an order has waited too long while no provider was connected. Its age counts from when it was due, and on a rail from
 * the next cut-off, all on the server's clock.
 */
export function isExpired(
  order: Aging,
  clock: ClockOfWallet,
  serverNow: Moment,
  { absences, maxAgeMs }: AgeTerms,
): boolean {
  if (!AGING_KINDS.some((kind) => kind === order.kind)) return false;
  const absence = absences.find(({ adapter }) => adapter === absentAdapterOf(order));
  if (absence === undefined) return false;
  const dueAt = readyAt(order.dueAt, clock, serverNow) ?? order.dueAt;
  const since = Math.max(dueAt, order.cutOffAt ?? 0, absence.beganAt);
  return (absence.endedAt ?? serverNow) - since >= maxAgeMs;
}
