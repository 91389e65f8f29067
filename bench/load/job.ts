import type { Ready } from '../contestant.ts';

export type Traffic = 'payouts' | { readonly get: readonly string[] };

export interface LoadJob extends Ready {
  readonly traffic: Traffic;
  /** Connections: in a closed loop each has one request on its way all the time, in an open one they are the most. */
  readonly callers: number;
  readonly seconds: number;
  /** Requests a second in an open loop; left out, the loop is closed. */
  readonly rate?: number;
}

/** What one round measured. Durations in milliseconds. */
export interface Round {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** What the generator answers: the round, or why there is none. */
export type LoadAnswer = { readonly round: Round } | { readonly fault: string };
