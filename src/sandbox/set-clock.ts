import type { Moment } from '../clock.ts';
import type { ControlContext, ControlHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import type { DecisionContext } from '../writes/write.ts';
import { freezeAt, getWallet, presentClock, runFrom } from './tenant-clock.ts';

/** Where a call takes the clock: fixed before its first step, so that a repeat pursues the same. */
interface ClockPlan {
  readonly tenantId: string;
  readonly target: Moment;
  readonly endsFrozen: boolean;
}

/** The last moment that the wire can write. */
const LAST_MOMENT = Date.UTC(3000, 0, 1) - 1;

function planFor(body: RequestOf<'setClock'>['body'], { head, now }: DecisionContext): ClockPlan {
  const tenantId = head.tenant.id;
  const isFrozen = head.wallet.clockFrozenAt !== null;
  if ('running' in body) return { tenantId, target: now, endsFrozen: false };
  if ('advanceSeconds' in body) {
    return { tenantId, target: now + body.advanceSeconds * 1000, endsFrozen: isFrozen };
  }
  return { tenantId, target: Date.parse(body.frozenAt), endsFrozen: true };
}

/** Takes the clock from one due moment to the next up to the target, so that each piece of work runs at its own. */
async function stepThroughDueWork(plan: ClockPlan, context: ControlContext): Promise<void> {
  const { tenantId, target } = plan;
  for (;;) {
    await context.dueWork.settle(tenantId);
    const next = await context.dueWork.findNextDue(tenantId, target);
    if (next === undefined) return;
    await context.lane.submit(freezeAt(tenantId, next, context.caller.actor, target));
  }
}

/**
 * POST /v1/sandbox/clock: freezes, advances or runs the tenant's clock. What falls due on the way has run, in the
 * order of its due moments, before the answer is sent. The clock never goes back.
 */
export const setClock: ControlHandler<'setClock', ClockPlan> = {
  kind: 'control',
  plan: ({ body }, context) => {
    const plan = planFor(body, context);
    if (Number.isNaN(plan.target)) {
      throw new ApiError('invalid_request', {
        details: [{ in: 'body', path: '/frozenAt', message: 'is not a valid date and time' }],
      });
    }
    if (plan.target < context.now || plan.target > LAST_MOMENT) throw new ApiError('invalid_state');
    return plan;
  },
  run: async (plan, context) => {
    const { tenantId, target, endsFrozen } = plan;
    await stepThroughDueWork(plan, context);
    const { actor } = context.caller;
    const change = endsFrozen ? freezeAt : runFrom;
    await context.lane.submit(change(tenantId, target, actor));
    // With a step of 0, what ran at the target may have caused more that is due there.
    await context.dueWork.settle(tenantId);
    return presentClock(await getWallet(context.database.reader, tenantId), context.clock());
  },
};
