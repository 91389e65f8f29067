import type { WriteHandler } from '../contract/handler.ts';
import { addFault, faultNeed } from '../provider-seam/simulator/faults.ts';

/** How much later than usual a delayed report comes, where the request leaves it open. */
const USUAL_DELAY_MS = 60_000;

/** POST /v1/sandbox/faults: a simulated provider of the tenant misbehaves with its next reports. */
export const injectFaults: WriteHandler<'injectFaults'> = {
  kind: 'write',
  needs: ({ body }, { tenant }) => [faultNeed(tenant.id, body.provider)],
  decide: ({ body }, loaded, { head }) => {
    const { provider, fault, count } = body;
    const delayMs = fault === 'delay' ? (body.delayMs ?? USUAL_DELAY_MS) : 0;
    return {
      reply: { provider, fault, count, ...(fault === 'delay' ? { delayMs } : {}) },
      effects: [addFault(loaded, head.tenant.id, provider, { fault, count, delayMs })],
    };
  },
};
