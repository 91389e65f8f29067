import type { Contestant } from './contestant.ts';
import type { Traffic } from './load/run-load.ts';

/** One thing that is measured, with those that are held against each other in it. */
export interface Scenario {
  readonly name: string;
  readonly traffic: Traffic;
  readonly wallets: 1 | 1000;
  readonly contestants: readonly Contestant[];
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'POST payouts, one hot wallet',
    traffic: 'payouts',
    wallets: 1,
    contestants: ['group commit', 'one transaction a request', 'validation alone'],
  },
  {
    name: 'POST payouts, 1,000 wallets',
    traffic: 'payouts',
    wallets: 1000,
    contestants: ['group commit', 'one transaction a request'],
  },
  { name: 'GET the overview', traffic: 'overview', wallets: 1, contestants: ['group commit'] },
  { name: 'GET a page of movements', traffic: 'movements', wallets: 1, contestants: ['group commit'] },
];
