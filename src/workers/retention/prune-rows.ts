import { CLOCK } from '../../actor.ts';
import { sydneyDay, type Moment } from '../../clock.ts';
import { insertRow, removeRow, type RowEffect } from '../../db/row-effect.ts';
import { customerChecksTable } from '../../flows/customers/customer-check.ts';
import { identityEvidenceTable } from '../../flows/evidence/identity-evidence.ts';
import { isFinal, operationsTable } from '../../flows/operations/operation.ts';
import { removeWholeDelivery, wholeDeliveryNeeds } from '../../flows/webhooks/clear-webhook-deliveries.ts';
import { certificationsTable } from '../../flows/webhooks/certification/certification.ts';
import { countersTable } from '../../flows/policy/counter.ts';
import { isPending, receiptsTable } from '../../flows/receipts/receipt.ts';
import { isAtItsEnd, transfersTable } from '../../flows/transfers/transfer.ts';
import { eventsTable } from '../../outbox/event.ts';
import {
  instructionsTable,
  isOpen as isInstructionOpen,
  type InstructionKind,
} from '../../outbox/instruction.ts';
import { webhookDeliveriesTable } from '../../outbox/webhook-delivery.ts';
import { findReport, providerReportsTable, reportClaimNeed } from '../../providers/provider-report.ts';
import type { SimulatedNotes } from '../../providers/simulated-work.ts';
import { idempotencyKeysTable } from '../../writes/idempotency.ts';
import { need, type DecisionContext, type Loaded, type Need, type Write } from '../../writes/write.ts';
import type { PastKeys, PastKind } from './find-past.ts';

/** What became of rows that were found to be past use; the others stay. */
export interface Pruned {
  readonly removed: number;
  /** Somebody else had removed them before. */
  readonly gone: number;
}

/** What it takes to see whether rows are past use. */
interface Present {
  readonly loaded: Loaded;
  readonly tenantId: string;
  /** Whether a time that began at this moment of the server's clock is over. */
  readonly isOver: (since: Moment | null) => boolean;
  /** The day before which a counter's window must have begun. */
  readonly bound: string;
  /** What simulated providers have noted; null where none is simulated. */
  readonly notes: SimulatedNotes | null;
  /** The rows that the same decision has removed so far. */
  readonly removed: ReadonlySet<object>;
}

/** How one kind of row is removed. */
interface Rule<Key> {
  needs(tenantId: string, key: Key, notes: SimulatedNotes | null): readonly Need[];
  /** What only those rows can name. */
  furtherNeeds?(key: Key, loaded: Loaded): readonly Need[];
  /** What removes a row: nothing where it has to stay; undefined where it is gone already. */
  remove(key: Key, present: Present): readonly RowEffect[] | undefined;
}

const STAYS: readonly RowEffect[] = [];

/** The key stays for good, and answers that it has expired. */
const reply: Rule<PastKeys['reply']> = {
  needs: (tenantId, { keyHash }) => [need(idempotencyKeysTable, { tenantId, keyHash })],
  remove: ({ keyHash }, { loaded, isOver }) => {
    const record = loaded.find(idempotencyKeysTable, { keyHash });
    if (record?.body == null) return undefined;
    if (!isOver(record.createdAt)) return STAYS;
    // Made anew: SQLite would leave the room of a row that shrinks empty for good.
    return [
      removeRow(idempotencyKeysTable, record),
      insertRow(idempotencyKeysTable, { ...record, body: null }),
    ];
  },
};

/** As long as its event, and no longer. */
const delivery: Rule<PastKeys['delivery']> = {
  needs: (_tenantId, { id }) => wholeDeliveryNeeds(id),
  furtherNeeds: ({ id }, loaded) => {
    const row = loaded.find(webhookDeliveriesTable, { id });
    return row === undefined ? [] : [need(eventsTable, { id: row.eventId })];
  },
  remove: ({ id }, { loaded, isOver }) => {
    const row = loaded.find(webhookDeliveriesTable, { id });
    if (row === undefined) return undefined;
    const told = loaded.find(eventsTable, { id: row.eventId });
    return told === undefined || isOver(told.writtenAt) ? removeWholeDelivery(id, loaded) : STAYS;
  },
};

/** From the lowest number on, so that what is kept has no hole. */
const event: Rule<PastKeys['event']> = {
  needs: (tenantId, { id, seq }) => [
    need(eventsTable, { id }),
    need(eventsTable, { tenantId, seq: Number(seq) - 1 }),
  ],
  remove: ({ id, seq }, { loaded, tenantId, isOver, removed }) => {
    const row = loaded.find(eventsTable, { id });
    if (row === undefined) return undefined;
    const before = loaded.find(eventsTable, { tenantId, seq: Number(seq) - 1 });
    const isOldest = before === undefined || removed.has(before);
    return isOldest && isOver(row.writtenAt) ? [removeRow(eventsTable, row)] : STAYS;
  },
};

/** Whether an operation, a receipt, a transfer, evidence or a customer's check can still be moved by a report seen before. */
function isOpen(subjectId: string, loaded: Loaded): boolean {
  const operation = loaded.find(operationsTable, { id: subjectId });
  const receipt = loaded.find(receiptsTable, { id: subjectId });
  const evidence = loaded.find(identityEvidenceTable, { id: subjectId });
  const transfer = loaded.find(transfersTable, { id: subjectId });
  const check = loaded.find(customerChecksTable, { id: subjectId });
  const isReceiptOpen = receipt !== undefined && (isPending(receipt.status) || receipt.status === 'held');
  const isAsked = evidence?.status === 'pending' || check?.status === 'open';
  return (
    (operation !== undefined && !isFinal(operation.status)) ||
    isReceiptOpen ||
    (transfer !== undefined && !isAtItsEnd(transfer)) ||
    isAsked
  );
}

