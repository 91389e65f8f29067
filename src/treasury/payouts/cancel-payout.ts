import type { WriteHandler } from '../../contract/handler.ts';
import { cancelByAccount, cancelFurtherNeeds, cancelNeeds } from '../operations/cancel.ts';
import type { Payout } from '../operations/table.ts';
import { presentPayout } from './present.ts';

/** POST /v1/treasury/payouts/{id}/cancel: it fails, and what it reserved is free, unless its order was handed over. */
export const cancelPayout: WriteHandler<'cancelPayout'> = {
  kind: 'write',
  needs: ({ path }) => cancelNeeds(path.id),
  furtherNeeds: ({ path }, loaded) => cancelFurtherNeeds(path.id, loaded),
  decide: ({ path, body }, loaded, context) => {
    const canceled = { id: path.id, kind: 'payout', reason: body?.reason } as const;
    const { operation, effects } = cancelByAccount<Payout>(canceled, loaded, context);
    return { reply: presentPayout(operation), effects };
  },
};
