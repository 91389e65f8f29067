import type { Db } from '../../db/statements/statement.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { Instruction } from '../../outbox/instruction.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../../writes/write.ts';
import type { Issued, Sum } from '../port/provider.ts';
import type { Said } from '../port/provider.ts';
import type { ReportSource } from '../port/provider.ts';

/** A report in our notation, with its source. */
export interface GivenReport {
  readonly source: ReportSource;
  readonly report: Said;
  /** An operator, or the sandbox's caller, has judged it: it is applied even if it contradicts what is known. */
  readonly isReview: boolean;
  /** The account or address it reports belongs to another record; no review can change that. */
  readonly isTaken: boolean;
}

export interface Applied<Row> {
  readonly outcome: 'applied' | 'ignored' | 'disputed';
  /** After the report; undefined if there is none yet. */
  readonly record: Row | undefined;
  readonly subjectId: string;
  readonly why?: string;
  /** Ignored, but it contradicts an earlier report: raises an alarm. */
  readonly isContradiction?: boolean;
  readonly effects: readonly Effect[];
}

export interface SubjectName {
  readonly kind: string;
}

/** Applies reports about one kind of subject; pure, part of the write that brings the report. */
export interface Applier<Name extends SubjectName, Row> {
  /** The identifiers under which its reports are kept; the first always exists. */
  idsOf(name: Name, loaded: Loaded): readonly [string, ...string[]];
  /** The rows that it needs first. */
  needs(name: Name, given: GivenReport, head: TenantHead, serverNow: Moment): Need[];
  furtherNeeds(name: Name, given: GivenReport, loaded: Loaded): Need[];
  /**
   * Compares the report with what was ordered or is known, and applies it; undefined if the tenant has no such subject.
   * @throws ApiError if the subject's state does not allow it
   */
  apply(name: Name, given: GivenReport, loaded: Loaded, context: DecisionContext): Applied<Row> | undefined;
  /** Whether no further report is expected, so that its order is not queried. Default: yes. */
  isAtRest?(name: Name, loaded: Loaded): boolean;
  /** Its status in a report's words, if its provider's answers move it. */
  statusOf?(name: Name, loaded: Loaded): string | undefined;
  /** Whether a due order must not be sent now. */
  isWithheld?(name: Name, loaded: Loaded): boolean;
  /** The whole amount, if its order moves only a part. */
  wholeOf?(name: Name, loaded: Loaded): Sum | undefined;
  /** What an expired order does to it; by default the order is withdrawn. */
  expire?(name: Name, order: Instruction, loaded: Loaded, context: DecisionContext): Effect[];
  /** Why an order unknown to its provider is not sent again, if it cannot be. */
  readonly whyNotAgain?: string;
  /** Whether the reported account or address already belongs to another record, in committed data. */
  isIssuedBefore?(name: Name, issued: Issued, db: Db): Promise<boolean>;
}

export type Subject<Row = unknown> = ReturnType<typeof about<SubjectName, Row>>;

export function about<Name extends SubjectName, Row>(applier: Applier<Name, Row>, name: Name) {
  return {
    name: name as SubjectName,
    whyNotAgain: applier.whyNotAgain,
    idsOf: (loaded: Loaded) => applier.idsOf(name, loaded),
    needs: (given: GivenReport, head: TenantHead, serverNow: Moment) =>
      applier.needs(name, given, head, serverNow),
    furtherNeeds: (given: GivenReport, loaded: Loaded) => applier.furtherNeeds(name, given, loaded),
    apply: (given: GivenReport, loaded: Loaded, context: DecisionContext) =>
      applier.apply(name, given, loaded, context),
    isAtRest: (loaded: Loaded) => applier.isAtRest?.(name, loaded) ?? true,
    statusOf: (loaded: Loaded) => applier.statusOf?.(name, loaded),
    isWithheld: (loaded: Loaded) => applier.isWithheld?.(name, loaded) ?? false,
    isPart: applier.wholeOf !== undefined,
    wholeOf: (loaded: Loaded) => applier.wholeOf?.(name, loaded),
    expires: applier.expire !== undefined,
    expire: (order: Instruction, loaded: Loaded, context: DecisionContext) =>
      applier.expire?.(name, order, loaded, context),
    isIssuedBefore: async (issued: Issued | undefined, db: Db): Promise<boolean> =>
      issued !== undefined && (await applier.isIssuedBefore?.(name, issued, db)) === true,
  };
}

/** A report that contradicts what was ordered or is known: nothing is applied. */
export function dispute<Row>(record: Row | undefined, subjectId: string, why: string): Applied<Row> {
  return { outcome: 'disputed', record, subjectId, why, effects: [] };
}
