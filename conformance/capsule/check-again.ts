import { valueAt, type Json } from '../json/json.ts';
import type { Check } from '../suite/check.ts';
import type { Capsule } from './capsule.ts';

function commandsIn(evidence: Json): readonly Json[] | undefined {
  const commands = valueAt(evidence, 'commands');
  return Array.isArray(commands) ? (commands as readonly Json[]) : undefined;
}

/**
 * The check that a capsule is about, to be tried again: a model's check runs the shrunk commands themselves.
 * A standing check speaks through whatever is called: what was tried as it spoke is tried again.
 */
export function checksAgain(capsule: Capsule, all: readonly Check[]): readonly Check[] {
  const check = all.find(({ name }) => name === capsule.check);
  if (check === undefined) {
    const during = all.filter(({ name }) => name === capsule.during);
    return during.length > 0 ? during : all;
  }
  const commands = commandsIn(capsule.evidence);
  const { again } = check;
  if (commands === undefined || again === undefined) return [check];
  return [{ ...check, run: (trial) => again(trial, commands) }];
}
