import { actorOrNull } from '../../db/statements/actor-column.ts';
import { type RowEffect, defineTable, insertRow, text } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Actor, OPERATOR } from '../../identity/actor.ts';
import { adjust } from '../../ledger/movement-effect.ts';
import { type Balance, wouldPassBound } from '../../ledger/wallet.ts';
import { type Asset, presentAmount } from '../../money/amount.ts';
import { auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import type { DecisionContext, Effect, Write } from '../../writes/write.ts';
import { checkFunds, creditLimit } from '../policy/rules.ts';
import { type ConfigurationTerms, configurationNeed, currentConfiguration } from '../policy/table.ts';

/** The operator behind an adjustment; the movement's hash and export do not hold it. */
interface BalanceAdjustment {
  readonly movementId: string;
  readonly tenantId: string;
  readonly actor: Actor | null;
}

const balanceAdjustmentsTable = defineTable<BalanceAdjustment>({
  name: 'balance_adjustments',
  key: ['movementId'],
  columns: { movementId: text(), tenantId: text(), actor: actorOrNull() },
});

/** In the commit of the movement. */
function recordAdjustment(tenantId: string, movementId: string, actor: Actor): RowEffect {
  return insertRow(balanceAdjustmentsTable, { movementId, tenantId, actor });
}

function walletEntry(
  type: 'wallet.adjusted' | 'wallet.replenished',
  { asset, availableMinor }: Balance,
  amountMinor: bigint,
  reason: string,
  context: DecisionContext,
): RowEffect {
  const { id: tenantId } = context.head.tenant;
  const available = `balances.${asset}.available`;
  const changes = [
    {
      field: available,
      from: presentAmount(availableMinor, asset),
      to: presentAmount(availableMinor + amountMinor, asset),
    },
    ...changesBetween(null, { reason }, ['reason']),
  ];
  return auditEntry(context, { tenantId, type, resourceId: tenantId, changes });
}

/** What an operator's change of a balance is decided on. */
interface Change {
  readonly balance: Balance;
  readonly terms: ConfigurationTerms;
}

/** What a change of a balance answers, and does beside its movement. @throws ApiError where it is not allowed */
type Rule<Reply> = (change: Change) => { readonly reply: Reply; readonly effects?: readonly Effect[] };

/**
 * A movement by the operator, in signed minor units, with its actor and its entry.
 * @throws ApiError limit_exceeded beyond the balance's bound
 */
function changeBalance<Reply extends object>(
  tenantId: string,
  asset: Asset,
  amountMinor: bigint,
  { type, reason }: { readonly type: 'wallet.adjusted' | 'wallet.replenished'; readonly reason: string },
  rule: Rule<Reply>,
): Write<Reply & { readonly movementId: string }> {
  return {
    tenantId,
    actor: OPERATOR,
    claimed: false,
    needs: (head) => [configurationNeed(head)],
    decide: (loaded, context) => {
      const balance = context.head.balances[asset];
      const { reply, effects = [] } = rule({
        balance,
        terms: currentConfiguration(loaded, context.head).terms,
      });
      if (wouldPassBound(balance, amountMinor)) throw new ApiError('limit_exceeded');
      const movementId = context.newId('mov');
      const cause = { movementId, reference: movementId, externalReference: movementId, reason };
      return {
        reply: { ...reply, movementId },
        effects: [
          adjust(cause, asset, amountMinor, 'adjustments'),
          recordAdjustment(tenantId, movementId, context.actor),
          walletEntry(type, balance, amountMinor, reason, context),
          ...effects,
        ],
      };
    },
  };
}

/**
 * Corrects a balance by signed minor units. Answers the movement's identifier.
 * @throws ApiError insufficient_funds below the floor, limit_exceeded beyond the bound
 */
export function adjustBalance(
  tenantId: string,
  asset: Asset,
  amountMinor: bigint,
  reason: string,
): Write<{ readonly movementId: string }> {
  const named = { type: 'wallet.adjusted', reason } as const;
  return changeBalance(tenantId, asset, amountMinor, named, ({ balance, terms }) => {
    if (amountMinor < 0n) checkFunds(terms, { ...balance, spendingStopped: false }, -amountMinor);
    return { reply: {} };
  });
}

export interface Replenished {
  readonly movementId: string;
  /** After it, in minor units. */
  readonly availableMinor: bigint;
  /** The balance is still below its floor. */
  readonly spendingStopped: boolean;
}

/**
 * Replenishes a loss by positive minor units, and ends the stop of spending at the floor (`returns.replenishment` in
 * the contract).
 * @throws ApiError limit_exceeded beyond the balance's bound
 */
export function replenishBalance(
  tenantId: string,
  asset: Asset,
  amountMinor: bigint,
  reason: string,
): Write<Replenished> {
  const named = { type: 'wallet.replenished', reason } as const;
  return changeBalance(tenantId, asset, amountMinor, named, ({ balance, terms }) => {
    const availableMinor = balance.availableMinor + amountMinor;
    const spendingStopped = balance.spendingStopped && availableMinor < -creditLimit(terms, asset);
    return {
      reply: { availableMinor, spendingStopped },
      effects: [{ effect: 'spending', asset, stopped: spendingStopped }],
    };
  });
}
