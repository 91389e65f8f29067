import type { WriteHandler } from '../../contract/handler.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentAud } from '../../money/money.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import {
  approvePayout,
  payoutNeeds,
  pricePayout,
  type PayoutPrice,
  type PayoutRequest,
} from './decide-payout.ts';

type Judgement = Pick<Schema<'PayoutPreview'>, 'canProceed' | 'holdReason'>;

function judge(
  request: PayoutRequest,
  price: PayoutPrice,
  loaded: Loaded,
  context: DecisionContext,
): Judgement {
  try {
    const holdReason = approvePayout(request, price, loaded, context, { takesReference: false });
    return { canProceed: true, ...(holdReason === undefined ? {} : { holdReason }) };
  } catch (error) {
    if (error instanceof ApiError) return { canProceed: false, holdReason: error.code };
    throw error;
  }
}

/**
 * POST /v1/treasury/payouts/preview: the creation's load and decision without its commit.
 * An unknown or inactive beneficiary is an error, as in the creation; every other refusal is told in `holdReason`.
 */
export const previewPayout: WriteHandler<'previewPayout'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) => payoutNeeds(body, head, serverNow),
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
        ...judge(body, price, loaded, context),
      },
      effects: [],
    };
  },
};
