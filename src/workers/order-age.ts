import type { Moment } from '../calendar/clock.ts';
import type { Instruction, InstructionKind } from '../outbox/instruction.ts';
import { type ProviderAbsence, absentAdapterOf } from '../outbox/provider-facts.ts';
import { type ClockOfWallet, readyAt } from '../writes/ready-rows.ts';

/** Hold reason of an operation whose order waited too long for a provider. */
export const ORDER_EXPIRED = 'order_expired';

/** Kinds that move money: too old, they are not sent unattended. */
export const AGING_KINDS = [
  'pay',
  'send',
  'convert',
  'return_receipt',
  'return_deposit',
] as const satisfies readonly InstructionKind[];

type Aging = Pick<Instruction, 'kind' | 'adapter' | 'dueAt' | 'cutOffAt'>;

/** Absences of the order's provider, and the highest age. */
export interface AgeTerms {
  readonly absences: readonly ProviderAbsence[];
  readonly maxAgeMs: number;
}

/** For a provider that was never absent. */
export const AGELESS: AgeTerms = { absences: [], maxAgeMs: Infinity };

/** Waited too long for a provider: from its due time, on a rail from the next cut-off, by the server clock. */
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
