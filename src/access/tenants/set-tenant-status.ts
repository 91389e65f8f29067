import { OPERATOR } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import { tenantsTable, type Tenant } from '../../writes/tenant.ts';
import type { Write } from '../../writes/write.ts';

/** Suspends a tenant account, or serves it again. Its records and its open operations stay as they are. */
export function setTenantStatus(tenantId: string, status: Tenant['status']): Write<undefined> {
  return {
    tenantId,
    actor: OPERATOR,
    claimed: true,
    needs: () => [],
    decide: (_loaded, { head }) => ({
      reply: undefined,
      effects: [saveRow(tenantsTable, { ...head.tenant, status })],
    }),
  };
}
