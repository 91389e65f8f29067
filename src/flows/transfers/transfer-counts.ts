import type { Effect, Loaded, Need } from '../../writes/write.ts';
import { count, counterNeeds, type Counted } from '../policy/counter.ts';
import type { Transfer } from './transfer.ts';

/** What limits count of a transfer: of its route and its asset, on the day on which it was detected. */
export function countedTransfer({
  tenantId,
  sourceAsset,
  paymentRouteId,
  createdAt,
}: Pick<Transfer, 'tenantId' | 'sourceAsset' | 'paymentRouteId' | 'createdAt'>): Counted {
  const whose = { tenantId, beneficiaryId: null, paymentRouteId };
  return { ...whose, operation: 'transfer', asset: sourceAsset, createdAt };
}

/** The rows that counting a transfer, or taking it out again, needs. */
export function transferCountNeeds(transfer: Parameters<typeof countedTransfer>[0]): Need[] {
  return counterNeeds(countedTransfer(transfer));
}

/** Counts a transfer in full, held or not; one that is returned is taken out where it was counted. */
export function countTransfer(transfer: Transfer, sign: 1n | -1n, loaded: Loaded): Effect[] {
  return count(loaded, countedTransfer(transfer), sign * transfer.grossMinor);
}
