import { WORDS } from '../../../generated/words.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { HoldReason } from '../../errors/reasons.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tenantNow } from '../../ledger/wallet.ts';
import { parseAmount } from '../../money/amount.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { type DecisionContext, type Loaded, type Need, need } from '../../writes/write.ts';
import { type StablecoinDestination, destinationsTable } from '../destinations/table.ts';
import { checkReferenceIsFree, claimNeed } from '../operations/rules.ts';
import { checkChain, checkNetwork } from '../policy/check-connected.ts';
import { type Counted, counterNeeds } from '../policy/counters.ts';
import { checkLimits, checkPairIsEnabled, checkReservation, chooseFee } from '../policy/rules.ts';
import { type Configuration, configurationNeed, currentConfiguration } from '../policy/table.ts';

export type WithdrawalRequest = Schema<'CreateWithdrawalRequest'> | Schema<'PreviewWithdrawalRequest'>;

/** In minor units of the destination's asset, under one configuration. */
export interface WithdrawalPrice {
  readonly configuration: Configuration;
  readonly destination: StablecoinDestination;
  readonly principalMinor: bigint;
  readonly feeMinor: bigint;
}

function countedWithdrawal(
  tenantId: string,
  asset: StablecoinDestination['asset'],
  createdAt: number,
): Counted {
  return { tenantId, operation: 'stable_withdrawal', asset, beneficiaryId: null, createdAt };
}

/** One list for preview and creation. */
export function withdrawalNeeds(request: WithdrawalRequest, head: TenantHead, serverNow: number): Need[] {
  const tenantId = head.tenant.id;
  const { destinationId, externalReference } = request;
  const createdAt = tenantNow(head.wallet, serverNow);
  // The destination names the asset, but is only being loaded.
  const counters = WORDS.StablecoinAsset.flatMap((asset) =>
    counterNeeds(countedWithdrawal(tenantId, asset, createdAt)),
  );
  return [
    configurationNeed(head),
    need(destinationsTable, { id: destinationId }),
    claimNeed({ tenantId, kind: 'stable_withdrawal', externalReference }),
    ...counters,
  ];
}

/**
 * Finds destination and price, before policy and balance.
 * @throws ApiError not_found
 */
export function priceWithdrawal(
  request: WithdrawalRequest,
  loaded: Loaded,
  context: DecisionContext,
): WithdrawalPrice {
  const destination = loaded.find(destinationsTable, { id: request.destinationId });
  if (destination === undefined) throw new ApiError('not_found');
  const configuration = currentConfiguration(loaded, context.head);
  const { asset, network } = destination;
  const principalMinor = parseAmount(request.amount, asset);
  const feeMinor = chooseFee(configuration.terms, 'stable_withdrawal', principalMinor, asset, network);
  return { configuration, destination, principalMinor, feeMinor };
}

/**
 * Judges a withdrawal in the order of refusals; after the last one nothing can fail. Answers the reason to
 * create it held, if any.
 * @throws ApiError capability_disabled, asset_network_unavailable, destination_inactive, duplicate_external_reference,
 * limit_exceeded, amount_below_minimum, insufficient_funds
 */
export function approveWithdrawal(
  request: WithdrawalRequest,
  price: WithdrawalPrice,
  loaded: Loaded,
  context: DecisionContext,
  options: { readonly takesReference: boolean },
): HoldReason<'withdrawal'> | undefined {
  const { terms } = price.configuration;
  const { destination, principalMinor, feeMinor } = price;
  const { asset, network } = destination;
  if (!terms.capabilities.stableWithdrawalsEnabled) throw new ApiError('capability_disabled');
  checkChain(context);
  checkPairIsEnabled(terms, asset, network);
  checkNetwork(context, network);
  if (destination.status === 'inactive') throw new ApiError('destination_inactive');
  if (options.takesReference) {
    checkReferenceIsFree(loaded, {
      kind: 'stable_withdrawal',
      externalReference: request.externalReference,
    });
  }
  const counted = countedWithdrawal(context.head.tenant.id, asset, context.now);
  const breach = checkLimits(terms, loaded, counted, principalMinor);
  checkReservation(terms, context.head.balances[asset], principalMinor + feeMinor);
  return breach ?? context.providers.screen('chain', principalMinor, asset);
}
