import { saveRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { raiseAlarm } from '../../outbox/alarm.ts';
import { endInstruction, instructionsTable, isLeg, markTaken } from '../../outbox/instruction.ts';
import { type Write, need } from '../../writes/write.ts';
import { expireIf } from '../orders/expire-order.ts';
import { ORDER_EXPIRED } from '../../workers/order-age.ts';
import { takeReport } from '../inbox/decide-report.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import type { Said } from '../port/provider.ts';
import { isWithheld, orderNeeds } from '../orders/subject.ts';
import { type Batch, type BatchLine, FILE_REFUSED } from './table.ts';

export interface FollowingLine extends Pick<BatchLine, 'line' | 'tenantId' | 'kind' | 'subject'> {
  readonly status: 'gathered' | 'taken';
}

/** What the file's fate says about one operation or leg. */
function saidOf({ status, failureCode, reason }: Batch, line: FollowingLine): Said {
  if (status === 'acknowledged') return { says: 'submitted' };
  if (line.status === 'gathered' && !isLeg(line)) {
    return { says: 'held', reason: failureCode === ORDER_EXPIRED ? ORDER_EXPIRED : FILE_REFUSED };
  }
  const words = reason === null ? {} : { reason };
  return { says: 'failed', failureCode: failureCode ?? FILE_REFUSED, ...words };
}

/** A receipt that is sent back stays as it is until that is done: the order is with the provider, or refused. */
function followReturn(
  { id: batchId, status, failureCode, provider }: Batch,
  line: FollowingLine,
): Write<null> {
  const { tenantId, subject, kind } = line;
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: () => [need(instructionsTable, { subject, kind })],
    decide: (loaded, context) => {
      const order = loaded.find(instructionsTable, { subject, kind });
      if (order?.status !== line.status || order.batchId !== batchId) return { reply: null, effects: [] };
      if (status === 'acknowledged') return { reply: null, effects: [markTaken(order, context.serverNow)] };
      const facts = { kind, code: failureCode ?? FILE_REFUSED };
      return {
        reply: null,
        effects: [
          endInstruction(order, 'done', context.serverNow),
          raiseAlarm(context, 'order_stuck', order.id, facts),
        ],
      };
    },
  };
}

/** Takes the operation of a line where its file has gone, by the report inbox that its provider's reports go through. */
export function followFile(subjects: Subjects, batch: Batch, line: FollowingLine): Write<unknown> {
  if (line.kind === 'return_receipt') return followReturn(batch, line);
  const { provider, adapter } = batch;
  // No provider has reported on it: a leg is withdrawn and its transfer stays as it is.
  if (batch.failureCode === ORDER_EXPIRED && isLeg(line)) {
    return expireIf(subjects, line, ({ status, batchId }) => status === 'gathered' && batchId === batch.id);
  }
  const report = saidOf(batch, line);
  const subject = subjects.ofOrder(line);
  if (subject === undefined) throw new Error(`Nothing is reported of ${line.kind} ${line.subject}`);
  return takeReport({
    tenantId: line.tenantId,
    source: { provider, adapter },
    subject,
    report,
    eventId: `${batch.id}:${line.line}:${report.says}`,
  });
}

/** An order that was gathered and found no place in the file waits for the next. */
export function releaseOrder(
  subjects: Subjects,
  { id: batchId, provider, adapter }: Batch,
  { tenantId, subject, kind }: Pick<BatchLine, 'tenantId' | 'subject' | 'kind'>,
): Write<null> {
  const order = { tenantId, subject, kind, provider, adapter };
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: (head, serverNow) => orderNeeds(subjects, order, undefined, head, serverNow),
    decide: (loaded, { serverNow }) => {
      const instruction = loaded.find(instructionsTable, { subject, kind });
      if (instruction?.status !== 'gathered' || instruction.batchId !== batchId) {
        return { reply: null, effects: [] };
      }
      if (isWithheld(subjects, instruction, loaded)) {
        return { reply: null, effects: [endInstruction(instruction, 'withdrawn', serverNow)] };
      }
      const waiting = { ...instruction, status: 'pending', batchId: null } as const;
      return { reply: null, effects: [saveRow(instructionsTable, waiting)] };
    },
  };
}
