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

interface NotedCheck {
  readonly nextReport: string | null;
  /** On the tenant's clock. */
  readonly dueAt: Moment | null;
  /** Reports still to come; 0 until the fault is drawn. */
  readonly deliveries: number;
}

export interface CheckKind<Check extends NotedCheck> {
  readonly failed: (check: Check) => Check;
  readonly save: (check: Check) => RowEffect;
  readonly silence: (check: Check) => RowEffect;
  /** Undefined if there is nothing to report. */
  readonly reportOf: (check: Check) => AddressedReport | undefined;
}

/** Draws the check's fault; it has no answer to overtake. */
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
 * Reports a due check with the tenant's faults, and removes it from the books. Answers whether one was due; idempotent.
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

export type IdentityReport = 'accepted' | 'rejected';

export interface IdentityCheck {
  readonly evidenceId: string;
  readonly tenantId: string;
  readonly nextReport: IdentityReport | null;
  readonly dueAt: Moment | null;
  /** Reports still to come; 0 until the fault is drawn. */
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

/** Due on the tenant's clock. */
export function scheduleCheck(key: CheckKey, nextReport: IdentityReport, dueAt: Moment): RowEffect {
  return saveRow(identityChecksTable, { ...key, nextReport, dueAt, deliveries: 0 });
}

/** Nothing further to report: dropped by a fault, or decided by a control call. */
export function silenceCheck({ evidenceId, tenantId }: CheckKey): RowEffect {
  return saveRow(identityChecksTable, {
    evidenceId,
    tenantId,
    nextReport: null,
    dueAt: null,
    deliveries: 0,
  });
}
