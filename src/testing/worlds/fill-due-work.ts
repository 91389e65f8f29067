import type { Database } from '../../db/connection.ts';
import { allowLongStatements } from '../../db/drivers/postgres-client.ts';
import { runStatement } from '../../db/statements/statement.ts';

/** How many orders wait, and for what. */
export interface DueWorkCounts {
  /** For the chain; all of them long due. */
  readonly absent: number;
  /** For the bank, and not due yet; as many reports of the simulated bank are not due yet either. */
  readonly later: number;
  /** For the bank, and due but for their tenant's clock, which stands before their moment. */
  readonly standing: number;
  /** For the bank, all of them long due, begun by another of its adapters; and as many about which that one is to be asked. */
  readonly others?: number;
  /** For the bank, one each millisecond before the present; beginning so many before it, where that is given. */
  readonly ready?: number;
  readonly since?: number;
}

const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Puts orders without operations beside what there is: more than the write queue could write in a test's time.
 */
export async function fillDueWork(
  { writer, dialect }: Database,
  tenantId: string,
  present: number,
  counts: DueWorkCounts,
): Promise<void> {
  const { absent, later, standing, others = 0, ready = 0, since = ready } = counts;
  const numbers = {
    sqlite: (count: number) =>
      `(with recursive counted (n) as (select 0 union all select n + 1 from counted where n < ${count - 1}) select n from counted)`,
    postgres: (count: number) => `(select n from generate_series(0, ${count - 1}) as series (n))`,
  }[dialect];
  await writer.transaction(async (db) => {
    await allowLongStatements(db, 60_000);
    const fill = async (
      name: string,
      count: number,
      provider: string,
      dueAt: string,
      { readyAt = 'null', adapter = 'null', status = 'pending', askAt = 'null' } = {},
    ): Promise<void> => {
      if (count === 0) return;
      await runStatement(
        db,
        `insert into instructions
           (id, tenant_id, kind, subject, provider, adapter, payload, due_at, ready_at, status, ask_at, attempts, asks)
         select 'ins_${name}_' || n || '_${tenantId}', '${tenantId}', '${provider === 'bank' ? 'pay' : 'send'}',
           '${name}_' || n || '_${tenantId}', '${provider}', ${adapter}, '{}', ${dueAt}, ${readyAt},
           '${status}', ${askAt}, 0, 0
         from ${numbers(count)} as numbers`,
        [],
      );
    };
    await fill('absent', absent, 'chain', `${present} - 1000000 - n`);
    await fill('later', later, 'bank', `${present} + 86400000 + n`);
    await fill('standing', standing, 'bank', `${present} - 500000 - n`, { readyAt: String(NEVER) });
    const another = { adapter: `'another'` };
    await fill('other', others, 'bank', `${present} - 700000 - n`, another);
    const asked = { ...another, status: 'taken', askAt: `${present} - 700000 - n` };
    await fill('asked', others, 'bank', `${present} - 800000 - n`, asked);
    await fill('ready', ready, 'bank', `${present} - ${since} + n`);
    if (later > 0) {
      await runStatement(
        db,
        `insert into simulated_orders (subject, kind, tenant_id, provider, next_report, due_at)
         select 'later_' || n || '_${tenantId}', 'pay', '${tenantId}', 'bank', 'settled', ${present} + 86400000 + n
         from ${numbers(later)} as numbers`,
        [],
      );
    }
    for (const table of ['instructions', 'simulated_orders']) await runStatement(db, `analyze ${table}`, []);
  });
}
