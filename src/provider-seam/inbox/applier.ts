import type { Knex } from 'knex';
import type { Moment } from '../../calendar/clock.ts';
import type { Instruction } from '../../outbox/instruction.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../../writes/write.ts';
import type { Issued, Sum } from '../port/provider.ts';
import type { Said } from '../port/provider.ts';
import type { ReportSource } from '../port/provider.ts';

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

/** What a report is about, as it is kept with a report that was not applied. */
export interface SubjectName {
  readonly kind: string;
}

/** How reports about one kind of subject are applied: pure, and part of whatever write brings the report. */
export interface Applier<Name extends SubjectName, Row> {
  /** The identifiers under which reports about the subject are kept, the one first that is there in any case. */
  idsOf(name: Name, loaded: Loaded): readonly [string, ...string[]];
  /** The rows that it needs first. */
  needs(name: Name, given: GivenReport, head: TenantHead, serverNow: Moment): Need[];
  /** The rows that only those can name. */
  furtherNeeds(name: Name, given: GivenReport, loaded: Loaded): Need[];
  /**
   * Compares what the report says with what was ordered or is known, and applies it. Undefined where the tenant has no
   * such subject.
   * @throws ApiError where the subject cannot take what the report says
   */
  apply(name: Name, given: GivenReport, loaded: Loaded, context: DecisionContext): Applied<Row> | undefined;
  /** Whether nothing more is to come of it: then nobody asks about its order. Without this, nothing is ever to come. */
  isAtRest?(name: Name, loaded: Loaded): boolean;
  /** How it stands, in a report's words, if its provider's answers move it. */
  statusOf?(name: Name, loaded: Loaded): string | undefined;
  /** Whether its order is not to be handed over now, though it is due. */
  isWithheld?(name: Name, loaded: Loaded): boolean;
  /** The whole amount of which its order moves a part, where that is another. */
  wholeOf?(name: Name, loaded: Loaded): Sum | undefined;
  /** What its order that has become too old does to it; the order itself is withdrawn unless this says what becomes of it. */
  expire?(name: Name, order: Instruction, loaded: Loaded, context: DecisionContext): Effect[];
  /** Why its order is not sent again that its provider does not have, if it cannot be. */
  readonly whyNotAgain?: string;
  /** Whether what a report says was opened for it is another's already, of what is committed. */
  isIssuedBefore?(name: Name, issued: Issued, db: Knex): Promise<boolean>;
}

/** What a report or an order is about, with how reports about it are applied. */
export type Subject<Row = unknown> = ReturnType<typeof about<SubjectName, Row>>;

/** A subject by its name. */
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
    isIssuedBefore: async (issued: Issued | undefined, db: Knex): Promise<boolean> =>
      issued !== undefined && (await applier.isIssuedBefore?.(name, issued, db)) === true,
  };
}

/** A report that says something else than what was ordered or is known: nothing of it is applied. */
export function dispute<Row>(record: Row | undefined, subjectId: string, why: string): Applied<Row> {
  return { outcome: 'disputed', record, subjectId, why, effects: [] };
}
