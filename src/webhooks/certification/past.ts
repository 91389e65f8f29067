import { removeRow } from '../../db/statements/table.ts';
import { certificationsTable } from './table.ts';
import { STAYS, type PastKind } from '../../workers/purge-rows.ts';
import { need } from '../../writes/write.ts';

/** Certifications; one that runs stays until its run has ended. */
export const PAST_CERTIFICATIONS: PastKind<{ readonly id: string }> = {
  kind: 'certification',
  // What was sent in it was like events, and is remembered for as long as they are.
  kept: 'events',
  source: {
    table: certificationsTable.name,
    key: { id: 'id' },
    since: 'written_at',
    order: 'id',
    open: 'true',
    needed: `past.status = 'running'`,
  },
  needs: (_tenantId, { id }) => [need(certificationsTable, { id })],
  remove: ({ id }, { loaded, isOver }) => {
    const row = loaded.find(certificationsTable, { id });
    if (row === undefined) return undefined;
    return row.status !== 'running' && isOver(row.writtenAt) ? [removeRow(certificationsTable, row)] : STAYS;
  },
};
