import type { Word } from '../../../generated/words.ts';
import { raiseAlarm } from '../../outbox/alarm.ts';
import { endInstruction, instructionsTable, isOpen } from '../../outbox/instruction.ts';
import type { AccountAssignment } from '../../outbox/order-payloads.ts';
import { type Applied, type Applier, type SubjectName, dispute } from '../../provider-seam/inbox/applier.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { isPayIdIssuedBefore } from './provider-messages.ts';

/** The contract's form of a PayID. */
const PAY_ID = /^[!-~]{1,256}$/;

interface AccountHolder {
  readonly id: string;
  readonly status: Word<'RecordStatus'>;
  readonly payId: string | null;
}

interface Changed<Row> {
  readonly record: Row;
  readonly effects: readonly Effect[];
}

export interface HolderKind<Row extends AccountHolder> {
  readonly need: (id: string) => Need;
  /** Undefined also if it has no account. */
  readonly find: (id: string, loaded: Loaded) => Row | undefined;
  /** The bank has issued the PayID. */
  readonly withPayId: (holder: Row, payId: string, context: DecisionContext) => Changed<Row>;
  /** The bank refuses the account: nothing may be paid there. */
  readonly deactivate: (holder: Row, context: DecisionContext) => Changed<Row>;
}

function findOrder(id: string, loaded: Loaded) {
  return loaded.find(instructionsTable, { subject: id, kind: 'assign_account' });
}

function endOrder(id: string, loaded: Loaded, { serverNow }: DecisionContext): Effect[] {
  const order = findOrder(id, loaded);
  return order !== undefined && isOpen(order) ? [endInstruction(order, 'done', serverNow)] : [];
}

/** Reports that an account has its name and perhaps a PayID, or never will. */
export function assignedAccountApplier<Subject extends SubjectName, Row extends AccountHolder>(
  idOf: (subject: Subject) => string,
  kind: HolderKind<Row>,
): Applier<Subject, Row> {
  return {
    idsOf: (subject) => [idOf(subject)],
    needs: (subject) => [
      kind.need(idOf(subject)),
      need(instructionsTable, { subject: idOf(subject), kind: 'assign_account' }),
    ],
    furtherNeeds: () => [],
    // Its order ends with the report.
    isAtRest: (subject, loaded) => kind.find(idOf(subject), loaded)?.status !== 'active',
    isIssuedBefore: (subject, issued, db) => isPayIdIssuedBefore(db, idOf(subject), issued),
    apply: (subject, { source, report, isTaken }, loaded, context) => {
      const id = idOf(subject);
      const holder = kind.find(id, loaded);
      const order = findOrder(id, loaded);
      if (holder === undefined || order === undefined) return undefined;
      if (source.provider !== 'bank') return dispute(holder, id, 'other_provider');
      if ((order.adapter ?? source.adapter) !== source.adapter) return dispute(holder, id, 'other_adapter');
      const ended = endOrder(id, loaded, context);
      const unchanged = (outcome: 'applied' | 'ignored', isContradiction = false): Applied<Row> => ({
        outcome,
        record: holder,
        subjectId: id,
        isContradiction,
        effects: ended,
      });
      const { says, issued, reason = 'The bank refused.' } = report;
      if (says === 'rejected') {
        if (holder.status === 'inactive') return unchanged('ignored');
        if (!isOpen(order)) return unchanged('ignored', true);
        const { record, effects } = kind.deactivate(holder, context);
        const alarm = raiseAlarm(context, 'issue_refused', id, { item: 'AUD', reason });
        return { outcome: 'applied', record, subjectId: id, effects: [...effects, alarm, ...ended] };
      }
      if (says !== 'issued') return dispute(holder, id, 'says_nothing_of_it');
      const { payIdType } = order.payload as AccountAssignment;
      // Closed meanwhile, or no PayID was asked for.
      if (payIdType === null || holder.status === 'inactive') {
        return unchanged(payIdType === null ? 'applied' : 'ignored');
      }
      if (isTaken) return dispute(holder, id, 'issued_before');
      // The bank has no PayIDs: the account is used by its number.
      if (issued?.payId === null) return unchanged('applied');
      const payId = issued?.payId ?? '';
      if (!PAY_ID.test(payId)) return dispute(holder, id, 'nothing_usable_issued');
      if (holder.payId !== null) {
        return holder.payId === payId ? unchanged('applied') : dispute(holder, id, 'another_one_issued');
      }
      const { record, effects } = kind.withPayId(holder, payId, context);
      return { outcome: 'applied', record, subjectId: id, effects: [...effects, ...ended] };
    },
  };
}
