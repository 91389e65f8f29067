import { SANDBOX } from '../../actor.ts';
import { need, type Write } from '../../writes/write.ts';
import type { Report } from '../provider.ts';
import { simulatedEventId, simulatedOrdersTable, type SimulatedOrderKey } from './simulated-order.ts';

/**
 * What a simulated provider's books say of an order: what it said last. Of what it keeps silent about, it says
 * that it is on its way.
 */
export function findOutSimulated(
  tenantId: string,
  { subject, kind }: SimulatedOrderKey,
  instructionId: string,
): Write<readonly Report[] | 'in_progress' | 'absent'> {
  const key = { subject, kind };
  return {
    tenantId,
    actor: SANDBOX,
    claimed: true,
    needs: () => [need(simulatedOrdersTable, key)],
    decide: (loaded) => {
      const order = loaded.find(simulatedOrdersTable, key);
      if (order === undefined) return { reply: 'absent', effects: [] };
      const isSilent = order.nextReport === null && order.said === null;
      if (isSilent) return { reply: 'in_progress', effects: [] };
      const { answer, confirmations } = order;
      const says = order.said ?? 'submitted';
      const report: Report = {
        eventId: simulatedEventId(key, says),
        about: { instructionId },
        says,
        ...answer,
        ...(says === 'settled' && confirmations > 0 ? { confirmations } : {}),
      };
      return { reply: [report], effects: [] };
    },
  };
}
