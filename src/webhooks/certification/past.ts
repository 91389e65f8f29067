import { removeRow } from '../../db/statements/table.ts';
import { certificationsTable } from './table.ts';
import { STAYS, type PastKind } from '../../workers/purge-rows.ts';
import { need } from '../../writes/write.ts';

/** A running one stays until its run ends. */
export const PAST_CERTIFICATIONS: PastKind<{ readonly id: string }> = {
  kind: 'certification',
  // Kept as long as the events it imitates.
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
