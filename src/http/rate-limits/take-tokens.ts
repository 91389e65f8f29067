import { type Db, runStatement } from '../../db/statements/statement.ts';

export interface TokenAsk {
  readonly bucket: string;
  /** Microseconds per token. */
  readonly everyUs: number;
  /** Capacity. */
  readonly most: number;
  /** Requests waiting for tokens. */
  readonly wanted: number;
}

export interface TokenGrant {
  readonly bucket: string;
  readonly tokens: number;
  /** Microseconds until full, if nothing else is taken. */
  readonly backlogUs: number;
}

/** One statement; empty buckets are missing from the answer. */
export type TakeTokens = (asks: readonly TokenAsk[]) => Promise<readonly TokenGrant[]>;

/** Most tokens taken at once. */
const MOST_AHEAD = 20;

/** A tenth of what is left, or what is wanted; at least one. */
function share(left: string): string {
  return `least(${MOST_AHEAD}, ${left}, greatest(1, ${left} / 10, wanted))`;
}

/**
 * GCRA: a row holds the time at which the bucket would be full (theoretical arrival time, microseconds of the
 * database's clock); each token puts it off. A past time counts as no row.
 */
function textOf(count: number): string {
  const values = Array.from(
    { length: count },
    () => '(cast(? as text), cast(? as float8), cast(? as integer), cast(? as integer))',
  );
  return `
    with asked (bucket, every, most, wanted) as (values ${values.join(', ')}),
    present as materialized (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as now)
    insert into rate_limits as known (bucket, full_at, taken)
      select bucket, now + ceil(every * ${share('most')})::bigint, ${share('most')} from asked, present
    on conflict (bucket) do update set (full_at, taken) = (
      select base + ceil(every * tokens)::bigint, tokens
      from (
        select base, every, ${share('remaining')} as tokens
        from (
          select greatest(known.full_at, now) as base, every, wanted,
            floor((now - greatest(known.full_at, now)) / every + most)::integer as remaining
          from asked, present where asked.bucket = excluded.bucket
        ) standing
      ) given
    )
    where (
      select greatest(known.full_at, now) + every <= now + every * most
      from asked, present where asked.bucket = excluded.bucket
    )
    returning bucket, taken, full_at - (select now from present) as backlog`;
}

const FORGET = `delete from rate_limits where full_at < (extract(epoch from clock_timestamp()) * 1000000)::bigint - 60000000`;

const FORGET_EVERY_MS = 60_000;

/**
 * On shared PostgreSQL buckets. Now and then removes buckets full for a minute.
 * @param nowMs a monotonic clock
 */
export function createTakeTokens(db: Db, nowMs: () => number = () => performance.now()): TakeTokens {
  let forgotAt = nowMs();
  const forget = (): void => {
    if (nowMs() - forgotAt < FORGET_EVERY_MS) return;
    forgotAt = nowMs();
    // A failed removal is repeated later.
    void runStatement(db, FORGET, []).catch(() => null);
  };
  return async (asks) => {
    const bindings = asks.flatMap(({ bucket, everyUs, most, wanted }) => [bucket, everyUs, most, wanted]);
    const rows = await runStatement(db, textOf(asks.length), bindings);
    forget();
    return rows.map(({ bucket, taken, backlog }) => ({
      bucket: String(bucket),
      tokens: Number(taken),
      backlogUs: Number(backlog),
    }));
  };
}
