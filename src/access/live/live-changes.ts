import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { type Db, listOf, runStatement } from '../../db/statements/statement.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import type { Follower, Live } from '../users/user-services.ts';
import { LiveStream } from './stream.ts';

/** For all streams of the process. */
const LOOK_MS = 1_000;

const MOST_OF_SESSION = 4;

const MOST_OF_PROCESS = 500;

/** An account with more news at once has its pages read everything again. */
const MOST_AT_ONCE = 500;

/** What is told to the streams of an account. */
interface Account {
  /** The number of the last event that was told. */
  after: number;
  readonly streams: Map<LiveStream, string>;
}

export interface LiveDependencies {
  readonly reader: Db;
  /** Ends all streams. */
  readonly stopping: AbortSignal;
  readonly onFault: (error: unknown) => void;
  readonly lookMs?: number;
  readonly beatMs?: number;
}

async function findEvents(db: Db, tenantId: string, after: number, until: number): Promise<EventRow[]> {
  const between = 'tenant_id = ? and seq > ? and seq <= ? order by seq';
  return selectWhere(db, eventsTable, between, [tenantId, after, until]);
}

async function newestNumbers(db: Db, tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sql = `select tenant_id, event_seq from wallets where tenant_id in (${listOf('?', tenantIds.length)})`;
  const rows = await runStatement(db, sql, [...tenantIds]);
  return new Map(rows.map((row) => [String(row['tenant_id']), Number(row['event_seq'])]));
}

/** Looks for new events once a second, whatever the number of streams, and only if there are any. */
export class LiveChanges implements Live {
  readonly #dependencies: LiveDependencies;
  readonly #accounts = new Map<string, Account>();
  #looking: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(dependencies: LiveDependencies) {
    this.#dependencies = dependencies;
    dependencies.stopping.addEventListener('abort', () => this.#endAll(), { once: true });
  }

  get count(): number {
    return [...this.#accounts.values()].reduce((sum, { streams }) => sum + streams.size, 0);
  }

  async open(follower: Follower): Promise<LiveStream> {
    const { tenantId, sessionId, lastEventId, ...seeing } = follower;
    const { reader, stopping, beatMs } = this.#dependencies;
    const newest = (await newestNumbers(reader, [tenantId])).get(tenantId) ?? 0;
    const account = this.#accounts.get(tenantId) ?? { after: newest, streams: new Map<LiveStream, string>() };
    const ofSession = [...account.streams.values()].filter((each) => each === sessionId).length;
    if (ofSession >= MOST_OF_SESSION || this.count >= MOST_OF_PROCESS || stopping.aborted)
      throw new ApiError('service_unavailable', { reason: 'streams_full', retryAfterSeconds: 5 });
    const stream = new LiveStream({
      ...seeing,
      onEnd: (ended) => this.#forget(tenantId, ended),
      ...(beatMs === undefined ? {} : { beatMs }),
    });
    this.#accounts.set(tenantId, account);
    account.streams.set(stream, sessionId);
    this.#looking ??= setInterval(() => void this.#look(), this.#dependencies.lookMs ?? LOOK_MS).unref();
    if (lastEventId !== undefined) await this.#continue(stream, tenantId, account.after, lastEventId);
    return stream;
  }

  /** Tells what came between an event and what is told next. */
  async #continue(stream: LiveStream, tenantId: string, until: number, lastEventId: string): Promise<void> {
    const { reader } = this.#dependencies;
    try {
      const [last] = await selectMatching(reader, eventsTable, [{ id: lastEventId, tenantId }]);
      if (last === undefined || until - last.seq > MOST_AT_ONCE)
        stream.resync(await this.#idOf(tenantId, until));
      else stream.tell(await findEvents(reader, tenantId, last.seq, until));
    } catch (error) {
      stream.end();
      throw error;
    }
  }

  async #idOf(tenantId: string, seq: number): Promise<string | null> {
    const [event] = await selectMatching(this.#dependencies.reader, eventsTable, [{ tenantId, seq }]);
    return event?.id ?? null;
  }

  #forget(tenantId: string, stream: LiveStream): void {
    const account = this.#accounts.get(tenantId);
    account?.streams.delete(stream);
    if (account?.streams.size === 0) this.#accounts.delete(tenantId);
    if (this.#accounts.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #endAll(): void {
    for (const { streams } of this.#accounts.values()) for (const stream of streams.keys()) stream.end();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const newest = await newestNumbers(this.#dependencies.reader, [...this.#accounts.keys()]);
      for (const [tenantId, until] of newest) await this.#tell(tenantId, until);
    } catch (error) {
      // What was missed is told by a later look.
      this.#dependencies.onFault(error);
    } finally {
      this.#isLooking = false;
    }
  }

  async #tell(tenantId: string, until: number): Promise<void> {
    const account = this.#accounts.get(tenantId);
    if (account === undefined || until <= account.after) return;
    const isTooMuch = until - account.after > MOST_AT_ONCE;
    const events = isTooMuch
      ? []
      : await findEvents(this.#dependencies.reader, tenantId, account.after, until);
    const newestId = isTooMuch ? await this.#idOf(tenantId, until) : null;
    account.after = until;
    for (const stream of account.streams.keys()) {
      if (isTooMuch) stream.resync(newestId);
      else stream.tell(events);
    }
  }
}
