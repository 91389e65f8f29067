import type { Contestant } from './contestant.ts';
import type { Traffic } from './load/run-load.ts';

/** One thing that is measured, with those that are held against each other in it. */
export interface Scenario {
  readonly name: string;
  readonly traffic: Traffic;
  readonly wallets: 1 | 1000;
  readonly contestants: readonly Contestant[];
}

const WRITERS = ['group commit', 'one transaction a request', 'validation alone'] as const;

/** A read has no transaction to share, so that only the edge stands beside it. */
const READERS = ['group commit', 'validation alone'] as const;

/** The scenario on which the gate stands. */
export const HOT_WALLET: Scenario = {
  name: 'POST payouts, one hot wallet',
  traffic: 'payouts',
  wallets: 1,
  contestants: WRITERS,
};

export const SCENARIOS: readonly Scenario[] = [
  HOT_WALLET,
  { name: 'POST payouts, 1,000 wallets', traffic: 'payouts', wallets: 1000, contestants: WRITERS },
  { name: 'GET the overview', traffic: 'overview', wallets: 1, contestants: READERS },
  { name: 'GET a page of 50 movements', traffic: 'movements', wallets: 1, contestants: READERS },
];
