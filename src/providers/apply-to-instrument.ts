import { saveRow } from '../db/row-effect.ts';
import { deactivateInstrument } from '../flows/funding-instruments/deactivate-instrument.ts';
import { publish } from '../outbox/event.ts';
import { fundingInstrumentsTable, type AudAccount } from '../flows/funding-instruments/funding-instrument.ts';
import { need } from '../writes/write.ts';
import { assignedAccountApplier } from './assigned-account.ts';
import type { SubjectFinder } from './find-subject.ts';
import { about, type Subject } from './report-applier.ts';

interface InstrumentName {
  readonly kind: 'instrument';
  readonly fundingInstrumentId: string;
}

/** Reports about an account that a funding instrument has taken from stock. */
const instrumentApplier = assignedAccountApplier<InstrumentName, AudAccount>(
  ({ fundingInstrumentId }) => fundingInstrumentId,
  {
    need: (id) => need(fundingInstrumentsTable, { id }),
    find: (id, loaded) => {
      const instrument = loaded.find(fundingInstrumentsTable, { id });
      return instrument?.type === 'aud_account' ? instrument : undefined;
    },
    withPayId: (instrument, payId, context) => {
      const { version } = instrument;
      const record: AudAccount = { ...instrument, payId, version: version + 1, updatedAt: context.now };
      const effects = [
        saveRow(fundingInstrumentsTable, record),
        publish(context, 'funding_instrument.activated', record),
      ];
      return { record, effects };
    },
    deactivate: deactivateInstrument,
  },
);

const aboutInstrument = (fundingInstrumentId: string): Subject =>
  about(instrumentApplier, { kind: 'instrument', fundingInstrumentId });

/** Accounts that were taken from stock, by their orders. */
export const INSTRUMENT_FINDER: SubjectFinder = {
  kept: { instrument: ({ fundingInstrumentId }: InstrumentName) => aboutInstrument(fundingInstrumentId) },
  ordered: { assign_account: (id) => (id.startsWith('rte_') ? undefined : aboutInstrument(id)) },
};
