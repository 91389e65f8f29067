import { providerActor } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import { FILE_REFUSED, type Batch, type BatchLine } from '../../outbox/batch.ts';
import { transfersTable } from '../../flows/transfers/transfer.ts';
import { endInstruction, instructionsTable, isLeg } from '../../outbox/instruction.ts';
import { takeReport } from '../../providers/decide-report.ts';
import { subjectOfOrder } from '../../providers/find-subject.ts';
import type { Said } from '../../providers/provider-report.ts';
import { need, type Write } from '../../writes/write.ts';
import { isWithheldLeg } from '../order-subject.ts';

/** A line of a batch whose order is still to follow it. */
export interface FollowingLine extends Pick<BatchLine, 'line' | 'tenantId' | 'kind' | 'subject'> {
  /** How its order stands. */
  readonly status: 'gathered' | 'taken';
}

/** What becomes of an operation with its file: it is with the provider, to be looked at, or came to nothing, as a leg does. */
function saidOf({ status, failureCode, reason }: Batch, line: FollowingLine): Said {
  if (status === 'acknowledged') return { says: 'submitted' };
  if (line.status === 'gathered' && !isLeg(line)) return { says: 'held', reason: FILE_REFUSED };
  const words = reason === null ? {} : { reason };
  return { says: 'failed', failureCode: failureCode ?? FILE_REFUSED, ...words };
}

/** Takes the operation of a line where its file has gone, by the door that its provider's reports go through. */
export function followFile(batch: Batch, line: FollowingLine): Write<unknown> {
  const { provider, adapter } = batch;
  const report = saidOf(batch, line);
  const subject = subjectOfOrder(line);
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
  { id: batchId, provider }: Batch,
  { tenantId, subject, kind }: Pick<BatchLine, 'tenantId' | 'subject' | 'kind'>,
): Write<null> {
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: () => [
      need(instructionsTable, { subject, kind }),
      ...(isLeg({ subject }) ? [need(transfersTable, { id: subject })] : []),
    ],
    decide: (loaded, { serverNow }) => {
      const instruction = loaded.find(instructionsTable, { subject, kind });
      if (instruction?.status !== 'gathered' || instruction.batchId !== batchId) {
        return { reply: null, effects: [] };
      }
      if (isWithheldLeg(instruction, loaded)) {
        return { reply: null, effects: [endInstruction(instruction, 'withdrawn', serverNow)] };
      }
      const waiting = { ...instruction, status: 'pending', batchId: null } as const;
      return { reply: null, effects: [saveRow(instructionsTable, waiting)] };
    },
  };
}
