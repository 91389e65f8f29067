import { randomUUID } from 'node:crypto';
import { newKey } from './key-world.ts';
import { newInvoice } from './invoice-world.ts';
import { newCustomer } from './customer-world.ts';
import { newRoute } from './route-world.ts';
import { newTransfer } from './transfer-world.ts';
import { newInvitation, newMember } from './team-world.ts';
import { newDelivery, newWebhook } from './webhook-world.ts';
import { newDeposit, newDestination, newEvidence, newQuote, newHeldWithdrawal } from './stable-world.ts';
import {
  newBeneficiary,
  newInstrument,
  newHeldPayout,
  newPayin,
  newWaitingPayout,
  type World,
} from './world.ts';

type Text = string | Promise<string>;

/** What makes an operation's example fit the world. */
export interface Variation {
  readonly id?: (world: World) => Text;
  /** What the query must say. */
  readonly query?: string;
  readonly body?: (world: World) => object;
  readonly wholeBody?: object | ((world: World) => object);
}

/** How an operation succeeds, and how its record refuses it, where its state can. */
export interface Recipe extends Variation {
  readonly conflict?: Variation;
}

const ofWithdrawal = ({ stable }: World): object => ({
  destinationId: stable.destinationId,
  externalReference: randomUUID(),
});

const ofPayout = ({ beneficiaryId }: World): object => ({ beneficiaryId, externalReference: randomUUID() });

