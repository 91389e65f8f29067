import type { Knex } from 'knex';
import { selectMatching } from '../../db/statements/rows.ts';
import { saveRow } from '../../db/statements/table.ts';
import { isAddress } from '../../money/address.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { endInstruction, instructionsTable, isOpen } from '../../outbox/instruction.ts';
import {
  type Applied,
  type Applier,
  type GivenReport,
  type Subject,
  about,
  dispute,
} from '../../provider-seam/inbox/applier.ts';
import type { SubjectFinder } from '../../provider-seam/inbox/find-subject.ts';
import type { Issued } from '../../provider-seam/port/provider.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import {
  type StockSlot,
  accountPlace,
  addressPlace,
  itemOf,
  orderKindOf,
  payIdPlace,
  readySlotsNeed,
  receivingPlacesTable,
  stockSubject,
  stockTable,
} from './table.ts';

/** What a provider gives with an account or an address that it has opened. */
export interface OpenedSlot {
  readonly providerReference: string;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly address: string | null;
  readonly tag: string | null;
}

/** A slot that its provider has answered, and everything that changes with it. */
export interface AnsweredSlot {
  readonly slot: StockSlot;
  readonly effects: readonly Effect[];
}

/** The rows that an answer about a slot needs; slotFurtherNeeds names those that only it can. */
export function slotNeeds(slotId: string): Need[] {
  return [
    need(stockTable, { id: slotId }),
    ...(['issue_account', 'issue_address'] as const).map((kind) =>
      need(instructionsTable, { subject: slotId, kind }),
    ),
  ];
}

/** What else of the same is ready. */
export function slotFurtherNeeds(slotId: string, loaded: Loaded): Need[] {
  const slot = loaded.find(stockTable, { id: slotId });
  return slot === undefined ? [] : [readySlotsNeed(slot.tenantId, itemOf(slot))];
}

/** What was ordered is open: from now on it can be taken. @param adapter who has opened it */
export function fillSlot(
  ordered: StockSlot,
  adapter: string,
  opened: OpenedSlot,
  loaded: Loaded,
  context: DecisionContext,
): AnsweredSlot {
  const slot: StockSlot = {
    ...ordered,
    ...opened,
    adapter,
    status: 'ready',
    answeredAt: context.serverNow,
  };
  const isFirst = readyOf(ordered, loaded).length === 0;
  const subject = stockSubject(slot.tenantId, slot.item);
  return {
    slot,
    effects: [
      saveRow(stockTable, slot),
      ...endOrder(slot, loaded, context),
      ...(isFirst ? [clearAlarm(context, 'stock_low', subject)] : []),
    ],
  };
}

/** The provider will not open what was ordered: that is an alarm, and after a time another is ordered. */
export function refuseSlot(
  ordered: StockSlot,
  reason: string,
  loaded: Loaded,
  context: DecisionContext,
): AnsweredSlot {
  const slot: StockSlot = { ...ordered, status: 'refused', answeredAt: context.serverNow };
  const ready = readyOf(ordered, loaded).length;
  return {
    slot,
    effects: [
      saveRow(stockTable, slot),
      ...endOrder(slot, loaded, context),
      raiseAlarm(context, 'issue_refused', slot.id, { item: slot.item, reason }),
      ...(ready === 0 ? [raiseAlarm(context, 'stock_low', stockSubject(slot.tenantId, slot.item))] : []),
    ],
  };
}

function readyOf({ item }: StockSlot, loaded: Loaded): readonly StockSlot[] {
  return loaded.list(stockTable, { status: 'ready', item });
}

function endOrder(slot: StockSlot, loaded: Loaded, { serverNow }: DecisionContext): Effect[] {
  const order = loaded.find(instructionsTable, { subject: slot.id, kind: orderKindOf(slot) });
  return order !== undefined && isOpen(order) ? [endInstruction(order, 'done', serverNow)] : [];
}

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
async function isSlotIssuedBefore(db: Knex, slotId: string, issued: Issued): Promise<boolean> {
  const [slot] = await selectMatching(db, stockTable, [{ id: slotId }]);
  const opened = slot && openedFor(slot, issued);
  if (slot === undefined || opened === undefined) return false;
  const slots = await selectMatching(db, stockTable, [opened.columns]);
  const holderId = slot.fundingInstrumentId ?? slot.paymentRouteId;
  return slots.some(({ id }) => id !== slot.id) || isAnothers(db, opened.place, holderId);
}

