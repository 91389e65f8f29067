import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';

/** What waits to be posted: deliveries that are pending, and for how long the first that could be begun has waited. */
interface Waiting {
  readonly pending: number;
  readonly lagMs: number;
}

/** Whoever posts webhooks, and tells what its attempts have come to, and what waits. */
export interface Poster {
  readWaiting(): Promise<Waiting>;
  figures(): { readonly underWay: number; readonly outcomes: Readonly<Record<string, number>> };
}

/** What this process has posted, looked at whenever the metrics are read. */
export function measureAttempts(registry: Registry, poster: Poster): void {
  const registers = [registry];
  new Counter({
    name: 'corridor_webhook_attempts_total',
    help: 'Webhook delivery attempts by outcome: success, an unexpected status, or the reason for no status.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(poster.figures().outcomes)) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'corridor_webhook_attempts_under_way',
    help: 'Webhook delivery attempts in progress.',
    registers,
    collect() {
      this.set(poster.figures().underWay);
    },
  });
}

/** What waits in the database to be posted, whoever does it, read whenever the metrics are. */
export function measureWaitingWebhooks(registry: Registry, poster: Poster): void {
  const registers = [registry];
  // Both figures are of one reading. While the database is out there is nothing to say, which is no fault of the others.
  let reading: Promise<Waiting | undefined> | undefined;
  const read = async (): Promise<Waiting | undefined> => {
    reading ??= poster.readWaiting().catch(() => undefined);
    const waiting = await reading;
    reading = undefined;
    return waiting;
  };
  new Gauge({
    name: 'corridor_webhook_deliveries_pending',
    help: 'Pending webhook deliveries, up to 10,000. Read from the database, so every process reports the same value.',
    registers,
    async collect() {
      const waiting = await read();
      this.reset();
      if (waiting !== undefined) this.set(waiting.pending);
    },
  });
  new Gauge({
    name: 'corridor_webhook_lag_seconds',
    help: 'Age of the oldest webhook delivery that is due. Read from the database.',
    registers,
    async collect() {
      const waiting = await read();
      this.reset();
      if (waiting !== undefined) this.set(waiting.lagMs / 1_000);
    },
  });
}
