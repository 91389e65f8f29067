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

/** A customer that has changed, and what comes with the change. Its row is saved by whoever has changed it last. */
export interface CustomerChange {
  readonly customer: Customer;
  readonly effects: readonly Effect[];
}

/** Tells of a change of a customer: its next version, and the event of it. */
export function tellChange(changed: Customer, context: DecisionContext): CustomerChange {
  const customer: Customer = {
    ...changed,
    version: changed.version + 1,
    updatedAt: context.now,
    updatedBy: context.actor,
  };
  return { customer, effects: [notifyOfCustomer('customer.updated', customer, context)] };
}

/** The event that tells of a customer as it stands. */
export function notifyOfCustomer(
  type: 'customer.created' | 'customer.updated',
  { id, tenantId, verificationStatus, version }: Customer,
  context: DecisionContext,
): Effect {
  return publish(context, type, { id, tenantId, status: verificationStatus, version });
}

/** What a completed verification is billed, each time that one arrives at `approved` or `rejected`. */
function bill(to: VerificationStatus, loaded: Loaded, { head }: DecisionContext): readonly Effect[] {
  const isCompleted = to === 'approved' || to === 'rejected';
  return isCompleted ? accrueVerification(currentConfiguration(loaded, head).terms) : [];
}

/** Takes a verification along one edge, with its event, what its entitlements do and what it is billed. */
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
 * Takes a customer's verification the shortest way to a status along its table of states, edge by edge; where it stands
 * there it stays.
 * @param reason why it ends there, where somebody says so
 * @throws ApiError invalid_state where no way leads there
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

/**
 * Saves a customer that somebody else than the identity provider has changed, with all that tells of it, and ends the
 * checks, with their orders, that nobody waits for any more.
 */
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
