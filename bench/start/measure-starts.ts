import { HERE } from '../checkouts/open-checkout.ts';
import { median, presentMedian } from '../spread.ts';
import { startOnce, type Start, type Starter } from './start-once.ts';
import { startScriptOf } from './start-program.ts';

const FIRST_201 = { path: '/v1/treasury/funding-instruments', body: '{"type": "aud_account"}' };

/** How a checkout is started as `npm start` does it, with its first 201. */
export const corridor = (
  name: string,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Starter => ({
  name,
  folder,
  command: startScriptOf(folder),
  variables,
  ...FIRST_201,
});

export const BARE: Starter = {
  name: 'a bare Express app',
  folder: HERE,
  command: 'exec node bench/start/bare-express.js',
  variables: {},
  path: '/things',
  body: '{"type": "thing"}',
};

/** Lets the starters take turns, so that what the machine does meanwhile falls on all alike; the first round does not count. */
export async function measureStarts(
  starters: readonly Starter[],
  rounds: number,
): Promise<Map<Starter, Start[]>> {
  const starts = new Map<Starter, Start[]>(starters.map((starter) => [starter, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % starters.length;
    for (const starter of [...starters.slice(first), ...starters.slice(0, first)]) {
      const start = await startOnce(starter);
      if (round > 0) starts.get(starter)?.push(start);
    }
  }
  return starts;
}

export function middle(starts: readonly Start[], key: keyof Start): number {
  return median(starts.map((start) => start[key]));
}

function cell(starts: readonly Start[], key: keyof Start, digits: number): string {
  return presentMedian(
    starts.map((start) => start[key]),
    digits,
  );
}

export function presentStarts(figures: ReadonlyMap<Starter, readonly Start[]>): string {
  const bare = figures.get(BARE) ?? [];
  const rows = [...figures].map(([{ name }, starts]) => {
    const ratio = (key: keyof Start): string => (middle(starts, key) / middle(bare, key)).toFixed(2);
    const cells = [cell(starts, 'seconds', 3), ratio('seconds'), cell(starts, 'cpuSeconds', 2)];
    const memory = [cell(starts, 'residentMiB', 0), cell(starts, 'residentMiBAtRest', 0)];
    const row = [name, ...cells, ratio('cpuSeconds'), cell(starts, 'cpuSecondsAtRest', 2), ...memory];
    return `| ${row.join(' | ')} |`;
  });
  return [
    '| What starts | Seconds to the first 201 | ratio | CPU seconds | ratio | at rest | MiB resident | at rest |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
