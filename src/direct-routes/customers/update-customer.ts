import { isSameJson } from '../../sealing/hash.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { customerNeeds, openChecks, openOrderNeeds, orderCheck } from './checks.ts';
import { customersTable, type Customer } from './table.ts';
import { ENTITLEMENTS, entitlementStatus, requestEntitlement, type Entitlement } from './rules.ts';
import { moveVerification, tellChange, type CustomerChange } from './move.ts';
import { saveCustomer } from './move.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { checkCustomerBody, checkDateOfBirth, checkExternalId, detailsOf, externalIdNeeds } from './body.ts';
import { presentCustomer } from './present.ts';

type Body = RequestOf<'updateCustomer'>['body'];

/** @throws ApiError invalid_state if its status does not allow new details */
function checkDetails({ type, verificationStatus }: Customer, body: Body): void {
  if (detailsOf(body) === null) return;
  if ((body.businessDetails === undefined ? 'individual' : 'business') !== type) {
    throw new ApiError('invalid_state', { message: `The customer's type is ${type}, for good.` });
  }
  if (verificationStatus !== 'not_started' && verificationStatus !== 'rejected') {
    throw new ApiError('invalid_state', {
      message: `Details cannot be changed while the verification is ${verificationStatus}.`,
    });
  }
}

/** The same object if nothing differs. */
function withBody(customer: Customer, body: Body): Customer {
  const { contact, metadata, externalCustomerId, entitlements = [] } = body;
  const named: Partial<Customer> = {
    ...(contact === undefined ? {} : { contact }),
    ...(metadata === undefined ? {} : { metadata }),
    ...(externalCustomerId === undefined ? {} : { externalCustomerId }),
    ...(detailsOf(body) === null ? {} : { details: detailsOf(body) }),
  };
  const changed = entitlements.reduce(requestEntitlement, { ...customer, ...named });
  return isSameJson(changed, customer) ? customer : changed;
}

/** New details, or the same ones if no identity provider was connected before. */
function begins(
  { details, verificationStatus }: Customer,
  changed: Customer,
  body: Body,
  { providers }: DecisionContext,
): boolean {
  if (!providers.connected.identity || detailsOf(body) === null) return false;
  return verificationStatus === 'not_started' || !isSameJson(changed.details, details);
}

function changeOf(customer: Customer, body: Body, loaded: Loaded, context: DecisionContext): CustomerChange {
  const changed = withBody(customer, body);
  const told = changed === customer ? { customer, effects: [] } : tellChange(changed, context);
  if (!begins(customer, changed, body, context)) return told;
  const begun = moveVerification(told.customer, 'in_progress', null, loaded, context);
  return { customer: begun.customer, effects: [...told.effects, ...begun.effects] };
}

/**
 * Asks about the customer, or about entitlements that the verification does not decide. Without a connected provider an
 * entitlement is asked about when it is requested again.
 */
function orderChecks(
  before: Customer,
  customer: Customer,
  body: Body,
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  if (!context.providers.connected.identity) return [];
  const { verificationStatus } = customer;
  if (verificationStatus !== before.verificationStatus) return orderCheck(customer, 'verification', context);
  if (verificationStatus !== 'approved' && verificationStatus !== 'rejected') return [];
  const asked = new Set(openChecks(customer.id, loaded).map(({ decides }) => decides));
  const isRequested = (entitlement: Entitlement): boolean =>
    customer !== before || body.entitlements?.includes(entitlement) === true;
  return ENTITLEMENTS.filter(
    (entitlement) =>
      entitlementStatus(customer, entitlement) === 'in_progress' &&
      !asked.has(entitlement) &&
      isRequested(entitlement),
  ).flatMap((entitlement) => orderCheck(customer, entitlement, context));
}

/** PATCH /v1/customers/{id}: changes what the body names. */
export const updateCustomer: WriteHandler<'updateCustomer'> = {
  kind: 'write',
  check: ({ body }) => {
    checkCustomerBody(body);
  },
  checkAt: ({ body }, now) => {
    checkDateOfBirth(body, now);
  },
  needs: ({ path, body }, head) => [
    ...customerNeeds(path.id),
    ...externalIdNeeds(head.tenant.id, body.externalCustomerId),
  ],
  furtherNeeds: ({ path }, loaded) => openOrderNeeds(path.id, loaded),
  decide: ({ path, body }, loaded, context) => {
    const customer = loaded.find(customersTable, { id: path.id });
    if (customer === undefined) throw new ApiError('not_found');
    checkDetails(customer, body);
    // A suspended entitlement is refused before the identifier.
    const change = changeOf(customer, body, loaded, context);
    checkExternalId(customer.id, body.externalCustomerId, loaded);
    const saved = change.customer === customer ? [] : saveCustomer(change, loaded, context);
    const checks = orderChecks(customer, change.customer, body, loaded, context);
    return { reply: presentCustomer(change.customer), effects: [...saved, ...checks] };
  },
};
