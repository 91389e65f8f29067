import type { Balance } from '../ledger/wallet.ts';
import type { ConvertingEffect, PendingEffect, SpendingEffect } from './write.ts';

/** Changes of a balance beside its movements. */
export type BalanceEffect = PendingEffect | ConvertingEffect | SpendingEffect;

/** @throws Error if what is on its way would be negative */
export function changedBalance(balance: Balance, effect: BalanceEffect): Balance {
  if (effect.effect === 'spending') return { ...balance, spendingStopped: effect.stopped };
  const field = effect.effect === 'pending' ? 'pendingMinor' : 'convertingMinor';
  const minor = balance[field] + effect.deltaMinor;
  if (minor < 0n) throw new Error(`${effect.effect} ${effect.asset} would be negative`);
  return { ...balance, [field]: minor };
}
