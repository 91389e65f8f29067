import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { canonicalRate } from '../../money/rate.ts';
import { pinnedRatesTable } from './table.ts';

/** POST /v1/sandbox/rates: pins a direction's rate for this tenant; null unpins it. */
export const pinRate: WriteHandler<'pinRate'> = {
  kind: 'write',
  check: ({ body }) => {
    if (body.source !== body.destination) return;
    throw new ApiError('invalid_request', {
      details: [{ in: 'body', path: '/destination', message: 'must differ from the source' }],
    });
  },
  needs: () => [],
  decide: ({ body: { source, destination, rate: asked } }, _loaded, { head }) => {
    const rate = asked === null ? null : canonicalRate(asked);
    const pinned = { tenantId: head.tenant.id, source, destination, rate };
    return { reply: { source, destination, rate }, effects: [saveRow(pinnedRatesTable, pinned)] };
  },
};
