import type { WriteHandler } from '../../contract/handler.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { createOperation } from '../../flows/operations/create-operation.ts';
import { newOperation, type Withdrawal } from '../../flows/operations/operation.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { snapshotDestination } from '../destinations/destination-presenter.ts';
import {
  approveWithdrawal,
  priceWithdrawal,
  withdrawalNeeds,
  type WithdrawalPrice,
} from './decide-withdrawal.ts';
import { presentWithdrawal } from './withdrawal-presenter.ts';

/** The withdrawal as it begins; the destination and the fee that it keeps are those of now. */
function newWithdrawal(
  body: Schema<'CreateWithdrawalRequest'>,
  { configuration, destination, principalMinor, feeMinor }: WithdrawalPrice,
  holdReason: string | undefined,
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
