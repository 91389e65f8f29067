import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';
import { sharedClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { readWaitingOrders, type WaitingOrders } from '../provider-seam/orders/waiting.ts';

const OUTCOMES = ['answered', 'refused', 'retry', 'unknown'] as const;
const BREAKERS = ['closed', 'trying', 'open'] as const;

/** Whoever calls providers, and tells how its line to each of them stands. */
export interface Caller {
  lines(): readonly {
    readonly provider: string;
    readonly breaker: (typeof BREAKERS)[number];
    readonly underWay: number;
    readonly calls: Readonly<Record<(typeof OUTCOMES)[number], number>>;
  }[];
}

/** How this process stands with its providers, looked at whenever the metrics are read. */
export function measureCalls(registry: Registry, caller: Caller): void {
  const registers = [registry];
  new Counter({
    name: 'corridor_provider_calls_total',
    help: 'Duration of provider calls by outcome: answered, refused, failed without effect (retried), or unknown.',
    labelNames: ['provider', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { provider, calls } of caller.lines()) {
        for (const outcome of OUTCOMES) this.inc({ provider, outcome }, calls[outcome]);
      }
    },
  });
  new Gauge({
    name: 'corridor_provider_calls_under_way',
    help: 'Provider calls in progress.',
    labelNames: ['provider'],
    registers,
    collect() {
      for (const { provider, underWay } of caller.lines()) this.set({ provider }, underWay);
    },
  });
  new Gauge({
    name: 'corridor_provider_breaker',
    help: 'State of the circuit breaker of a provider: 1 for the current state, else 0.',
    labelNames: ['provider', 'state'],
    registers,
    collect() {
      for (const { provider, breaker } of caller.lines()) {
        for (const state of BREAKERS) this.set({ provider, state }, state === breaker ? 1 : 0);
      }
    },
  });
}

/** The orders that wait in the database, whoever is to send them, counted whenever the metrics are read. */
export function measureOrders(registry: Registry, database: Database): void {
  const registers = [registry];
  // Both figures are of one reading. While the database is out there is nothing to say, which is no fault of the others.
  let reading: Promise<readonly WaitingOrders[]> | undefined;
  const read = async (): Promise<readonly WaitingOrders[]> => {
    reading ??= readWaitingOrders(database, sharedClock).catch(() => []);
    const waiting = await reading;
    reading = undefined;
    return waiting;
  };
  new Gauge({
    name: 'corridor_orders_waiting',
    help: 'Orders that are due, by provider, up to 10,000. Read from the database, so every process reports the same value.',
    labelNames: ['provider'],
    registers,
    async collect() {
      const waiting = await read();
      this.reset();
      for (const { provider, count } of waiting) this.set({ provider }, count);
    },
  });
  new Gauge({
    name: 'corridor_orders_oldest_seconds',
    help: 'Age of the oldest order that is due, by provider. Read from the database.',
    labelNames: ['provider'],
    registers,
    async collect() {
      const waiting = await read();
      this.reset();
      for (const { provider, oldestAt, now } of waiting)
        this.set({ provider }, oldestAt === null ? 0 : Math.max(0, now - oldestAt) / 1_000);
    },
  });
}
