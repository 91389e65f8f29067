import { presentAmount } from '../money/amount.ts';
import { auditEntry, changesBetween } from '../outbox/audit-entry.ts';
import type { RowEffect } from '../db/row-effect.ts';
import type { Balance } from '../ledger/wallet.ts';
import type { DecisionContext } from '../writes/write.ts';

/** The entry of a balance that the operator moved by hand, and why. */
export function walletEntry(
  type: 'wallet.adjusted' | 'wallet.replenished',
  { asset, availableMinor }: Balance,
  amountMinor: bigint,
  reason: string,
  context: DecisionContext,
): RowEffect {
  const { id: tenantId } = context.head.tenant;
  const available = `balances.${asset}.available`;
  const changes = [
    {
      field: available,
      from: presentAmount(availableMinor, asset),
      to: presentAmount(availableMinor + amountMinor, asset),
    },
    ...changesBetween(null, { reason }, ['reason']),
  ];
  return auditEntry(context, { tenantId, type, resourceId: tenantId, changes });
}
