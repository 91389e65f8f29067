import { ApiError } from '../../errors/api-error.ts';
import { parseAmount } from '../../money/amount.ts';
import type { Loaded } from '../../writes/write.ts';
import type { ConfigurationTerms, LimitRule } from './configuration.ts';
import { beneficiaryCounter, countedSoFar, operationCounter, type Counted } from './counter.ts';

/** Why a rule stops an operation. */
export type LimitBreach = 'limit_exceeded' | 'amount_below_minimum';

function breachOf(
  rule: LimitRule,
  loaded: Loaded,
  counted: Counted,
  principal: bigint,
): LimitBreach | undefined {
  if (rule.minimum !== undefined && principal < parseAmount(rule.minimum, rule.asset))
    return 'amount_below_minimum';
  const before =
    rule.window === 'transaction' ? 0n : countedSoFar(loaded, operationCounter(counted, rule.window));
  return before + principal > parseAmount(rule.maximum, rule.asset) ? 'limit_exceeded' : undefined;
}

/**
 * Judges an operation by the configuration's rules and the beneficiary's daily maximum.
 * Answers the breach for which it is to be held, if any.
 * @throws ApiError limit_exceeded, amount_below_minimum where a rule rejects.
 */
export function checkLimits(
  terms: ConfigurationTerms,
  loaded: Loaded,
  counted: Counted,
  principal: bigint,
): LimitBreach | undefined {
  const breaches = terms.limits.rules
    .filter((rule) => rule.operation === counted.operation && rule.asset === counted.asset)
    .flatMap((rule) => {
      const breach = breachOf(rule, loaded, counted, principal);
      return breach === undefined ? [] : [{ action: rule.action, breach }];
    });
  const rejected = breaches.find(({ action }) => action === 'reject');
  if (rejected !== undefined) throw new ApiError(rejected.breach);
  checkBeneficiary(terms, loaded, counted, principal);
  return breaches[0]?.breach;
}

function checkBeneficiary(
  terms: ConfigurationTerms,
  loaded: Loaded,
  counted: Counted,
  principal: bigint,
): void {
  const maximum = BigInt(terms.limits.beneficiaryDailyMaximum);
  const { tenantId, beneficiaryId, createdAt } = counted;
  if (maximum === 0n || beneficiaryId === null) return;
  const before = countedSoFar(loaded, beneficiaryCounter(tenantId, beneficiaryId, createdAt));
  if (before + principal > maximum) throw new ApiError('limit_exceeded');
}
