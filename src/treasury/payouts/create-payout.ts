import type { WriteHandler } from '../../contract/handler.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { insertRow } from '../../db/row-effect.ts';
import { reserve } from '../../ledger/movement-effect.ts';
import { causeOf, countedOf, statusEvent } from '../../operations/move-operation.ts';
import { operationsTable, totalOf, type Operation, type PayoutDetails } from '../../operations/operation.ts';
import { payoutOrder } from '../../operations/payout-order.ts';
import { count } from '../../operations/policy/counter.ts';
import { claimReference } from '../../operations/reference-claim.ts';
import { instruct } from '../../outbox/instruction.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { snapshotBeneficiary } from '../beneficiaries/beneficiary-presenter.ts';
import { firstSettings, treasurySettingsTable } from '../settings/settings-store.ts';
import { approvePayout, payoutNeeds, pricePayout, railOf, type PayoutPrice } from './decide-payout.ts';
import { presentPayout } from './payout-presenter.ts';

/** The name under which the platform itself sends payouts. */
const PLATFORM_REMITTER = 'Corridor';

type Body = Schema<'CreatePayoutRequest'>;

/** What the payout keeps, whatever changes later: beneficiary, remitter, rail, references. */
function detailsOf(body: Body, price: PayoutPrice, loaded: Loaded, context: DecisionContext): PayoutDetails {
  const { tenant } = context.head;
  const settings = loaded.find(treasurySettingsTable, {}) ?? firstSettings(tenant.id, context.now);
  const onBehalfOf = body.onBehalfOf ?? settings.payoutRemitter;
  const rail = railOf(price);
  if (rail === undefined) throw new Error('A payout without a rail was approved');
  return {
    beneficiarySnapshot: snapshotBeneficiary(price.beneficiary),
    destination: price.beneficiary.destination,
    onBehalfOf,
    remitterName: onBehalfOf === 'tenant' ? tenant.name : PLATFORM_REMITTER,
    rail,
    statementReference: body.statementReference ?? null,
    purpose: body.purpose ?? null,
    walletProviderReference: body.walletProviderReference ?? null,
    downstreamMerchantReference: body.downstreamMerchantReference ?? null,
    metadata: body.metadata ?? {},
    refundDeductedFee: price.configuration.terms.returns.refundDeductedFee,
  };
}

function newPayout(
  body: Body,
  price: PayoutPrice,
  holdReason: string | undefined,
  details: PayoutDetails,
  context: DecisionContext,
): Operation {
  const status = holdReason === undefined ? 'accepted' : 'held';
  return {
    id: context.newId('pay'),
    tenantId: context.head.tenant.id,
    kind: 'payout',
    status,
    version: 1,
    externalReference: body.externalReference,
    asset: 'AUD',
    network: null,
    principalMinor: price.principalMinor,
    feeMinor: price.feeMinor,
    configurationId: price.configuration.id,
    beneficiaryId: price.beneficiary.id,
    details,
    providerReference: null,
    holdReason: holdReason ?? null,
    failureCode: null,
    failureMessage: null,
    statusHistory: [{ status, at: context.now, ...(holdReason === undefined ? {} : { reason: holdReason }) }],
    movementIds: [context.newId('mov')],
    adjustments: [],
    createdAt: context.now,
    updatedAt: context.now,
  };
}

/** POST /v1/treasury/payouts: approves, reserves principal and fee, and orders the payment from the bank. */
export const createPayout: WriteHandler<'createPayout'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) => payoutNeeds(body, head, serverNow),
  decide: ({ body }, loaded, context) => {
    const price = pricePayout(body, loaded, context);
    const holdReason = approvePayout(body, price, loaded, context, { takesReference: true });
    const payout = newPayout(body, price, holdReason, detailsOf(body, price, loaded, context), context);
    const [movementId = ''] = payout.movementIds;
    const order = payoutOrder(payout, context.now + context.providers.handOverDelayMs);
    return {
      reply: presentPayout(payout),
      effects: [
        reserve(causeOf(payout, movementId), payout.asset, payout.kind, totalOf(payout)),
        insertRow(operationsTable, payout),
        claimReference(payout, payout.id),
        ...count(loaded, countedOf(payout), payout.principalMinor),
        statusEvent(payout, context),
        ...(payout.status === 'accepted' ? [instruct(order)] : []),
      ],
    };
  },
};
