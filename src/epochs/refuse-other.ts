import { ApiError } from '../errors/api-error.ts';
import type { Epochs } from './epochs.ts';

/**
 * Refuses what was meant for another epoch: what its caller knew of that one may be gone.
 * @param named as often as the request names one
 * @throws ApiError invalid_request for two, epoch_changed for another
 */
export async function refuseOtherEpoch(epochs: Epochs, named: readonly string[]): Promise<void> {
  const [epoch, ...more] = named;
  if (epoch === undefined) return;
  if (more.length > 0) {
    const detail = { in: 'header', path: 'Corridor-Epoch', message: 'must be sent once' } as const;
    throw new ApiError('invalid_request', { details: [detail] });
  }
  if (epoch !== String(await epochs.latest())) throw new ApiError('epoch_changed');
}
