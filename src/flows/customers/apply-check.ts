import { saveRow } from '../../db/row-effect.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { customersTable, type Customer } from './customer.ts';
import {
  endCheck,
  endCheckOrder,
  isAwaited,
  openChecks,
  type CheckStatus,
  type CustomerCheck,
} from './customer-check.ts';
import { moveEntitlement } from './entitlement.ts';
import { moveVerification, tellChange, type CustomerChange } from './move-verification.ts';

/** What an identity provider says of a check: it is decided, or `held` for a person to look at. */
export type CheckFinding = 'accepted' | 'rejected' | 'held';

const STATUSES = { accepted: 'approved', rejected: 'rejected', held: 'needs_review' } as const;

function changeBy(
  { decides }: CustomerCheck,
  customer: Customer,
  finding: CheckFinding,
  reason: string | null,
  loaded: Loaded,
  context: DecisionContext,
): CustomerChange {
  if (decides === 'verification')
    return moveVerification(customer, STATUSES[finding], reason, loaded, context);
  // An entitlement has no review of its own: it goes on waiting.
  const moved = finding === 'held' ? customer : moveEntitlement(customer, decides, STATUSES[finding]);
  return moved === customer ? { customer, effects: [] } : tellChange(moved, context);
}

/**
 * What the identity provider has found out about a customer: its verification or its entitlement moves, and the check ends
 * with its order, unless a person is to look at it first.
 * @throws ApiError invalid_state where the table of states has no way there, or the verification does not allow it
 */
export function applyCheck(
  check: CustomerCheck,
  customer: Customer,
  { finding, reason }: { readonly finding: CheckFinding; readonly reason: string | null },
  loaded: Loaded,
  context: DecisionContext,
): CustomerChange {
  const change = changeBy(check, customer, finding, reason, loaded, context);
  const own: CheckStatus = finding === 'held' ? check.status : finding;
  const others = openChecks(customer.id, loaded).filter(({ id }) => id !== check.id);
  const effects: Effect[] = [
    saveRow(customersTable, change.customer),
    ...change.effects,
    ...(own === 'open' ? [] : [endCheck(check, own, context), ...endCheckOrder(check.id, loaded, context)]),
    // Their orders end when they are looked at next: the report names one check alone.
    ...others
      .filter((other) => !isAwaited(other, change.customer))
      .map((other) => endCheck(other, 'void', context)),
  ];
  return { customer: change.customer, effects };
}
