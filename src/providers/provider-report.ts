import type { Moment } from '../clock.ts';
import { insertRow } from '../db/row-effect.ts';
import { defineTable, json, moment, text } from '../db/table.ts';
import { need, type DecisionContext, type Effect, type Loaded, type Need } from '../writes/write.ts';

/** A report as it was received; its row is the claim that keeps it from being applied twice. */
export interface ProviderReport {
  readonly tenantId: string;
  readonly provider: string;
  /** The provider's own name for the report. */
  readonly eventId: string;
  readonly subjectId: string;
  readonly report: object;
  readonly outcome: 'applied' | 'ignored';
  /** On the server's clock. */
  readonly receivedAt: Moment;
}

export const providerReportsTable = defineTable<ProviderReport>({
  name: 'provider_reports',
  key: ['tenantId', 'provider', 'eventId'],
  columns: {
    tenantId: text(),
    provider: text(),
    eventId: text(),
    subjectId: text(),
    report: json<object>(),
    outcome: text<ProviderReport['outcome']>(),
    receivedAt: moment(),
  },
});

type ReportKey = Pick<ProviderReport, 'tenantId' | 'provider' | 'eventId'>;

/** A report's name, or null where it came without one, from a control call: then it repeats no other. */
type NamedReport = Omit<ReportKey, 'eventId'> & { readonly eventId: string | null };

/** The row that tells whether a report was received before. */
export function reportClaimNeeds({ tenantId, provider, eventId }: NamedReport): Need[] {
  return eventId === null ? [] : [need(providerReportsTable, { tenantId, provider, eventId })];
}

/** Whether the report was received before. */
export function isRepeated(loaded: Loaded, { provider, eventId }: Omit<NamedReport, 'tenantId'>): boolean {
  return eventId !== null && loaded.find(providerReportsTable, { provider, eventId }) !== undefined;
}

/** Records a report with what it did, in the commit that applies it. One without a name is given one. */
export function recordReport(
  { eventId, ...report }: Omit<ProviderReport, 'eventId' | 'receivedAt'> & NamedReport,
  { newId, serverNow }: DecisionContext,
): Effect {
  return insertRow(providerReportsTable, {
    ...report,
    eventId: eventId ?? `sandbox:${newId('evt')}`,
    receivedAt: serverNow,
  });
}
