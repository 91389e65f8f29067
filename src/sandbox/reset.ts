import type { Moment } from '../calendar/clock.ts';
import type { ControlHandler } from '../contract/handler.ts';
import type { Actor } from '../identity/actor.ts';
import { faultsNeed, forgetFaults } from '../provider-seam/simulator/faults.ts';
import { pinnedRateNeed, unpinRates } from '../treasury/rates/table.ts';
import type { Write } from '../writes/write.ts';
import { apiFaultsNeed, forgetApiFaults } from './api-faults/table.ts';
import { getWallet, presentClock, runFrom } from './clock.ts';

/** What a reset pursues: fixed before its first step, so that a repeat pursues the same. */
interface ResetPlan {
  readonly tenantId: string;
  /** Where the clock stood; it runs on from there. */
  readonly from: Moment;
}

function forgetPinsAndFaults(tenantId: string, actor: Actor): Write<undefined> {
  return {
    tenantId,
    actor,
    claimed: true,
    needs: () => [pinnedRateNeed(tenantId), faultsNeed(tenantId), apiFaultsNeed(tenantId)],
    decide: (loaded) => ({
      reply: undefined,
      effects: [...unpinRates(loaded), ...forgetFaults(loaded), ...forgetApiFaults(loaded, tenantId)],
    }),
  };
}

/**
 * POST /v1/sandbox/reset: forgets pins and faults and lets the clock run on from where it stands; what falls due there
 * has run before the answer is sent. It moves no money and deletes nothing; each step is safe twice.
 */
export const resetSandbox: ControlHandler<'resetSandbox', ResetPlan> = {
  kind: 'control',
  plan: (_request, { head, now }) => ({ tenantId: head.tenant.id, from: now }),
  run: async ({ tenantId, from }, { writeQueue, dueWork, database, clock, caller }) => {
    await writeQueue.submit(forgetPinsAndFaults(tenantId, caller.actor));
    await writeQueue.submit(runFrom(tenantId, from, caller.actor));
    await dueWork.settle(tenantId);
    return presentClock(await getWallet(database.reader, tenantId), clock());
  },
};
