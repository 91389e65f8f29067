import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { DatabaseConfig } from '../../config/database.ts';
import { ApiError } from '../../errors/api-error.ts';
import { openReplicaReader } from '../drivers/open-replica.ts';
import { type StoredRow, runStatement } from '../statements/statement.ts';
import { SharedQuestion } from './shared-question.ts';

/** Why reads go to the primary. */
type Unused = 'behind' | 'unreachable' | 'no_replica' | 'other_database';

export interface ReplicaListener {
  /** Reads of history go to the primary from now on. */
  left(why: Unused, reason: string): void;
  returned(): void;
}

interface ReplicaFigures {
  readonly isUsed: boolean;
  /** Reads of history since the process began, by who answered them. */
  readonly reads: { readonly replica: number; readonly primary: number };
}

interface ReplicaParts {
  readonly primary: Knex;
  /** Connections that all lead to one server; others are opened once they fail. */
  readonly open: () => Knex;
  /** How long a read waits for the replica at most, in milliseconds. */
  readonly lagMs: number;
  readonly elapsed: () => number;
  readonly listener: ReplicaListener;
}

/** What is acknowledged is flushed: no commit that anybody was told of is behind it. */
const PRIMARY = `select cast(pg_current_wal_flush_lsn() - cast('0/0' as pg_lsn) as text) as place,
  cast((select system_identifier from pg_control_system()) as text) as system,
  left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) as timeline`;

/** The timeline is the one up to which its files have been written: it may be told late, and never early. */
const STANDBY = `select cast(pg_last_wal_replay_lsn() - cast('0/0' as pg_lsn) as text) as place,
  cast(pg_is_in_recovery() as text) as follows,
  cast((select system_identifier from pg_control_system()) as text) as system,
  upper(lpad(to_hex((select min_recovery_end_timeline from pg_control_recovery())), 8, '0')) as timeline`;

/** Between looks at a replica that a read waits for. */
const STEP_MS = 3;

/** Until it is looked at again, and at most where it was left soon after it had been used again. */
const REST_MS = 500;
const LONGEST_REST_MS = 30_000;
const SOON_MS = 60_000;

interface Place {
  /** Bytes of log since the beginning. */
  readonly place: bigint;
  readonly system: string;
  /** Grows with each promotion: what stands at a place is the same on one timeline alone. */
  readonly timeline: string;
}

class Unfit extends Error {
  readonly why: Unused;

  constructor(why: Unused, reason: string) {
    super(reason);
    this.why = why;
  }
}

/** What is known of a server holds for it alone: it goes with the connections that all lead there. */
interface Connections {
  readonly knex: Knex;
  readonly standby: SharedQuestion<Place>;
  /** On its timeline; empty while neither is known. */
  replayed: bigint;
  timeline: string;
}

/**
 * Gives reads of history the replica once it has replayed all that the primary had when they were asked, and the primary while it
 * has not, is away, or is none.
 */
