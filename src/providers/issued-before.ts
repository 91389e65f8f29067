import type { Knex } from 'knex';
import { selectMatching } from '../db/rows.ts';
import {
  accountPlace,
  addressPlace,
  payIdPlace,
  receivingPlacesTable,
} from '../flows/stock/receiving-place.ts';
import { itemOf, stockTable, type StockSlot } from '../flows/stock/stock-slot.ts';
import type { Issued } from './provider.ts';

/** What two slots must not share, as their columns have it and as a place. */
interface Opened {
  readonly columns: Partial<StockSlot>;
  readonly place: string;
}

function openedFor(slot: StockSlot, { bsb, accountNumber, address }: Issued): Opened | undefined {
  const item = itemOf(slot);
  if (item.network !== null) {
    if (address === undefined) return undefined;
    return { columns: { item: slot.item, address }, place: addressPlace(item, address) };
  }
  if (bsb === undefined || accountNumber === undefined) return undefined;
  return { columns: { bsb, accountNumber }, place: accountPlace(bsb, accountNumber) };
}

async function isAnothers(db: Knex, place: string, holderId: string | null): Promise<boolean> {
  const [known] = await selectMatching(db, receivingPlacesTable, [{ place }]);
  return known !== undefined && known.holderId !== holderId;
}

/*
 * No two instruments or routes must be paid into one account, by one PayID or at one address. The database refuses it too;
 * asked first, it is a report to look at, and none that cannot be taken in.
 */

/** Whether the PayID that a report says was issued for a holder is another's already. */
export async function isPayIdIssuedBefore(db: Knex, holderId: string, { payId }: Issued): Promise<boolean> {
  return payId !== undefined && isAnothers(db, payIdPlace(payId), holderId);
}

/** Whether the account or the address that a report says was opened is another's already. */
export async function isSlotIssuedBefore(db: Knex, slotId: string, issued: Issued): Promise<boolean> {
  const [slot] = await selectMatching(db, stockTable, [{ id: slotId }]);
  const opened = slot && openedFor(slot, issued);
  if (slot === undefined || opened === undefined) return false;
  const slots = await selectMatching(db, stockTable, [opened.columns]);
  const holderId = slot.fundingInstrumentId ?? slot.paymentRouteId;
  return slots.some(({ id }) => id !== slot.id) || isAnothers(db, opened.place, holderId);
}
