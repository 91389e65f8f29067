import type { Word } from '../../../generated/words.ts';
import type { Network } from '../../../generated/assets.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Moment } from '../../calendar/clock.ts';
import {
  type Column,
  defineTable,
  flag,
  integer,
  json,
  jsonOrNull,
  minor,
  minorOrNull,
  moment,
  momentOrNull,
  text,
  textOrNull,
  waitsUntil,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Asset } from '../../money/amount.ts';
import type { AudDestination } from '../../money/aud-destination.ts';
import type { FeeTerms } from '../../money/rate.ts';
import type { Sender } from '../../outbox/order-payloads.ts';
import type { OutboundRail } from '../../treasury/policy/rails.ts';
import type { HoldReason } from '../../errors/reasons.ts';

export type TransferStatus = (typeof STATE_MACHINES)['transfer']['states'][number];

export function isTransferEdge(from: TransferStatus, to: TransferStatus): boolean {
  return STATE_MACHINES.transfer.transitions.some((edge) => edge.from === from && edge.to === to);
}

/** What the customer sends, and what comes of it. */
export type TransferDirection = Word<'TransferDirection'>;

/** On arrival the first of these that applies; the last two follow from later reports. */
export type TransferHoldReason = HoldReason<'transfer'>;

/** The provider's last word on a deposit; `final` means credited. */
export type DepositStatus = Word<'TransferDepositStatus'>;

export interface TransferChange {
  readonly status: TransferStatus;
  readonly at: Moment;
  readonly reason?: string;
  readonly actor: Actor;
}

export interface TransferAsset {
  readonly asset: Asset;
  readonly network: Network | null;
}

/** Captured at detection. */
export interface TransferPricing {
  /** The entry that applies, if any. */
  readonly platformFee: FeeTerms | null;
  /** The flat part in cents, for any source. */
  readonly developerFee: { readonly flatAudMinor: bigint; readonly bps: number };
}

export interface AddressPayee {
  readonly type: 'address';
  readonly address: string;
}

export type TransferPayee = AddressPayee | AudDestination;

/** Chosen at detection. */
export interface PaymentTerms {
  readonly rail: OutboundRail;
  readonly remitterName: string;
  readonly statementReference: string;
}

/**
 * A customer's money on its way through the house: no operation, since none of it is in the tenant's wallet, and no
 * receipt. Minor units.
 */
export interface Transfer {
  readonly id: string;
  readonly tenantId: string;
  readonly customerId: string;
  readonly paymentRouteId: string;
  readonly direction: TransferDirection;
  readonly status: TransferStatus;
  readonly version: number;
  /** The deposit's: with route and occurrence it identifies the transfer. */
  readonly providerReference: string;
  /** Counts returns of the deposit that were credited again. */
  readonly occurrence: number;
  readonly depositStatus: DepositStatus;
  /** On the provider's clock; null if it named no moment. */
  readonly depositReportedAt: Moment | null;
  /** An operator lets it go on without a final deposit. */
  readonly isDepositWaived: boolean;
  /** Of its one leg on a chain: the deposit's, or the delivery's once taken. Canonical. */
  readonly transactionHash: string | null;
  /** Position within its transaction: with route and transaction it identifies the transfer too. */
  readonly transferIndex: number;
  /** Null if the deposit's provider never said. */
  readonly sender: Sender | null;
  /** The payer's words, else the route's reference. */
  readonly depositReference: string;
  readonly sourceAsset: Asset;
  readonly sourceNetwork: Network | null;
  readonly grossMinor: bigint;
  readonly destinationAsset: Asset;
  readonly destinationNetwork: Network | null;
  /** As the route had it at detection. */
  readonly payee: TransferPayee;
  /** Null for deliveries on a chain. */
  readonly payment: PaymentTerms | null;
  readonly configurationId: string;
  readonly pricing: TransferPricing;
  /** As computed, even above the gross. */
  readonly platformFeeMinor: bigint;
  /** Null for a stablecoin without a rate. */
  readonly developerFeeMinor: bigint | null;
  /** Destination units per source unit, to ten decimals; captured once, with the next three. */
  readonly rate: string | null;
  readonly convertedMinor: bigint | null;
  readonly destinationMinor: bigint | null;
  readonly developerFeeAudMinor: bigint | null;
  readonly deliveryReference: string | null;
  readonly holdReason: TransferHoldReason | null;
  readonly failureCode: string | null;
  readonly failureMessage: string | null;
  readonly statusHistory: readonly TransferChange[];
  /** A control call moves it: nothing is ordered for it. */
  readonly isSteered: boolean;
  /** When its deposit is final and it converts, on the tenant's clock; null before and after. */
  readonly dueAt: Moment | null;
  /** Attempts to convert without a rate. */
  readonly attempts: number;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly completedAt: Moment | null;
  readonly failedAt: Moment | null;
  readonly returnedAt: Moment | null;
}

