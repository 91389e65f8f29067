import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { publish } from '../../outbox/event.ts';
import { type DecisionContext, type Effect, need } from '../../writes/write.ts';
import { presentFundingInstrument } from './present.ts';
import { type FundingInstrument, fundingInstrumentsTable } from './table.ts';

/** Deactivates an instrument permanently: what arrives later is held; earlier receipts stay linked. */
export function deactivateInstrument<Instrument extends FundingInstrument>(
  active: Instrument,
  context: DecisionContext,
): { readonly record: Instrument; readonly effects: readonly Effect[] } {
  const { now, actor } = context;
  const record: Instrument = {
    ...active,
    status: 'inactive',
    version: active.version + 1,
    updatedAt: now,
    deactivatedAt: now,
    deactivatedBy: actor,
  };
  const effects = [
    saveRow(fundingInstrumentsTable, record),
    publish(context, 'funding_instrument.deactivated', record),
  ];
  return { record, effects };
}

/** POST /v1/treasury/funding-instruments/{id}/deactivate: what arrives later is held; earlier receipts stay linked. */
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
