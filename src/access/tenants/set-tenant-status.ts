import { OPERATOR } from '../../identity/actor.ts';
import { saveRow } from '../../db/statements/table.ts';
import { emptyTeam, teamsTable } from '../team/table.ts';
import { auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { tenantsTable, type Tenant } from '../../writes/tenant.ts';
import { need, type Write } from '../../writes/write.ts';

/** Records and open operations stay as they are; confirmations from before a suspension stay void. */
export function setTenantStatus(tenantId: string, status: Tenant['status']): Write<undefined> {
  return {
    tenantId,
    actor: OPERATOR,
    claimed: true,
    needs: () => [need(teamsTable, { tenantId })],
    decide: (loaded, context) => {
      const { head, serverNow } = context;
      if (head.tenant.status === status) return { reply: undefined, effects: [] };
      const tenant = { ...head.tenant, status };
      const team = loaded.find(teamsTable, { tenantId }) ?? emptyTeam(tenantId);
      const suspended =
        status === 'suspended' ? [saveRow(teamsTable, { ...team, suspendedAt: serverNow })] : [];
      const action = {
        tenantId,
        type: status === 'suspended' ? 'account.suspended' : 'account.resumed',
        resourceId: tenantId,
        changes: changesBetween(head.tenant, tenant, ['status']),
      } as const;
      return {
        reply: undefined,
        effects: [saveRow(tenantsTable, tenant), ...suspended, auditEntry(context, action)],
      };
    },
  };
}
