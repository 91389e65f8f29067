import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { publish } from '../../outbox/event.ts';
import { need } from '../../writes/write.ts';
import { presentFundingInstrument } from './funding-instrument-presenter.ts';
import { fundingInstrumentsTable, type FundingInstrument } from './funding-instrument-store.ts';

/** POST /v1/treasury/funding-instruments/{id}/deactivate: what arrives from now on is held; what came stays linked. */
export const deactivateFundingInstrument: WriteHandler<'deactivateFundingInstrument'> = {
  kind: 'write',
  needs: ({ path }) => [need(fundingInstrumentsTable, { id: path.id })],
  decide: ({ path }, loaded, context) => {
    const instrument = loaded.find(fundingInstrumentsTable, { id: path.id });
    if (instrument === undefined) throw new ApiError('not_found');
    if (instrument.status === 'inactive') throw new ApiError('invalid_state');
    const inactive: FundingInstrument = {
      ...instrument,
      version: instrument.version + 1,
      status: 'inactive',
      updatedAt: context.now,
      deactivatedAt: context.now,
      deactivatedBy: context.actor,
    };
    return {
      reply: presentFundingInstrument(inactive),
      effects: [
        saveRow(fundingInstrumentsTable, inactive),
        publish(context, 'funding_instrument.deactivated', inactive),
      ],
    };
  },
};
