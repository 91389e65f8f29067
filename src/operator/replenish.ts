import { OPERATOR } from '../actor.ts';
import { adjust } from '../ledger/movement-effect.ts';
import { wouldPassBound } from '../ledger/wallet.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Asset } from '../money/amount.ts';
import { recordAdjustment } from '../flows/operations/balance-adjustment.ts';
import { configurationNeed, currentConfiguration } from '../flows/policy/configuration.ts';
import { creditLimit } from '../flows/policy/spending.ts';
import type { Write } from '../writes/write.ts';
import { walletEntry } from './wallet-entry.ts';

/** What a replenishment did. */
export interface Replenished {
  readonly movementId: string;
  /** What is available now, in minor units. */
  readonly availableMinor: bigint;
  /** Whether it was too little: the balance is still below its floor, and spending stays stopped. */
  readonly spendingStopped: boolean;
}

/**
 * The operator replenishes a loss, in minor units above zero: a movement, and the end of the stop of spending where it
 * brings the balance back to its floor (`returns.replenishment` in the contract).
 * @throws ApiError limit_exceeded beyond the balance's bound
 */
export function replenishBalance(
  tenantId: string,
  asset: Asset,
  amountMinor: bigint,
  reason: string,
): Write<Replenished> {
  return {
    tenantId,
    actor: OPERATOR,
    claimed: false,
    needs: (head) => [configurationNeed(head)],
    decide: (loaded, context) => {
      const balance = context.head.balances[asset];
      if (wouldPassBound(balance, amountMinor)) throw new ApiError('limit_exceeded');
      const { terms } = currentConfiguration(loaded, context.head);
      const availableMinor = balance.availableMinor + amountMinor;
      const spendingStopped = balance.spendingStopped && availableMinor < -creditLimit(terms, asset);
      const movementId = context.newId('mov');
      const cause = { movementId, reference: movementId, externalReference: movementId, reason };
      return {
        reply: { movementId, availableMinor, spendingStopped },
        effects: [
          adjust(cause, asset, amountMinor, 'adjustments'),
          recordAdjustment(tenantId, movementId, context.actor),
          walletEntry('wallet.replenished', balance, amountMinor, reason, context),
          { effect: 'spending', asset, stopped: spendingStopped },
        ],
      };
    },
  };
}
