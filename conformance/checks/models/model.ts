import type fc from 'fast-check';
import { setTimeout as delay } from 'node:timers/promises';
import { textAt, type Json } from '../../json/json.ts';
import { batches, EVERY_COMMAND, type Batch } from '../../model/command.ts';
import { DIRECTIONS } from '../../model/directions.ts';
import { runBatches, type BatchRun } from '../../model/run-batches.ts';
import type { RunFigures } from '../../model/run-figures.ts';
import { searchFailure } from '../../model/search-failure.ts';
import { named, type Check } from '../../suite/check.ts';
import { Broken } from '../../suite/failure.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';

const OPERATIONS = [
  'simulatePayin',
  'advancePayin',
  'simulateDeposit',
  'advanceDeposit',
  'createPayout',
  'previewPayout',
  'createWithdrawal',
  'previewWithdrawal',
  'createConversionQuote',
  'acceptConversionQuote',
  'getConversionQuote',
  'advanceOperation',
  'pinRate',
  'getTreasury',
  'listTransactions',
];

/** How long one property may take, shrinking included. */
const TIME_LIMIT_MS = 25_000;

/** Looks whether a payout moves on although the clock stands: then only held ones stand still. */
export async function movesUnderStoppedClock(trial: Trial): Promise<boolean> {
  await trial.tenant.ensureFunds(100_000n);
  const id = textAt(await trial.tenant.newPayout('1.00'), 'id');
  await delay(300);
  const { status } = (await trial.tenant.do('getPayout', { path: { id } })) as { status: Json };
  if (status === 'accepted') await trial.tenant.advance(id, 'failed');
  return status !== 'accepted';
}

async function tryProperty(
  trial: Trial,
  run: BatchRun,
  arbitrary: fc.Arbitrary<readonly Batch[]>,
  runs: number,
) {
  const found = await searchFailure(arbitrary, (commands) => runBatches(run, commands), {
    seed: trial.session.seed,
    runs,
    examples: [EVERY_COMMAND],
    timeLimitMs: TIME_LIMIT_MS,
  });
  if (found === undefined) return;
  const { broken, sequence: commands, steps } = found;
  const evidence = { commands, steps, ...(broken.evidence as object) } as unknown as Json;
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
    source: 'decision',
    appliesTo: named(...OPERATIONS),
    lacks: ({ policy }) => policy.obstacle,
    run: async (trial) => {
      const figures = newFigures();
      trial.session.figures.set(name, figures);
      await withStoppedClock(trial, async () => {
        const run = { trial, figures, isInstant: await movesUnderStoppedClock(trial) };
        try {
          await tryProperty(trial, run, batches(shape.longest, shape.widest), shape.runs);
        } finally {
          for (const direction of DIRECTIONS)
            await trial.call('pinRate', { body: { ...direction, rate: null } });
        }
      });
    },
  };
}

/** One request after the other. */
export const sequentialModel = modelCheck(
  'model-sequential',
  'Every sequence of funding, paying, sending, converting, moving, repeating and reading answers as the contract describes it, to the last digit',
  { longest: 48, widest: 1, runs: 20 },
);

/** Several requests in flight. */
export const parallelModel = modelCheck(
  'model-parallel',
  'Requests in flight together answer as if they had come in some order, one after the other',
  { longest: 12, widest: 6, runs: 16 },
);
