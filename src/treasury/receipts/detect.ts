import type { Network } from '../../../generated/assets.ts';
import { ApiError } from '../../errors/api-error.ts';
import { wouldPassBound } from '../../ledger/wallet.ts';
import type { Asset } from '../../money/amount.ts';
import type { Sender } from '../../outbox/order-payloads.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { checkLimits, chooseFee, isPairEnabled } from '../policy/rules.ts';
import { type ConfigurationTerms, currentConfiguration } from '../policy/table.ts';
import { countedReceipt, receiptEvent } from './move.ts';
import { type Receipt, netOf, resourceOfReceipt } from './table.ts';
import { type HoldReason, isHoldReason } from '../../errors/reasons.ts';

interface ArrivedMoney {
  readonly fundingInstrumentId: string;
  readonly isInstrumentActive: boolean;
  readonly providerReference: string;
  readonly grossMinor: bigint;
  readonly externalReference: string | null;
  readonly downstreamReference: string | null;
  readonly sender: Sender | null;
}

export interface PayinFact extends ArrivedMoney {
  readonly type: 'aud_payin';
  readonly asset: 'AUD';
  readonly network: null;
  readonly transactionHash: null;
  readonly transferIndex: 0;
}

export interface DepositFact extends ArrivedMoney {
  readonly type: 'stable_deposit';
  readonly asset: Exclude<Asset, 'AUD'>;
  readonly network: Network;
  /** In its canonical notation. */
  readonly transactionHash: string;
  /** Position within its transaction. */
  readonly transferIndex: number;
}

export type ReceiptFact = PayinFact | DepositFact;

/** A new receipt with its effects. */
export interface Detection {
  readonly receipt: Receipt;
  readonly effects: readonly Effect[];
  /** Why it is held for review; money that arrived is never refused. */
  readonly holdReason: HoldReason<'deposit'> | undefined;
}

/** Records detected money: pending, not spendable; its fee is fixed now. */
export function detectReceipt(fact: ReceiptFact, loaded: Loaded, context: DecisionContext): Detection {
  const { terms } = currentConfiguration(loaded, context.head);
  const { isInstrumentActive: _isActive, ...arrived } = fact;
  const { type, grossMinor, asset, network } = fact;
  const charged = chooseFee(terms, resourceOfReceipt(type), grossMinor, asset, network);
  const receipt: Receipt = {
    ...arrived,
    id: context.newId(type === 'aud_payin' ? 'pin' : 'dep'),
    tenantId: context.head.tenant.id,
    status: 'detected',
    statusBy: context.actor,
    version: 1,
    feeMinor: charged < grossMinor ? charged : grossMinor,
    openHoldbackMinor: 0n,
    holdbackDueAt: null,
    movementId: null,
    reason: null,
    occurredAt: context.now,
    updatedAt: context.now,
    creditedAt: null,
    reportedAt: null,
  };
  return {
    receipt,
    effects: [{ effect: 'pending', asset, deltaMinor: netOf(receipt) }, receiptEvent(receipt, context)],
    holdReason: holdReasonOf(receipt, fact, loaded, context),
  };
}

/** Held by the house: later reports do not release it. */
export function isHeldByHouse({ status, reason }: Pick<Receipt, 'status' | 'reason'>): boolean {
  return status === 'held' && isHoldReason('deposit', reason);
}

function isSwitchedOff({ type }: ReceiptFact, { capabilities }: ConfigurationTerms): boolean {
  const hasNoRail = type === 'aud_payin' && capabilities.audInboundRails.length === 0;
  return !capabilities.fundingEnabled || hasNoRail;
}

function holdReasonOf(
  receipt: Receipt,
  fact: ReceiptFact,
  loaded: Loaded,
  context: DecisionContext,
): HoldReason<'deposit'> | undefined {
  const { terms } = currentConfiguration(loaded, context.head);
  const { asset, network } = fact;
  if (isSwitchedOff(fact, terms)) return 'capability_disabled';
  if (network !== null && !isPairEnabled(terms, asset, network)) return 'asset_network_unavailable';
  if (!fact.isInstrumentActive) return 'funding_instrument_inactive';
  if (netOf(receipt) === 0n) return 'amount_below_fee';
  if (wouldPassBound(context.head.balances[asset], netOf(receipt))) return 'balance_bound';
  try {
    return checkLimits(terms, loaded, countedReceipt(receipt), receipt.grossMinor);
  } catch (error) {
    if (error instanceof ApiError && isHoldReason('deposit', error.code)) return error.code;
    throw error;
  }
}
