import type { Network } from '../../../generated/assets.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import {
  defineTable,
  integer,
  minor,
  moment,
  momentOrNull,
  text,
  textOrNull,
  waitsUntil,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Asset } from '../../money/amount.ts';

/** Every status of a receipt. */
/** Every status of a receipt. */
export const RECEIPT_STATUSES = ['detected', 'confirming', 'credited', 'held', 'returned'] as const;

export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];

/** Whether a word is a status of a receipt. */
export function isReceiptStatus(word: string): word is ReceiptStatus {
  return RECEIPT_STATUSES.some((status) => status === word);
}

export type ReceiptType = 'aud_payin' | 'stable_deposit';

/** Money that came in: a pay-in or a deposit. Amounts in minor units of its asset. */
export interface Receipt {
  readonly id: string;
  readonly tenantId: string;
  readonly type: ReceiptType;
  readonly fundingInstrumentId: string;
  /** The provider's name for the fact: with the instrument it identifies the receipt. */
  readonly providerReference: string;
  readonly status: ReceiptStatus;
  /** Who brought it into this status; null where nobody had kept it. */
  readonly statusBy: Actor | null;
  readonly version: number;
  readonly asset: Asset;
  /** The network of a deposit. */
  readonly network: Network | null;
  /** The transaction of a deposit, in its canonical notation. */
  readonly transactionHash: string | null;
  /** The transfer's place within its transaction: with that and the instrument it, too, identifies the receipt. */
  readonly transferIndex: number;
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
  /** When the provider says that what it told last happened, on its own clock; null where it never said. */
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
    movementId: textOrNull(),
    reason: textOrNull(),
    occurredAt: moment(),
    updatedAt: moment(),
    creditedAt: momentOrNull(),
    reportedAt: momentOrNull(),
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

/** The name of a type of receipt in the tables of states, in events, in prices and in limits. */
export function resourceOfReceipt(type: ReceiptType): 'payin' | 'deposit' {
  return type === 'aud_payin' ? 'payin' : 'deposit';
}

/** Whether the table of states of this type (spec/state-machines.yaml) has this edge. */
export function isReceiptEdge(type: ReceiptType, from: ReceiptStatus | null, to: ReceiptStatus): boolean {
  const { transitions } = STATE_MACHINES[resourceOfReceipt(type)];
  return transitions.some((edge) => edge.from === from && edge.to === to);
}
