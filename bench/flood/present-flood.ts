import { median } from '../spread.ts';
import type { FloodFigures, FloodRound, Waits } from './measure-flood.ts';

const MIB = 1024 * 1024;

/** How many times as long the payer waits beside the flood as alone, at p99, round by round. */
export function floodRatio({ rounds }: FloodFigures, wait: 'writeQueueP99Ms' | 'answerP99Ms'): number {
  return median(rounds.map(({ alone, flooded }) => flooded[wait] / alone[wait]));
}

/** Whether any refusal was not what it must be. */
export function hasFaults({ rounds }: FloodFigures): boolean {
  return rounds.some(({ end }) => end.faults.size > 0);
}

function merged<Key>(counts: readonly ReadonlyMap<Key, number>[]): Map<Key, number> {
  const sum = new Map<Key, number>();
  for (const each of counts) for (const [key, count] of each) sum.set(key, (sum.get(key) ?? 0) + count);
  return sum;
}

function row(name: string, rounds: readonly FloodRound[], who: 'alone' | 'flooded'): string {
  const field = (wait: keyof Waits): string => median(rounds.map((round) => round[who][wait])).toFixed(1);
  const cells = [
    name,
    median(rounds.map((round) => round[who].count)).toFixed(0),
    ...(['writeQueueP50Ms', 'writeQueueP99Ms', 'answerP50Ms', 'answerP99Ms'] as const).map(field),
  ];
  return `| ${cells.join(' | ')} |`;
}

export function presentFlood(figures: FloodFigures): string {
  const { rounds, calmMemory, peakMemory } = figures;
  const sum = (field: 'paid' | 'refused' | 'cameBack'): number =>
    rounds.reduce((total, { end }) => total + end[field], 0);
  const waits = [...merged(rounds.map(({ end }) => end.retryAfter))].sort(([one], [other]) => one - other);
  const faults = [...merged(rounds.map(({ end }) => end.faults))];
  return [
    '| One who pays one at a time | payouts | in the write queue p50 ms | p99 ms | answer p50 ms | p99 ms |',
    '| --- | --: | --: | --: | --: | --: |',
    row('alone', rounds, 'alone'),
    row('beside the flood', rounds, 'flooded'),
    '',
    `At p99 ${floodRatio(figures, 'writeQueueP99Ms').toFixed(1)} times as long in the write queue, and ` +
      `${floodRatio(figures, 'answerP99Ms').toFixed(1)} times as long to its answer.`,
    '',
    `The flood paid ${median(rounds.map(({ paidPerSecond }) => paidPerSecond)).toFixed(0)} a second, ` +
      `${sum('paid')} in all; ${sum('refused')} answers were 503, and ${sum('cameBack')} keys of those refused were paid with ` +
      `afterwards. Retry-After: ${waits.map(([seconds, count]) => `${seconds} s × ${count}`).join(', ')}.`,
    '',
    `Unanswered at most ${Math.max(...rounds.map(({ peakWrites }) => peakWrites))} writes of ` +
      `${(Math.max(...rounds.map(({ peakBytes }) => peakBytes)) / MIB).toFixed(1)} MiB as they count. Resident ` +
      `${(calmMemory / MIB).toFixed(0)} MiB before the first flood, ${(peakMemory / MIB).toFixed(0)} MiB at most.`,
    '',
    faults.length === 0
      ? 'Every refusal was 503 with Retry-After, and none of the refused had been carried out.'
      : `FAULTS: ${faults.map(([fault, count]) => `${fault} (${count})`).join('; ')}`,
  ].join('\n');
}
