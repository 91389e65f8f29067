import type { WriteHandler } from '../../contract/handler.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentStable } from '../../money/money.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { snapshotDestination } from '../destinations/present.ts';
import { createOperation } from '../operations/create-operation.ts';
import { judgePreview } from '../operations/rules.ts';
import { type Withdrawal, newOperation } from '../operations/table.ts';
import { presentWithdrawal } from './present.ts';
import { type WithdrawalPrice, approveWithdrawal, priceWithdrawal, withdrawalNeeds } from './rules.ts';
import type { HoldReason } from '../../errors/reasons.ts';

/** With the destination and fee of now. */
function newWithdrawal(
  body: Schema<'CreateWithdrawalRequest'>,
  { configuration, destination, principalMinor, feeMinor }: WithdrawalPrice,
  holdReason: HoldReason<'withdrawal'> | undefined,
  context: DecisionContext,
): Withdrawal {
  const { asset, network, address, tag } = destination;
  return newOperation({
    id: context.newId('wdr'),
    tenantId: context.head.tenant.id,
    kind: 'stable_withdrawal',
    externalReference: body.externalReference,
    asset,
    network,
    principalMinor,
    feeMinor,
    configurationId: configuration.id,
    destinationId: destination.id,
    details: {
      destinationSnapshot: snapshotDestination(destination),
      address,
      tag,
      metadata: body.metadata ?? {},
    },
    holdReason: holdReason ?? null,
    movementId: context.newId('mov'),
    now: context.now,
    actor: context.actor,
  });
}

/** POST /v1/treasury/withdrawals: approves, reserves principal and fee, and orders the transfer from the chain. */
export const createWithdrawal: WriteHandler<'createWithdrawal'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) => withdrawalNeeds(body, head, serverNow),
  decide: ({ body }, loaded, context) => {
    const price = priceWithdrawal(body, loaded, context);
    const holdReason = approveWithdrawal(body, price, loaded, context, { takesReference: true });
    const withdrawal = newWithdrawal(body, price, holdReason, context);
    return { reply: presentWithdrawal(withdrawal), effects: createOperation(withdrawal, loaded, context) };
  },
};

/**
 * POST /v1/treasury/withdrawals/preview: the creation without its commit. An unknown or inactive destination is an
 * error, as in the creation; other refusals stand in `holdReason`.
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
