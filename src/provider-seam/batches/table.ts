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
 * - `closed`: lines, bytes and sequence are fixed; to be delivered.
 * - `asking`: delivery is uncertain; the provider is queried.
 * - `delivered`: waits for the acknowledgement.
 * - `acknowledged`: its orders are with the provider.
 * - `refused`: as a whole, before or after the acknowledgement.
 * - `empty`: nothing to gather; no sequence.
 */
export type BatchStatus =
  | 'gathering'
  | 'closed'
  | 'asking'
  | 'delivered'
  | 'acknowledged'
  | 'refused'
  | 'empty';

/** Why operations are held whose file was refused. */
export const FILE_REFUSED = 'file_refused';

export interface Batch {
  readonly id: string;
  readonly provider: ProviderName;
  /** No other adapter is ever given the batch. */
  readonly adapter: string;
  readonly rail: string;
  /** Orders ready by then are in it. All times are the server clock's. */
  readonly cutOffAt: Moment;
  readonly status: BatchStatus;
  /** Counted up for each rail of an adapter, from 1 and without a gap; 0 until it is closed. */
  readonly sequence: number;
  readonly name: string | null;
  /** The SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string | null;
  readonly orderCount: number;
  readonly totalMinor: bigint;
  readonly attempts: number;
  readonly asks: number;
  readonly failureCode: string | null;
  readonly reason: string | null;
  /** Null once nothing is left to do. */
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
