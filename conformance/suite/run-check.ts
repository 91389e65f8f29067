import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/operation.ts';
import { bounded } from './bounded.ts';
import type { Check } from './check.ts';
import { lacksConfirmation } from './credentials.ts';
import { RECIPES } from './recipes.ts';
import { drawingBy } from './side-by-side.ts';
import type { Session } from './session.ts';
import { Trial } from './trial.ts';
import type { World } from './world.ts';

/** How one check came out for one operation. */
export interface Cell {
  readonly operation: string;
  readonly check: string;
  readonly outcome: 'held' | 'broken' | 'not tried';
  /** Why it was not tried. */
  readonly reason?: string;
  /** How long its part of the check took, if it has one of its own. */
  readonly durationMs?: number;
}

/** How one check came out. */
export interface CheckResult {
  readonly check: Check;
  readonly cells: readonly Cell[];
  readonly durationMs: number;
}

/** How far a check may go. */
export interface Bounds {
  /** How long one check may take, in milliseconds; two minutes if it is left out. */
  readonly checkMs?: number | undefined;
  /** Ends the check that is under way, and the run with it. */
  readonly signal?: AbortSignal | undefined;
}

const CHECK_MS = 120_000;

/** The operations that a check applies to. */
function applicableTo(check: Check, { contract, console }: Session): Operation[] {
  const { operations } = check.of === 'console' ? (console ?? NO_CONSOLE) : contract;
  return [...operations.values()].filter((each) => check.appliesTo(each));
}

const NO_CONSOLE: Pick<Contract, 'operations'> = { operations: new Map() };

/** Operations that a check names and the document lacks. */
function lackingIn(check: Check, session: Session): Cell[] {
  const { operations } = check.of === 'console' ? (session.console ?? NO_CONSOLE) : session.contract;
  const lacking = check.appliesTo.ids?.filter((id) => !operations.has(id)) ?? [];
  return lacking.map((operation) => ({
    operation,
    check: check.name,
    outcome: 'not tried',
    reason: 'the document does not have it',
  }));
}

function skipped(check: Check, operations: readonly Operation[], reason: string): Cell[] {
  return operations.map(({ id }) => ({ operation: id, check: check.name, outcome: 'not tried', reason }));
}

/** A check that was not tried on any operation that it applies to. */
export function untried(check: Check, { session }: World, reason: string): CheckResult {
  const applicable = applicableTo(check, session);
  return {
    check,
    cells: [...skipped(check, applicable, reason), ...lackingIn(check, session)],
    durationMs: 0,
  };
}

/**
 * Tries one check on all operations that it applies to. A failure may name an operation beyond those: the one that
 * really broke, while the check worked with it.
 */
export async function runCheck(
  check: Check,
  world: World,
  { checkMs = CHECK_MS, signal }: Bounds = {},
): Promise<CheckResult> {
  const { session } = world;
  const startedAt = session.now();
  const applicable = applicableTo(check, session);
  // What people sign in by is called by whoever signs in: no recipe and no given confirmation is needed.
  const isKnown = ({ id }: Operation): boolean => check.of === 'console' || RECIPES[id] !== undefined;
  const strangers = applicable.filter((each) => !isKnown(each));
  const isLocked = (each: Operation): boolean =>
    isKnown(each) &&
    check.of !== 'console' &&
    each.needsStepUp &&
    lacksConfirmation(session.credentials) !== undefined;
  const known = applicable.filter((each) => isKnown(each) && !isLocked(each));
  const unknown = [
    ...skipped(check, strangers, 'the suite does not know the operation'),
    ...skipped(check, applicable.filter(isLocked), lacksConfirmation(session.credentials) ?? ''),
    ...lackingIn(check, session),
  ];
  const lack = check.lacks?.(world);
  if (lack !== undefined || known.length === 0) {
    const cells = skipped(check, known, lack ?? 'it applies to no operation');
    return { check, cells: [...cells, ...unknown], durationMs: 0 };
  }
  const trial = new Trial(check.name, known, world);
  try {
    const run = (): Promise<void> => drawingBy(session.random.fork(check.name), () => check.run(trial));
    await bounded(run, { name: check.name, ms: checkMs, signal });
  } catch (error) {
    trial.end(error);
  }
  const broken = new Set(
    session.failures.filter((failure) => failure.check === check.name).map(({ operation }) => operation),
  );
  const cells = known.map(({ id }): Cell => {
    const took = trial.tookMs.get(id);
    const cell = {
      operation: id,
      check: check.name,
      ...(took === undefined ? {} : { durationMs: Math.round(took) }),
    };
    if (broken.has(id)) return { ...cell, outcome: 'broken' };
    const reason = trial.untried.get(id);
    if (reason !== undefined) return { ...cell, outcome: 'not tried', reason };
    if (trial.called.has(id)) return { ...cell, outcome: 'held' };
    return { ...cell, outcome: 'not tried', reason: 'the check never reached it' };
  });
  const others = [...broken].filter((id) => !known.some((operation) => operation.id === id));
  const elsewhere = others.map((operation): Cell => ({ operation, check: check.name, outcome: 'broken' }));
  return { check, cells: [...cells, ...elsewhere, ...unknown], durationMs: session.now() - startedAt };
}
