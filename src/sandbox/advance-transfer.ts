import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { presentTransfer } from '../direct-routes/transfers/transfer-presenter.ts';
import { ApiError } from '../errors/api-error.ts';
import { convertOnDemand, pricingNeeds } from '../flows/transfers/convert-transfer.ts';
import {
  checkTransferEdge,
  moveTransfer,
  saveTransfer,
  transferMoveNeeds,
  type TransferMove,
  type TransferNote,
} from '../flows/transfers/move-transfer.ts';
import { findLeg, legProviderOf, type LegKind } from '../flows/transfers/transfer-legs.ts';
import { transfersTable, type Transfer } from '../flows/transfers/transfer.ts';
import { silenceProvider } from '../providers/simulator/deliver-simulated-report.ts';
import { simulatedTransactionHash } from '../providers/simulator/simulated-transaction-hash.ts';
import { need, type DecisionContext, type Effect, type Loaded } from '../writes/write.ts';

type Body = RequestOf<'advanceTransfer'>['body'];

const VANISHED = 'deposit_vanished';

/** A call that moves a transfer says of its deposit what the move needs. */
function withDeposit(transfer: Transfer, { to, reason }: Body): Transfer {
  if (to === 'converting') return { ...transfer, depositStatus: 'final' };
  const isGone = to === 'held' && reason === VANISHED;
  return isGone ? { ...transfer, depositStatus: 'gone', dueAt: null } : transfer;
}

/** What the simulated provider would have called a delivery that nobody ordered. */
function factsOf({ id, direction, destinationNetwork, ...known }: Transfer): TransferNote {
  const isOnChain = direction === 'aud_to_stablecoin' && destinationNetwork !== null;
  const reference = `${isOnChain ? 'SIMCHAIN' : 'SIMBANK'}-${id}`;
  return {
    deliveryReference: known.deliveryReference ?? reference,
    ...(isOnChain
      ? { transactionHash: known.transactionHash ?? simulatedTransactionHash(destinationNetwork, id) }
      : {}),
  };
}

function move(
  transfer: Transfer,
  { to, reason }: Body,
  loaded: Loaded,
  context: DecisionContext,
): TransferMove {
  checkTransferEdge(transfer, to);
  const words = reason === undefined ? {} : { reason };
  switch (to) {
    case 'converting':
      return convertOnDemand(transfer, words, loaded, context);
    case 'held': {
      const holdReason = reason === VANISHED ? VANISHED : 'provider_review';
      return moveTransfer(transfer, to, { ...words, holdReason }, loaded, context);
    }
    case 'completed':
      return moveTransfer(transfer, to, { ...words, ...factsOf(transfer) }, loaded, context);
    case 'delivering':
    case 'failed':
    case 'returned':
      return moveTransfer(transfer, to, words, loaded, context);
  }
}

/** The simulated providers have nothing more to say of what was ordered. */
function silenceAll(transfer: Transfer, loaded: Loaded): Effect[] {
  const { id, tenantId } = transfer;
  return (['exchange', 'delivery', 'return'] as const).flatMap((leg) => {
    const order = findLeg(transfer, leg, loaded);
    if (order === undefined) return [];
    const kind = order.kind as LegKind;
    return [silenceProvider(tenantId, { subject: id, kind }, legProviderOf(kind, transfer))];
  });
}

/** POST /v1/sandbox/transfers/{id}/advance: one edge; from then on nothing else moves the transfer. */
export const advanceTransfer: WriteHandler<'advanceTransfer'> = {
  kind: 'write',
  needs: ({ path }, head) => [need(transfersTable, { id: path.id }), ...pricingNeeds(head.tenant.id)],
  furtherNeeds: ({ path }, loaded) => {
    const known = loaded.find(transfersTable, { id: path.id });
    return known === undefined ? [] : transferMoveNeeds(known);
  },
  decide: ({ path, body }, loaded, context) => {
    const known = loaded.find(transfersTable, { id: path.id });
    if (known === undefined) throw new ApiError('not_found');
    const steered = withDeposit({ ...known, isSteered: true }, body);
    const { transfer, effects } = move(steered, body, loaded, context);
    return {
      reply: presentTransfer(transfer),
      effects: [...effects, saveTransfer(transfer), ...silenceAll(known, loaded)],
    };
  },
};
