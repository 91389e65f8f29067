import type { Actor } from '../../actor.ts';
import { actorOrNull } from '../../db/actor-column.ts';
import { insertRow, type RowEffect } from '../../db/row-effect.ts';
import { defineTable, text } from '../../db/table.ts';

/** Who adjusted a balance: beside the movement, whose hash and export do not know it. */
interface BalanceAdjustment {
  readonly movementId: string;
  readonly tenantId: string;
  readonly actor: Actor | null;
}

const balanceAdjustmentsTable = defineTable<BalanceAdjustment>({
  name: 'balance_adjustments',
  key: ['movementId'],
  columns: { movementId: text(), tenantId: text(), actor: actorOrNull() },
});

/** Keeps who adjusted a balance, in the commit of the movement that did. */
export function recordAdjustment(tenantId: string, movementId: string, actor: Actor): RowEffect {
  return insertRow(balanceAdjustmentsTable, { movementId, tenantId, actor });
}
