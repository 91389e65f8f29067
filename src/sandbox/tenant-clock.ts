import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import { presentMoment, type Moment } from '../clock.ts';
import type { Schema } from '../contract/operation-types.ts';
import { saveRow } from '../db/row-effect.ts';
import { selectMatching } from '../db/rows.ts';
import { tenantNow, walletsTable, type Wallet } from '../ledger/wallet.ts';
import type { Write } from '../writes/write.ts';

/** A tenant's wallet, which holds the setting of its clock, for reading. */
export async function getWallet(db: Knex, tenantId: string): Promise<Wallet> {
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
