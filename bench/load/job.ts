import type { Ready } from '../contestant.ts';

export type Traffic = 'payouts' | { readonly get: readonly string[] };

/** Which of several servers gets a request: any, or the one that all of its wallet's go to. */
export type Balancing = 'random' | 'by wallet';

export interface LoadJob extends Ready {
  /** Where several servers share the load; the callers are divided among them. */
  readonly servers?: { readonly urls: readonly string[]; readonly balancing: Balancing };
  readonly traffic: Traffic;
  /** Connections: in a closed loop each has one request on its way all the time, in an open one they are the most. */
  readonly callers: number;
  /** Whether 503 ends a request of a closed loop, as refused, and not the run. */
  readonly mayRefuse?: true;
  readonly seconds: number;
  /** Requests a second in an open loop; left out, the loop is closed. */
  readonly rate?: number;
}

/** What one round measured. Durations in milliseconds. */
export interface Round {
  readonly answered: number;
  /** Answers 503, which count in no other figure; left out where one ends the run. */
  readonly refused?: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** What the generator answers: the round, or why there is none. */
export type LoadAnswer = { readonly round: Round } | { readonly fault: string };
