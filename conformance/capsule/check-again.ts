import { valueAt, type Json } from '../json/json.ts';
import type { Check } from '../suite/check.ts';
import type { Capsule } from './capsule.ts';

function commandsIn(evidence: Json): readonly Json[] | undefined {
  const commands = valueAt(evidence, 'commands');
  return Array.isArray(commands) ? (commands as readonly Json[]) : undefined;
}

/** A check of one operation alone; undefined if it is not about it, or about no other. */
function alone(check: Check, operation: string): Check | undefined {
  const { ids } = check.appliesTo;
  if (ids !== undefined) return undefined;
  return { ...check, appliesTo: (each) => each.id === operation && check.appliesTo(each) };
}

/**
 * What is tried again of a capsule, one after the other until it happens: the part of the check that is about its operation, and
 * then the whole check. A model's check runs the shrunk commands themselves. A standing check speaks through whatever is called:
 * what was tried as it spoke is tried again.
 */
export function checksAgain(capsule: Capsule, all: readonly Check[]): readonly (readonly Check[])[] {
  const named = all.find(({ name }) => name === capsule.check);
  const check = named ?? all.find(({ name }) => name === capsule.during);
  if (check === undefined) return [all];
  const commands = commandsIn(capsule.evidence);
  const { again } = check;
  if (named !== undefined && commands !== undefined && again !== undefined)
    return [[{ ...check, run: (trial) => again(trial, commands) }]];
  const part = alone(check, capsule.operation);
  return part === undefined ? [[check]] : [[part], [check]];
}
