import type { Contestant } from './contestant.ts';
import type { Traffic } from './load/job.ts';

export interface Subscribers {
  readonly count: number;
  readonly eventTypes: readonly string[];
}

export interface Scenario {
  readonly name: string;
  readonly traffic: Traffic;
  readonly wallets: 1 | 4 | 1000;
  readonly contestants: readonly Contestant[];
  readonly terms?: object;
  /** Who hears of the wallet's events, where anybody does: how many subscriptions of one filter. */
  readonly subscribers?: Subscribers;
  /** Whether payouts count when they have settled: then the whole program is measured, with its workers and simulators. */
  readonly settles?: true;
}

const WRITERS = ['group commit', 'one transaction a request', 'validation alone'] as const;

/** A read has no transaction to share, so that only the edge stands beside it. */
const READERS = ['group commit', 'validation alone'] as const;

export const HOT_WALLET: Scenario = {
  name: 'POST payouts, one hot wallet',
  traffic: 'payouts',
  wallets: 1,
  contestants: WRITERS,
};

export const UNTIL_SETTLED: Scenario = {
  name: 'POST payouts, until they have settled',
  traffic: 'payouts',
  wallets: 1,
  contestants: ['group commit'],
  settles: true,
};

export const OVERVIEW: Scenario = {
  name: 'GET the overview',
  traffic: { get: ['/v1/treasury'] },
  wallets: 1,
  contestants: READERS,
};

/** Larger than all that a run pays out, so that every rule is asked and none refuses. */
const AMPLE = '900000000000.00';

const REALISTIC_TERMS = {
  limits: {
    rules: [
      { operation: 'payout', asset: 'AUD', window: 'transaction', maximum: '250000.00', action: 'hold' },
      {
        operation: 'payout',
        asset: 'AUD',
        window: 'transaction',
        minimum: '0.50',
        maximum: AMPLE,
        action: 'reject',
      },
      { operation: 'payout', asset: 'AUD', window: 'day', maximum: AMPLE, action: 'reject' },
      { operation: 'payout', asset: 'AUD', window: 'month', maximum: AMPLE, action: 'hold' },
      { operation: 'payin', asset: 'AUD', window: 'transaction', maximum: AMPLE, action: 'hold' },
    ],
    beneficiaryDailyMaximum: 90_000_000_000,
  },
  pricing: {
    fees: [
      { operation: 'payin', asset: 'AUD', flat: '0.10', bps: 5 },
      { operation: 'payout', asset: 'AUD', flat: '0.30', bps: 10, minimum: '0.35', maximum: '25.00' },
    ],
  },
};

export const SCENARIOS: readonly Scenario[] = [
  HOT_WALLET,
  { name: 'POST payouts, four wallets', traffic: 'payouts', wallets: 4, contestants: ['group commit'] },
  { name: 'POST payouts, 1,000 wallets', traffic: 'payouts', wallets: 1000, contestants: WRITERS },
  {
    name: 'POST payouts, five limits and two fees',
    traffic: 'payouts',
    wallets: 1,
    contestants: ['group commit', 'one transaction a request'],
    terms: REALISTIC_TERMS,
  },
  UNTIL_SETTLED,
  ...[
    {
      name: 'one subscription that matches nothing',
      subscribers: { count: 1, eventTypes: ['invoice.voided'] },
    },
    { name: 'one subscription that matches', subscribers: { count: 1, eventTypes: ['payout.*'] } },
    { name: '20 subscriptions that match', subscribers: { count: 20, eventTypes: ['payout.*'] } },
  ].map(({ name, subscribers }): Scenario => ({
    name: `POST payouts, ${name}`,
    traffic: 'payouts',
    wallets: 1,
    contestants: ['group commit'],
    subscribers,
  })),
  OVERVIEW,
  {
    name: 'GET a page of 50 movements',
    traffic: { get: ['/v1/treasury/transactions'] },
    wallets: 1,
    contestants: READERS,
  },
];
