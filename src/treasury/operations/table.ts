import { WORDS, type Word } from '../../../generated/words.ts';
import type { Network } from '../../../generated/assets.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import type { Moment } from '../../calendar/clock.ts';
import {
  type Column,
  defineTable,
  integer,
  json,
  minor,
  moment,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import type { Asset } from '../../money/amount.ts';
import { type HoldReason, isHoldReason } from '../../errors/reasons.ts';

/** Frozen at creation. */
export interface PayoutDetails {
  readonly beneficiarySnapshot: object;
  readonly destination: object;
  readonly onBehalfOf: Word<'Remitter'>;
  readonly remitterName: string;
  readonly rail: Word<'AudRail'>;
  readonly statementReference: string | null;
  readonly purpose: string | null;
  readonly walletProviderReference: string | null;
  readonly downstreamMerchantReference: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Fixed with the pricing: whether a return gives the fee back. */
  readonly refundDeductedFee: boolean;
}

/** Frozen at creation. */
export interface WithdrawalDetails {
  readonly destinationSnapshot: object;
  readonly address: string;
  readonly tag: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export interface ConversionDetails {
  readonly destination: {
    readonly asset: Asset;
    readonly network: Network | null;
    readonly amountMinor: bigint;
  };
  /** Destination units per source unit, to ten decimals. */
  readonly rate: string;
}

/** Fields without a value are not stored. */
type StoredPayoutDetails = Omit<PayoutDetails, keyof typeof NOT_SAID> &
  Partial<Pick<PayoutDetails, keyof typeof NOT_SAID>>;

const NOT_SAID = {
  statementReference: null,
  purpose: null,
  walletProviderReference: null,
  downstreamMerchantReference: null,
} as const;

/** Amounts as text: JSON numbers end at 2^53. */
interface StoredConversionDetails extends Omit<ConversionDetails, 'destination'> {
  readonly destination: Omit<ConversionDetails['destination'], 'amountMinor'> & {
    readonly amountMinor: string;
  };
}

type StoredDetails = StoredPayoutDetails | WithdrawalDetails | StoredConversionDetails;

function storedPayoutDetails(details: PayoutDetails): object {
  const said = Object.entries(details).filter(([name, value]) => value !== null || !(name in NOT_SAID));
  return Object.fromEntries(said);
}

/** As JSON. */
export const detailsColumn: Column<PayoutDetails | WithdrawalDetails | ConversionDetails> = {
  toDatabase: (details) => {
    if ('beneficiarySnapshot' in details) return JSON.stringify(storedPayoutDetails(details));
    if (!('rate' in details)) return JSON.stringify(details);
    const { destination } = details;
    const amountMinor = destination.amountMinor.toString();
    return JSON.stringify({ ...details, destination: { ...destination, amountMinor } });
  },
  fromDatabase: (stored) => {
    const details = JSON.parse(String(stored)) as StoredDetails;
    if ('beneficiarySnapshot' in details) return { ...NOT_SAID, ...details };
    if (!('rate' in details)) return details;
    const { destination } = details;
    return { ...details, destination: { ...destination, amountMinor: BigInt(destination.amountMinor) } };
  },
  isJson: true,
};

export type OperationStatus = (typeof OPERATION_STATUSES)[number];

export const OPERATION_STATUSES = WORDS.OperationStatus;

export function isOperationStatus(word: string): word is OperationStatus {
  return OPERATION_STATUSES.some((status) => status === word);
}

export function resourceOf(kind: OperationKind): 'payout' | 'withdrawal' | 'conversion' {
  return kind === 'stable_withdrawal' ? 'withdrawal' : kind;
}

export type OperationHoldReason = HoldReason<ReturnType<typeof resourceOf>>;

/** Words of a provider are no code: they stand in the history. */
export function holdReasonOf(kind: OperationKind, reason: string | undefined): OperationHoldReason {
  return isHoldReason(resourceOf(kind), reason) ? reason : 'provider_review';
}

export function isFinal(status: OperationStatus): boolean {
  return STATE_MACHINES.payout.final.some((final) => final === status);
}

export function isEdge(kind: OperationKind, from: OperationStatus, to: OperationStatus): boolean {
  const { transitions } = STATE_MACHINES[resourceOf(kind)];
  return transitions.some((edge) => edge.from === from && edge.to === to);
}

export interface StatusChange {
  readonly status: OperationStatus;
  readonly at: Moment;
  readonly reason?: string;
  /** Undefined in changes from before actors were kept. */
  readonly actor: Actor | undefined;
}

/** A movement after the end; the status no longer changes. */
export interface Adjustment {
  readonly kind: Word<'OperationAdjustment.kind'>;
  readonly at: Moment;
  readonly movementIds: readonly string[];
  readonly reason?: string;
  /** Undefined in changes from before actors were kept. */
  readonly actor: Actor | undefined;
}

interface OperationRecord {
  readonly id: string;
  readonly tenantId: string;
  readonly status: OperationStatus;
  readonly version: number;
  readonly externalReference: string;
  readonly asset: Asset;
  readonly network: Network | null;
  readonly principalMinor: bigint;
  readonly feeMinor: bigint;
  readonly configurationId: string;
  readonly beneficiaryId: string | null;
  readonly destinationId: string | null;
  readonly quoteId: string | null;
  /** The evidence that a payout rests on, or waits for. */
  readonly evidenceId: string | null;
  readonly providerReference: string | null;
  readonly transactionHash: string | null;
  readonly confirmations: number;
  /** A code; words of a provider in rows from before codes were kept. */
  readonly holdReason: string | null;
  readonly failureCode: string | null;
  readonly failureMessage: string | null;
  readonly statusHistory: readonly StatusChange[];
  readonly movementIds: readonly string[];
  readonly adjustments: readonly Adjustment[];
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
}

export interface Payout extends OperationRecord {
  readonly kind: 'payout';
  readonly details: PayoutDetails;
}

export interface Withdrawal extends OperationRecord {
  readonly kind: 'stable_withdrawal';
  readonly details: WithdrawalDetails;
}

export interface Conversion extends OperationRecord {
  readonly kind: 'conversion';
  readonly details: ConversionDetails;
}

export type Operation = Payout | Withdrawal | Conversion;

interface OperationGiven<Kind extends OperationKind, Details> extends Pick<
  OperationRecord,
  | 'id'
  | 'tenantId'
  | 'externalReference'
  | 'asset'
  | 'principalMinor'
  | 'feeMinor'
  | 'configurationId'
  | 'holdReason'
> {
  readonly kind: Kind;
  readonly network?: Network | null;
  readonly beneficiaryId?: string;
  readonly destinationId?: string;
  readonly quoteId?: string;
  readonly evidenceId?: string | null;
  readonly details: Details;
  readonly movementId: string;
  readonly now: Moment;
  readonly actor: Actor;
}

export function newOperation<Kind extends OperationKind, Details>(
  given: OperationGiven<Kind, Details>,
): OperationRecord & { readonly kind: Kind; readonly details: Details } {
  const { holdReason, now, actor } = given;
  const status = holdReason === null ? 'accepted' : 'held';
  return {
    id: given.id,
    tenantId: given.tenantId,
    kind: given.kind,
    status,
    version: 1,
    externalReference: given.externalReference,
    asset: given.asset,
    network: given.network ?? null,
    principalMinor: given.principalMinor,
    feeMinor: given.feeMinor,
    configurationId: given.configurationId,
    beneficiaryId: given.beneficiaryId ?? null,
    destinationId: given.destinationId ?? null,
    quoteId: given.quoteId ?? null,
    evidenceId: given.evidenceId ?? null,
    details: given.details,
    providerReference: null,
    transactionHash: null,
    confirmations: 0,
    holdReason,
    failureCode: null,
    failureMessage: null,
    statusHistory: [{ status, at: now, ...(holdReason === null ? {} : { reason: holdReason }), actor }],
    movementIds: [given.movementId],
    adjustments: [],
    createdAt: now,
    updatedAt: now,
  };
}

export const operationsTable = defineTable<Operation>({
  name: 'operations',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    kind: text<OperationKind>(),
    status: text<OperationStatus>(),
    version: integer(),
    externalReference: text(),
    asset: text<Asset>(),
    network: textOrNull<Network>(),
    principalMinor: minor(),
    feeMinor: minor(),
    configurationId: text(),
    beneficiaryId: textOrNull(),
    destinationId: textOrNull(),
    quoteId: textOrNull(),
    evidenceId: textOrNull(),
    details: detailsColumn,
    providerReference: textOrNull(),
    transactionHash: textOrNull(),
    confirmations: integer(),
    holdReason: textOrNull(),
    failureCode: textOrNull(),
    failureMessage: textOrNull(),
    statusHistory: json<readonly StatusChange[]>(),
    movementIds: json<readonly string[]>(),
    adjustments: json<readonly Adjustment[]>(),
    createdAt: moment(),
    updatedAt: moment(),
  },
});

/** Principal and fee, in minor units. */
export function totalOf(operation: Pick<Operation, 'principalMinor' | 'feeMinor'>): bigint {
  return operation.principalMinor + operation.feeMinor;
}
