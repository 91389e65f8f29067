import type { Network } from '../../../generated/assets.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Moment } from '../../clock.ts';
import { defineTable, integer, minor, moment, momentOrNull, text, textOrNull } from '../../db/table.ts';
import type { Asset } from '../../money/amount.ts';

export type ReceiptStatus = 'detected' | 'confirming' | 'credited' | 'held' | 'returned';

/** Money that came in: a pay-in, and later a stablecoin deposit. Amounts in minor units of its asset. */
export interface Receipt {
  readonly id: string;
  readonly tenantId: string;
  readonly type: 'aud_payin' | 'stable_deposit';
  readonly fundingInstrumentId: string;
  /** The provider's name for the fact: with the instrument it identifies the receipt. */
  readonly providerReference: string;
  readonly status: ReceiptStatus;
  readonly version: number;
  readonly asset: Asset;
  readonly network: Network | null;
  readonly grossMinor: bigint;
  readonly feeMinor: bigint;
  /** What of the credited net is still held back. */
  readonly openHoldbackMinor: bigint;
  /** When the hold-back ends, on the tenant's clock. */
  readonly holdbackDueAt: Moment | null;
  readonly externalReference: string | null;
  readonly downstreamReference: string | null;
  /** The movement that credited it. */
  readonly movementId: string | null;
  readonly reason: string | null;
  readonly occurredAt: Moment;
  readonly updatedAt: Moment;
  readonly creditedAt: Moment | null;
}

export const receiptsTable = defineTable<Receipt>({
  name: 'receipts',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    type: text<Receipt['type']>(),
    fundingInstrumentId: text(),
    providerReference: text(),
    status: text<ReceiptStatus>(),
    version: integer(),
    asset: text<Asset>(),
    network: textOrNull<Network>(),
    grossMinor: minor(),
    feeMinor: minor(),
    openHoldbackMinor: minor(),
    holdbackDueAt: momentOrNull(),
    externalReference: textOrNull(),
    downstreamReference: textOrNull(),
    movementId: textOrNull(),
    reason: textOrNull(),
    occurredAt: moment(),
    updatedAt: moment(),
    creditedAt: momentOrNull(),
  },
});

/** What the receipt adds to the wallet: gross without the inbound fee. */
export function netOf(receipt: Pick<Receipt, 'grossMinor' | 'feeMinor'>): bigint {
  return receipt.grossMinor - receipt.feeMinor;
}

/** Whether the receipt is expected: on its way, and counted as pending. */
export function isPending(status: ReceiptStatus): boolean {
  return status === 'detected' || status === 'confirming';
}

/** Whether the table of states (spec/state-machines.yaml) has this edge. */
export function isReceiptEdge(from: ReceiptStatus | null, to: ReceiptStatus): boolean {
  return STATE_MACHINES.payin.transitions.some((edge) => edge.from === from && edge.to === to);
}
