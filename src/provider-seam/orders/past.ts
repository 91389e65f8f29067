import { removeRow } from '../../db/statements/table.ts';
import { instructionsTable, isOpen, type InstructionKind } from '../../outbox/instruction.ts';
import type { OpenRecords } from '../inbox/find-subject.ts';
import { STAYS, type PastKind } from '../../workers/purge-rows.ts';
import { need } from '../../writes/write.ts';

const NOTED = `(select next_report from simulated_checks where evidence_id = past.subject) is not null
  or (select next_report from simulated_customer_checks where check_id = past.subject) is not null
  or (select next_report from simulated_orders where subject = past.subject and kind = past.kind) is not null`;

export function pastOrders(
  open: OpenRecords,
): PastKind<{ readonly subject: string; readonly kind: InstructionKind }> {
  return {
    kind: 'instruction',
    kept: 'reports',
    source: {
      table: instructionsTable.name,
      key: { subject: 'subject', kind: 'kind' },
      since: 'finished_at',
      order: 'finished_at',
      open: 'finished_at is not null',
      needed: `${open.sqlFor('past.subject')} or ${NOTED}`,
    },
    needs: (_tenantId, { subject, kind }, notes) => [
      need(instructionsTable, { subject, kind }),
      ...open.needs(subject),
      ...(notes?.needs({ subject, kind }) ?? []),
    ],
    remove: ({ subject, kind }, { loaded, isOver, notes }) => {
      const row = loaded.find(instructionsTable, { subject, kind });
      if (row === undefined) return undefined;
      const noted = notes === null ? [] : notes.remove(row, loaded);
      const isDone = !isOpen(row) && !open.isOpen(subject, loaded);
      if (!isDone || noted === undefined || !isOver(row.finishedAt)) return STAYS;
      return [removeRow(instructionsTable, row), ...noted];
    },
  };
}
