import type { Moment, SharedClock } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { readPresent } from '../../db/present.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { type ProviderAbsence, providerAbsencesTable } from '../../outbox/provider-facts.ts';
import { oneByOne } from '../../workers/failing-work.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import type { Provider } from '../port/provider.ts';
import { expireOrder } from './expire-order.ts';
import { type WaitingOrder, findWaiting, findWaitingKeys } from './find-waiting.ts';
import type { ProviderLine } from './lines.ts';
import { type AbsenceKey, beginAbsence, endAbsences } from './note-absence.ts';
import { AGING_KINDS } from '../../workers/order-age.ts';
import { readPauses } from './pauses.ts';
import { tellStuck } from './tell-stuck.ts';

/** With the answers of other processes, an alarm comes within a minute. */
export const ABSENCE_REST_MS = 15_000;

/** Orders that are looked at together. */
const PAGE = 100;

export interface AbsenceDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly subjects: Subjects;
  readonly clock: SharedClock;
  readonly providers: readonly Pick<Provider, 'name' | 'adapter'>[];
  /** Asks every process for its connected providers. */
  readonly ask: () => Promise<readonly Pick<ProviderLine, 'provider' | 'adapter'>[]>;
  readonly orderMaxAgeMs: number;
  readonly onFault: (error: unknown) => void;
}

const nameOf = ({ provider, adapter }: AbsenceKey): string => `${provider} ${adapter}`;

/**
 * Watches orders whose provider no process is connected to. The absence begins when a process finds waiting orders and
 * ends when one connects; between them no process may run at all. The oldest orders raise an alarm; those that waited
 * too long are no longer sent unattended. Safe in several processes.
 */
export class AbsenceWatch {
  readonly #dependencies: AbsenceDependencies;

  constructor(dependencies: AbsenceDependencies) {
    this.#dependencies = dependencies;
  }

  async round(signal?: AbortSignal): Promise<void> {
    const { database, writeQueue, clock } = this.#dependencies;
    const absent = await this.#findAbsent();
    const known = await this.#readAbsences();
    const open = new Set(known.filter(({ endedAt }) => endedAt === null).map(nameOf));
    for (const key of absent.filter((each) => !open.has(nameOf(each))))
      await writeQueue.submit(beginAbsence(key));
    const now = await readPresent(database.reader, database.dialect, clock);
    await tellStuck(this.#dependencies, absent, now);
    for (const absence of await this.#readAbsences()) await this.#expire(absence, now, signal);
  }

  /** A provider that any process is connected to is not absent, unless it is paused. */
  async #findAbsent(): Promise<AbsenceKey[]> {
    const { database, writeQueue, providers, ask } = this.#dependencies;
    const waiting = await findWaitingKeys(database.reader);
    const paused = new Set((await readPauses(database)).map(({ provider }) => provider));
    const isSentTo = ({ provider }: Pick<AbsenceKey, 'provider'>): boolean => !paused.has(provider);
    const connected = providers.map(({ name: provider, adapter }) => ({ provider, adapter }));
    const own = connected.filter(isSentTo);
    const isAmong = (lines: readonly AbsenceKey[], { provider, adapter }: AbsenceKey): boolean =>
      lines.some((line) => line.provider === provider && (adapter === '' || line.adapter === adapter));
    const isKnown = waiting.every((key) => isAmong(own, key) || !isSentTo(key));
    const lines = isKnown ? own : [...own, ...(await ask()).filter(isSentTo)];
    for (const absence of await this.#readAbsences()) {
      const line = lines.find((each) => isAmong([each], absence));
      if (absence.endedAt !== null || line === undefined) continue;
      await writeQueue.submit(endAbsences({ name: line.provider, adapter: line.adapter }));
    }
    return waiting.filter((key) => !isAmong(lines, key));
  }

  #readAbsences(): Promise<ProviderAbsence[]> {
    return selectWhere(this.#dependencies.database.reader, providerAbsencesTable, 'true');
  }

  /** Has every order expire that has waited too long in one absence. */
  async #expire(absence: ProviderAbsence, now: Moment, signal: AbortSignal | undefined): Promise<void> {
    const { database, writeQueue, subjects, orderMaxAgeMs: maxAgeMs, onFault } = this.#dependencies;
    const until = (absence.endedAt ?? now) - maxAgeMs;
    if (absence.beganAt > until) return;
    for (const onRails of [false, true]) {
      let after: WaitingOrder | undefined;
      do {
        const query = {
          key: absence,
          kinds: AGING_KINDS,
          onRails,
          until,
          cutOffUntil: until,
          limit: PAGE,
          after,
        };
        const page = await findWaiting(database.reader, query);
        await oneByOne(page, onFault, (order) =>
          writeQueue.submit(expireOrder(subjects, order, { absences: [absence], maxAgeMs })),
        );
        after = page.length < PAGE ? undefined : page.at(-1);
      } while (after !== undefined && signal?.aborted !== true);
    }
  }
}
