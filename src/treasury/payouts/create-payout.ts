import type { WriteHandler } from '../../contract/handler.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentAud } from '../../money/money.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { snapshotBeneficiary } from '../beneficiaries/present.ts';
import { createOperation } from '../operations/create-operation.ts';
import { judgePreview } from '../operations/rules.ts';
import { type Payout, type PayoutDetails, newOperation } from '../operations/table.ts';
import { remitterNameOf } from '../policy/rules.ts';
import { presentPayout } from './present.ts';
import {
  type PayoutApproval,
  type PayoutPrice,
  approvePayout,
  payoutFurtherNeeds,
  payoutNeeds,
  pricePayout,
  railOf,
  remitterOf,
} from './rules.ts';

type Body = Schema<'CreatePayoutRequest'>;

/** Beneficiary, remitter, rail and references, frozen. */
function detailsOf(body: Body, price: PayoutPrice, loaded: Loaded, context: DecisionContext): PayoutDetails {
  const onBehalfOf = remitterOf(body, loaded, context);
  const rail = railOf(price);
  if (rail === undefined) throw new Error('A payout without a rail was approved');
  return {
    beneficiarySnapshot: snapshotBeneficiary(price.beneficiary),
    destination: price.beneficiary.destination,
    onBehalfOf,
    remitterName: remitterNameOf(onBehalfOf, context),
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
  { holdReason, evidenceId }: PayoutApproval,
  details: PayoutDetails,
  context: DecisionContext,
): Payout {
  return newOperation({
    id: context.newId('pay'),
    tenantId: context.head.tenant.id,
    kind: 'payout',
    externalReference: body.externalReference,
    asset: 'AUD',
    principalMinor: price.principalMinor,
    feeMinor: price.feeMinor,
    configurationId: price.configuration.id,
    beneficiaryId: price.beneficiary.id,
    evidenceId,
    details,
    holdReason: holdReason ?? null,
    movementId: context.newId('mov'),
    now: context.now,
    actor: context.actor,
  });
}

/** POST /v1/treasury/payouts: approves, reserves principal and fee, and orders the payment from the bank. */
export const createPayout: WriteHandler<'createPayout'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) => payoutNeeds(body, head, serverNow),
  furtherNeeds: ({ body }, loaded, head) => payoutFurtherNeeds(body, loaded, head),
  decide: ({ body }, loaded, context) => {
    const price = pricePayout(body, loaded, context);
    const approval = approvePayout(body, price, loaded, context, { takesReference: true });
    const payout = newPayout(body, price, approval, detailsOf(body, price, loaded, context), context);
    return { reply: presentPayout(payout), effects: createOperation(payout, loaded, context) };
  },
};

/**
 * POST /v1/treasury/payouts/preview: the creation without its commit. An unknown or inactive beneficiary is an error,
 * as in the creation; other refusals stand in `holdReason`.
 */
export const previewPayout: WriteHandler<'previewPayout'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) => payoutNeeds(body, head, serverNow),
  furtherNeeds: ({ body }, loaded, head) => payoutFurtherNeeds(body, loaded, head),
  decide: ({ body }, loaded, context) => {
    const price = pricePayout(body, loaded, context);
    if (price.beneficiary.status === 'inactive') throw new ApiError('beneficiary_inactive');
    return {
      reply: {
        principal: presentAud(price.principalMinor),
        fee: presentAud(price.feeMinor),
        sourceDebit: presentAud(price.principalMinor + price.feeMinor),
        asset: 'AUD',
        configurationId: price.configuration.id,
        ...judgePreview(
          () => approvePayout(body, price, loaded, context, { takesReference: false }).holdReason,
        ),
      },
      effects: [],
    };
  },
};
