import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { publish } from '../../outbox/event.ts';
import { need } from '../../writes/write.ts';
import { presentDestination } from './present.ts';
import { destinationsTable, type StablecoinDestination } from './table.ts';

/**
 * POST /v1/treasury/destinations/{id}/deactivate: no new withdrawal can use it; earlier withdrawals keep their
 * snapshot.
 */
export const deactivateDestination: WriteHandler<'deactivateDestination'> = {
  kind: 'write',
  needs: ({ path }) => [need(destinationsTable, { id: path.id })],
  decide: ({ path }, loaded, context) => {
    const destination = loaded.find(destinationsTable, { id: path.id });
    if (destination === undefined) throw new ApiError('not_found');
    if (destination.status === 'inactive') throw new ApiError('invalid_state');
    const inactive: StablecoinDestination = {
      ...destination,
      status: 'inactive',
      version: destination.version + 1,
      updatedAt: context.now,
      deactivatedAt: context.now,
      deactivatedBy: context.actor,
    };
    const event = publish(context, 'destination.deactivated', inactive);
    return { reply: presentDestination(inactive), effects: [saveRow(destinationsTable, inactive), event] };
  },
};
