import { createHash } from 'node:crypto';
import type { Moment } from '../../calendar/clock.ts';
import { defineTable, insertRow, json, moment, text } from '../../db/statements/table.ts';
import type { Asset } from '../../money/amount.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import type { Issued, ProviderName, ReportSource, Said, Sum } from '../port/provider.ts';
import type { SubjectName } from './applier.ts';

/** An amount as JSON keeps it, whose numbers end at 2^53. */
interface StoredSum {
  readonly minor: string;
  readonly asset: Asset;
}

/** What a report says, as it is kept. What it is about stands beside it. */
export interface StoredReport extends Omit<Said, 'amount' | 'fee' | 'bought'> {
  readonly amount?: StoredSum;
  readonly fee?: StoredSum;
  readonly bought?: StoredSum;
  /** Of a report that was not applied: what it was about, so that it can be applied later. */
  readonly subject?: SubjectName;
  /** Why it is disputed. */
  readonly why?: string;
}

/**
 * - `applied`: it moved its subject, or told what was known already.
 * - `ignored`: it came too late to move anything.
 * - `disputed`: it says something else than what was ordered or is known; a review applies or dismisses it.
 * - `conflicting`: it came under the name of another, with other content; a review may apply or dismiss it.
 * - `dismissed`: a review has put it aside.
 */
export type KeptOutcome = 'applied' | 'ignored' | 'disputed' | 'conflicting' | 'dismissed';

/** A report as it was received; its row is the claim that keeps it from being applied twice. */
export interface ProviderReport extends ReportSource {
  readonly tenantId: string;
  /** The provider's own name for the report. */
  readonly eventId: string;
  readonly subjectId: string;
  /** Rows of earlier versions have a `status` where there is a `says` now. */
  readonly report: StoredReport;
  readonly outcome: KeptOutcome;
  /** On the server's clock. */
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

/** Names a report that was received. */
export type ReportKey = Pick<ProviderReport, 'tenantId' | 'provider' | 'adapter' | 'eventId'>;

/** The row that tells whether a report was received before. */
export function reportClaimNeed({ tenantId, provider, adapter, eventId }: ReportKey): Need {
  return need(providerReportsTable, { tenantId, provider, adapter, eventId });
}

/** The report that was received under a name, where there was one. */
export function findReport(
  loaded: Loaded,
  { provider, adapter, eventId }: Omit<ReportKey, 'tenantId'>,
): ProviderReport | undefined {
  return loaded.find(providerReportsTable, { provider, adapter, eventId });
}

function storedSum({ minor, asset }: Sum): StoredSum {
  return { minor: minor.toString(), asset };
}

/** What a report says, in the form in which it is kept. */
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

/** A kept report as it was told. */
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

/** What two tellings of one event must agree in. When and how it was told, and in which words, may differ. */
function contentOf(report: StoredReport): string {
  const { says, amount, fee, bought, issued = {}, failureCode } = report;
  const sums = [amount, fee, bought].map((sum) => (sum === undefined ? '' : `${sum.minor} ${sum.asset}`));
  const given = ISSUED.map((name) => issued[name] ?? '');
  return [says, ...sums, failureCode ?? '', ...given].join('|');
}

/** Whether a report tells again what was kept under its name. */
export function isSameContent(kept: ProviderReport, said: StoredReport): boolean {
  // Earlier versions kept no amounts, and the simulator repeats itself word for word.
  if ((kept.report.says as string | undefined) === undefined) return true;
  const [one, other] = [kept.report.transactionHash, said.transactionHash];
  const isOneTransaction = one === undefined || other === undefined || one === other;
  return isOneTransaction && contentOf(kept.report) === contentOf(said);
}

/** The name under which a report is kept that came under the name of another with other content. */
export function conflictingEventId(eventId: string, said: StoredReport, subjectId: string): string {
  const digest = createHash('sha256')
    .update(`${subjectId}|${contentOf(said)}|${said.transactionHash ?? ''}`)
    .digest('hex');
  return `${eventId}#${digest.slice(0, 16)}`;
}

/** What operators and alarms call a report. */
export function nameOfReport({ provider, adapter, eventId }: Omit<ReportKey, 'tenantId'>): string {
  return `${provider}/${adapter}/${eventId}`;
}

/** Records a report with its outcome, in the commit that applies it. */
export function recordReport(
  report: Omit<ProviderReport, 'receivedAt'>,
  { serverNow }: Pick<DecisionContext, 'serverNow'>,
): Effect {
  return insertRow(providerReportsTable, { receivedAt: serverNow, ...report });
}
