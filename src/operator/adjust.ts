import { OPERATOR } from '../actor.ts';
import { ApiError } from '../errors/api-error.ts';
import { adjust } from '../ledger/movement-effect.ts';
import { wouldPassBound } from '../ledger/wallet.ts';
import type { Asset } from '../money/amount.ts';
import { recordAdjustment } from '../flows/operations/balance-adjustment.ts';
import { configurationNeed, currentConfiguration } from '../flows/policy/configuration.ts';
import { checkFunds } from '../flows/policy/spending.ts';
import type { Write } from '../writes/write.ts';
import { walletEntry } from './wallet-entry.ts';

/**
 * The operator's correction of a balance, in minor units, up or down.
 * Answers the movement's identifier.
 * @throws ApiError insufficient_funds where it would take the balance below its floor, limit_exceeded beyond its bound.
 */
export function adjustBalance(
  tenantId: string,
  asset: Asset,
  amountMinor: bigint,
  reason: string,
): Write<{ readonly movementId: string }> {
  return {
    tenantId,
    actor: OPERATOR,
    claimed: false,
    needs: (head) => [configurationNeed(head)],
    decide: (loaded, context) => {
      const balance = context.head.balances[asset];
      const { terms } = currentConfiguration(loaded, context.head);
      if (amountMinor < 0n) checkFunds(terms, { ...balance, spendingStopped: false }, -amountMinor);
      if (wouldPassBound(balance, amountMinor)) throw new ApiError('limit_exceeded');
      const movementId = context.newId('mov');
      const cause = { movementId, reference: movementId, externalReference: movementId, reason };
      return {
        reply: { movementId },
        effects: [
          adjust(cause, asset, amountMinor, 'adjustments'),
          recordAdjustment(tenantId, movementId, context.actor),
          walletEntry('wallet.adjusted', balance, amountMinor, reason, context),
        ],
      };
    },
  };
}
