import type { WriteHandler } from '../../contract/handler.ts';
import { endKey, endNeeds } from './end-key.ts';
import { presentKey } from './key-presenter.ts';
import { keyUseNeed, lastUseNow } from './key-use-store.ts';

/**
 * POST /v1/api-keys/{id}/revoke: it works no more, from now on and for good. Whoever may revoke keys may revoke any of the
 * account, whatever its rank, the last one and the one that they use among them.
 */
export const revokeApiKey: WriteHandler<'revokeApiKey'> = {
  kind: 'write',
  needs: ({ path }, { tenant }) => [...endNeeds(tenant.id, path.id), keyUseNeed(path.id)],
  decide: ({ path }, loaded, context) => {
    const { key, effects } = endKey(loaded, path.id, 'revoked', context);
    return { reply: presentKey(key, lastUseNow(loaded, key.id), context.serverNow), effects };
  },
};
