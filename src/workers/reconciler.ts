import { setTimeout as delay } from 'node:timers/promises';
import type { SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { readPresent } from '../db/present.ts';
import { selectMatching } from '../db/rows.ts';
import { runStatement } from '../db/statement.ts';
import type { Provider } from '../providers/provider.ts';
import { matchEntries } from '../providers/reconciliation/match-entries.ts';
import { keepHoldings } from '../providers/reconciliation/provider-holding.ts';
import { readReconciliation, USUAL_GRACE_MS } from '../providers/reconciliation/read-reconciliation.ts';
import {
  beginRun,
  endRun,
  giveUpRun,
  reconciliationsTable,
  tellStale,
} from '../providers/reconciliation/reconciliation-run.ts';
import type { Lane } from '../writes/lane.ts';
import { callInTime } from './call-in-time.ts';

/** How often it is looked whether a run is due. */
const ROUND_MS = 600_000;

/** What of a list is counted; beyond that there is no difference in what is to be done. */
const COUNTED = 1_000;

/** A provider that has books: those that say what they hold. */
export type ProviderWithBooks = Pick<Provider, 'name' | 'adapter' | 'limits' | 'holdings'>;

/** What the reconciler works with. */
export interface ReconcilerDependencies {
  readonly database: Database;
  readonly lane: Pick<Lane, 'submit'>;
  readonly clock: SharedClock;
  readonly providers: readonly ProviderWithBooks[];
  readonly onFault: (error: unknown) => void;
}

/**
 * Lays the books of each provider beside ours once a day, whoever of several processes comes first, and tells where they
 * differ. A run that was not made though it was due is told too.
 */
export class Reconciler {
  readonly #dependencies: ReconcilerDependencies;
  readonly #stopping = new AbortController();
  #loop: Promise<void> = Promise.resolve();

  constructor(dependencies: ReconcilerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Starts to work in the background. */
  start(): void {
    if (this.#withBooks.length > 0) this.#loop = this.#run();
  }

  /** Finishes the step that is under way and takes no other. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  get #withBooks(): readonly ProviderWithBooks[] {
    return this.#dependencies.providers.filter(({ holdings }) => holdings !== undefined);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.round();
      await delay(ROUND_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Makes the runs that are due; it never throws. */
  async round(): Promise<void> {
    for (const provider of this.#withBooks) {
      if (this.#stopping.signal.aborted) return;
      try {
        await this.#reconcile(provider);
      } catch (error) {
        this.#dependencies.onFault(error);
        await this.#tellStale(provider).catch(this.#dependencies.onFault);
      }
    }
  }

  async #reconcile(provider: ProviderWithBooks): Promise<void> {
    const { database, lane } = this.#dependencies;
    const { name } = provider;
    if (!(await this.#isDue(provider))) return;
    const begunAt = await lane.submit(beginRun(name));
    if (begunAt === null) return;
    try {
      await this.#readHoldings(provider);
      await matchEntries(database.reader, lane, name);
      const query = { provider: name, now: begunAt, graceMs: USUAL_GRACE_MS, limit: COUNTED };
      const found = await readReconciliation(database, query);
      await lane.submit(endRun(found, { begunAt, graceMs: USUAL_GRACE_MS }));
    } catch (error) {
      await lane.submit(giveUpRun(name));
      throw error;
    }
  }

  /** Whether it is worth asking for the lock. */
  async #isDue({ name }: ProviderWithBooks): Promise<boolean> {
    const { database, clock } = this.#dependencies;
    const [run] = await selectMatching(database.reader, reconciliationsTable, [{ provider: name }]);
    return run === undefined || run.dueAt <= (await readPresent(database.reader, database.dialect, clock));
  }

  async #readHoldings(provider: ProviderWithBooks): Promise<void> {
    const { name, adapter, limits, holdings } = provider;
    if (holdings === undefined) return;
    const { signal } = this.#stopping;
    const options = { timeoutMs: limits.timeoutMs, attempt: 1, signal };
    const held = await callInTime(options, (call) => holdings.call(provider, call));
    await this.#dependencies.lane.submit(keepHoldings({ provider: name, adapter }, held));
  }

  async #tellStale({ name }: ProviderWithBooks): Promise<void> {
    const { lane } = this.#dependencies;
    const minutes = await this.#leastStaleMinutes();
    if (minutes !== null) await lane.submit(tellStale(name, minutes * 60_000));
  }

  /** What the strictest of the configurations in force says. */
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
