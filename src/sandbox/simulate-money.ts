import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { fundRoute } from '../direct-routes/transfers/control.ts';
import { presentTransfer } from '../direct-routes/transfers/present.ts';
import { ApiError } from '../errors/api-error.ts';
import { canonicalTransactionHash } from '../money/address.ts';
import { parseAmount } from '../money/amount.ts';
import type { Incoming } from '../provider-seam/port/provider.ts';
import { simulatedTransactionHash } from '../provider-seam/simulator/issue.ts';
import { fundingInstrumentsTable } from '../treasury/funding-instruments/table.ts';
import {
  type Arrival,
  SOME_ACCOUNT,
  SOME_ADDRESS,
  arrivalNeeds,
  decideArrival,
} from '../treasury/receipts/control.ts';
import { presentDeposit, presentPayin } from '../treasury/receipts/present.ts';

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

type SimulatePayinBody = RequestOf<'simulatePayin'>['body'];

function simulatePayinArrivalOf(
  body: Extract<SimulatePayinBody, { fundingInstrumentId: string }>,
  into: Incoming['into'],
): Arrival {
  const { fundingInstrumentId, providerReference, externalReference } = body;
  return {
    fundingInstrumentId,
    incoming: {
      into,
      ...(providerReference === undefined ? {} : { providerReference }),
      ...(externalReference === undefined ? {} : { externalReference }),
    },
  };
}

/**
 * POST /v1/sandbox/payins: the simulated bank reports money for an instrument, and has it come to rest where asked; or for a
 * payment route, whose transfer goes its own way.
 */
export const simulatePayin: WriteHandler<'simulatePayin'> = {
  kind: 'write',
  needs: ({ body }, head, serverNow) =>
    'paymentRouteId' in body
      ? fundRoute(body, 'aud_to_stablecoin').needs(head, serverNow)
      : arrivalNeeds(simulatePayinArrivalOf(body, SOME_ACCOUNT), head, serverNow),
  furtherNeeds: ({ body }, loaded) =>
    'paymentRouteId' in body ? fundRoute(body, 'aud_to_stablecoin').furtherNeeds(loaded) : [],
  decide: ({ body }, loaded, context) => {
    if ('paymentRouteId' in body) {
      const { transfer, effects } = fundRoute(body, 'aud_to_stablecoin').decide(loaded, context);
      return { reply: presentTransfer(transfer), effects };
    }
    const instrument = loaded.find(fundingInstrumentsTable, { id: body.fundingInstrumentId });
    if (instrument === undefined) throw new ApiError('not_found');
    if (instrument.type !== 'aud_account') {
      throw new ApiError('invalid_state', { message: 'The instrument does not accept Australian dollars.' });
    }
    const { bsb, accountNumber } = instrument;
    const trace = context.newId('evt').slice('evt_'.length);
    const { fundingInstrumentId, incoming } = simulatePayinArrivalOf(body, { bsb, accountNumber });
    const arrival: Arrival = {
      fundingInstrumentId,
      incoming: { ...incoming, downstreamReference: `SIMNPP-${trace}` },
      madeUp: { providerReference: `SIMBANK-${trace}` },
    };
    const outcome = {
      status: body.outcome ?? 'credited',
      reason: body.reason,
      amount: { minor: parseAmount(body.amount, 'AUD'), asset: 'AUD' },
    } as const;
    const { receipt, effects } = decideArrival(arrival, outcome, loaded, context);
    return { reply: presentPayin(receipt), effects };
  },
};
