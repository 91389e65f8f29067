import type { WriteHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentAud } from '../../money/money.ts';
import { judgePreview } from '../../flows/operations/judge-preview.ts';
import { approvePayout, payoutFurtherNeeds, payoutNeeds, pricePayout } from './decide-payout.ts';

/**
 * POST /v1/treasury/payouts/preview: the creation's load and decision without its commit.
 * An unknown or inactive beneficiary is an error, as in the creation; every other refusal is told in `holdReason`.
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
