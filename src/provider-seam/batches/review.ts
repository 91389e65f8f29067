import { ApiError } from '../../errors/api-error.ts';
import { type ReviewNote, isReviewed, recordReview, reviewNeed, reviewer } from '../../writes/review.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import { handedOver } from './advance-batch.ts';
import { type Batch, batchRailsTable, batchesTable } from './table.ts';

/**
 * Records that an operator delivered the file of a closed batch: it is watched like a delivered one, and its rail goes
 * on; a worker's later answer decides nothing.
 * @throws ApiError not_found; invalid_state for a batch that is not closed, or that the provider already has
 */
export function deliverByHand(batchId: string, note: ReviewNote): TenantlessWrite<Batch['status']> {
  return {
    lock: 'platform',
    actor: reviewer(note),
    claimed: true,
    needs: () => [need(batchesTable, { id: batchId }), reviewNeed(note)],
    furtherNeeds: (loaded) => {
      const batch = loaded.find(batchesTable, { id: batchId });
      return batch === undefined ? [] : [need(batchRailsTable, { adapter: batch.adapter, rail: batch.rail })];
    },
    decide: (loaded, context) => {
      const batch = loaded.find(batchesTable, { id: batchId });
      if (batch === undefined) throw new ApiError('not_found');
      if (isReviewed(loaded, note)) return { reply: batch.status, effects: [] };
      const { adapter, rail, status, name } = batch;
      if (status !== 'closed' && status !== 'asking') {
        throw new ApiError('invalid_state', {
          message: `${batchId} is ${status}, so there is no file to deliver.`,
        });
      }
      const given = { tenantId: null, action: 'deliver' as const, subject: batchId, facts: { status, name } };
      const effects = handedOver(batch, loaded.find(batchRailsTable, { adapter, rail }), context);
      return { reply: 'delivered', effects: [...effects, recordReview(note, given, context)] };
    },
  };
}
