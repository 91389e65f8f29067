import type { Db } from '../db/statements/statement.ts';
import { type Moment, presentMoment } from '../calendar/clock.ts';
import type { ControlContext, ControlHandler, ReadHandler } from '../contract/handler.ts';
import type { RequestOf, Schema } from '../contract/operation-types.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { saveRow } from '../db/statements/table.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Actor } from '../identity/actor.ts';
import { type Wallet, tenantNow, walletsTable } from '../ledger/wallet.ts';
import type { DecisionContext, Write } from '../writes/write.ts';

/** A tenant's wallet, which holds the setting of its clock, for reading. */
export async function getWallet(db: Db, tenantId: string): Promise<Wallet> {
  const [wallet] = await selectMatching(db, walletsTable, [{ tenantId }]);
  if (wallet === undefined) throw new Error(`The tenant ${tenantId} has no wallet`);
  return wallet;
}

/** The clock as the contract shows it. */
export function presentClock(wallet: Wallet, serverNow: Moment): Schema<'ClockState'> {
  return { now: presentMoment(tenantNow(wallet, serverNow)), frozen: wallet.clockFrozenAt !== null };
}

function changeClock(
  tenantId: string,
  actor: Actor,
  change: (wallet: Wallet, now: Moment, serverNow: Moment) => Wallet,
): Write<undefined> {
  return {
    tenantId,
    actor,
    claimed: true,
    needs: () => [],
    decide: (_loaded, { head, now, serverNow }) => ({
      reply: undefined,
      effects: [saveRow(walletsTable, change(head.wallet, now, serverNow))],
    }),
  };
}

/**
 * Stops a tenant's clock at a moment, or where it stands if that is later: it never goes back. Safe twice.
 * @param target where the clock is being taken, if the moment is a step on the way
 */
export function freezeAt(
  tenantId: string,
  moment: Moment,
  actor: Actor,
  target: Moment | null = null,
): Write<undefined> {
  return changeClock(tenantId, actor, (wallet, now) => ({
    ...wallet,
    clockFrozenAt: Math.max(now, moment),
    clockTarget: target,
  }));
}

/** Lets a tenant's clock run on from a moment, or from where it stands if that is later. Safe twice. */
export function runFrom(tenantId: string, moment: Moment, actor: Actor): Write<undefined> {
  return changeClock(tenantId, actor, (wallet, now, serverNow) => ({
    ...wallet,
    clockFrozenAt: null,
    clockTarget: null,
    clockOffsetMs: Math.max(now, moment) - serverNow,
  }));
}

/** GET /v1/sandbox/clock */
export const getClock: ReadHandler<'getClock'> = {
  kind: 'read',
  read: async (_request, { database, caller, clock }) => ({
    body: presentClock(await getWallet(database.reader, caller.tenantId), clock()),
  }),
};

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
    await context.writeQueue.submit(freezeAt(tenantId, next, context.caller.actor, target));
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
    await context.writeQueue.submit(change(tenantId, target, actor));
    // With a step of 0, what ran at the target may have caused more that is due there.
    await context.dueWork.settle(tenantId);
    return presentClock(await getWallet(context.database.reader, tenantId), context.clock());
  },
};