/** The recipes, by operation; one that needs neither an identifier nor another body than its example has none. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  getTransaction: { id: (world) => world.movementId },
  getFundingInstrument: { id: (world) => world.instrumentId },
  deactivateFundingInstrument: {
    id: (world) => newInstrument(world.target),
    conflict: { id: (world) => world.inactiveInstrumentId },
  },
  getPayin: { id: (world) => world.payinId },
  getBeneficiary: { id: (world) => world.beneficiaryId },
  deactivateBeneficiary: {
    id: (world) => newBeneficiary(world.target),
    conflict: { id: (world) => world.inactiveBeneficiaryId },
  },
  previewPayout: { body: ofPayout },
  createPayout: {
    body: ofPayout,
    conflict: {
      body: ({ beneficiaryId, takenReference }) => ({ beneficiaryId, externalReference: takenReference }),
    },
  },
  getPayout: { id: (world) => world.settledPayoutId },
  cancelPayout: { id: newHeldPayout, conflict: { id: (world) => world.settledPayoutId } },
  simulatePayin: {
    body: ({ instrumentId }) => ({ fundingInstrumentId: instrumentId }),
    // A route that takes the other side.
    conflict: { wholeBody: ({ transfers }) => ({ paymentRouteId: transfers.routeToAudId, amount: '1.00' }) },
  },
  advancePayin: {
    id: (world) => newPayin(world.target, world.instrumentId),
    conflict: { id: (world) => world.returnedPayinId },
  },
  advanceOperation: { id: newWaitingPayout, conflict: { id: (world) => world.settledPayoutId } },
  createCustomer: {
    conflict: { body: ({ customers }) => ({ externalCustomerId: customers.takenExternalId }) },
  },
  getCustomer: { id: ({ customers }) => customers.approvedId },
  updateCustomer: {
    id: (world) => newCustomer(world.target),
    body: () => ({ externalCustomerId: randomUUID() }),
    conflict: {
      id: ({ customers }) => customers.approvedId,
      body: ({ customers }) => ({ externalCustomerId: customers.takenExternalId }),
    },
  },
  decideCustomerVerification: {
    id: (world) => newCustomer(world.target),
    body: () => ({ entitlements: [{ entitlement: 'aud_onramp', status: 'approved' }] }),
    conflict: {
      id: ({ customers }) => customers.approvedId,
      wholeBody: { verificationStatus: 'not_started' },
    },
  },
  createPaymentRoute: { id: ({ routes }) => routes.customerId },
  getPaymentRoute: { id: ({ routes }) => routes.routeId },
  getPaymentRouteInstructions: { id: ({ routes }) => routes.routeId },
  deactivatePaymentRoute: {
    id: ({ target, routes }) => newRoute(target, routes.customerId),
    conflict: { id: ({ routes }) => routes.inactiveRouteId },
  },
  getTransfer: { id: ({ transfers }) => transfers.transferId },
  advanceTransfer: {
    id: ({ target, routes }) => newTransfer(target, routes.routeId),
    conflict: { id: ({ transfers }) => transfers.returnedTransferId },
  },
  reportTransferDeposit: { id: ({ target, routes }) => newTransfer(target, routes.routeId) },
  explainBalance: { query: 'asset=AUD' },
  getStatement: { query: 'asset=AUD&from=2026-03-01&to=2026-04-01' },
  getBalanceHistory: { query: 'asset=AUD&from=2020-01-01T00:00:00Z&interval=month' },
  listEvents: { conflict: { query: 'after=evt_01kjr9d8w2g7bq1m4r6x0c9pye' } },
  getRate: { query: 'source=AUD&destination=USDC' },
  getDeposit: { id: ({ stable }) => stable.depositId },
  simulateDeposit: {
    body: ({ stable }) => ({ fundingInstrumentId: stable.addressId }),
    conflict: { wholeBody: ({ routes }) => ({ paymentRouteId: routes.routeId, amount: '1.00' }) },
  },
  advanceDeposit: {
    id: (world) => newDeposit(world.target, world.stable.addressId, 'confirming'),
    conflict: { id: ({ stable }) => stable.returnedDepositId },
  },
  listIdentityEvidence: { id: (world) => world.beneficiaryId },
  createIdentityEvidence: { id: (world) => world.beneficiaryId },
  decideIdentityEvidence: {
    id: (world) => newEvidence(world.target, world.beneficiaryId),
    conflict: { id: ({ stable }) => stable.decidedEvidenceId },
  },
  getDestination: { id: ({ stable }) => stable.destinationId },
  deactivateDestination: {
    id: (world) => newDestination(world.target),
    conflict: { id: ({ stable }) => stable.inactiveDestinationId },
  },
  previewWithdrawal: { body: ofWithdrawal },
  createWithdrawal: {
    body: ofWithdrawal,
    conflict: {
      body: ({ stable }) => ({
        destinationId: stable.destinationId,
        externalReference: stable.takenReference,
      }),
    },
  },
  getWithdrawal: { id: ({ stable }) => stable.withdrawalId },
  cancelWithdrawal: {
    id: ({ target, stable }) => newHeldWithdrawal(target, stable.destinationId),
    conflict: { id: ({ stable }) => stable.canceledWithdrawalId },
  },
  getConversionQuote: { id: ({ stable }) => stable.acceptedQuoteId },
  acceptConversionQuote: {
    id: (world) => newQuote(world.target),
    body: () => ({ externalReference: randomUUID() }),
    conflict: { id: ({ stable }) => stable.acceptedQuoteId, wholeBody: {} },
  },
  getConversion: { id: ({ stable }) => stable.conversionId },
  getRequest: { id: (world) => world.requestId },
  getEvent: { id: (world) => world.eventId },
  getApiKey: { id: ({ keys }) => keys.activeId },
  updateApiKey: { id: ({ target }) => newKey(target), conflict: { id: ({ keys }) => keys.revokedId } },
  rotateApiKey: { id: ({ target }) => newKey(target), conflict: { id: ({ keys }) => keys.revokedId } },
  revokeApiKey: { id: ({ target }) => newKey(target), conflict: { id: ({ keys }) => keys.revokedId } },
  getWebhook: { id: ({ target }) => newWebhook(target) },
  updateWebhook: { id: ({ target }) => newWebhook(target) },
  deleteWebhook: { id: ({ target }) => newWebhook(target) },
  rotateWebhookSecret: { id: ({ target }) => newWebhook(target) },
  testWebhook: { id: ({ target }) => newWebhook(target) },
  replayWebhook: {
    id: ({ target }) => newWebhook(target),
    conflict: { id: ({ webhooks }) => webhooks.disabledId },
  },
  listSubscriptionDeliveries: { id: ({ webhooks }) => webhooks.testedId },
  getWebhookDelivery: { id: ({ webhooks }) => webhooks.deliveryId },
  redeliverWebhookDelivery: {
    id: ({ target, webhooks }) => newDelivery(target, webhooks.testedId),
    conflict: { id: ({ webhooks }) => webhooks.disabledDeliveryId },
  },
  certifyWebhook: {
    id: ({ target }) => newWebhook(target),
    conflict: { id: ({ webhooks }) => webhooks.disabledId },
  },
  getCertification: { id: ({ webhooks }) => webhooks.certificationId },
  updateMember: {
    id: ({ team }) => team.memberId,
    conflict: { id: ({ team }) => team.ownerId, wholeBody: { role: 'viewer' } },
  },
  removeMember: {
    id: async ({ target }) => (await newMember(target, 'viewer')).id,
    conflict: { id: ({ team }) => team.ownerId },
  },
  createInvitation: {
    body: () => ({ email: `${randomUUID()}@example.com` }),
    conflict: { body: ({ team }) => ({ email: team.memberEmail }) },
  },
  revokeInvitation: {
    id: async ({ target }) => (await newInvitation(target, 'viewer')).id,
    conflict: { id: ({ team }) => team.revokedInvitationId },
  },
  getInvoice: { id: ({ invoices }) => invoices.voidInvoiceId },
  getInvoicePdf: { id: ({ invoices }) => invoices.voidInvoiceId },
  draftInvoice: {
    body: ({ invoices }) => ({ month: invoices.voidMonth }),
    conflict: { wholeBody: { month: '2001-01' } },
  },
  adjustInvoice: {
    id: ({ target, invoices }) => newInvoice(target, invoices.draftMonth),
    conflict: { id: ({ invoices }) => invoices.voidInvoiceId },
  },
  advanceInvoice: {
    id: ({ target, invoices }) => newInvoice(target, invoices.draftMonth),
    conflict: { id: ({ invoices }) => invoices.voidInvoiceId },
  },
  setClock: {
    wholeBody: { advanceSeconds: 1 },
    // The clock never goes back.
    conflict: { wholeBody: { frozenAt: '2001-01-01T00:00:00Z' } },
  },
};
