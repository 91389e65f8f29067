import type { TenantHead } from '../writes/tenant.ts';
import type { Moment } from '../clock.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../writes/write.ts';
import type { ReportSource, Said } from './provider-report.ts';

/** A report as an applier gets it: in our notation, with who brings it. */
export interface GivenReport {
  readonly source: ReportSource;
  readonly report: Said;
  /**
   * Somebody who may has looked at it, the operator or the sandbox's caller: it is applied though it says something else
   * than what is known.
   */
  readonly isReview: boolean;
  /** What it says was opened is another's already: nobody else can have it, whoever has looked. */
  readonly isTaken: boolean;
}

/** What a report did to its subject. */
export interface Applied<Row> {
  readonly outcome: 'applied' | 'ignored' | 'disputed';
  /** The subject as the report left it; undefined where there is none yet. */
  readonly record: Row | undefined;
  readonly subjectId: string;
  /** Why it is disputed: a stable word. */
  readonly why?: string;
  /** It was ignored, though it contradicts what was told before: somebody should look. */
  readonly isContradiction?: boolean;
  readonly effects: readonly Effect[];
}

/** How reports about one kind of subject are applied: pure, and part of whatever write brings the report. */
export interface Applier<Subject, Row> {
  /** The identifiers under which reports about the subject are kept, the one first that is there in any case. */
  idsOf(subject: Subject, loaded: Loaded): readonly [string, ...string[]];
  /** The rows that it needs first. */
  needs(subject: Subject, given: GivenReport, head: TenantHead, serverNow: Moment): Need[];
  /** The rows that only those can name. */
  furtherNeeds(subject: Subject, given: GivenReport, loaded: Loaded): Need[];
  /**
   * Compares what the report says with what was ordered or is known, and applies it. Undefined where the tenant has no
   * such subject.
   * @throws ApiError where the subject cannot take what the report says
   */
  apply(
    subject: Subject,
    given: GivenReport,
    loaded: Loaded,
    context: DecisionContext,
  ): Applied<Row> | undefined;
}

/** A report that says something else than what was ordered or is known: nothing of it is applied. */
export function dispute<Row>(record: Row | undefined, subjectId: string, why: string): Applied<Row> {
  return { outcome: 'disputed', record, subjectId, why, effects: [] };
}
