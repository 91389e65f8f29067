import { saveRow } from '../../db/row-effect.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { endInstruction, instructionsTable, isOpen } from '../../outbox/instruction.ts';
import { need, type DecisionContext, type Effect, type Loaded, type Need } from '../../writes/write.ts';
import {
  itemOf,
  orderKindOf,
  readySlotsNeed,
  stockSubject,
  stockTable,
  type StockSlot,
} from './stock-slot.ts';

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
