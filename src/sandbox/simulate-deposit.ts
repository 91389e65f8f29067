import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseAmount } from '../money/amount.ts';
import { canonicalTransactionHash } from '../flows/receipts/canonical-transaction-hash.ts';
import type { Incoming } from '../providers/provider.ts';
import { simulatedTransactionHash } from '../providers/simulator/simulated-transaction-hash.ts';
import { fundingInstrumentsTable } from '../flows/funding-instruments/funding-instrument.ts';
import { presentTransfer } from '../direct-routes/transfers/transfer-presenter.ts';
import { presentDeposit } from '../treasury/receipts/receipt-presenter.ts';
import { fundRoute } from './fund-route.ts';
import { arrivalNeeds, decideArrival, SOME_ADDRESS, type Arrival } from './simulate-receipt.ts';

type Body = RequestOf<'simulateDeposit'>['body'];

/** The call names no place within a transaction: it means the first. */
function arrivalOf(body: Extract<Body, { fundingInstrumentId: string }>, into: Incoming['into']): Arrival {
  const { fundingInstrumentId, providerReference, transactionHash } = body;
  return {
    fundingInstrumentId,
    incoming: {
      into,
      ...(providerReference === undefined ? {} : { providerReference }),
      ...(transactionHash === undefined
        ? {}
        : { transactionHash: canonicalTransactionHash(transactionHash), transferIndex: 0 }),
    },
  };
}

/**
 * POST /v1/sandbox/deposits: the simulated chain reports a stablecoin for an instrument, which gives its asset and
 * its network, and has it come to rest where asked; or for a payment route, whose transfer goes its own way.
 */
export const simulateDeposit: WriteHandler<'simulateDeposit'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) =>
    'paymentRouteId' in body
      ? fundRoute(body, 'stablecoin_to_aud').needs(head, serverNow)
      : arrivalNeeds(arrivalOf(body, SOME_ADDRESS), head, serverNow),
  furtherNeeds: ({ body }, loaded) =>
    'paymentRouteId' in body ? fundRoute(body, 'stablecoin_to_aud').furtherNeeds(loaded) : [],
  decide: ({ body }, loaded, context) => {
    if ('paymentRouteId' in body) {
      const { transfer, effects } = fundRoute(body, 'stablecoin_to_aud').decide(loaded, context);
      return { reply: presentTransfer(transfer), effects };
    }
    const instrument = loaded.find(fundingInstrumentsTable, { id: body.fundingInstrumentId });
    if (instrument === undefined) throw new ApiError('not_found');
    if (instrument.type !== 'stable_address') {
      throw new ApiError('invalid_state', { message: 'The instrument does not accept stablecoins.' });
    }
    const { asset, network, address, tag } = instrument;
    const trace = context.newId('evt').slice('evt_'.length);
    const madeUp = {
      providerReference: `SIMCHAIN-${trace}`,
      transactionHash: simulatedTransactionHash(network, trace),
    };
    const arrival = { ...arrivalOf(body, { asset, network, address, tag }), madeUp };
    const outcome = {
      status: body.outcome ?? 'credited',
      reason: body.reason,
      amount: { minor: parseAmount(body.amount, asset), asset },
    };
    const { receipt, effects } = decideArrival(arrival, outcome, loaded, context);
    return { reply: presentDeposit(receipt), effects };
  },
};
