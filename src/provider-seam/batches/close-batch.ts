import { createHash } from 'node:crypto';
import type { Moment } from '../../calendar/clock.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { type Instruction, instructionsTable, orderIn } from '../../outbox/instruction.ts';
import { type TenantlessEffect, type TenantlessWrite, need } from '../../writes/write.ts';
import type { BatchHead, Batching } from '../port/provider.ts';
import type { Room } from './gather.ts';
import { amountOf } from '../orders/lease.ts';
import {
  type Batch,
  type BatchRail,
  batchFilesTable,
  batchLinesTable,
  batchRailsTable,
  batchesTable,
} from './table.ts';

/** A file's orders by identifier, up to its bounds. */
function linesOf(
  gathered: readonly Instruction[],
  bounds: Room,
): { lines: Instruction[]; totalMinor: bigint } {
  const lines: Instruction[] = [];
  let totalMinor = 0n;
  for (const instruction of [...gathered].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const total = totalMinor + amountOf(instruction);
    if (lines.length === bounds.orders || total > bounds.totalMinor) break;
    lines.push(instruction);
    totalMinor = total;
  }
  return { lines, totalMinor };
}

function closeWith(
  open: Batch,
  known: BatchRail,
  head: BatchHead,
  { lines, totalMinor }: ReturnType<typeof linesOf>,
  bytes: Uint8Array,
  serverNow: Moment,
): TenantlessEffect[] {
  const { id } = open;
  const { sequence, name } = head;
  const closed: Batch = {
    ...open,
    status: 'closed',
    sequence,
    name,
    digest: createHash('sha256').update(bytes).digest('hex'),
    orderCount: lines.length,
    totalMinor,
    dueAt: serverNow,
    closedAt: serverNow,
  };
  const rows = lines.map((instruction, index) => {
    const { id: instructionId, tenantId, kind, subject } = instruction;
    const amountMinor = amountOf(instruction);
    return { batchId: id, line: index + 1, tenantId, instructionId, kind, subject, amountMinor };
  });
  return [
    saveRow(batchesTable, closed),
    saveRow(batchRailsTable, { ...known, lastSequence: sequence }),
    insertRow(batchFilesTable, { batchId: id, content: Buffer.from(bytes).toString('base64') }),
    ...rows.map((row) => insertRow(batchLinesTable, row)),
  ];
}

function nameOf(rail: string, sequence: number): string {
  return `${rail}-${String(sequence).padStart(6, '0')}`;
}

/**
 * Fixes lines, total, sequence, name and bytes in one commit; they never change again. An empty batch takes no
 * sequence.
 * @param write makes the bytes; a pure function
 */
export function closeBatch(
  { id, provider, adapter, rail }: Batch,
  write: Batching['write'],
  bounds: Batching['bounds'],
): TenantlessWrite<null> {
  return {
    lock: 'platform',
    actor: providerActor(provider),
    claimed: true,
    needs: () => [
      need(batchesTable, { id }),
      need(batchRailsTable, { adapter, rail }),
      need(instructionsTable, { batchId: id }),
    ],
    decide: (loaded, { serverNow }) => {
      const open = loaded.find(batchesTable, { id });
      const known = loaded.find(batchRailsTable, { adapter, rail });
      if (open?.status !== 'gathering' || known === undefined) return { reply: null, effects: [] };
      const gathered = loaded
        .list(instructionsTable, { batchId: id })
        .filter(({ status }) => status === 'gathered');
      const fixed = linesOf(gathered, bounds);
      if (fixed.lines.length === 0) {
        const empty: Batch = { ...open, status: 'empty', dueAt: null, endedAt: serverNow };
        const free: BatchRail = { ...known, openBatchId: null };
        return { reply: null, effects: [saveRow(batchesTable, empty), saveRow(batchRailsTable, free)] };
      }
      const sequence = known.lastSequence + 1;
      const head = { rail, sequence, name: nameOf(rail, sequence), cutOffAt: open.cutOffAt };
      const bytes = write(
        head,
        fixed.lines.map((each) => orderIn(each)),
      );
      return { reply: null, effects: closeWith(open, known, head, fixed, bytes, serverNow) };
    },
  };
}
