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
import type { OutboundRail } from '../../treasury/policy/rails.ts';

export type TransferStatus = (typeof STATE_MACHINES)['transfer']['states'][number];

/** Whether the table of states (spec/state-machines.yaml) has this edge. */
export function isTransferEdge(from: TransferStatus, to: TransferStatus): boolean {
  return STATE_MACHINES.transfer.transitions.some((edge) => edge.from === from && edge.to === to);
}

/** What a customer sends, and what comes of it. */
export type TransferDirection = 'aud_to_stablecoin' | 'stablecoin_to_aud';

const HOLD_REASONS = [
  'account_suspended',
  'capability_disabled',
  'asset_network_unavailable',
  'customer_not_entitled',
  'payment_route_inactive',
  'amount_below_fee',
  'below_route_minimum',
  'above_route_maximum',
  'above_route_daily_limit',
  'limit_exceeded',
  'amount_below_minimum',
  'provider_review',
  'deposit_vanished',
  'deposit_credited_again',
] as const;

/** Why a transfer is held: on arrival the first of these that applies. The last two follow from later reports. */
export type TransferHoldReason = (typeof HOLD_REASONS)[number];

/** Whether a text is a reason to hold a transfer. */
export function isHoldReason(text: string | undefined): text is TransferHoldReason {
  return HOLD_REASONS.some((reason) => reason === text);
}

/** What the bank or the chain said last about a deposit; `final` is what it calls credited. */
export type DepositStatus = 'detected' | 'confirming' | 'final' | 'gone';

/** One change of status. */
export interface TransferChange {
  readonly status: TransferStatus;
  readonly at: Moment;
  readonly reason?: string;
  readonly actor: Actor;
}

/** An asset, and the network of a stablecoin. */
export interface TransferAsset {
  readonly asset: Asset;
  readonly network: Network | null;
}

/** What a transfer's fees are made of, captured when it is detected. */
export interface TransferPricing {
  /** The entry of the configuration that applies; null where none does. */
  readonly platformFee: FeeTerms | null;
  /** The flat part in cents, whatever the source is. */
  readonly developerFee: { readonly flatAudMinor: bigint; readonly bps: number };
}

/** Where a transfer's stablecoin goes. */
export interface AddressPayee {
  readonly type: 'address';
  readonly address: string;
}

/** Where a transfer goes: an address, or a bank account or PayID as a beneficiary has it. */
export type TransferPayee = AddressPayee | AudDestination;

/** How the bank is to pay: chosen when the transfer is detected, as a payout's is when it is created. */
export interface PaymentTerms {
  readonly rail: OutboundRail;
  readonly remitterName: string;
  readonly statementReference: string;
}

/**
 * Money that a customer sends to a payment route, on its way through the house: no operation, since nothing of it is in the
 * tenant's wallet, and no receipt. Amounts are minor units of their assets.
 */
export interface Transfer {
  readonly id: string;
  readonly tenantId: string;
  readonly customerId: string;
  readonly paymentRouteId: string;
  readonly direction: TransferDirection;
  readonly status: TransferStatus;
  /** Grows with every change. */
  readonly version: number;
  /** The deposit's: with the route and the occurrence it identifies the transfer. */
  readonly providerReference: string;
  /** 0, and one more for each time that the deposit was returned and credited again. */
  readonly occurrence: number;
  readonly depositStatus: DepositStatus;
  /** When its provider said so, on the provider's clock; null if it named no moment. */
  readonly depositReportedAt: Moment | null;
  /** An operator lets it go on although its deposit is not final. */
  readonly isDepositWaived: boolean;
  /** Of the one leg on a chain: the deposit's, or the delivery's once the chain has taken it. In its canonical notation. */
  readonly transactionHash: string | null;
  /** The deposit's place within its transaction: with that and the route it, too, identifies the transfer. */
  readonly transferIndex: number;
  /** What the payer wrote, else the route's reference. */
  readonly depositReference: string;
  readonly sourceAsset: Asset;
  readonly sourceNetwork: Network | null;
  readonly grossMinor: bigint;
  readonly destinationAsset: Asset;
  readonly destinationNetwork: Network | null;
  /** As the route had it when the money was detected. */
  readonly payee: TransferPayee;
  /** Null where the delivery goes to a chain. */
  readonly payment: PaymentTerms | null;
  readonly configurationId: string;
  readonly pricing: TransferPricing;
  /** As computed, also where it passes the gross. */
  readonly platformFeeMinor: bigint;
  /** Of a stablecoin: null until there is a rate. */
  readonly developerFeeMinor: bigint | null;
  /** Destination units for one source unit, to ten decimals; captured once, with the three below it. */
  readonly rate: string | null;
  readonly convertedMinor: bigint | null;
  readonly destinationMinor: bigint | null;
  /** The developer fee in AUD at that rate. */
  readonly developerFeeAudMinor: bigint | null;
  /** What the provider calls the delivery, once it has taken it. */
  readonly deliveryReference: string | null;
  readonly holdReason: TransferHoldReason | null;
  readonly failureCode: string | null;
  readonly failureMessage: string | null;
  readonly statusHistory: readonly TransferChange[];
  /** A control call of the sandbox moves it: nothing is ordered for it any more. */
  readonly isSteered: boolean;
  /** When its deposit is final and it is to be converted, on the tenant's clock; null while nobody has said so, and after. */
  readonly dueAt: Moment | null;
  /** How often it could not be converted since there was no rate. */
  readonly attempts: number;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly completedAt: Moment | null;
  readonly failedAt: Moment | null;
  readonly returnedAt: Moment | null;
}

/** As JSON keeps it, whose numbers end at 2^53. */
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

/** What the customer sends. */
export function sourceOf({ sourceAsset, sourceNetwork }: TransferSource): TransferAsset {
  return { asset: sourceAsset, network: sourceNetwork };
}

/** What comes of it. */
export function destinationOf({ destinationAsset, destinationNetwork }: TransferDestination): TransferAsset {
  return { asset: destinationAsset, network: destinationNetwork };
}

export type TransferSource = Pick<Transfer, 'sourceAsset' | 'sourceNetwork'>;
export type TransferDestination = Pick<Transfer, 'destinationAsset' | 'destinationNetwork'>;

/** Whether a transfer never moves again (spec/state-machines.yaml). */
export function isAtItsEnd({ status }: Pick<Transfer, 'status'>): boolean {
  return STATE_MACHINES.transfer.final.some((final) => final === status);
}

/**
 * Whether no provider may be given an order for a transfer: its deposit is not final, and no operator lets it go on without.
 * What failed is never sent back without its deposit.
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
