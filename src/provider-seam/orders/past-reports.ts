import { removeRow } from '../../db/statements/table.ts';
import { type PastKind, STAYS } from '../../workers/purge-rows.ts';
import type { OpenRecords } from '../inbox/find-subject.ts';
import { findReport, providerReportsTable, reportClaimNeed } from '../inbox/report-table.ts';
import type { ProviderName } from '../port/provider.ts';

type ReportKey = {
  readonly provider: ProviderName;
  readonly adapter: string;
  readonly eventId: string;
  readonly subjectId: string;
};

/** Past once no open record is left that one could move. */
export function pastReports(open: OpenRecords): PastKind<ReportKey> {
  return {
    kind: 'report',
    kept: 'reports',
    source: {
      table: providerReportsTable.name,
      key: { provider: 'provider', adapter: 'adapter', eventId: 'event_id', subjectId: 'subject_id' },
      since: 'received_at',
      order: 'received_at',
      open: 'true',
      needed: `past.outcome in ('disputed', 'conflicting') or ${open.sqlFor('past.subject_id')}`,
    },
    needs: (tenantId, { provider, adapter, eventId, subjectId }) => [
      reportClaimNeed({ tenantId, provider, adapter, eventId }),
      ...open.needs(subjectId),
    ],
    remove: ({ provider, adapter, eventId, subjectId }, { loaded, isOver }) => {
      const row = findReport(loaded, { provider, adapter, eventId });
      if (row === undefined) return undefined;
      const isInReview = row.outcome === 'disputed' || row.outcome === 'conflicting';
      if (isInReview || !isOver(row.receivedAt) || open.isOpen(subjectId, loaded)) return STAYS;
      return [removeRow(providerReportsTable, row)];
    },
  };
}
