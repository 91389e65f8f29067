import { createHash } from 'node:crypto';
import type { Moment } from '../../calendar/clock.ts';
import { defineTable, insertRow, json, moment, text } from '../../db/statements/table.ts';
import type { Asset } from '../../money/amount.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import type { Issued, ProviderName, ReportSource, Said, Sum } from '../port/provider.ts';
import type { SubjectName } from './applier.ts';

/** Amounts as text: JSON numbers end at 2^53. */
interface StoredSum {
  readonly minor: string;
  readonly asset: Asset;
}

/** `about` is kept beside it. */
export interface StoredReport extends Omit<Said, 'amount' | 'fee' | 'bought'> {
  readonly amount?: StoredSum;
  readonly fee?: StoredSum;
  readonly bought?: StoredSum;
  /** The subject of a report that was not applied, so that it can be applied later. */
  readonly subject?: SubjectName;
  readonly why?: string;
}

/**
 * - `applied`: moved its subject, or repeated what was known.
 * - `ignored`: too late to move anything.
 * - `disputed`: contradicts what was ordered or is known; a review applies or dismisses it.
 * - `conflicting`: other content under the name of an earlier report; a review applies or dismisses it.
 * - `dismissed`: put aside by a review.
 */
export type KeptOutcome = 'applied' | 'ignored' | 'disputed' | 'conflicting' | 'dismissed';

export interface ProviderReport extends ReportSource {
  readonly tenantId: string;
  /** The provider's own name for the report. */
  readonly eventId: string;
  readonly subjectId: string;
  /** Rows of earlier versions have a `status` where there is a `says` now. */
  readonly report: StoredReport;
  readonly outcome: KeptOutcome;
  readonly receivedAt: Moment;
}

export const providerReportsTable = defineTable<ProviderReport>({
  name: 'provider_reports',
  key: ['tenantId', 'provider', 'adapter', 'eventId'],
  columns: {
    tenantId: text(),
    provider: text<ProviderName>(),
    adapter: text(),
    eventId: text(),
    subjectId: text(),
    report: json<StoredReport>(),
    outcome: text<KeptOutcome>(),
    receivedAt: moment(),
  },
});

export type ReportKey = Pick<ProviderReport, 'tenantId' | 'provider' | 'adapter' | 'eventId'>;

export function reportClaimNeed({ tenantId, provider, adapter, eventId }: ReportKey): Need {
  return need(providerReportsTable, { tenantId, provider, adapter, eventId });
}

export function findReport(
  loaded: Loaded,
  { provider, adapter, eventId }: Omit<ReportKey, 'tenantId'>,
): ProviderReport | undefined {
  return loaded.find(providerReportsTable, { provider, adapter, eventId });
}

function storedSum({ minor, asset }: Sum): StoredSum {
  return { minor: minor.toString(), asset };
}

export function storeReport({ amount, fee, bought, ...rest }: Said): StoredReport {
  return {
    ...rest,
    ...(amount === undefined ? {} : { amount: storedSum(amount) }),
    ...(fee === undefined ? {} : { fee: storedSum(fee) }),
    ...(bought === undefined ? {} : { bought: storedSum(bought) }),
  };
}

function readSum({ minor, asset }: StoredSum): Sum {
  return { minor: BigInt(minor), asset };
}

export function readReport(stored: StoredReport): Said {
  const { amount, fee, bought, subject: _subject, why: _why, ...rest } = stored;
  return {
    ...rest,
    ...(amount === undefined ? {} : { amount: readSum(amount) }),
    ...(fee === undefined ? {} : { fee: readSum(fee) }),
    ...(bought === undefined ? {} : { bought: readSum(bought) }),
  };
}

const ISSUED = [
  'bsb',
  'accountNumber',
  'address',
  'tag',
  'payId',
] as const satisfies readonly (keyof Issued)[];

/** What two reports of one event must agree in; time and wording may differ. */
function contentOf(report: StoredReport): string {
  const { says, amount, fee, bought, issued = {}, failureCode } = report;
  const sums = [amount, fee, bought].map((sum) => (sum === undefined ? '' : `${sum.minor} ${sum.asset}`));
  const given = ISSUED.map((name) => issued[name] ?? '');
  return [says, ...sums, failureCode ?? '', ...given].join('|');
}

/** Whether a report repeats what was kept under its name. */
export function isSameContent(kept: ProviderReport, said: StoredReport): boolean {
  // Earlier versions kept no amounts, and the simulator repeats itself word for word.
  if ((kept.report.says as string | undefined) === undefined) return true;
  const [one, other] = [kept.report.transactionHash, said.transactionHash];
  const isOneTransaction = one === undefined || other === undefined || one === other;
  return isOneTransaction && contentOf(kept.report) === contentOf(said);
}

/** The name under which conflicting content is kept. */
export function conflictingEventId(eventId: string, said: StoredReport, subjectId: string): string {
  const digest = createHash('sha256')
    .update(`${subjectId}|${contentOf(said)}|${said.transactionHash ?? ''}`)
    .digest('hex');
  return `${eventId}#${digest.slice(0, 16)}`;
}

export function nameOfReport({ provider, adapter, eventId }: Omit<ReportKey, 'tenantId'>): string {
  return `${provider}/${adapter}/${eventId}`;
}

export function recordReport(
  report: Omit<ProviderReport, 'receivedAt'>,
  { serverNow }: Pick<DecisionContext, 'serverNow'>,
): Effect {
  return insertRow(providerReportsTable, { receivedAt: serverNow, ...report });
}
