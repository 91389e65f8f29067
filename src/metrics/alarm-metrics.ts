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
    help: 'Alarms that are open, by kind. It is of the database: every process says the same.',
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
