import { apiKeysTable, isLive, type ApiKey } from '../access/api-keys/api-key-store.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Admission } from '../writes/idempotency.ts';
import { tenantsTable } from '../writes/tenant.ts';
import { need } from '../writes/write.ts';

/**
 * Looks at the caller's key and account once more, in the transaction of the write: authentication may remember a key
 * for a second, and a revoked one must not write within it.
 */
export function admissionOf(key: ApiKey): Admission {
  return {
    needs: [need(apiKeysTable, { id: key.id })],
    check: (loaded, serverNow) => {
      const current = loaded.find(apiKeysTable, { id: key.id });
      if (current === undefined || !isLive(current, serverNow)) throw new ApiError('unauthenticated');
      const tenant = loaded.find(tenantsTable, { id: key.tenantId });
      if (tenant?.status !== 'active') throw new ApiError('account_suspended');
    },
  };
}
