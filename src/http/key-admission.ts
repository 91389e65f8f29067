import { apiKeysTable, isLive } from '../access/api-keys/api-key-store.ts';
import { isInForce, stepUpNeeds, stepUpNow } from '../access/step-up/step-up-store.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Admission } from '../writes/idempotency.ts';
import { tenantsTable } from '../writes/tenant.ts';
import { need } from '../writes/write.ts';
import type { Admitted } from './admit-caller.ts';

/**
 * Looks at the caller's key, account and confirmation once more, in the transaction of the write: authentication may
 * remember a key for a second, a write may wait for its turn, and what was revoked or has ended must not write meanwhile.
 */
export function admissionOf({ key, stepUp }: Admitted): Admission {
  return {
    needs: [need(apiKeysTable, { id: key.id }), ...(stepUp === null ? [] : stepUpNeeds(stepUp.stepUp))],
    check: (loaded, serverNow) => {
      const current = loaded.find(apiKeysTable, { id: key.id });
      if (current === undefined || !isLive(current, serverNow)) throw new ApiError('unauthenticated');
      const tenant = loaded.find(tenantsTable, { id: key.tenantId });
      if (tenant?.status !== 'active') throw new ApiError('account_suspended');
      if (stepUp === null) return;
      const confirmation = stepUpNow(loaded, stepUp.stepUp);
      if (confirmation === undefined || !isInForce(confirmation, serverNow)) {
        throw new ApiError('step_up_required');
      }
    },
  };
}
