import type { Word } from '../../../generated/words.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tenantNow } from '../../ledger/wallet.ts';
import { parseAmount, presentAmount } from '../../money/amount.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { type DecisionContext, type Loaded, type Need, need } from '../../writes/write.ts';
import { type Beneficiary, beneficiariesTable } from '../beneficiaries/table.ts';
import {
  EVIDENCE_PENDING,
  checkEvidenceIsKnown,
  chooseEvidence,
  pinnedEvidenceNeeds,
  requiredEvidenceNeeds,
} from '../evidence/rules.ts';
import { checkReferenceIsFree, claimNeed } from '../operations/rules.ts';
import { checkBank } from '../policy/check-connected.ts';
import { type Counted, counterNeeds } from '../policy/counters.ts';
import { checkLimits, checkReservation, chooseFee, remitterNameOf } from '../policy/rules.ts';
import {
  type Configuration,
  type ConfigurationTerms,
  type TreasurySettings,
  configurationNeed,
  currentConfiguration,
  firstSettings,
  treasurySettingsTable,
  usualRemitter,
} from '../policy/table.ts';
import type { HoldReason } from '../../errors/reasons.ts';

export type PayoutRequest = Schema<'CreatePayoutRequest'> | Schema<'PreviewPayoutRequest'>;

export type PayoutRail = Word<'AudRail'>;

/** In AUD minor units, under one configuration. */
export interface PayoutPrice {
  readonly configuration: Configuration;
  readonly beneficiary: Beneficiary;
  readonly principalMinor: bigint;
  readonly feeMinor: bigint;
}

/** One list for preview and creation. */
export function payoutNeeds(request: PayoutRequest, head: TenantHead, serverNow: number): Need[] {
  const tenantId = head.tenant.id;
  const { beneficiaryId, externalReference } = request;
  const counted = countedPayout(tenantId, beneficiaryId, tenantNow(head.wallet, serverNow));
  return [
    configurationNeed(head),
    need(beneficiariesTable, { id: beneficiaryId }),
    ...pinnedEvidenceNeeds(request),
    need(treasurySettingsTable, { tenantId }),
    claimNeed({ tenantId, kind: 'payout', externalReference }),
    ...counterNeeds(counted),
  ];
}

/** Rows that the tenant's policy asks for. */
export function payoutFurtherNeeds(request: PayoutRequest, loaded: Loaded, head: TenantHead): Need[] {
  const { requireIdentityEvidence } = currentConfiguration(loaded, head).terms.identity;
  return requiredEvidenceNeeds(request, requireIdentityEvidence, head.tenant.id);
}

function countedPayout(tenantId: string, beneficiaryId: string, createdAt: number): Counted {
  return { tenantId, operation: 'payout', asset: 'AUD', beneficiaryId, createdAt };
}

/**
 * Finds beneficiary, pinned evidence and price, before policy and balance.
 * @throws ApiError not_found
 */
export function pricePayout(request: PayoutRequest, loaded: Loaded, context: DecisionContext): PayoutPrice {
  const beneficiary = loaded.find(beneficiariesTable, { id: request.beneficiaryId });
  if (beneficiary === undefined) throw new ApiError('not_found');
  checkEvidenceIsKnown(request, loaded);
  const configuration = currentConfiguration(loaded, context.head);
  const principalMinor = parseAmount(request.amount, 'AUD');
  const feeMinor = chooseFee(configuration.terms, 'payout', principalMinor, 'AUD', null);
  return { configuration, beneficiary, principalMinor, feeMinor };
}

function settingsNow(loaded: Loaded, { head, now, actor }: DecisionContext): TreasurySettings {
  return loaded.find(treasurySettingsTable, {}) ?? firstSettings(head.tenant.id, now, actor);
}

export function remitterOf(
  { onBehalfOf }: Pick<PayoutRequest, 'onBehalfOf'>,
  loaded: Loaded,
  context: DecisionContext,
): TreasurySettings['payoutRemitter'] {
  return onBehalfOf ?? usualRemitter(settingsNow(loaded, context));
}

/** The first enabled rail that reaches the destination. */
export function railOf({ beneficiary, configuration }: PayoutPrice): PayoutRail | undefined {
  const candidates: readonly PayoutRail[] =
    beneficiary.destination.type === 'payid' ? ['payid'] : ['bsb_account', 'npp'];
  return candidates.find((rail) => configuration.terms.capabilities.audOutboundRails.includes(rail));
}

