import type { Network } from '../../generated/assets.ts';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import type { Moment } from '../clock.ts';
import { defineTable, integer, json, minor, moment, text, textOrNull } from '../db/table.ts';
import type { OperationKind } from '../ledger/movement.ts';
import type { Asset } from '../money/amount.ts';

/** The six statuses of an operation; settled, failed and returned are final. */
export type OperationStatus = 'accepted' | 'held' | 'submitted' | 'settled' | 'failed' | 'returned';

/** Whether a status never changes again (spec/state-machines.yaml). */
export function isFinal(status: OperationStatus): boolean {
  return STATE_MACHINES.payout.final.some((final) => final === status);
}

/** One change of status. */
export interface StatusChange {
  readonly status: OperationStatus;
  readonly at: Moment;
  readonly reason?: string;
}

/** What happened after the end: movements linked to an operation whose status no longer changes. */
export interface Adjustment {
  readonly kind: 'late_return' | 'late_execution';
  readonly at: Moment;
  readonly movementIds: readonly string[];
  readonly reason?: string;
}

/** What a payout adds to the common record; frozen when it is created. */
export interface PayoutDetails {
  readonly beneficiarySnapshot: object;
  readonly destination: object;
  readonly onBehalfOf: 'platform' | 'tenant';
  readonly remitterName: string;
  readonly rail: 'bsb_account' | 'npp' | 'payid';
  readonly statementReference: string | null;
  readonly purpose: string | null;
  readonly walletProviderReference: string | null;
  readonly downstreamMerchantReference: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Fixed with the pricing: whether a return gives the fee back. */
  readonly refundDeductedFee: boolean;
}

/** A payout, and later a withdrawal or a conversion: value on its way, in minor units of its asset. */
export interface Operation {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: OperationKind;
  readonly status: OperationStatus;
  /** Grows with every change. */
  readonly version: number;
  readonly externalReference: string;
  readonly asset: Asset;
  readonly network: Network | null;
  readonly principalMinor: bigint;
  readonly feeMinor: bigint;
  readonly configurationId: string;
  readonly beneficiaryId: string | null;
  readonly details: PayoutDetails;
  readonly providerReference: string | null;
  readonly holdReason: string | null;
  readonly failureCode: string | null;
  readonly failureMessage: string | null;
  readonly statusHistory: readonly StatusChange[];
  readonly movementIds: readonly string[];
  readonly adjustments: readonly Adjustment[];
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
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
    details: json<PayoutDetails>(),
    providerReference: textOrNull(),
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

/** What an operation takes from the wallet: principal and fee, in minor units. */
export function totalOf(operation: Pick<Operation, 'principalMinor' | 'feeMinor'>): bigint {
  return operation.principalMinor + operation.feeMinor;
}
