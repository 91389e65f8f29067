import type { WriteHandler } from '../../contract/handler.ts';
import { insertRow } from '../../db/statements/table.ts';
import { orderCheck } from './checks.ts';
import { customersTable, type Customer, type EntitlementStatus } from './table.ts';
import type { Entitlement } from './rules.ts';
import { notifyOfCustomer } from './move.ts';
import { checkCustomerBody, checkDateOfBirth, checkExternalId, detailsOf, externalIdNeeds } from './body.ts';
import { presentCustomer } from './present.ts';

/**
 * POST /v1/customers: onboards a customer; its verification begins at once if details and an identity provider are
 * there.
 */
export const createCustomer: WriteHandler<'createCustomer'> = {
  kind: 'write',
  check: ({ body }) => {
    checkCustomerBody(body);
  },
  checkAt: ({ body }, now) => {
    checkDateOfBirth(body, now);
  },
  needs: ({ body }, head) => externalIdNeeds(head.tenant.id, body.externalCustomerId),
  decide: ({ body }, loaded, context) => {
    const { type, contact, externalCustomerId, entitlements = [], metadata = null } = body;
    const { head, now, actor, providers } = context;
    const id = context.newId('cus');
    checkExternalId(id, externalCustomerId, loaded);
    const details = detailsOf(body);
    const isBegun = details !== null && providers.connected.identity;
    const asked = (entitlement: Entitlement): EntitlementStatus =>
      entitlements.includes(entitlement) ? 'in_progress' : 'not_requested';
    const customer: Customer = {
      id,
      tenantId: head.tenant.id,
      type,
      externalCustomerId: externalCustomerId ?? null,
      contact,
      details,
      metadata,
      verificationStatus: isBegun ? 'in_progress' : 'not_started',
      verificationReason: null,
      verificationBy: actor,
      audOnramp: asked('aud_onramp'),
      audOfframp: asked('aud_offramp'),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: actor,
      updatedBy: actor,
    };
    return {
      reply: presentCustomer(customer),
      effects: [
        insertRow(customersTable, customer),
        notifyOfCustomer('customer.created', customer, context),
        ...(isBegun ? orderCheck(customer, 'verification', context) : []),
      ],
    };
  },
};
