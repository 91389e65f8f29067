import type { Knex } from 'knex';
import { selectMatching } from '../db/rows.ts';
import { itemOf, stockTable, type StockSlot } from '../flows/stock/stock-slot.ts';
import { fundingInstrumentsTable } from '../treasury/funding-instruments/funding-instrument-store.ts';
import type { Issued } from './provider.ts';
import type { Subject } from './report-subject.ts';

/** What two slots, or two instruments, must not share. */
type Place =
  | { readonly bsb: string; readonly accountNumber: string }
  | (Pick<StockSlot, 'item'> & { readonly address: string });

function placeOf({ item }: StockSlot, { bsb, accountNumber, address }: Issued): Place | undefined {
  if (itemOf({ item }).network !== null) return address === undefined ? undefined : { item, address };
  return bsb === undefined || accountNumber === undefined ? undefined : { bsb, accountNumber };
}

/**
 * Whether what a report says was opened is somebody's already, of what is committed: two instruments must not be paid into
 * one account. The database refuses it too; asked first, it is a report to look at, and none that cannot be taken in.
 */
export async function isIssuedBefore(
  db: Knex,
  subject: Subject,
  issued: Issued | undefined,
): Promise<boolean> {
  if (subject.kind !== 'slot' || issued === undefined) return false;
  const [slot] = await selectMatching(db, stockTable, [{ id: subject.slotId }]);
  if (slot === undefined) return false;
  const place = placeOf(slot, issued);
  if (place === undefined) return false;
  const { network } = itemOf(slot);
  const shown = 'address' in place ? { network, address: place.address } : place;
  const slots = await selectMatching(db, stockTable, [place]);
  const instruments = await selectMatching(db, fundingInstrumentsTable, [shown as never]);
  return (
    slots.some(({ id }) => id !== slot.id) ||
    instruments.some(({ id, asset }) => id !== slot.fundingInstrumentId && asset === itemOf(slot).asset)
  );
}