/** An account or an address that is opened ahead. */
interface SlotName {
  readonly kind: 'slot';
  readonly slotId: string;
}

const BSB = /^\d{6}$/;
const ACCOUNT_NUMBER = /^\d{1,9}$/;

/** What a report says was opened, in our notation; undefined where nobody could be paid there. */
function openedBy(slot: StockSlot, { report }: GivenReport): OpenedSlot | undefined {
  const { issued = {}, providerReference } = report;
  const { network } = itemOf(slot);
  if (providerReference === undefined) return undefined;
  if (network === null) {
    const { bsb = '', accountNumber = '' } = issued;
    if (!BSB.test(bsb) || !ACCOUNT_NUMBER.test(accountNumber)) return undefined;
    return { providerReference, bsb, accountNumber, address: null, tag: null };
  }
  const { address = '', tag = null } = issued;
  if (!isAddress(address, network)) return undefined;
  return { providerReference, bsb: null, accountNumber: null, address, tag };
}

function isSame(slot: StockSlot, { bsb, accountNumber, address, tag }: OpenedSlot): boolean {
  return (
    slot.bsb === bsb && slot.accountNumber === accountNumber && slot.address === address && slot.tag === tag
  );
}

function contradictionIn(slot: StockSlot, { source }: GivenReport, loaded: Loaded): string | undefined {
  if (source.provider !== (itemOf(slot).network === null ? 'bank' : 'chain')) return 'other_provider';
  const order = loaded.find(instructionsTable, { subject: slot.id, kind: orderKindOf(slot) });
  return (order?.adapter ?? source.adapter) === source.adapter ? undefined : 'other_adapter';
}

/** Reports about an account or an address that was ordered ahead: it is open, or never will be. */
const slotApplier: Applier<SlotName, StockSlot> = {
  idsOf: ({ slotId }) => [slotId],
  needs: ({ slotId }) => slotNeeds(slotId),
  furtherNeeds: ({ slotId }, _given, loaded) => slotFurtherNeeds(slotId, loaded),
  apply: ({ slotId }, given, loaded, context): Applied<StockSlot> | undefined => {
    const slot = loaded.find(stockTable, { id: slotId });
    if (slot === undefined) return undefined;
    const { says, reason = 'The provider refused.' } = given.report;
    const why = contradictionIn(slot, given, loaded);
    if (why !== undefined) return dispute(slot, slotId, why);
    const isOpen = slot.status === 'ready' || slot.status === 'taken';
    if (says === 'rejected') {
      if (slot.status !== 'ordered') {
        return { outcome: 'ignored', record: slot, subjectId: slotId, isContradiction: isOpen, effects: [] };
      }
      const { slot: record, effects } = refuseSlot(slot, reason, loaded, context);
      return { outcome: 'applied', record, subjectId: slotId, effects };
    }
    if (says !== 'issued') return dispute(slot, slotId, 'says_nothing_of_it');
    if (given.isTaken) return dispute(slot, slotId, 'issued_before');
    const opened = openedBy(slot, given);
    if (opened === undefined) return dispute(slot, slotId, 'nothing_usable_issued');
    if (isOpen) {
      return isSame(slot, opened)
        ? { outcome: 'applied', record: slot, subjectId: slotId, effects: [] }
        : dispute(slot, slotId, 'another_one_issued');
    }
    const { slot: record, effects } = fillSlot(slot, given.source.adapter, opened, loaded, context);
    return { outcome: 'applied', record, subjectId: slotId, effects };
  },
  isAtRest: ({ slotId }, loaded) => loaded.find(stockTable, { id: slotId })?.status !== 'ordered',
  isIssuedBefore: ({ slotId }, issued, db) => isSlotIssuedBefore(db, slotId, issued),
};

const aboutSlot = (slotId: string): Subject<StockSlot> => about(slotApplier, { kind: 'slot', slotId });

/** What is opened ahead, by its order. */
export const SLOT_FINDER: SubjectFinder = {
  kept: { slot: ({ slotId }: SlotName) => aboutSlot(slotId) },
  ordered: { issue_account: aboutSlot, issue_address: aboutSlot },
};
