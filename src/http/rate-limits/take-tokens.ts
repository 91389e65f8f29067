import type { Knex } from 'knex';
import { runStatement } from '../../db/statements/statement.ts';

/** What a process asks of a bucket that all processes share. */
export interface TokenAsk {
  readonly bucket: string;
  /** How long a token takes to come, in microseconds. */
  readonly everyUs: number;
  /** The most that the bucket holds. */
  readonly most: number;
  /** How many requests have waited for tokens of it. */
  readonly wanted: number;
}

/** Tokens that a process was given. */
export interface TokenGrant {
  readonly bucket: string;
  readonly tokens: number;
  /** How long it takes, with nothing else taken, until the bucket is full again. */
  readonly backlogUs: number;
}

/** Takes tokens in one statement; a bucket that has none is not among the answers. */
export type TakeTokens = (asks: readonly TokenAsk[]) => Promise<readonly TokenGrant[]>;

/** The most tokens that are taken at once. */
const MOST_AHEAD = 20;

/** What a bucket with so many tokens gives: a tenth of them, or what is wanted, and one at least. */
function share(left: string): string {
  return `least(${MOST_AHEAD}, ${left}, greatest(1, ${left} / 10, wanted))`;
}

/**
 * GCRA: a bucket is one row with the moment at which it would be full (the theoretical arrival time, in microseconds of the database's clock),
 * and each token that is taken puts it off by the time that a token takes to come. A row with a moment in the past is as good as none.
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
 * Takes tokens from buckets that all processes on a PostgreSQL share. Now and then it forgets buckets that have been full
 * for a minute.
 * @param nowMs a clock that never goes back
 */
export function createTakeTokens(db: Knex, nowMs: () => number = () => performance.now()): TakeTokens {
  let forgotAt = nowMs();
  const forget = (): void => {
    if (nowMs() - forgotAt < FORGET_EVERY_MS) return;
    forgotAt = nowMs();
    // What could not be forgotten is forgotten later.
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
