import type { Moment, SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { DUE_SOURCES } from '../db/due-sources.ts';
import { readPresent } from '../db/present.ts';
import { runStatement } from '../db/statement.ts';
import type { ProviderName } from './instruction.ts';

/** Orders are counted up to this many: beyond it there are too many, however many they are. */
export const MOST_COUNTED = 10_000;

/** The orders that wait for a provider, and could be sent now. */
export interface WaitingOrders {
  readonly provider: ProviderName;
  /** MOST_COUNTED where there are as many or more. */
  readonly count: number;
  /** Since when the oldest waits, on the server's clock; null where none waits. */
  readonly oldestAt: Moment | null;
  /** The present, by the clock by which they wait. */
  readonly now: Moment;
}

const PROVIDERS = ['bank', 'chain', 'exchange', 'identity'] as const satisfies readonly ProviderName[];

const SOURCE = DUE_SOURCES.find(({ kind }) => kind === 'instruction');

/** Reads what waits for each provider, by index: it costs the same whatever waits. */
export async function readWaitingOrders(
  { reader, dialect }: Pick<Database, 'reader' | 'dialect'>,
  clock: SharedClock,
): Promise<WaitingOrders[]> {
  const now = await readPresent(reader, dialect, clock);
  const ready = 'coalesce(ready_at, due_at)';
  const parts = PROVIDERS.map((provider) => {
    const waiting = `from instructions where ${SOURCE?.open ?? ''} and provider = '${provider}' and ${ready} <= ?`;
    const counted = `select count(*) from (select 1 ${waiting} limit ${MOST_COUNTED}) as waiting`;
    const oldest = `select ${ready} ${waiting} order by ${ready} limit 1`;
    return `select '${provider}' as provider, (${counted}) as waiting, (${oldest}) as oldest`;
  });
  const bindings = PROVIDERS.flatMap(() => [now, now]);
  const rows = await runStatement(reader, parts.join(' union all '), bindings);
  return rows.map(({ provider, waiting, oldest }) => ({
    provider: provider as ProviderName,
    count: Number(waiting),
    oldestAt: oldest === null || oldest === undefined ? null : Number(oldest),
    now,
  }));
}
