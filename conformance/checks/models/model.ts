import type { Json } from '../../json/json.ts';
import { batches, EVERY_COMMAND, type Batch } from '../../model/command.ts';
import { DIRECTIONS } from '../../model/directions.ts';
import { runBatches, type BatchRun } from '../../model/run-batches.ts';
import { named, type Check } from '../../suite/check.ts';
import { movesUnderStoppedClock, withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import { newFigures, tryProperty } from './try-property.ts';

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

/** Does something under a clock that stands, and lets the rates go afterwards that it has pinned. */
async function withPins(trial: Trial, name: string, act: (run: BatchRun) => Promise<void>): Promise<void> {
  const figures = newFigures();
  trial.session.figures.set(name, figures);
  await withStoppedClock(trial, async () => {
    try {
      await act({ trial, figures, isInstant: await movesUnderStoppedClock(trial) });
    } finally {
      for (const direction of DIRECTIONS) await trial.call('pinRate', { body: { ...direction, rate: null } });
    }
  });
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
    run: (trial) =>
      withPins(trial, name, async (run) => {
        const { longest, widest, runs } = shape;
        const sequences = { arbitrary: batches(longest, widest), example: EVERY_COMMAND, runs };
        await tryProperty(trial, sequences, (commands) => runBatches(run, commands));
      }),
    again: (trial, commands: readonly Json[]) =>
      withPins(trial, name, (run) => runBatches(run, commands as unknown as readonly Batch[])),
  };
}

export const sequentialModel = modelCheck(
  'model-sequential',
  'Every sequence of funding, paying, sending, converting, moving, repeating and reading answers as the contract describes it, to the last digit',
  { longest: 48, widest: 1, runs: 20 },
);

export const parallelModel = modelCheck(
  'model-parallel',
  'Requests in flight together answer as if they had come in some order, one after the other',
  { longest: 12, widest: 6, runs: 16 },
);