/** @throws ApiError limit_exceeded if the bank's rail cannot carry the payment as it is */
function checkRailCarries(
  request: PayoutRequest,
  { beneficiary, principalMinor }: PayoutPrice,
  rail: PayoutRail,
  loaded: Loaded,
  context: DecisionContext,
): void {
  const obstacle = context.providers.obstacle({
    amount: presentAmount(principalMinor, 'AUD'),
    rail,
    destination: beneficiary.destination,
    remitterName: remitterNameOf(remitterOf(request, loaded, context), context),
    statementReference: request.statementReference ?? null,
  });
  if (obstacle !== undefined) throw new ApiError('limit_exceeded', { message: obstacle });
}

/** A BECS lodgement reference: 18 characters of its own set. */
const BECS_REFERENCE = /^[A-Za-z0-9 ^_[\]',?;:=#/.*()&%!$@+-]{1,18}$/;

export interface PayoutApproval {
  readonly holdReason: HoldReason<'payout'> | undefined;
  readonly evidenceId: string | null;
}

/**
 * Judges a payout in the order of refusals; after the last one nothing can fail.
 * @throws ApiError capability_disabled, beneficiary_inactive, duplicate_external_reference, identity_evidence_invalid,
 * identity_evidence_required, limit_exceeded, amount_below_minimum, insufficient_funds
 */
export function approvePayout(
  request: PayoutRequest,
  price: PayoutPrice,
  loaded: Loaded,
  context: DecisionContext,
  options: { readonly takesReference: boolean },
): PayoutApproval {
  const { terms } = price.configuration;
  const { beneficiary, principalMinor, feeMinor } = price;
  const rail = railOf(price);
  if (!terms.capabilities.payoutsEnabled || rail === undefined) throw new ApiError('capability_disabled');
  if (remitterOf(request, loaded, context) === 'tenant' && !settingsNow(loaded, context).poboEnabled) {
    throw new ApiError('capability_disabled', {
      message: 'Payouts cannot be made in the name of the tenant while poboEnabled is false.',
    });
  }
  checkBank(context);
  if (beneficiary.status === 'inactive') throw new ApiError('beneficiary_inactive');
  if (options.takesReference) {
    checkReferenceIsFree(loaded, { kind: 'payout', externalReference: request.externalReference });
  }
  const { requireIdentityEvidence } = terms.identity;
  const evidence = chooseEvidence(request, requireIdentityEvidence, loaded, context.now);
  checkStatementReference(request.statementReference, rail);
  checkRailCarries(request, price, rail, loaded, context);
  const balance = context.head.balances.AUD;
  const counted = countedPayout(context.head.tenant.id, beneficiary.id, context.now);
  const breach = checkLimits(terms, loaded, counted, principalMinor);
  checkReservation(terms, balance, principalMinor + feeMinor);
  const review =
    breach ?? manualReview(terms, principalMinor) ?? context.providers.screen('bank', principalMinor, 'AUD');
  // A review outlasts the wait for evidence: accepted evidence does not release it.
  const wait = evidence?.status === 'pending' ? EVIDENCE_PENDING : undefined;
  return { holdReason: review ?? wait, evidenceId: evidence?.id ?? null };
}

/** Hold reason by size, if policy requires evidence; the threshold is in AUD cents. */
function manualReview({ identity }: ConfigurationTerms, principalMinor: bigint): 'manual_review' | undefined {
  const { requireIdentityEvidence, manualReviewThreshold } = identity;
  const isReviewed = requireIdentityEvidence && manualReviewThreshold > 0;
  return isReviewed && principalMinor >= BigInt(manualReviewThreshold) ? 'manual_review' : undefined;
}

function checkStatementReference(reference: string | undefined, rail: PayoutRail): void {
  if (reference === undefined || rail !== 'bsb_account' || BECS_REFERENCE.test(reference)) return;
  throw new ApiError('limit_exceeded', {
    message: 'On this rail, a statement reference can have at most 18 characters of the BECS character set.',
    details: [
      { in: 'body', path: '/statementReference', message: 'is too long or has unsupported characters' },
    ],
  });
}
