import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { presentCustomer } from '../direct-routes/customers/customer-presenter.ts';
import { ApiError } from '../errors/api-error.ts';
import { customerNeeds, openChecks, openOrderNeeds } from '../flows/customers/customer-check.ts';
import { customersTable, type Customer } from '../flows/customers/customer.ts';
import { entitlementStatus, moveEntitlement } from '../flows/customers/entitlement.ts';
import { moveVerification, tellChange, type CustomerChange } from '../flows/customers/move-verification.ts';
import { configurationNeed } from '../flows/policy/configuration.ts';
import { saveCustomer } from '../flows/customers/save-customer.ts';
import { leaveAlone } from '../providers/simulator/simulated-customer.ts';
import type { DecisionContext, Loaded } from '../writes/write.ts';

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

/** POST /v1/sandbox/customers/{id}/verification: decides in the identity provider's place, which leaves the customer alone then. */
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
