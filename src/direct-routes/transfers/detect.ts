import type { DeveloperFee } from '../../billing/developer-fees/table.ts';
import type { Moment } from '../../calendar/clock.ts';
import { type FeeTerms, feeOn } from '../../money/rate.ts';
import type { Sender } from '../../outbox/order-payloads.ts';
import { keptRailOf } from '../../treasury/policy/rails.ts';
import { chooseFeeEntry } from '../../treasury/policy/rules.ts';
import { type ConfigurationTerms, currentConfiguration } from '../../treasury/policy/table.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { type PaymentRoute, sourceAssetOf } from '../payment-routes/table.ts';
import { beginTransfer, moveTransfer, saveTransfer } from './move.ts';
import { developerFeeOnAud } from './price.ts';
import { type FundedRoute, whyHeld } from './rules.ts';
import type { DepositStatus, PaymentTerms, Transfer, TransferPayee } from './table.ts';

/** Detected money, with the records it rests on. */
export interface Funding extends FundedRoute {
  readonly developerFee: DeveloperFee;
  /** Shown as sender if the bank delivers. */
  readonly remitterName: string;
  readonly providerReference: string;
  /** How often this deposit was returned before. */
  readonly occurrence: number;
  readonly depositStatus: DepositStatus;
  /** On the provider's clock. */
  readonly depositReportedAt: Moment | null;
  /** Canonical; null from a bank. */
  readonly transactionHash: string | null;
  readonly transferIndex: number;
  readonly grossMinor: bigint;
  readonly sender: Sender | null;
  readonly wrote: string | null;
  /** When the deposit is final, on the tenant's clock; null if unknown. */
  readonly finalAt: Moment | null;
}

function endsOf(
  route: PaymentRoute,
): Pick<Transfer, 'sourceAsset' | 'sourceNetwork' | 'destinationAsset' | 'destinationNetwork'> {
  const { asset, network } = route;
  return route.direction === 'aud_to_stablecoin'
    ? { sourceAsset: 'AUD', sourceNetwork: null, destinationAsset: asset, destinationNetwork: network }
    : { sourceAsset: asset, sourceNetwork: network, destinationAsset: 'AUD', destinationNetwork: null };
}

function payeeOf(route: PaymentRoute): TransferPayee {
  return route.direction === 'aud_to_stablecoin'
    ? { type: 'address', address: route.destinationAddress }
    : route.payee;
}

function paymentOf({ route, remitterName }: Funding, terms: ConfigurationTerms): PaymentTerms | null {
  if (route.direction === 'aud_to_stablecoin') return null;
  return { rail: keptRailOf(route.payee, terms), remitterName, statementReference: route.reference };
}

/** The fee entry without its selectors. */
function platformFeeOf(route: PaymentRoute, terms: ConfigurationTerms): FeeTerms | null {
  const { sourceAsset, sourceNetwork } = endsOf(route);
  const entry = chooseFeeEntry(terms, 'transfer', sourceAsset, sourceNetwork);
  if (entry === undefined) return null;
  const { flat, bps, minimum, maximum } = entry;
  return {
    flat,
    bps,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

/** A detected transfer: fee terms, payee and payment are fixed now. */
function newTransfer(funding: Funding, loaded: Loaded, context: DecisionContext): Transfer {
  const { now, actor, head, newId } = context;
  const { route, grossMinor, developerFee, finalAt } = funding;
  const { id: configurationId, terms } = currentConfiguration(loaded, head);
  const platformFee = platformFeeOf(route, terms);
  const sourceAsset = sourceAssetOf(route);
  return {
    id: newId('trf'),
    tenantId: head.tenant.id,
    customerId: route.customerId,
    paymentRouteId: route.id,
    direction: route.direction,
    status: 'detected',
    version: 1,
    providerReference: funding.providerReference,
    occurrence: funding.occurrence,
    depositStatus: funding.depositStatus,
    depositReportedAt: funding.depositReportedAt,
    isDepositWaived: false,
    transactionHash: funding.transactionHash,
    transferIndex: funding.transferIndex,
    sender: funding.sender,
    depositReference: funding.wrote ?? route.reference,
    ...endsOf(route),
    grossMinor,
    payee: payeeOf(route),
    payment: paymentOf(funding, terms),
    configurationId,
    pricing: {
      platformFee,
      developerFee: { flatAudMinor: developerFee.flatAudMinor, bps: developerFee.bps },
    },
    platformFeeMinor: platformFee === null ? 0n : feeOn(grossMinor, platformFee, sourceAsset),
    developerFeeMinor: sourceAsset === 'AUD' ? developerFeeOnAud(grossMinor, developerFee) : null,
    rate: null,
    convertedMinor: null,
    destinationMinor: null,
    developerFeeAudMinor: null,
    deliveryReference: null,
    holdReason: null,
    failureCode: null,
    failureMessage: null,
    statusHistory: [{ status: 'detected', at: now, actor }],
    isSteered: false,
    dueAt: finalAt,
    attempts: 0,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    failedAt: null,
    returnedAt: null,
  };
}

/**
 * Records detected money. It is never refused: what stands against it holds it, for a reason fixed now.
 * @param asked the report's reason to hold: first after a return, else last
 */
export function detectTransfer(
  funding: Funding,
  asked: 'provider_review' | 'deposit_credited_again' | undefined,
  loaded: Loaded,
  context: DecisionContext,
): { readonly transfer: Transfer; readonly effects: readonly Effect[] } {
  const detected = newTransfer(funding, loaded, context);
  const begun = beginTransfer(detected, loaded, context);
  const holdReason =
    asked === 'deposit_credited_again' ? asked : (whyHeld(detected, funding, loaded, context) ?? asked);
  if (holdReason === undefined) return { transfer: detected, effects: [...begun, saveTransfer(detected)] };
  const { transfer, effects } = moveTransfer(detected, 'held', { holdReason }, loaded, context);
  return { transfer, effects: [...begun, ...effects, saveTransfer(transfer)] };
}
