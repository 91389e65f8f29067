import type { Moment } from '../../calendar/clock.ts';
import { defineTable, insertRow, moment, momentOrNull, saveRow, text } from '../../db/statements/table.ts';
import { endInstruction, instruct, instructionsTable, isOpen } from '../../outbox/instruction.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { type Entitlement, entitlementStatus } from './rules.ts';
import { type Customer, customersTable } from './table.ts';

/** The verification, or an entitlement requested later. */
export type CheckedMatter = 'verification' | Entitlement;

/**
 * - `open`: waits for the identity provider.
 * - `accepted`, `rejected`: decided.
 * - `void`: withdrawn.
 */
export type CheckStatus = 'open' | 'accepted' | 'rejected' | 'void';

export interface CustomerCheck {
  readonly id: string;
  readonly tenantId: string;
  readonly customerId: string;
  readonly decides: CheckedMatter;
  readonly status: CheckStatus;
  readonly orderedAt: Moment;
  readonly endedAt: Moment | null;
}

export const customerChecksTable = defineTable<CustomerCheck>({
  name: 'customer_checks',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    customerId: text(),
    decides: text<CheckedMatter>(),
    status: text<CheckStatus>(),
    orderedAt: moment(),
    endedAt: momentOrNull(),
  },
});

const KIND = 'check_customer';

/**
 * A customer with its open checks, for every change of it. A completed verification also needs the tenant's
 * configuration, for its price.
 */
export function customerNeeds(customerId: string): Need[] {
  return [
    need(customersTable, { id: customerId }),
    need(customerChecksTable, { customerId, status: 'open' }),
  ];
}

export function checkOrderNeed(checkId: string): Need {
  return need(instructionsTable, { subject: checkId, kind: KIND });
}

/** Orders of open checks; only the checks can name them. */
export function openOrderNeeds(customerId: string, loaded: Loaded): Need[] {
  return openChecks(customerId, loaded).map(({ id }) => checkOrderNeed(id));
}

export function openChecks(customerId: string, loaded: Loaded): readonly CustomerCheck[] {
  return loaded.list(customerChecksTable, { customerId, status: 'open' });
}

/** Has the identity provider decide a matter of the customer as it stands. */
export function orderCheck(customer: Customer, decides: CheckedMatter, context: DecisionContext): Effect[] {
  const { id: customerId, tenantId, type, verificationStatus, contact, details } = customer;
  const id = context.newId('chk');
  const payload = {
    customerId,
    decides,
    verificationStatus,
    type,
    contact,
    details: details === null ? null : { ...details },
  };
  const check = { id, tenantId, customerId, decides, status: 'open', orderedAt: context.now } as const;
  const instructionId = context.newId('ins');
  return [
    insertRow(customerChecksTable, { ...check, endedAt: null }),
    instruct(context, { instructionId, tenantId, kind: KIND, subject: id, payload }, context.now),
  ];
}

/** Whether a check's decision is still wanted. What waits for the verification alone has no check of its own. */
export function isAwaited({ decides }: CustomerCheck, customer: Customer): boolean {
  const { verificationStatus } = customer;
  const isDecided = verificationStatus === 'approved' || verificationStatus === 'rejected';
  if (decides === 'verification') return !isDecided;
  return isDecided && entitlementStatus(customer, decides) === 'in_progress';
}

export function endCheck(
  check: CustomerCheck,
  status: Exclude<CheckStatus, 'open'>,
  { now }: DecisionContext,
): Effect {
  return saveRow(customerChecksTable, { ...check, status, endedAt: now });
}

/** Ends the order of an ended check: the provider is not asked again. */
export function endCheckOrder(checkId: string, loaded: Loaded, { serverNow }: DecisionContext): Effect[] {
  const order = loaded.find(instructionsTable, { subject: checkId, kind: KIND });
  if (order === undefined || !isOpen(order)) return [];
  const isCalled = order.status !== 'pending' || order.leaseToken !== null;
  return [endInstruction(order, isCalled ? 'done' : 'withdrawn', serverNow)];
}
