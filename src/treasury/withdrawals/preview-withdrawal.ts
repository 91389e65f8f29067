import type { WriteHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentStable } from '../../money/money.ts';
import { judgePreview } from '../../flows/operations/judge-preview.ts';
import { approveWithdrawal, priceWithdrawal, withdrawalNeeds } from './decide-withdrawal.ts';

/**
 * POST /v1/treasury/withdrawals/preview: the creation's load and decision without its commit.
 * An unknown or inactive destination is an error, as in the creation; every other refusal is told in `holdReason`.
 */
export const previewWithdrawal: WriteHandler<'previewWithdrawal'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) => withdrawalNeeds(body, head, serverNow),
  decide: ({ body }, loaded, context) => {
    const price = priceWithdrawal(body, loaded, context);
    const { principalMinor, feeMinor, configuration, destination } = price;
    if (destination.status === 'inactive') throw new ApiError('destination_inactive');
    const { asset, network } = destination;
    return {
      reply: {
        principal: presentStable(principalMinor, asset, network),
        fee: presentStable(feeMinor, asset, network),
        sourceDebit: presentStable(principalMinor + feeMinor, asset, network),
        asset,
        network,
        configurationId: configuration.id,
        ...judgePreview(() => approveWithdrawal(body, price, loaded, context, { takesReference: false })),
      },
      effects: [],
    };
  },
};
