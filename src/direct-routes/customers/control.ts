import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { leaveAlone } from '../../provider-seam/simulator/customer-checks.ts';
import { configurationNeed } from '../../treasury/policy/table.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { customerNeeds, openChecks, openOrderNeeds } from './checks.ts';
import { type CustomerChange, moveVerification, saveCustomer, tellChange } from './move.ts';
import { presentCustomer } from './present.ts';
import { entitlementStatus, moveEntitlement } from './rules.ts';
import { type Customer, customersTable } from './table.ts';

type Body = RequestOf<'decideCustomerVerification'>['body'];

function moveAll(customer: Customer, body: Body, loaded: Loaded, context: DecisionContext): CustomerChange {
  const { entitlements = [], reason = null } = body;
  const moved =
    'verificationStatus' in body
      ? moveVerification(customer, body.verificationStatus, reason, loaded, context)
      : { customer, effects: [] };
  const changed = entitlements.reduce(
    (step, { entitlement, status }) =>
      entitlementStatus(step, entitlement) === status ? step : moveEntitlement(step, entitlement, status),
    moved.customer,
  );
  if (changed === moved.customer) return moved;
  const told = tellChange(changed, context);
  return { customer: told.customer, effects: [...moved.effects, ...told.effects] };
}

/**
 * POST /v1/sandbox/customers/{id}/verification: decides in the identity provider's place, which leaves the customer
 * alone from then on.
 */
export const decideCustomerVerification: WriteHandler<'decideCustomerVerification'> = {
  kind: 'write',
  check: ({ body: { entitlements = [] } }) => {
    const named = new Set(entitlements.map(({ entitlement }) => entitlement));
    if (named.size < entitlements.length) {
      const detail = {
        in: 'body',
        path: '/entitlements',
        message: 'must name each entitlement only once',
      } as const;
      throw new ApiError('invalid_request', { details: [detail] });
    }
  },
  needs: ({ path }, head) => [...customerNeeds(path.id), configurationNeed(head)],
  furtherNeeds: ({ path }, loaded) => openOrderNeeds(path.id, loaded),
  decide: ({ path, body }, loaded, context) => {
    const customer = loaded.find(customersTable, { id: path.id });
    if (customer === undefined) throw new ApiError('not_found');
    const change = moveAll(customer, body, loaded, context);
    const { id: customerId, tenantId } = customer;
    const checkIds = openChecks(customerId, loaded).map(({ id }) => id);
    return {
      reply: presentCustomer(change.customer),
      effects: [
        ...(change.customer === customer ? [] : saveCustomer(change, loaded, context)),
        ...leaveAlone({ customerId, tenantId }, checkIds),
      ],
    };
  },
};