const report: Rule<PastKeys['report']> = {
  needs: (tenantId, { provider, adapter, eventId, subjectId }) => [
    reportClaimNeed({ tenantId, provider, adapter, eventId }),
    need(operationsTable, { id: subjectId }),
    need(receiptsTable, { id: subjectId }),
    need(transfersTable, { id: subjectId }),
    need(identityEvidenceTable, { id: subjectId }),
    need(customerChecksTable, { id: subjectId }),
  ],
  remove: ({ provider, adapter, eventId, subjectId }, { loaded, isOver }) => {
    const row = findReport(loaded, { provider, adapter, eventId });
    if (row === undefined) return undefined;
    const isInReview = row.outcome === 'disputed' || row.outcome === 'conflicting';
    if (isInReview || !isOver(row.receivedAt) || isOpen(subjectId, loaded)) return STAYS;
    return [removeRow(providerReportsTable, row)];
  },
};

/** With an instruction goes what a simulated provider noted of it. */
const instruction: Rule<PastKeys['instruction']> = {
  needs: (_tenantId, { subject, kind }, notes) => [
    need(instructionsTable, { subject, kind: kind as InstructionKind }),
    need(operationsTable, { id: subject }),
    need(receiptsTable, { id: subject }),
    need(transfersTable, { id: subject }),
    need(identityEvidenceTable, { id: subject }),
    need(customerChecksTable, { id: subject }),
    ...(notes?.needs({ subject, kind: kind as InstructionKind }) ?? []),
  ],
  remove: ({ subject, kind }, { loaded, isOver, notes }) => {
    const row = loaded.find(instructionsTable, { subject, kind: kind as InstructionKind });
    if (row === undefined) return undefined;
    const noted = notes === null ? [] : notes.remove(row, loaded);
    const isDone = !isInstructionOpen(row) && !isOpen(subject, loaded);
    if (!isDone || noted === undefined || !isOver(row.finishedAt)) return STAYS;
    return [removeRow(instructionsTable, row), ...noted];
  },
};

/** Its window has to be over on the tenant's clock as well: that one never goes back, and can stand still. */
const counter: Rule<PastKeys['counter']> = {
  needs: (tenantId, { counter: name, period }) => [need(countersTable, { tenantId, counter: name, period })],
  remove: ({ counter: name, period }, { loaded, bound }) => {
    const row = loaded.find(countersTable, { counter: name, period });
    if (row === undefined) return undefined;
    return period < bound ? [removeRow(countersTable, row)] : STAYS;
  },
};

/** One that runs stays until its run has ended. */
const certification: Rule<PastKeys['certification']> = {
  needs: (_tenantId, { id }) => [need(certificationsTable, { id })],
  remove: ({ id }, { loaded, isOver }) => {
    const row = loaded.find(certificationsTable, { id });
    if (row === undefined) return undefined;
    return row.status !== 'running' && isOver(row.writtenAt) ? [removeRow(certificationsTable, row)] : STAYS;
  },
};

const RULES: { readonly [Kind in PastKind]: Rule<PastKeys[Kind]> } = {
  reply,
  delivery,
  event,
  report,
  instruction,
  counter,
  certification,
};

/** The day before which windows must have begun to be over for so long, on the tenant's clock as on the server's. */
function boundOf({ now, serverNow }: Pick<DecisionContext, 'now' | 'serverNow'>, keepMs: number): string {
  return sydneyDay(Math.min(now, serverNow) - keepMs);
}

/**
 * Removes rows of one tenant that are past use, after having looked once more, under the tenant's lock, whether they are.
 * Safe twice, and beside others that do the same.
 * @param keepMs how long they are kept, by the server's clock
 */
export function pruneRows<Kind extends PastKind>(
  kind: Kind,
  tenantId: string,
  keys: readonly PastKeys[Kind][],
  { keepMs, notes }: { readonly keepMs: number; readonly notes: SimulatedNotes | null },
): Write<Pruned> {
  const rule: Rule<PastKeys[Kind]> = RULES[kind];
  return {
    tenantId,
    actor: CLOCK,
    // Its rows tell whether it happened.
    claimed: true,
    needs: () => keys.flatMap((key) => rule.needs(tenantId, key, notes)),
    furtherNeeds: (loaded) => keys.flatMap((key) => rule.furtherNeeds?.(key, loaded) ?? []),
    decide: (loaded, context) => {
      const isOver = (since: Moment | null): boolean => since !== null && since < context.serverNow - keepMs;
      const removed = new Set<object>();
      const present = { loaded, tenantId, isOver, removed, notes, bound: boundOf(context, keepMs) };
      const ends = keys.map((key) => {
        const effects = rule.remove(key, present);
        for (const { row } of effects ?? []) removed.add(row);
        return effects;
      });
      const count = (is: (effects: readonly RowEffect[] | undefined) => boolean): number =>
        ends.filter(is).length;
      return {
        reply: {
          removed: count((effects) => effects !== undefined && effects.length > 0),
          gone: count((effects) => effects === undefined),
        },
        effects: ends.flatMap((effects) => effects ?? []),
      };
    },
  };
}
