import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { accrueVerification } from '../../billing/invoices/accruals.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { publish } from '../../outbox/event.ts';
import { currentConfiguration } from '../../treasury/policy/table.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { endCheck, endCheckOrder, isAwaited, openChecks } from './checks.ts';
import { followVerification, shortestWay } from './rules.ts';
import { type Customer, type VerificationStatus, customersTable } from './table.ts';

export interface CustomerChange {
  readonly customer: Customer;
  readonly effects: readonly Effect[];
}

/** The next version, with its event. */
export function tellChange(changed: Customer, context: DecisionContext): CustomerChange {
  const customer: Customer = {
    ...changed,
    version: changed.version + 1,
    updatedAt: context.now,
    updatedBy: context.actor,
  };
  return { customer, effects: [notifyOfCustomer('customer.updated', customer, context)] };
}

export function notifyOfCustomer(
  type: 'customer.created' | 'customer.updated',
  { id, tenantId, verificationStatus, version }: Customer,
  context: DecisionContext,
): Effect {
  return publish(context, type, { id, tenantId, status: verificationStatus, version });
}

/** Billed each time a verification reaches `approved` or `rejected`. */
function bill(to: VerificationStatus, loaded: Loaded, { head }: DecisionContext): readonly Effect[] {
  const isCompleted = to === 'approved' || to === 'rejected';
  return isCompleted ? accrueVerification(currentConfiguration(loaded, head).terms) : [];
}

/** Takes a verification along one edge, with event, entitlements and billing. */
function takeEdge(
  customer: Customer,
  to: VerificationStatus,
  reason: string | null,
  loaded: Loaded,
  context: DecisionContext,
): CustomerChange {
  const moved = followVerification({
    ...customer,
    verificationStatus: to,
    verificationReason: reason,
    verificationBy: context.actor,
  });
  const told = tellChange(moved, context);
  return { customer: told.customer, effects: [...told.effects, ...bill(to, loaded, context)] };
}

/**
 * Takes a verification the shortest way to a status, edge by edge; none if it is there.
 * @param reason of the last edge
 * @throws ApiError invalid_state if there is no way
 */
export function moveVerification(
  customer: Customer,
  to: VerificationStatus,
  reason: string | null,
  loaded: Loaded,
  context: DecisionContext,
): CustomerChange {
  const { verificationStatus: from } = customer;
  const way = shortestWay(STATE_MACHINES.customer_verification, from, to);
  if (way === undefined) {
    throw new ApiError('invalid_state', { message: `A verification that is ${from} cannot become ${to}.` });
  }
  const effects: Effect[] = [];
  let moved = customer;
  for (const [index, status] of way.entries()) {
    const isLast = index === way.length - 1;
    const change = takeEdge(moved, status, isLast ? reason : null, loaded, context);
    moved = change.customer;
    effects.push(...change.effects);
  }
  return { customer: moved, effects };
}

/** Saves a change not made by the identity provider, with its event, and ends checks that are no longer wanted. */
export function saveCustomer(
  { customer, effects }: CustomerChange,
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  const ended = openChecks(customer.id, loaded).filter((check) => !isAwaited(check, customer));
  return [
    saveRow(customersTable, customer),
    ...effects,
    ...ended.flatMap((check) => [
      endCheck(check, 'void', context),
      ...endCheckOrder(check.id, loaded, context),
    ]),
  ];
}
