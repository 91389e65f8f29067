import type { Balance } from '../ledger/wallet.ts';
import type { ConvertingEffect, PendingEffect, SpendingEffect } from './write.ts';

/** What changes a balance beside its movements. */
export type BalanceEffect = PendingEffect | ConvertingEffect | SpendingEffect;

/**
 * A balance after what is on its way to it, or after its spending was stopped or let go on.
 * @throws Error where what is on its way would be less than nothing
 */
export function changedBalance(balance: Balance, effect: BalanceEffect): Balance {
  if (effect.effect === 'spending') return { ...balance, spendingStopped: effect.stopped };
  const field = effect.effect === 'pending' ? 'pendingMinor' : 'convertingMinor';
  const minor = balance[field] + effect.deltaMinor;
  if (minor < 0n) throw new Error(`${effect.effect} ${effect.asset} would be negative`);
  return { ...balance, [field]: minor };
}
