import { saveRow } from '../../db/statements/table.ts';
import { publish } from '../../outbox/event.ts';
import { type Subject, about } from '../../provider-seam/inbox/applier.ts';
import type { SubjectFinder } from '../../provider-seam/inbox/find-subject.ts';
import { need } from '../../writes/write.ts';
import { assignedAccountApplier } from '../receiving-accounts/assigned-account.ts';
import { deactivateInstrument } from './deactivate-funding-instrument.ts';
import { type AudAccount, fundingInstrumentsTable } from './table.ts';

interface InstrumentName {
  readonly kind: 'instrument';
  readonly fundingInstrumentId: string;
}

/** Reports about an account taken from the account pool. */
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

/** Accounts taken from the account pool, by their orders. */
export const INSTRUMENT_FINDER: SubjectFinder = {
  kept: { instrument: ({ fundingInstrumentId }: InstrumentName) => aboutInstrument(fundingInstrumentId) },
  ordered: { assign_account: (id) => (id.startsWith('rte_') ? undefined : aboutInstrument(id)) },
};
