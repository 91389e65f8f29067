import { saveRow } from '../../db/row-effect.ts';
import { publish } from '../../outbox/event.ts';
import type { DecisionContext, Effect } from '../../writes/write.ts';
import { fundingInstrumentsTable, type FundingInstrument } from './funding-instrument.ts';

/** Takes an active instrument out of use, for good: what arrives from now on is held, and what came stays linked. */
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
