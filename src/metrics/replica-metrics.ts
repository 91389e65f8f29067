import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';

const SOURCES = ['replica', 'primary'] as const;

/** A replica that tells who answered reads of history. */
export interface Replica {
  figures(): {
    readonly isUsed: boolean;
    readonly reads: Readonly<Record<(typeof SOURCES)[number], number>>;
  };
}

export function measureReplica(registry: Registry, replica: Replica | null): void {
  const registers = [registry];
  new Gauge({
    name: 'corridor_read_replica_unused',
    help: 'Whether the primary answers in the place of a read replica: 1 if there is one that is not used, else 0.',
    registers,
    collect() {
      this.set(replica === null || replica.figures().isUsed ? 0 : 1);
    },
  });
  new Counter({
    name: 'corridor_history_reads_total',
    help: 'Reads of history with a read replica, by the server that answered: replica or primary.',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const source of SOURCES) this.inc({ source }, replica?.figures().reads[source] ?? 0);
    },
  });
}
