import type { Knex } from 'knex';
import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';
import { ALARM_KINDS } from '../outbox/alarm.ts';

interface StoredCount {
  readonly kind: string;
  readonly open: string | number;
}

/** The alarms that are open in the database, whoever opened them, counted whenever the metrics are read. */
export function measureAlarms(registry: Registry, reader: Knex): void {
  new Gauge({
    name: 'corridor_alarms_open',
    help: 'Open alarms by kind. Read from the database, so every process reports the same value.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      // While the database is out there is nothing to say, which is no fault of the other metrics.
      const stored: StoredCount[] | undefined = await reader('alarms')
        .whereNull('cleared_at')
        .groupBy('kind')
        .select<StoredCount[]>('kind', reader.raw('count(*) as open'))
        .catch(() => undefined);
      this.reset();
      if (stored === undefined) return;
      for (const kind of ALARM_KINDS) this.set({ kind }, 0);
      for (const { kind, open } of stored) this.set({ kind }, Number(open));
    },
  });
}
