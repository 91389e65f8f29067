import { OPERATIONS } from '../../../generated/operations.ts';
import type { OperationId } from '../../contract/operation-types.ts';
import { AUD_TO_USDC, TO_STABLECOIN, type TestTenant } from '../worlds/test-tenant.ts';

type PagedId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]['queryTypes'] extends { readonly cursor: unknown }
    ? Id
    : never;
}[OperationId];

/** A statement's lines are no records, and a list of requests grows with each question. Their rooms have their tests. */
const APART = ['getStatement', 'listRequests'] as const satisfies readonly PagedId[];

/** Every other operation that answers a list page by page. */
export type ListId = Exclude<PagedId, (typeof APART)[number]>;

/** What the records of one tenant's lists hang on. */
export interface ListRecords {
  readonly instrumentId: string;
  readonly addressId: string;
  readonly beneficiaryId: string;
  readonly destinationId: string;
  /** One who may have routes. */
  readonly customerId: string;
  /** One whose deliveries are listed. */
  readonly webhookId: string;
}

type Maker = (tenant: TestTenant, records: ListRecords) => Promise<unknown>;

const REFERENCE = 'reference';

/** How each list gains a record: a new list does not compile until it is said here. */
const MAKERS: Readonly<Record<ListId, Maker>> = {
  listTransactions: (tenant) => tenant.adjust('AUD', '0.01'),
  listFundingInstruments: (tenant) => tenant.newInstrument({ externalReference: REFERENCE }),
  listPayins: (tenant, { instrumentId }) =>
    tenant.fund('5.00', { fundingInstrumentId: instrumentId, externalReference: REFERENCE }),
  listDeposits: (tenant, { addressId }) => tenant.deposit('5.00', { fundingInstrumentId: addressId }),
  listBeneficiaries: (tenant) => tenant.newBeneficiary(),
  listIdentityEvidence: (tenant, { beneficiaryId }) => tenant.newEvidence(beneficiaryId),
  listDestinations: (tenant) => tenant.newDestination({ externalReference: REFERENCE }),
  listPayouts: (tenant, { beneficiaryId }) => tenant.newPayout({ beneficiaryId, amount: '1.00' }),
  listWithdrawals: (tenant, { destinationId }) => tenant.newWithdrawal({ destinationId, amount: '1.00' }),
  listConversionQuotes: (tenant) => tenant.newQuote({ ...AUD_TO_USDC, sourceAmount: '1.00' }),
  listInvoices: (tenant) => tenant.newInvoice(),
  listTransfers: (tenant) => tenant.newTransfer('aud_to_stablecoin', '1.03'),
  listRevenueReport: async (tenant) => {
    await tenant.newTransfer('aud_to_stablecoin', '5.00');
    await tenant.settle();
  },
  listMembers: (tenant) => tenant.newMember(),
  listInvitations: (tenant) => tenant.newInvitation(),
  listMail: (tenant) => tenant.newInvitation(),
  listApiKeys: (tenant) => tenant.newApiKey(),
  listActivity: (tenant) => tenant.newDestination(),
  listEvents: (tenant) => tenant.newDestination(),
  listWebhooks: (tenant) => tenant.newWebhook(),
  listSubscriptionDeliveries: (tenant, { webhookId }) => tenant.newDelivery(webhookId),
  listWebhookDeliveries: (tenant, { webhookId }) => tenant.newDelivery(webhookId),
  listCertifications: async (tenant) =>
    tenant.post(`/v1/sandbox/webhooks/${(await tenant.newWebhook()).id}/certify`, {}),
  listCustomers: (tenant) => tenant.newCustomer(),
  listPaymentRoutes: (tenant, { customerId }) => tenant.newRoute(TO_STABLECOIN, customerId),
  listConversions: (tenant) => tenant.newConversion({ ...AUD_TO_USDC, sourceAmount: '1.00' }),
};

/** The lists, by their operations. */
export const LIST_IDS = Object.values(OPERATIONS)
  .filter(
    ({ operationId, queryTypes }) => 'cursor' in queryTypes && !APART.some((each) => each === operationId),
  )
  .map(({ operationId }) => operationId as ListId);

/** Makes what the lists' records hang on, and the money to make them with. */
export async function makeListRecords(tenant: TestTenant): Promise<ListRecords> {
  await tenant.adjust('AUD', '10000.00');
  await tenant.adjust('USDC', '10000.00');
  return {
    instrumentId: (await tenant.newInstrument()).id,
    addressId: (await tenant.newAddress()).id,
    beneficiaryId: (await tenant.newBeneficiary()).id,
    destinationId: (await tenant.newDestination()).id,
    customerId: (await tenant.newEntitledCustomer()).id,
    webhookId: (await tenant.newWebhook()).id,
  };
}

/** Adds a record to one list; others may gain some with it. */
export async function addListed(id: ListId, tenant: TestTenant, records: ListRecords): Promise<void> {
  await MAKERS[id](tenant, records);
}

/** The path of a list, with the record that it is of where it is of one. */
export function pathOfList(id: ListId, { beneficiaryId, webhookId }: ListRecords): string {
  return OPERATIONS[id].path.replace('{id}', id === 'listSubscriptionDeliveries' ? webhookId : beneficiaryId);
}

/** The query parameters by which a tenant filters a list, but for the page's own and `from` and `to`. */
export function filtersOf(id: ListId): string[] {
  const { queryTypes, adminParameters } = OPERATIONS[id];
  const others = ['limit', 'cursor', 'after', 'from', 'to', ...adminParameters];
  return Object.keys(queryTypes).filter((name) => !others.includes(name));
}
