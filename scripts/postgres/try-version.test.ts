import { expect, it } from 'vitest';
import { countVersion, tableOf, type VersionRow } from './try-version.ts';

const passed = (count: number): { passed: number; failed: number } => ({ passed: count, failed: 0 });

const ROWS: readonly VersionRow[] = [
  {
    version: 15,
    seconds: 40,
    checks: {
      migrations: passed(8),
      plans: passed(70),
      tour: passed(15),
      suite: { passed: 800, failed: 2, failures: ['suite: a payout stays accepted', 'suite: another'] },
      crash: passed(13),
      concurrency: passed(34),
    },
  },
  {
    version: 16,
    seconds: 9,
    checks: {
      migrations: passed(8),
      plans: undefined,
      tour: passed(15),
      suite: passed(802),
      crash: passed(13),
      concurrency: passed(34),
    },
  },
];

it('puts versions into one table, and shows what failed and what did not run', () => {
  expect(tableOf(ROWS).split('\n')).toEqual([
    'PostgreSQL  migrations  plans      tour       suite       crash      concurrency  seconds',
    '15          8 passed    70 passed  15 passed  2 FAILED    13 passed  34 passed    40',
    '16          8 passed    -          15 passed  802 passed  13 passed  34 passed    9',
  ]);
});

it('counts every check of a version, and names what failed', () => {
  expect(ROWS.map(countVersion)).toEqual([
    { passed: 940, failed: 2, failures: ['suite: a payout stays accepted', 'suite: another'] },
    { passed: 872, failed: 0, failures: [] },
  ]);
});
