import { objectsAt } from '../json/json.ts';
import type { Trial } from './trial.ts';

/** Enough records for several pages of every size that is tried. */
export const ENOUGH = 24;

/** Makes a list long enough to have pages. */
export async function fillList(trial: Trial, list: string): Promise<void> {
  const present = objectsAt(await trial.get(list, { query: { limit: ENOUGH } }), 'data').length;
  for (let count = present; count < ENOUGH; count++) {
    if (list === 'listBeneficiaries') await trial.tenant.newBeneficiary();
    else if (list === 'listFundingInstruments') await trial.tenant.newInstrument();
    else if (list === 'listPayins') await trial.tenant.newPayin('1.00', 'held');
    else await trial.tenant.newHeldPayout();
  }
}
