import type { Moment } from '../../calendar/clock.ts';
import {
  defineTable,
  integer,
  minor,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import type { InstructionKind, ProviderName } from '../../outbox/instruction.ts';

/**
 * - `gathering`: its orders are gathered, tenant by tenant.
 * - `closed`: its lines, bytes and sequence are fixed; it is to be delivered.
 * - `asking`: nobody knows whether it was delivered, and the provider is asked.
 * - `delivered`: the provider has it, and is to acknowledge it.
 * - `acknowledged`: its orders are with the provider.
 * - `refused`: whole, before it was acknowledged or after.
 * - `empty`: there was nothing to gather; it has no sequence.
 */
export type BatchStatus =
  'gathering' | 'closed' | 'asking' | 'delivered' | 'acknowledged' | 'refused' | 'empty';

/** Why operations are held whose file was refused. */
export const FILE_REFUSED = 'file_refused';

/** Orders of one rail that leave together, in one file. */
export interface Batch {
  readonly id: string;
  readonly provider: ProviderName;
  /** The adapter that writes the file; no other is ever given it. */
  readonly adapter: string;
  readonly rail: string;
  /** Orders that were ready by then are in it. All moments are on the server's clock. */
  readonly cutOffAt: Moment;
  readonly status: BatchStatus;
  /** Counted up for each rail of an adapter, from 1 and without a gap; 0 until it is closed. */
  readonly sequence: number;
  /** The name under which it is delivered, made of its rail and its sequence. */
  readonly name: string | null;
  /** The SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string | null;
  readonly orderCount: number;
  readonly totalMinor: bigint;
  /** How often it was handed over. */
  readonly attempts: number;
  /** How often the provider was asked about it since. */
  readonly asks: number;
  readonly failureCode: string | null;
  readonly reason: string | null;
  /** When there is something to do; null once nothing is left. */
  readonly dueAt: Moment | null;
  readonly leaseToken: string | null;
  readonly leaseUntil: Moment | null;
  readonly openedAt: Moment;
  readonly closedAt: Moment | null;
  readonly deliveredAt: Moment | null;
  readonly acknowledgedAt: Moment | null;
  readonly endedAt: Moment | null;
}

export const batchesTable = defineTable<Batch>({
  name: 'batches',
  key: ['id'],
  columns: {
    id: text(),
    provider: text<ProviderName>(),
    adapter: text(),
    rail: text(),
    cutOffAt: moment(),
    status: text<BatchStatus>(),
    sequence: integer(),
    name: textOrNull(),
    digest: textOrNull(),
    orderCount: integer(),
    totalMinor: minor(),
    attempts: integer(),
    asks: integer(),
    failureCode: textOrNull(),
    reason: textOrNull(),
    dueAt: momentOrNull(),
    leaseToken: textOrNull(),
    leaseUntil: momentOrNull(),
    openedAt: moment(),
    closedAt: momentOrNull(),
    deliveredAt: momentOrNull(),
    acknowledgedAt: momentOrNull(),
    endedAt: momentOrNull(),
  },
});

/** What is known of a rail of an adapter: its last sequence, and the batch that is not delivered yet. */
export interface BatchRail {
  readonly adapter: string;
  readonly rail: string;
  readonly lastSequence: number;
  readonly openBatchId: string | null;
}

export const batchRailsTable = defineTable<BatchRail>({
  name: 'batch_rails',
  key: ['adapter', 'rail'],
  columns: { adapter: text(), rail: text(), lastSequence: integer(), openBatchId: textOrNull() },
});

/** That a tenant's orders were gathered for a batch, which is done once. */
export interface BatchPart {
  readonly batchId: string;
  readonly tenantId: string;
  readonly orderCount: number;
  readonly totalMinor: bigint;
}

export const batchPartsTable = defineTable<BatchPart>({
  name: 'batch_parts',
  key: ['batchId', 'tenantId'],
  columns: { batchId: text(), tenantId: text(), orderCount: integer(), totalMinor: minor() },
});

/** One order of a closed batch. */
export interface BatchLine {
  readonly batchId: string;
  /** From 1, in the order of the file. */
  readonly line: number;
  readonly tenantId: string;
  readonly instructionId: string;
  readonly kind: InstructionKind;
  readonly subject: string;
  readonly amountMinor: bigint;
}

export const batchLinesTable = defineTable<BatchLine>({
  name: 'batch_lines',
  key: ['batchId', 'line'],
  columns: {
    batchId: text(),
    line: integer(),
    tenantId: text(),
    instructionId: text(),
    kind: text<InstructionKind>(),
    subject: text(),
    amountMinor: minor(),
  },
});

/** The bytes of a closed batch. */
export interface BatchFile {
  readonly batchId: string;
  /** In base64. */
  readonly content: string;
}

export const batchFilesTable = defineTable<BatchFile>({
  name: 'batch_files',
  key: ['batchId'],
  columns: { batchId: text(), content: text() },
});
