import { saveRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { raiseAlarm } from '../../outbox/alarm.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { orderSlot, type WantedItem } from './order-stock.ts';
import { nameOfItem, stockSubject, stockTable, type SlotHolder, type StockSlot } from './stock-slot.ts';

/** About as long as it takes until what was ordered is there. */
const RETRY_AFTER_SECONDS = 30;

/** A slot that was taken, with what the provider gave for it. */
export interface TakenSlot {
  readonly slot: StockSlot & { readonly providerReference: string };
  readonly effects: readonly Effect[];
}

/**
 * Takes what was opened first for its holder, and orders another in its place; readySlotsNeed names what it reads.
 * That the next one would find none is an alarm.
 * @throws ApiError service_unavailable where none is there
 */
export function takeSlot(
  wanted: WantedItem,
  { kind, id }: SlotHolder,
  loaded: Loaded,
  context: DecisionContext,
): TakenSlot {
  const item = nameOfItem(wanted.item);
  const [first, ...others] = loaded
    .list(stockTable, { status: 'ready', item })
    .filter(({ adapter }) => adapter === wanted.issuer.adapter)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (first === undefined) {
    throw new ApiError('service_unavailable', {
      message: 'None is available at the moment. A new one is being opened.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  const { providerReference } = first;
  if (providerReference === null) throw new Error(`The slot ${first.id} is ready without a reference`);
  const taken: StockSlot = {
    ...first,
    ...(kind === 'funding_instrument' ? { fundingInstrumentId: id } : { paymentRouteId: id }),
    status: 'taken',
    takenAt: context.serverNow,
  };
  const low = raiseAlarm(context, 'stock_low', stockSubject(first.tenantId, item));
  return {
    slot: { ...taken, providerReference },
    effects: [
      saveRow(stockTable, taken),
      ...orderSlot(wanted, context),
      ...(others.length === 0 ? [low] : []),
    ],
  };
}
