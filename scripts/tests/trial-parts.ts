import { readTestSeed } from '../../src/testing/test-seed.ts';
import { runTrial } from './run-trial.ts';
import type { TestPart } from './test-part.ts';

function trialPart(name: string, file: string, options: readonly string[]): TestPart {
  return { name, run: () => runTrial(file, [...options, '--seed', String(readTestSeed())]) };
}

/**
 * Short runs of the experiments with crashes, outages, providers, people and several processes, those that take longest
 * first; each promise that they judge counts. None of it is judged by time, since other work runs beside them: the tests
 * beside the code show the limits by a clock that they move, and each trial by itself measures them.
 */
export const trialParts: readonly TestPart[] = [
  trialPart('webhooks', 'webhooks.ts', [
    '--no-timed',
    ...['--database', 'postgres', '--cycles', '2', '--end-leases', '--payouts', '20'],
    ...['--deliveries', '5', '--hanging', '0'],
  ]),
  trialPart('outage', 'outage.ts', ['--no-timed', '--freeze', '6', '--read-only', '3', '--restart', '2']),
  trialPart('crash', 'crash.ts', ['--cycles', '1', '--points', '3', '--commits', '2', '--end-leases']),
  trialPart('providers', 'providers.ts', [
    '--no-timed',
    ...['--database', 'sqlite', '--payouts', '20', '--tenants', '2', '--queued', '20'],
    ...['--orders', '12', '--kills', '2', '--stops', '0'],
  ]),
  // Nothing of it is drawn.
  { name: 'workers', run: () => runTrial('workers.ts', ['--database', 'sqlite', '--watch', '0']) },
  trialPart('concurrency', 'concurrency.ts', [
    '--no-timed',
    '--processes',
    '2',
    '--seeds',
    '1',
    '--stops',
    '1',
  ]),
  trialPart('access', 'access.ts', [
    ...['--database', 'postgres', '--uses', '12', '--guesses', '30', '--rounds', '1'],
    ...['--points', '0', '--no-secret', '--limited', '0'],
  ]),
];
