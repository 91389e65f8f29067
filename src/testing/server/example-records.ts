import { systemBytes } from '../../identity/random.ts';
import { makeSecret } from '../../sealing/signer.ts';
import { STEP_UP_PREFIX } from '../../access/step-up/table.ts';
import { newId, type IdPrefix } from '../../identity/ids.ts';
import { beginCertification } from '../worlds/certified-world.ts';
import { endMonth, voidInvoice } from '../worlds/test-invoice.ts';
import { TO_STABLECOIN, type TestTenant } from '../worlds/test-tenant.ts';

/** The records that requests can name, each with the prefix of its identifiers. */
const PREFIXES = {
  instrumentId: 'fin',
  payinId: 'pin',
  addressId: 'fin',
  depositId: 'dep',
  beneficiaryId: 'ben',
  evidenceId: 'evd',
  payoutId: 'pay',
  movementId: 'mov',
  requestId: 'req',
  destinationId: 'dst',
  withdrawalId: 'wdr',
  quoteId: 'quo',
  conversionId: 'cnv',
  invoiceId: 'bil',
  transferId: 'trf',
  customerId: 'cus',
  entitledId: 'cus',
  routeId: 'rte',
  eventId: 'evt',
  apiKeyId: 'key',
  webhookId: 'whk',
  deliveryId: 'dlv',
  certifiedId: 'whk',
  certificationId: 'crt',
  memberId: 'usr',
  invitationId: 'inv',
} as const satisfies Readonly<Record<string, IdPrefix>>;

/** Records of one tenant, one of each kind, that requests can name, and a confirmation that holds. */
export type ExampleRecords = Readonly<Record<keyof typeof PREFIXES | 'stepUpToken', string>>;

/** Identifiers of each kind that name nothing. */
export function unknownRecords(): ExampleRecords {
  const ids = Object.entries(PREFIXES).map(([record, prefix]) => [record, newId(prefix)] as const);
  return {
    ...Object.fromEntries(ids),
    stepUpToken: makeSecret(STEP_UP_PREFIX, systemBytes),
  } as ExampleRecords;
}

/**
 * Makes a record of each kind, two months on: the newest month's invoice is void, and the one before it a draft; payout,
 * withdrawal and conversion are accepted, pay-in and deposit are credited, the quote is open, and the transfer is held.
 */
export async function makeExampleRecords(tenant: TestTenant): Promise<ExampleRecords> {
  // Before the others, since the end of a month would let them fall due.
  const { id: invoiceId } = await tenant.newInvoice();
  await voidInvoice(tenant, (await endMonth(tenant)).id);
  const { fundingInstrumentId, id: payinId } = await tenant.fund('1000.00');
  const { fundingInstrumentId: addressId, id: depositId } = await tenant.deposit('1000.00');
  const { id: beneficiaryId } = await tenant.newBeneficiary();
  const { id: evidenceId } = await tenant.newEvidence(beneficiaryId, `pending_${beneficiaryId}`);
  const { id: payoutId, movementIds } = await tenant.newPayout({ beneficiaryId });
  const [movementId = ''] = movementIds;
  const { id: destinationId } = await tenant.newDestination();
  await tenant.adjust('USDC', '1000');
  const { id: withdrawalId } = await tenant.newWithdrawal({ destinationId });
  const { id: conversionId } = await tenant.newConversion();
  const { id: quoteId } = await tenant.newQuote();
  const { id: transferId } = await tenant.newTransfer('aud_to_stablecoin', '10.03');
  const { id: customerId } = await tenant.newCustomer({ entitlements: ['aud_onramp'] });
  const { id: entitledId } = await tenant.newEntitledCustomer();
  const { id: routeId } = await tenant.newRoute(TO_STABLECOIN, entitledId);
  const { data: events } = await tenant.get('/v1/events?limit=1');
  const { id: webhookId } = await tenant.newWebhook();
  const { id: certifiedId } = await tenant.newWebhook();
  const { id: certificationId } = await beginCertification(tenant, certifiedId);
  return {
    certifiedId,
    certificationId,
    apiKeyId: (await tenant.newApiKey()).id,
    webhookId,
    deliveryId: (await tenant.newDelivery(webhookId)).id,
    requestId: await tenant.keptRequest(),
    eventId: (events as { id: string }[])[0]?.id ?? '',
    instrumentId: fundingInstrumentId,
    payinId,
    beneficiaryId,
    payoutId,
    movementId,
    addressId,
    depositId,
    evidenceId,
    destinationId,
    withdrawalId,
    quoteId,
    conversionId,
    stepUpToken: await tenant.stepUp(),
    memberId: await tenant.newMember(),
    invitationId: (await tenant.newInvitation()).id,
    invoiceId,
    transferId,
    customerId,
    entitledId,
    routeId,
  };
}
