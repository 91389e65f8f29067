import { clearAlarm } from '../../outbox/alarm.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { awaitedLeg, findLeg, orderLeg } from './legs.ts';
import { type Transfer, isWithheld } from './table.ts';

/** Whether the awaited order was withdrawn because it was too old: only an operator orders it again. */
export function hasExpiredLeg(transfer: Transfer, loaded: Loaded): boolean {
  const leg = awaitedLeg(transfer.status);
  // `review return` orders a held transfer's return.
  if (leg === undefined || transfer.status === 'held' || transfer.isSteered) return false;
  // Withdrawn with its deposit: it comes again with it.
  if (isWithheld(transfer)) return false;
  return findLeg(transfer, leg, loaded)?.status === 'withdrawn';
}

/** Orders the awaited leg again, under the identity that the provider may know. */
export function orderExpiredLeg(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const leg = awaitedLeg(transfer.status);
  if (leg === undefined) return [];
  const effects = orderLeg(leg, transfer, transfer.failureMessage ?? '', loaded, context);
  return [...effects, clearAlarm(context, 'transfer_stuck', transfer.id)];
}
