import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';

/** Whoever knows how the workers of this process stand. */
export interface Watched {
  figures(): readonly {
    readonly worker: string;
    readonly isFailing: boolean;
    readonly roundAgeMs: number | null;
  }[];
}

/** How the workers of this process stand, looked at whenever the metrics are read. */
export function measureWorkers(registry: Registry, health: Watched): void {
  const registers = [registry];
  new Gauge({
    name: 'corridor_worker_failing',
    help: 'Whether a worker of this process fails: 1 where its rounds fail or do not come, or due work is left lying.',
    labelNames: ['worker'],
    registers,
    collect() {
      this.reset();
      for (const { worker, isFailing } of health.figures()) this.set({ worker }, isFailing ? 1 : 0);
    },
  });
  new Gauge({
    name: 'corridor_worker_round_age_seconds',
    help: 'Time since a worker of this process last completed a round.',
    labelNames: ['worker'],
    registers,
    collect() {
      this.reset();
      for (const { worker, roundAgeMs } of health.figures()) {
        if (roundAgeMs !== null) this.set({ worker }, roundAgeMs / 1_000);
      }
    },
  });
}
