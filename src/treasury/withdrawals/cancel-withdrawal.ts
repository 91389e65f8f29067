import type { WriteHandler } from '../../contract/handler.ts';
import { cancelByAccount, cancelFurtherNeeds, cancelNeeds } from '../operations/cancel.ts';
import type { Withdrawal } from '../operations/table.ts';
import { presentWithdrawal } from './present.ts';

/** POST /v1/treasury/withdrawals/{id}/cancel: it fails, and what it reserved is free, unless its order was handed over. */
export const cancelWithdrawal: WriteHandler<'cancelWithdrawal'> = {
  kind: 'write',
  needs: ({ path }) => cancelNeeds(path.id),
  furtherNeeds: ({ path }, loaded) => cancelFurtherNeeds(path.id, loaded),
  decide: ({ path, body }, loaded, context) => {
    const canceled = { id: path.id, kind: 'stable_withdrawal', reason: body?.reason } as const;
    const { operation, effects } = cancelByAccount<Withdrawal>(canceled, loaded, context);
    return { reply: presentWithdrawal(operation), effects };
  },
};
