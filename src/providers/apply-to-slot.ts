import {
  fillSlot,
  refuseSlot,
  slotFurtherNeeds,
  slotNeeds,
  type OpenedSlot,
} from '../flows/stock/answer-slot.ts';
import { itemOf, orderKindOf, stockTable, type StockSlot } from '../flows/stock/stock-slot.ts';
import { isAddress } from '../money/check-address.ts';
import { instructionsTable } from '../outbox/instruction.ts';
import type { Loaded } from '../writes/write.ts';
import type { SubjectFinder } from './find-subject.ts';
import { isSlotIssuedBefore } from './issued-before.ts';
import {
  about,
  dispute,
  type Applied,
  type Applier,
  type GivenReport,
  type Subject,
} from './report-applier.ts';

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