export class ReadReplica {
  readonly #parts: ReplicaParts;
  readonly #primary: SharedQuestion<Place>;
  readonly #reads = { replica: 0, primary: 0 };
  readonly #closed = new AbortController();
  #connections: Connections;
  #restMs = REST_MS;
  #returnedAt = -SOON_MS;
  #unused: Unused | null = null;
  #watching: Promise<void> | undefined;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.#connections = connect(parts);
    this.#primary = new SharedQuestion(() => askPrimary(parts.primary));
  }

  figures(): ReplicaFigures {
    return { isUsed: this.#unused === null, reads: { ...this.#reads } };
  }

  /** Looks at it before the first read. */
  async start(): Promise<void> {
    try {
      await this.#caughtUp(this.#connections, await this.#primary.ask());
    } catch (error) {
      this.#leave(this.#connections, error);
    }
  }

  /**
   * Reads with all that was acknowledged before the call. What fails at the replica is read from the primary.
   * @throws what the read throws at the primary, or ApiError where it refuses
   */
  async read<Result>(read: (reader: Knex) => Promise<Result>): Promise<Result> {
    const fit = await this.#fit();
    if (fit === null) return this.#readPrimary(read);
    try {
      const result = await read(fit.knex);
      this.#reads.replica += 1;
      return result;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      const result = await this.#readPrimary(read);
      // The same read at the primary answered: the replica was at fault.
      this.#leave(fit, error);
      return result;
    }
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#watching;
    await this.#connections.knex.destroy();
  }

  #readPrimary<Result>(read: (reader: Knex) => Promise<Result>): Promise<Result> {
    this.#reads.primary += 1;
    return read(this.#parts.primary);
  }

  async #fit(): Promise<Connections | null> {
    if (this.#unused !== null) return null;
    const connections = this.#connections;
    let wanted: Place;
    try {
      wanted = await this.#primary.ask();
    } catch {
      // The read itself says what is wrong with the primary.
      return null;
    }
    try {
      await this.#caughtUp(connections, wanted);
      return connections;
    } catch (error) {
      this.#leave(connections, error);
      return null;
    }
  }

  /** @throws Unfit, or what the replica fails with */
  async #caughtUp(connections: Connections, { place: wanted, system, timeline }: Place): Promise<void> {
    const { elapsed, lagMs } = this.#parts;
    const since = elapsed();
    while (connections.timeline !== timeline || connections.replayed < wanted) {
      const standby = await connections.standby.ask();
      if (standby.system !== system)
        throw new Unfit('other_database', 'DATABASE_READ_URL leads to another database system');
      connections.replayed = standby.place;
      connections.timeline = standby.timeline;
      if (standby.timeline === timeline && standby.place >= wanted) return;
      if (elapsed() - since >= lagMs)
        throw new Unfit('behind', `it is more than ${lagMs} ms behind the primary`);
      await delay(STEP_MS);
    }
  }

  /** Until it is fit again. */
  #leave(connections: Connections, error: unknown): void {
    if (this.#unused !== null || connections !== this.#connections || this.#closed.signal.aborted) return;
    this.#unused = error instanceof Unfit ? error.why : 'unreachable';
    if (!(error instanceof Unfit)) this.#renew();
    const isSoon = this.#parts.elapsed() - this.#returnedAt < SOON_MS;
    this.#restMs = isSoon ? Math.min(2 * this.#restMs, LONGEST_REST_MS) : REST_MS;
    this.#parts.listener.left(this.#unused, error instanceof Error ? error.message : String(error));
    this.#watching = this.#untilFit();
  }

  /** Reads under way on the old connections are read from the primary. */
  #renew(): void {
    void this.#connections.knex.destroy().catch(() => undefined);
    this.#connections = connect(this.#parts);
  }

  async #untilFit(): Promise<void> {
    const { signal } = this.#closed;
    for (;;) {
      await delay(this.#restMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const wanted = await this.#primary.ask().catch(() => undefined);
        if (wanted === undefined) continue;
        await this.#caughtUp(this.#connections, wanted);
        break;
      } catch (error) {
        // Told when reads left it.
        if (!(error instanceof Unfit)) this.#renew();
      }
    }
    this.#unused = null;
    this.#returnedAt = this.#parts.elapsed();
    this.#parts.listener.returned();
  }
}

function connect({ open }: ReplicaParts): Connections {
  const knex = open();
  return { knex, standby: new SharedQuestion(() => askStandby(knex)), replayed: 0n, timeline: '' };
}

/** Looked at once, so that an address that leads elsewhere is told at the start. Null without an address. */
export async function openReplica(
  { readUrl, readLagMs: lagMs }: Pick<DatabaseConfig, 'readUrl' | 'readLagMs'>,
  primary: Knex,
  listener: ReplicaListener,
  elapsed: () => number,
): Promise<ReadReplica | null> {
  if (readUrl === null) return null;
  const open = (): Knex => openReplicaReader(readUrl);
  const replica = new ReadReplica({ primary, open, lagMs, elapsed, listener });
  await replica.start();
  return replica;
}

async function askPrimary(primary: Knex): Promise<Place> {
  const [row] = await runStatement(primary, PRIMARY, [], 'kept');
  return placeIn(row);
}

/** @throws Unfit */
async function askStandby(replica: Knex): Promise<Place> {
  const [row] = await runStatement(replica, STANDBY, [], 'kept');
  if (row?.['follows'] !== 'true')
    throw new Unfit('no_replica', 'DATABASE_READ_URL leads to a server that takes writes itself');
  return placeIn(row);
}

function placeIn(row: StoredRow | undefined): Place {
  const { place, system, timeline } = row ?? {};
  return { place: BigInt(place ?? 0), system: String(system), timeline: String(timeline) };
}
