import { ApiError } from '../../errors/api-error.ts';
import { wouldPassBound } from '../../ledger/wallet.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { chooseFee } from '../policy/choose-fee.ts';
import { currentConfiguration } from '../policy/configuration.ts';
import { checkLimits } from '../policy/check-limits.ts';
import { countedReceipt, receiptEvent } from './move-receipt.ts';
import { netOf, type Receipt } from './receipt.ts';

/** What the bank says of money that arrives for an AUD instrument. */
export interface PayinFact {
  readonly fundingInstrumentId: string;
  readonly isInstrumentActive: boolean;
  readonly providerReference: string;
  readonly grossMinor: bigint;
  readonly externalReference: string | null;
  readonly downstreamReference: string | null;
}

/** A new receipt, what changes with it, and why it may not be credited by itself. */
export interface Detection {
  readonly receipt: Receipt;
  readonly effects: readonly Effect[];
  /** Why it is to be held for review, where it is: the money has arrived and is never refused. */
  readonly holdReason: string | undefined;
}

/** Records money that the bank detected: expected, not spendable; its fee is fixed now. */
export function detectPayin(fact: PayinFact, loaded: Loaded, context: DecisionContext): Detection {
  const { terms } = currentConfiguration(loaded, context.head);
  const { grossMinor } = fact;
  const charged = chooseFee(terms, 'payin', grossMinor, 'AUD', null);
  const receipt: Receipt = {
    id: context.newId('pin'),
    tenantId: context.head.tenant.id,
    type: 'aud_payin',
    fundingInstrumentId: fact.fundingInstrumentId,
    providerReference: fact.providerReference,
    status: 'detected',
    version: 1,
    asset: 'AUD',
    network: null,
    grossMinor,
    feeMinor: charged < grossMinor ? charged : grossMinor,
    openHoldbackMinor: 0n,
    holdbackDueAt: null,
    externalReference: fact.externalReference,
    downstreamReference: fact.downstreamReference,
    movementId: null,
    reason: null,
    occurredAt: context.now,
    updatedAt: context.now,
    creditedAt: null,
  };
  return {
    receipt,
    effects: [
      { effect: 'pending', asset: 'AUD', deltaMinor: netOf(receipt) },
      receiptEvent(receipt, context),
    ],
    holdReason: holdReasonOf(receipt, fact, loaded, context),
  };
}

function holdReasonOf(
  receipt: Receipt,
  fact: PayinFact,
  loaded: Loaded,
  context: DecisionContext,
): string | undefined {
  const { terms } = currentConfiguration(loaded, context.head);
  if (!terms.capabilities.fundingEnabled) return 'capability_disabled';
  if (!fact.isInstrumentActive) return 'funding_instrument_inactive';
  if (netOf(receipt) === 0n) return 'amount_below_fee';
  if (wouldPassBound(context.head.balances.AUD, netOf(receipt))) return 'balance_bound';
  try {
    return checkLimits(terms, loaded, countedReceipt(receipt), receipt.grossMinor);
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}
