import type { WriteHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { deactivateInstrument } from '../../flows/funding-instruments/deactivate-instrument.ts';
import { need } from '../../writes/write.ts';
import { presentFundingInstrument } from './funding-instrument-presenter.ts';
import { fundingInstrumentsTable } from '../../flows/funding-instruments/funding-instrument.ts';

/** POST /v1/treasury/funding-instruments/{id}/deactivate: what arrives from now on is held; what came stays linked. */
export const deactivateFundingInstrument: WriteHandler<'deactivateFundingInstrument'> = {
  kind: 'write',
  needs: ({ path }) => [need(fundingInstrumentsTable, { id: path.id })],
  decide: ({ path }, loaded, context) => {
    const instrument = loaded.find(fundingInstrumentsTable, { id: path.id });
    if (instrument === undefined) throw new ApiError('not_found');
    if (instrument.status === 'inactive') throw new ApiError('invalid_state');
    const { record, effects } = deactivateInstrument(instrument, context);
    return { reply: presentFundingInstrument(record), effects };
  },
};
