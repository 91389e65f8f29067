import type { SharedClock } from '../../calendar/clock.ts';
import { readPresent } from '../../db/present.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { CLOCK } from '../../identity/actor.ts';
import { clearAlarm } from '../../outbox/alarm.ts';
import { platformAlarms } from '../../writes/alarms.ts';
import { type Polled, catchUp } from '../ingest/ingest.ts';
import type { ProviderMessageDependencies } from '../ingest/provider-messages.ts';
import { callInTime } from '../port/call-in-time.ts';
import type { Holding, Provider } from '../port/provider.ts';
import { keepHoldings } from './holdings.ts';
import { readOrdered, tellLow } from './low-holdings.ts';
import { matchEntries } from './match.ts';
import { USUAL_GRACE_MS, readReconciliation } from './read.ts';
import { beginRun, endRun, giveUpRun, reconciliationsTable, tellStale } from './run.ts';

/** Between two looks for a due run. */
export const RECONCILER_REST_MS = 600_000;

/** Lists are counted up to here. */
const COUNTED = 1_000;

export type ProviderWithBooks = Pick<Provider, 'name' | 'adapter' | 'limits' | 'holdings' | 'poll'>;

export interface ReconcilerDependencies extends ProviderMessageDependencies {
  readonly clock: SharedClock;
  readonly providers: readonly ProviderWithBooks[];
}

/** Clears alarms of lateness that has been over for a day: nothing else reports its end. */
async function clearOldStale({ database, writeQueue, clock }: ReconcilerDependencies): Promise<void> {
  const now = await readPresent(database.reader, database.dialect, clock);
  const sql = `select subject from alarms where kind = 'report_stale' and cleared_at is null and last_at < ?`;
  const old = await runStatement(database.reader, sql, [now - USUAL_GRACE_MS]);
  if (old.length === 0) return;
  const subjects = old.map(({ subject }) => String(subject));
  await writeQueue.submit(
    platformAlarms(CLOCK, (context) =>
      subjects.map((subject) => clearAlarm(context, 'report_stale', subject)),
    ),
  );
}

/** One round over all providers with books. */
class Look {
  readonly #dependencies: ReconcilerDependencies;
  readonly #signal: AbortSignal;

  constructor(dependencies: ReconcilerDependencies, signal: AbortSignal) {
    this.#dependencies = dependencies;
    this.#signal = signal;
  }

  async round(): Promise<void> {
    for (const provider of this.#dependencies.providers) {
      if (provider.holdings === undefined) continue;
      if (this.#signal.aborted) return;
      try {
        await this.#reconcile(provider);
      } catch (error) {
        this.#dependencies.onFault(error);
        await this.#tellStale(provider).catch(this.#dependencies.onFault);
      }
    }
  }

  async #reconcile(provider: ProviderWithBooks): Promise<void> {
    const { database, writeQueue } = this.#dependencies;
    const { name } = provider;
    const begunAt = (await this.#isDue(provider)) ? await writeQueue.submit(beginRun(name)) : null;
    if (begunAt === null) {
      await this.#tellLow(provider, await this.#readHoldings(provider));
      return;
    }
    try {
      const held = await this.#readHoldings(provider);
      await this.#hear(provider);
      await this.#keepHoldings(provider, held);
      await matchEntries(database.reader, writeQueue, name);
      const query = { provider: name, now: begunAt, graceMs: USUAL_GRACE_MS, limit: COUNTED };
      const found = await readReconciliation(database, query);
      await writeQueue.submit(endRun(found, { begunAt, graceMs: USUAL_GRACE_MS }));
    } catch (error) {
      await writeQueue.submit(giveUpRun(name));
      throw error;
    }
  }

  /** Whether the lock is worth asking for. */
  async #isDue({ name }: ProviderWithBooks): Promise<boolean> {
    const { database, clock } = this.#dependencies;
    const [run] = await selectMatching(database.reader, reconciliationsTable, [{ provider: name }]);
    return run === undefined || run.dueAt <= (await readPresent(database.reader, database.dialect, clock));
  }

  async #readHoldings(provider: ProviderWithBooks): Promise<readonly Holding[]> {
    const { limits, holdings } = provider;
    if (holdings === undefined) return [];
    const options = { timeoutMs: limits.timeoutMs, attempt: 1, signal: this.#signal };
    return callInTime(options, (call) => holdings.call(provider, call));
  }

  /** Reads news first: an unread booking would look like a difference. */
  async #hear(provider: ProviderWithBooks): Promise<void> {
    if (provider.poll === undefined) return;
    await catchUp({ ...this.#dependencies, signal: this.#signal }, provider as Polled);
  }

  async #keepHoldings(provider: ProviderWithBooks, held: readonly Holding[]): Promise<void> {
    const { name, adapter } = provider;
    await this.#dependencies.writeQueue.submit(keepHoldings({ provider: name, adapter }, held));
    await this.#tellLow(provider, held);
  }

  async #tellLow({ name }: ProviderWithBooks, held: readonly Holding[]): Promise<void> {
    const { writeQueue, database } = this.#dependencies;
    await writeQueue.submit(tellLow(name, held, await readOrdered(database, name)));
  }

  async #tellStale({ name }: ProviderWithBooks): Promise<void> {
    const { writeQueue } = this.#dependencies;
    const minutes = await this.#leastStaleMinutes();
    if (minutes !== null) await writeQueue.submit(tellStale(name, minutes * 60_000));
  }

  /** Of the configurations in force, the strictest. */
  async #leastStaleMinutes(): Promise<number | null> {
    const { reader, dialect } = this.#dependencies.database;
    const minutes =
      dialect === 'sqlite'
        ? `json_extract(configurations.terms, '$.recovery.reconciliationStaleMinutes')`
        : `cast(cast(configurations.terms as jsonb) #>> '{recovery,reconciliationStaleMinutes}' as bigint)`;
    const sql =
      `select min(${minutes}) as least from tenants ` +
      `join configurations on configurations.id = tenants.configuration_id where tenants.status = 'active'`;
    const [row] = await runStatement(reader, sql, []);
    return row?.['least'] == null ? null : Number(row['least']);
  }
}

/**
 * Reconciles each provider once a day, in one of several processes, and raises alarms for differences and for runs that
 * were missed; each time, for what it holds too little of. Failures are reported and tried again.
 */
export async function reconcileDue(dependencies: ReconcilerDependencies, signal: AbortSignal): Promise<void> {
  await clearOldStale(dependencies).catch(dependencies.onFault);
  await new Look(dependencies, signal).round();
}
