import type { Moment } from '../../calendar/clock.ts';
import {
  type RowEffect,
  defineTable,
  integer,
  momentOrNull,
  saveRow,
  text,
  textOrNull,
  waitsUntil,
} from '../../db/statements/table.ts';
import type { Decision, DecisionContext, Loaded } from '../../writes/write.ts';
import { type AddressedReport, decideReport } from '../inbox/decide-report.ts';
import { type Fault, takeFault } from './faults.ts';

/** What the simulated identity provider notes of a check, whatever it looks at. */
interface NotedCheck {
  /** What it will report next; null where it has nothing more to say. */
  readonly nextReport: string | null;
  /** When, on the tenant's clock. */
  readonly dueAt: Moment | null;
  /** How often it will still be reported; 0 until the provider has looked at what goes wrong with it. */
  readonly deliveries: number;
}

/** A kind of check: how it is kept, and what it says. */
export interface CheckKind<Check extends NotedCheck> {
  /** The check as it fails where the tenant asked for that. */
  readonly failed: (check: Check) => Check;
  readonly save: (check: Check) => RowEffect;
  /** The check with nothing more to report. */
  readonly silence: (check: Check) => RowEffect;
  /** What it reports now; undefined where it has nothing to say. */
  readonly reportOf: (check: Check) => AddressedReport | undefined;
}

/** A check after the provider has looked at what goes wrong with it; there is no answer that it could overtake. */
function withFault<Check extends NotedCheck>(
  check: Check,
  fault: Fault | undefined,
  failed: (check: Check) => Check,
  now: Moment,
): Check {
  switch (fault?.fault) {
    case 'fail':
      return { ...failed(check), deliveries: 1 };
    case 'delay':
      return { ...check, dueAt: now + fault.delayMs, deliveries: 1 };
    case 'repeat':
      return { ...check, deliveries: 2 };
    case 'drop':
      return { ...check, nextReport: null, dueAt: null, deliveries: 1 };
    case 'reorder':
    case undefined:
      return { ...check, deliveries: 1 };
  }
}

/**
 * Reports what a check has found out where it is due, with the faults that the tenant asked for, and strikes it from the
 * provider's books. Answers whether a report was due; repeated, it does nothing.
 */
export function decideCheck<Check extends NotedCheck>(
  check: Check | undefined,
  { failed, save, silence, reportOf }: CheckKind<Check>,
  loaded: Loaded,
  context: DecisionContext,
): Decision<boolean> {
  if (check === undefined || check.nextReport === null || (check.dueAt ?? 0) > context.now) {
    return { reply: false, effects: [] };
  }
  const isNew = check.deliveries === 0;
  const { fault, effects } = isNew ? takeFault(loaded, 'identity') : { fault: undefined, effects: [] };
  const judged = isNew ? withFault(check, fault, failed, context.now) : check;
  const report = reportOf(judged);
  if (report === undefined || (judged.dueAt ?? 0) > context.now) {
    return { reply: true, effects: [...effects, save(judged)] };
  }
  const decision = decideReport(report, loaded, context);
  const deliveries = judged.deliveries - 1;
  const struck = deliveries > 0 ? save({ ...judged, deliveries }) : silence(judged);
  return { reply: true, effects: [...effects, ...decision.effects, struck] };
}

/** What an identity provider says of evidence in the end. */
export type IdentityReport = 'accepted' | 'rejected';

/** A check in the simulated identity provider's own books. */
export interface IdentityCheck {
  readonly evidenceId: string;
  readonly tenantId: string;
  /** What it will report next; null where it has nothing more to say. */
  readonly nextReport: IdentityReport | null;
  /** When, on the tenant's clock. */
  readonly dueAt: Moment | null;
  /** How often it will still be reported; 0 until the provider has looked at what goes wrong with it. */
  readonly deliveries: number;
}

export const identityChecksTable = defineTable<IdentityCheck>({
  name: 'simulated_checks',
  key: ['evidenceId'],
  due: ({ nextReport, dueAt }) => waitsUntil(nextReport === null ? null : dueAt),
  columns: {
    evidenceId: text(),
    tenantId: text(),
    nextReport: textOrNull<IdentityReport>(),
    dueAt: momentOrNull(),
    deliveries: integer(),
  },
});

type CheckKey = Pick<IdentityCheck, 'evidenceId' | 'tenantId'>;

/** Notes what the simulated provider will report of evidence, due at a moment of the tenant's clock. */
export function scheduleCheck(key: CheckKey, nextReport: IdentityReport, dueAt: Moment): RowEffect {
  return saveRow(identityChecksTable, { ...key, nextReport, dueAt, deliveries: 0 });
}

/** A check with nothing more to report: it was dropped, or a control call has decided in the provider's place. */
export function silenceCheck({ evidenceId, tenantId }: CheckKey): RowEffect {
  return saveRow(identityChecksTable, {
    evidenceId,
    tenantId,
    nextReport: null,
    dueAt: null,
    deliveries: 0,
  });
}
