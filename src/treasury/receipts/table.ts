import { WORDS } from '../../../generated/words.ts';
import type { Network } from '../../../generated/assets.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import {
  defineTable,
  integer,
  jsonOrNull,
  minor,
  moment,
  momentOrNull,
  text,
  textOrNull,
  waitsUntil,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Asset } from '../../money/amount.ts';
import type { Sender } from '../../outbox/order-payloads.ts';

export const RECEIPT_STATUSES = WORDS.PayinStatus;

export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];

export function isReceiptStatus(word: string): word is ReceiptStatus {
  return RECEIPT_STATUSES.some((status) => status === word);
}

export type ReceiptType = 'aud_payin' | 'stable_deposit';

export interface Receipt {
  readonly id: string;
  readonly tenantId: string;
  readonly type: ReceiptType;
  readonly fundingInstrumentId: string;
  /** Identifies the receipt, with its instrument. */
  readonly providerReference: string;
  readonly status: ReceiptStatus;
  /** Null in rows from before actors were kept. */
  readonly statusBy: Actor | null;
  readonly version: number;
  readonly asset: Asset;
  readonly network: Network | null;
  /** Canonical. */
  readonly transactionHash: string | null;
  /** Position within its transaction: identifies the receipt too. */
  readonly transferIndex: number;
  readonly grossMinor: bigint;
  readonly feeMinor: bigint;
  /** What is still held back of the net. */
  readonly openHoldbackMinor: bigint;
  /** On the tenant's clock. */
  readonly holdbackDueAt: Moment | null;
  readonly externalReference: string | null;
  readonly downstreamReference: string | null;
  /** Null if its provider never said. */
  readonly sender: Sender | null;
  readonly movementId: string | null;
  readonly reason: string | null;
  readonly occurredAt: Moment;
  readonly updatedAt: Moment;
  readonly creditedAt: Moment | null;
  /** On the provider's clock; null if it never said. */
  readonly reportedAt: Moment | null;
}

export const receiptsTable = defineTable<Receipt>({
  name: 'receipts',
  key: ['id'],
  due: ({ holdbackDueAt }) => waitsUntil(holdbackDueAt),
  columns: {
    id: text(),
    tenantId: text(),
    type: text<ReceiptType>(),
    fundingInstrumentId: text(),
    providerReference: text(),
    status: text<ReceiptStatus>(),
    statusBy: actorOrNull(),
    version: integer(),
    asset: text<Asset>(),
    network: textOrNull<Network>(),
    transactionHash: textOrNull(),
    transferIndex: integer(),
    grossMinor: minor(),
    feeMinor: minor(),
    openHoldbackMinor: minor(),
    holdbackDueAt: momentOrNull(),
    externalReference: textOrNull(),
    downstreamReference: textOrNull(),
    sender: jsonOrNull<Sender>(),
    movementId: textOrNull(),
    reason: textOrNull(),
    occurredAt: moment(),
    updatedAt: moment(),
    creditedAt: momentOrNull(),
    reportedAt: momentOrNull(),
  },
});

/** Gross less the inbound fee. */
export function netOf(receipt: Pick<Receipt, 'grossMinor' | 'feeMinor'>): bigint {
  return receipt.grossMinor - receipt.feeMinor;
}

/** On its way, counted as pending. */
export function isPending(status: ReceiptStatus): boolean {
  return status === 'detected' || status === 'confirming';
}

export function resourceOfReceipt(type: ReceiptType): 'payin' | 'deposit' {
  return type === 'aud_payin' ? 'payin' : 'deposit';
}

export function isReceiptEdge(type: ReceiptType, from: ReceiptStatus | null, to: ReceiptStatus): boolean {
  const { transitions } = STATE_MACHINES[resourceOfReceipt(type)];
  return transitions.some((edge) => edge.from === from && edge.to === to);
}
