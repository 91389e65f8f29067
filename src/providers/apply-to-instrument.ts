import { saveRow } from '../db/row-effect.ts';
import { raiseAlarm } from '../outbox/alarm.ts';
import { publish } from '../outbox/event.ts';
import { endInstruction, instructionsTable, isOpen } from '../outbox/instruction.ts';
import type { AccountAssignment } from '../outbox/order-payloads.ts';
import {
  fundingInstrumentsTable,
  type AudAccount,
  type FundingInstrument,
} from '../treasury/funding-instruments/funding-instrument-store.ts';
import { need, type DecisionContext, type Effect, type Loaded } from '../writes/write.ts';
import { dispute, type Applied, type Applier } from './report-applier.ts';
import type { SubjectOf } from './report-subject.ts';

/** What the contract lets a PayID be. */
const PAY_ID = /^[!-~]{1,256}$/;

function findOrder(id: string, loaded: Loaded) {
  return loaded.find(instructionsTable, { subject: id, kind: 'assign_account' });
}

function endOrder(id: string, loaded: Loaded, { serverNow }: DecisionContext): Effect[] {
  const order = findOrder(id, loaded);
  return order !== undefined && isOpen(order) ? [endInstruction(order, 'done', serverNow)] : [];
}

/** The PayID is there: whoever shows the instrument hears of it by the event of before. */
function withPayId(instrument: AudAccount, payId: string, context: DecisionContext) {
  const { version } = instrument;
  const record: FundingInstrument = { ...instrument, payId, version: version + 1, updatedAt: context.now };
  const effects = [
    saveRow(fundingInstrumentsTable, record),
    publish(context, 'funding_instrument.activated', record),
  ];
  return { record, effects };
}

/** The bank will not give the account to whoever it was taken for: nobody is to be paid there. */
function refused(instrument: AudAccount, reason: string, context: DecisionContext) {
  const { now, actor } = context;
  const record: FundingInstrument = {
    ...instrument,
    status: 'inactive',
    version: instrument.version + 1,
    updatedAt: now,
    deactivatedAt: now,
    deactivatedBy: actor,
  };
  const effects = [
    saveRow(fundingInstrumentsTable, record),
    publish(context, 'funding_instrument.deactivated', record),
    raiseAlarm(context, 'issue_refused', record.id, { item: 'AUD', reason }),
  ];
  return { record, effects };
}

/** Reports about an account that was taken from stock: it has its name and perhaps a PayID, or will not have them. */
export const instrumentApplier: Applier<SubjectOf<'instrument'>, FundingInstrument> = {
  idsOf: ({ fundingInstrumentId }) => [fundingInstrumentId],
  needs: ({ fundingInstrumentId: id }) => [
    need(fundingInstrumentsTable, { id }),
    need(instructionsTable, { subject: id, kind: 'assign_account' }),
  ],
  furtherNeeds: () => [],
  apply: ({ fundingInstrumentId: id }, { source, report }, loaded, context) => {
    const instrument = loaded.find(fundingInstrumentsTable, { id });
    const order = findOrder(id, loaded);
    if (instrument?.type !== 'aud_account' || order === undefined) return undefined;
    if (source.provider !== 'bank') return dispute(instrument, id, 'other_provider');
    if ((order.adapter ?? source.adapter) !== source.adapter) return dispute(instrument, id, 'other_adapter');
    const ended = endOrder(id, loaded, context);
    const unchanged = (
      outcome: 'applied' | 'ignored',
      isContradiction = false,
    ): Applied<FundingInstrument> => ({
      outcome,
      record: instrument,
      subjectId: id,
      isContradiction,
      effects: ended,
    });
    const { says, issued, reason = 'The bank refuses.' } = report;
    if (says === 'rejected') {
      if (instrument.status === 'inactive') return unchanged('ignored');
      if (!isOpen(order)) return unchanged('ignored', true);
      const { record, effects } = refused(instrument, reason, context);
      return { outcome: 'applied', record, subjectId: id, effects: [...effects, ...ended] };
    }
    if (says !== 'issued') return dispute(instrument, id, 'says_nothing_of_it');
    const { payIdType } = order.payload as AccountAssignment;
    // The tenant has closed it meanwhile, or has not asked for one.
    if (payIdType === null || instrument.status === 'inactive') {
      return unchanged(payIdType === null ? 'applied' : 'ignored');
    }
    const payId = issued?.payId ?? '';
    if (!PAY_ID.test(payId)) return dispute(instrument, id, 'nothing_usable_issued');
    if (instrument.payId !== null) {
      return instrument.payId === payId
        ? unchanged('applied')
        : dispute(instrument, id, 'another_one_issued');
    }
    const { record, effects } = withPayId(instrument, payId, context);
    return { outcome: 'applied', record, subjectId: id, effects: [...effects, ...ended] };
  },
};
