import type { Json, JsonObject } from '../json/json.ts';
import { plainPerson, WAITING } from './plain-bodies.ts';
import { longText, RICH_MAP } from './rich-values.ts';
import { newRoute, routeToAud, routeToStablecoin } from './routes.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';
import { newTransactionHash } from './addresses.ts';
import { newRouteFromAud } from './transfers.ts';

/** Bodies of customers, payment routes and transfers that use every field; none of any other operation. */
export async function richDirectRoutes(id: string, tenant: Tenant, session: Session): Promise<JsonObject[]> {
  switch (id) {
    case 'createCustomer':
      return richCustomers(session);
    case 'createPaymentRoute':
      return richRoutes(tenant, session);
    case 'updateCustomer':
      return richChanges(session);
    case 'simulatePayin':
      return [await richFundingInAud(tenant, session)];
    case 'simulateDeposit':
      return [await richFundingInStablecoin(tenant, session)];
    case 'advanceTransfer':
      return [{ to: 'returned', reason: longText(500) }];
    case 'decideCustomerVerification':
      return [
        {
          verificationStatus: 'needs_review',
          entitlements: [{ entitlement: 'aud_offramp', status: 'rejected' }],
          reason: longText(500),
        },
        { entitlements: [{ entitlement: 'aud_onramp', status: 'in_progress' }] },
      ];
    default:
      return [];
  }
}

const CONTACT: JsonObject = { email: 'o.brien+a-b@mail.example.com', name: longText(140) };

const BUSINESS: JsonObject = {
  companyName: longText(140),
  registrationNumber: longText(50),
  country: 'AU',
};

function richPerson(): JsonObject {
  return { ...plainPerson(), firstName: longText(140), lastName: longText(140) };
}

function richCustomers(session: Session): JsonObject[] {
  const entitlements: Json = ['aud_offramp', 'aud_onramp'];
  return [
    {
      type: 'individual',
      contact: { ...WAITING, name: longText(140) },
      individualDetails: richPerson(),
      entitlements,
      externalCustomerId: `${session.newName('cus')} `.padEnd(255, '漢'),
      metadata: RICH_MAP,
    },
    { type: 'business', contact: WAITING, businessDetails: BUSINESS, entitlements, metadata: {} },
    { type: 'business', contact: CONTACT, entitlements: [] },
  ];
}

async function richRoutes(tenant: Tenant, session: Session): Promise<JsonObject[]> {
  const pair = await tenant.pair();
  const accountName = longText(140);
  const payId = { type: 'payid', payId: '+61-412345678', payIdType: 'phone', accountName };
  return [
    {
      ...routeToStablecoin(pair, session),
      limits: { min: '0.00', max: '999999999999.99', daily: '999999999999.99' },
      metadata: RICH_MAP,
    },
    { ...routeToAud(pair), destination: payId, limits: { min: '0.000001' }, metadata: {} },
    routeToAud(pair),
  ];
}

function richChanges(session: Session): JsonObject[] {
  return [
    {
      contact: { ...WAITING, name: longText(140) },
      individualDetails: richPerson(),
      entitlements: ['aud_onramp', 'aud_offramp'],
      externalCustomerId: `${session.newName('cus')} `.padEnd(255, 'é'),
      metadata: RICH_MAP,
    },
    { externalCustomerId: null, contact: CONTACT, entitlements: [], metadata: {} },
  ];
}

/** Money at a route, of an amount that has its transfer held. */
async function richFundingInAud(tenant: Tenant, session: Session): Promise<JsonObject> {
  return {
    paymentRouteId: await newRouteFromAud(tenant, session),
    amount: '0006.03',
    providerReference: `${session.newName('bank')} `.padEnd(255, '字'),
    externalReference: `${session.newName('pin')} `.padEnd(255, 'é'),
  };
}

async function richFundingInStablecoin(tenant: Tenant, session: Session): Promise<JsonObject> {
  return {
    paymentRouteId: await newRoute(tenant),
    amount: '6.03',
    providerReference: `${session.newName('chain')} `.padEnd(255, '字'),
    transactionHash: newTransactionHash(session.random),
  };
}
