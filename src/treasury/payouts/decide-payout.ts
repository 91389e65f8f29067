import { tenantNow } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseAmount } from '../../money/amount.ts';
import { chooseFee } from '../../operations/policy/choose-fee.ts';
import { checkLimits } from '../../operations/policy/check-limits.ts';
import {
  configurationNeed,
  currentConfiguration,
  type Configuration,
} from '../../operations/policy/configuration.ts';
import { counterNeeds, type Counted } from '../../operations/policy/counter.ts';
import { checkFunds } from '../../operations/policy/spending.ts';
import { checkReferenceIsFree, claimNeed } from '../../operations/reference-claim.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { need, type DecisionContext, type Loaded, type Need } from '../../writes/write.ts';
import { beneficiariesTable, type Beneficiary } from '../beneficiaries/beneficiary-store.ts';
import { treasurySettingsTable } from '../settings/settings-store.ts';

/** What a preview and a creation both ask for. */
export type PayoutRequest = Schema<'CreatePayoutRequest'> | Schema<'PreviewPayoutRequest'>;

export type PayoutRail = 'bsb_account' | 'npp' | 'payid';

/** A payout's price: minor units of AUD, under one configuration. */
export interface PayoutPrice {
  readonly configuration: Configuration;
  readonly beneficiary: Beneficiary;
  readonly principalMinor: bigint;
  readonly feeMinor: bigint;
}

/** The rows that a preview and a creation decide on; one list for both, so that they only differ when the world does. */
export function payoutNeeds(request: PayoutRequest, head: TenantHead, serverNow: number): Need[] {
  const tenantId = head.tenant.id;
  const { beneficiaryId, externalReference } = request;
  const counted = countedPayout(tenantId, beneficiaryId, tenantNow(head.wallet, serverNow));
  return [
    configurationNeed(head),
    need(beneficiariesTable, { id: beneficiaryId }),
    need(treasurySettingsTable, { tenantId }),
    claimNeed({ tenantId, kind: 'payout', externalReference }),
    ...counterNeeds(counted),
  ];
}

function countedPayout(tenantId: string, beneficiaryId: string, createdAt: number): Counted {
  return { tenantId, operation: 'payout', asset: 'AUD', beneficiaryId, createdAt };
}

/**
 * Finds the beneficiary and the price; nothing that depends on policy or balance.
 * @throws ApiError not_found
 */
export function pricePayout(request: PayoutRequest, loaded: Loaded, context: DecisionContext): PayoutPrice {
  const beneficiary = loaded.find(beneficiariesTable, { id: request.beneficiaryId });
  if (beneficiary === undefined) throw new ApiError('not_found');
  const configuration = currentConfiguration(loaded, context.head);
  const principalMinor = parseAmount(request.amount, 'AUD');
  const feeMinor = chooseFee(configuration.terms, 'payout', principalMinor, 'AUD', null);
  return { configuration, beneficiary, principalMinor, feeMinor };
}

/** The rail that a payout takes: the first that reaches its destination and that the configuration has on. */
export function railOf({ beneficiary, configuration }: PayoutPrice): PayoutRail | undefined {
  const candidates: readonly PayoutRail[] =
    beneficiary.destination.type === 'payid' ? ['payid'] : ['bsb_account', 'npp'];
  return candidates.find((rail) => configuration.terms.capabilities.audOutboundRails.includes(rail));
}

/** What a BECS entry can carry as lodgement reference: 18 characters of its own set. */
const BECS_REFERENCE = /^[A-Za-z0-9 ^_[\]',?;:=#/.*()&%!$@+-]{1,18}$/;

/**
 * Judges a payout in the order of refusals (interface decisions, section 2); after the last one nothing can fail.
 * Answers the reason for which it is created held, if any.
 * @throws ApiError capability_disabled, beneficiary_inactive, duplicate_external_reference, identity_evidence_invalid,
 *   identity_evidence_required, limit_exceeded, amount_below_minimum, insufficient_funds
 */
export function approvePayout(
  request: PayoutRequest,
  price: PayoutPrice,
  loaded: Loaded,
  context: DecisionContext,
  options: { readonly takesReference: boolean },
): string | undefined {
  const { terms } = price.configuration;
  const { beneficiary, principalMinor, feeMinor } = price;
  const rail = railOf(price);
  if (!terms.capabilities.payoutsEnabled || rail === undefined) throw new ApiError('capability_disabled');
  if (beneficiary.status === 'inactive') throw new ApiError('beneficiary_inactive');
  if (options.takesReference) {
    checkReferenceIsFree(loaded, { kind: 'payout', externalReference: request.externalReference });
  }
  if (request.evidenceId !== undefined) throw new ApiError('identity_evidence_invalid');
  if (terms.identity.requireIdentityEvidence) throw new ApiError('identity_evidence_required');
  checkStatementReference(request.statementReference, rail);
  const balance = context.head.balances.AUD;
  const counted = countedPayout(context.head.tenant.id, beneficiary.id, context.now);
  const breach = checkLimits(terms, loaded, counted, principalMinor);
  checkFunds(terms, balance, principalMinor + feeMinor);
  return breach ?? context.providers.reviewReason(principalMinor, 'AUD');
}

function checkStatementReference(reference: string | undefined, rail: PayoutRail): void {
  if (reference === undefined || rail !== 'bsb_account' || BECS_REFERENCE.test(reference)) return;
  throw new ApiError('limit_exceeded', {
    message: 'On this rail a statement reference is at most 18 characters of the BECS character set.',
    details: [{ in: 'body', path: '/statementReference', message: 'is too long or has other characters' }],
  });
}
