import { WORDS } from '../../../generated/words.ts';
import type { Moment, SharedClock } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { readPresent } from '../../db/present.ts';
import { runStatement } from '../../db/statements/statement.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { SENDABLE_ORDERS } from './due.ts';

/** The count stops here. */
export const MOST_COUNTED = 10_000;

export interface WaitingOrders {
  readonly provider: ProviderName;
  /** MOST_COUNTED where there are as many or more. */
  readonly count: number;
  /** Server clock; null if none waits. */
  readonly oldestAt: Moment | null;
  /** On the clock by which they wait. */
  readonly now: Moment;
}

const PROVIDERS = WORDS.SimulatedProvider;

/** Adapters with waiting orders, by index skips; empty text for orders that were never sent. */
export function adaptersTable(open: string): string {
  const first = PROVIDERS.map((provider) => `select '${provider}' as provider, '' as adapter`);
  const next =
    `select coalesce(adapter, '') from instructions where ${open} and instructions.provider = adapters.provider ` +
    `and coalesce(adapter, '') > adapters.adapter order by coalesce(adapter, '') limit 1`;
  return (
    `adapters (provider, adapter) as (${first.join(' union all ')} ` +
    `union all select provider, (${next}) from adapters where adapters.adapter is not null)`
  );
}

/** By index: the cost does not grow with what waits. */
export async function readWaitingOrders(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  clock: SharedClock,
): Promise<WaitingOrders[]> {
  const now = await readPresent(reader, dialect, clock);
  const ready = 'coalesce(ready_at, due_at)';
  const { open } = SENDABLE_ORDERS;
  const waiting =
    `from instructions where ${open} and instructions.provider = adapters.provider ` +
    `and coalesce(instructions.adapter, '') = adapters.adapter and ${ready} <= ?`;
  const counted = `select count(*) from (select 1 ${waiting} limit ${MOST_COUNTED}) as waiting`;
  const oldest = `select ${ready} ${waiting} order by ${ready} limit 1`;
  const sql =
    `with recursive ${adaptersTable(open)} select provider, (${counted}) as waiting, (${oldest}) as oldest ` +
    'from adapters where adapter is not null';
  const rows = await runStatement(reader, sql, [now, now]);
  return PROVIDERS.map((provider) => {
    const own = rows.filter((row) => row['provider'] === provider);
    const moments = own.flatMap(({ oldest: at }) => (at == null ? [] : [Number(at)]));
    const count = own.reduce((sum, { waiting: some }) => sum + Number(some), 0);
    return {
      provider,
      count: Math.min(count, MOST_COUNTED),
      oldestAt: moments.length === 0 ? null : Math.min(...moments),
      now,
    };
  });
}
