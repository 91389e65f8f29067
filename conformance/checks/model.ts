import fc from 'fast-check';
import { setTimeout as delay } from 'node:timers/promises';
import { textAt, type Json } from '../json/json.ts';
import { batches, type Batch } from '../model/command.ts';
import { runBatches, type BatchRun } from '../model/run-batches.ts';
import type { RunFigures } from '../model/run-figures.ts';
import { named, type Check } from '../suite/check.ts';
import { Broken } from '../suite/failure.ts';
import type { Trial } from '../suite/trial.ts';

const OPERATIONS = [
  'simulatePayin',
  'advancePayin',
  'createPayout',
  'previewPayout',
  'advanceOperation',
  'getPayout',
  'getTreasury',
  'listTransactions',
];

/** How long one property may take, shrinking included. */
const TIME_LIMIT_MS = 25_000;

/** Each command once, so that every run does all that it speaks of. */
const EVERY_COMMAND: readonly Batch[] = [
  [{ do: 'fund', cents: 300_000, outcome: 'detected' }],
  [{ do: 'move payin', pick: 0, to: 'credited' }],
  [{ do: 'preview', share: 300 }],
  [{ do: 'pay', share: 300, ending: 3, reuse: false }],
  [{ do: 'move payout', pick: 0, to: 'settled' }],
  [{ do: 'read payout', pick: 0 }],
  [{ do: 'replay', pick: 2 }],
  [{ do: 'misuse key', pick: 2 }],
  [{ do: 'list movements', limit: 3 }],
  [{ do: 'read overview' }],
];

/** Looks whether a payout moves on although the clock stands: then only held ones stand still. */
async function movesUnderStoppedClock(trial: Trial): Promise<boolean> {
  await trial.tenant.ensureFunds(100_000n);
  const id = textAt(await trial.tenant.newPayout('1.00'), 'id');
  await delay(300);
  const { status } = (await trial.tenant.do('getPayout', { path: { id } })) as { status: Json };
  if (status === 'accepted') await trial.tenant.advance(id, 'failed');
  return status !== 'accepted';
}

/** Does something while the account's clock stands, so that nothing moves but what is moved. */
export async function withStoppedClock(
  trial: Trial,
  act: (isInstant: boolean) => Promise<void>,
): Promise<void> {
  const now = textAt(await trial.get('getClock'), 'now');
  await trial.get('setClock', { body: { frozenAt: new Date(Date.parse(now) + 2000).toISOString() } });
  try {
    await act(await movesUnderStoppedClock(trial));
  } finally {
    await trial.call('setClock', { body: { running: true } });
  }
}

async function tryProperty(
  trial: Trial,
  run: BatchRun,
  arbitrary: fc.Arbitrary<readonly Batch[]>,
  numRuns: number,
) {
  let found: { readonly broken: Broken; readonly commands: readonly Batch[] } | undefined;
  const property = fc.asyncProperty(arbitrary, async (commands) => {
    try {
      await runBatches(run, commands);
    } catch (error) {
      if (error instanceof Broken) found = { broken: error, commands };
      throw error;
    }
  });
  const details = await fc.check(property, {
    seed: trial.session.seed,
    numRuns,
    examples: [[EVERY_COMMAND]],
    interruptAfterTimeLimit: TIME_LIMIT_MS,
    markInterruptAsFailure: false,
  });
  if (!details.failed) return;
  if (found === undefined) {
    const { errorInstance } = details;
    throw errorInstance instanceof Error ? errorInstance : new Error('The property could not be run');
  }
  const { broken, commands } = found;
  const evidence = { commands, steps: details.numShrinks, ...(broken.evidence as object) } as unknown as Json;
  throw new Broken(broken.operation, broken.message, broken.exchanges, evidence);
}

function newFigures(): RunFigures {
  return { sequences: 0, commands: 0, refused: 0, statuses: new Set() };
}

function modelCheck(
  name: string,
  title: string,
  shape: { longest: number; widest: number; runs: number },
): Check {
  return {
    name,
    title,
    source: 'interface',
    appliesTo: named(...OPERATIONS),
    lacks: ({ policy }) => policy.obstacle,
    run: async (trial) => {
      const figures = newFigures();
      trial.session.figures.set(name, figures);
      await withStoppedClock(trial, async (isInstant) => {
        const run = { trial, figures, isInstant };
        await tryProperty(trial, run, batches(shape.longest, shape.widest), shape.runs);
      });
    },
  };
}

/** One request after the other. */
export const sequentialModel = modelCheck(
  'model-sequential',
  'Every sequence of funding, paying, moving, repeating and reading answers as the contract describes it, to the cent',
  { longest: 40, widest: 1, runs: 7 },
);

/** Several requests in flight. */
export const parallelModel = modelCheck(
  'model-parallel',
  'Requests in flight together answer as if they had come in some order, one after the other',
  { longest: 10, widest: 6, runs: 7 },
);
