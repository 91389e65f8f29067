import { movesUnderStoppedClock } from '../checks/models/model.ts';
import type { Json } from '../json/json.ts';
import { valueAt } from '../json/json.ts';
import type { Batch } from '../model/command.ts';
import { runBatches } from '../model/run-batches.ts';
import type { Check } from '../suite/check.ts';
import { withStoppedClock } from '../suite/stopped-clock.ts';
import type { Capsule } from './capsule.ts';

function commandsIn(evidence: Json): readonly Batch[] | undefined {
  const commands = valueAt(evidence, 'commands');
  return Array.isArray(commands) ? commands : undefined;
}

/**
 * The check that a capsule is about, to be tried again: a model's check runs the shrunk commands themselves.
 * Standing checks speak through whatever is called, so that all checks are run for them.
 */
export function checksAgain(capsule: Capsule, all: readonly Check[]): readonly Check[] {
  const check = all.find(({ name }) => name === capsule.check);
  if (check === undefined) return all;
  const commands = commandsIn(capsule.evidence);
  if (commands === undefined) return [check];
  return [
    {
      ...check,
      run: async (trial) => {
        const figures = { sequences: 0, commands: 0, refused: 0, statuses: new Set<string>() };
        await withStoppedClock(trial, async () => {
          const isInstant = await movesUnderStoppedClock(trial);
          await runBatches({ trial, figures, isInstant }, commands);
        });
      },
    },
  ];
}
