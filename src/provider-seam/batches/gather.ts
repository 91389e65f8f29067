import { insertRow, saveRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { type Instruction, instructionsTable, isLeased } from '../../outbox/instruction.ts';
import { type DecisionContext, type Effect, type Write, need } from '../../writes/write.ts';
import { AGELESS, type AgeTerms, isExpired } from '../../workers/order-age.ts';
import { amountOf } from '../orders/lease.ts';
import { type Batch, batchPartsTable } from './table.ts';

export interface Room {
  readonly orders: number;
  readonly totalMinor: bigint;
}

export interface TenantOrders {
  readonly tenantId: string;
  readonly orders: readonly Pick<Instruction, 'subject' | 'kind'>[];
}

function canBeGathered(
  instruction: Instruction,
  batch: Batch,
  { head, serverNow }: DecisionContext,
  terms: AgeTerms,
): boolean {
  const { status, rail, adapter } = instruction;
  const isWaiting = status === 'pending' && rail === batch.rail && adapter === batch.adapter;
  return (
    isWaiting && !isLeased(instruction, serverNow) && !isExpired(instruction, head.wallet, serverNow, terms)
  );
}

/**
 * Gathers a tenant's orders for a batch once, as many as there is room for: a second worker gathers nothing. So nothing
 * can be added after every tenant has had its turn. Orders that waited too long for a provider are left out.
 */
export function gatherOrders(
  batch: Batch,
  { tenantId, orders }: TenantOrders,
  room: Room,
  terms: AgeTerms = AGELESS,
): Write<Room> {
  return {
    tenantId,
    actor: providerActor(batch.provider),
    claimed: true,
    needs: () => [
      need(batchPartsTable, { batchId: batch.id, tenantId }),
      ...orders.map(({ subject, kind }) => need(instructionsTable, { subject, kind })),
    ],
    decide: (loaded, context) => {
      const gathered = { orders: 0, totalMinor: 0n };
      if (loaded.find(batchPartsTable, { batchId: batch.id, tenantId }) !== undefined) {
        return { reply: gathered, effects: [] };
      }
      const effects: Effect[] = [];
      for (const { subject, kind } of orders) {
        const instruction = loaded.find(instructionsTable, { subject, kind });
        if (instruction === undefined || !canBeGathered(instruction, batch, context, terms)) continue;
        const totalMinor = gathered.totalMinor + amountOf(instruction);
        if (gathered.orders >= room.orders || totalMinor > room.totalMinor) break;
        gathered.orders += 1;
        gathered.totalMinor = totalMinor;
        effects.push(saveRow(instructionsTable, { ...instruction, status: 'gathered', batchId: batch.id }));
      }
      const part = {
        batchId: batch.id,
        tenantId,
        orderCount: gathered.orders,
        totalMinor: gathered.totalMinor,
      };
      return { reply: gathered, effects: [...effects, insertRow(batchPartsTable, part)] };
    },
  };
}