/** Amounts as text: JSON numbers end at 2^53. */
interface StoredPricing extends Omit<TransferPricing, 'developerFee'> {
  readonly developerFee: { readonly flatAudMinor: string; readonly bps: number };
}

const pricingColumn: Column<TransferPricing> = {
  toDatabase: ({ platformFee, developerFee: { flatAudMinor, bps } }) =>
    JSON.stringify({ platformFee, developerFee: { flatAudMinor: flatAudMinor.toString(), bps } }),
  fromDatabase: (stored) => {
    const { platformFee, developerFee } = JSON.parse(String(stored)) as StoredPricing;
    const { flatAudMinor, bps } = developerFee;
    return { platformFee, developerFee: { flatAudMinor: BigInt(flatAudMinor), bps } };
  },
  isJson: true,
};

export const transfersTable = defineTable<Transfer>({
  name: 'transfers',
  key: ['id'],
  probes: [['transactionHash']],
  due: ({ dueAt }) => waitsUntil(dueAt),
  columns: {
    id: text(),
    tenantId: text(),
    customerId: text(),
    paymentRouteId: text(),
    direction: text<TransferDirection>(),
    status: text<TransferStatus>(),
    version: integer(),
    providerReference: text(),
    occurrence: integer(),
    depositStatus: text<DepositStatus>(),
    depositReportedAt: momentOrNull(),
    isDepositWaived: flag(),
    transactionHash: textOrNull(),
    transferIndex: integer(),
    sender: jsonOrNull<Sender>(),
    depositReference: text(),
    sourceAsset: text<Asset>(),
    sourceNetwork: textOrNull<Network>(),
    grossMinor: minor(),
    destinationAsset: text<Asset>(),
    destinationNetwork: textOrNull<Network>(),
    payee: json<TransferPayee>(),
    payment: jsonOrNull<PaymentTerms>(),
    configurationId: text(),
    pricing: pricingColumn,
    platformFeeMinor: minor(),
    developerFeeMinor: minorOrNull(),
    rate: textOrNull(),
    convertedMinor: minorOrNull(),
    destinationMinor: minorOrNull(),
    developerFeeAudMinor: minorOrNull(),
    deliveryReference: textOrNull(),
    holdReason: textOrNull<TransferHoldReason>(),
    failureCode: textOrNull(),
    failureMessage: textOrNull(),
    statusHistory: json<readonly TransferChange[]>(),
    isSteered: flag(),
    dueAt: momentOrNull(),
    attempts: integer(),
    createdAt: moment(),
    updatedAt: moment(),
    completedAt: momentOrNull(),
    failedAt: momentOrNull(),
    returnedAt: momentOrNull(),
  },
});

export function sourceOf({ sourceAsset, sourceNetwork }: TransferSource): TransferAsset {
  return { asset: sourceAsset, network: sourceNetwork };
}

export function destinationOf({ destinationAsset, destinationNetwork }: TransferDestination): TransferAsset {
  return { asset: destinationAsset, network: destinationNetwork };
}

export type TransferSource = Pick<Transfer, 'sourceAsset' | 'sourceNetwork'>;
export type TransferDestination = Pick<Transfer, 'destinationAsset' | 'destinationNetwork'>;

/** By spec/state-machines.yaml. */
export function isAtItsEnd({ status }: Pick<Transfer, 'status'>): boolean {
  return STATE_MACHINES.transfer.final.some((final) => final === status);
}

/**
 * Whether its orders must wait: the deposit is not final, and no operator waived it. A failed transfer is never sent
 * back without its deposit.
 */
export function isWithheld({
  status,
  depositStatus,
  holdReason,
  isDepositWaived,
}: Pick<Transfer, 'status' | 'depositStatus' | 'holdReason' | 'isDepositWaived'>): boolean {
  if (depositStatus === 'final') return false;
  switch (status) {
    case 'converting':
    case 'delivering':
      return !isDepositWaived;
    case 'failed':
      return true;
    case 'held':
      return holdReason === 'deposit_vanished';
    case 'detected':
    case 'completed':
    case 'returned':
      return false;
  }
}
