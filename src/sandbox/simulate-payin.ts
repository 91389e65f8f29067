import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseAmount } from '../money/amount.ts';
import type { Incoming } from '../providers/provider.ts';
import { fundingInstrumentsTable } from '../flows/funding-instruments/funding-instrument.ts';
import { presentTransfer } from '../direct-routes/transfers/transfer-presenter.ts';
import { presentPayin } from '../treasury/receipts/receipt-presenter.ts';
import { fundRoute } from './fund-route.ts';
import { arrivalNeeds, decideArrival, SOME_ACCOUNT, type Arrival } from './simulate-receipt.ts';

type Body = RequestOf<'simulatePayin'>['body'];

function arrivalOf(body: Extract<Body, { fundingInstrumentId: string }>, into: Incoming['into']): Arrival {
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
      : arrivalNeeds(arrivalOf(body, SOME_ACCOUNT), head, serverNow),
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
    const { fundingInstrumentId, incoming } = arrivalOf(body, { bsb, accountNumber });
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
