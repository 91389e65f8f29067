import type { Database } from '../../db/connection.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { providerActor } from '../../identity/actor.ts';
import { type AlarmFacts, type AlarmKind, alarmsTable, clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { platformAlarms } from '../../writes/alarms.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { ProviderName } from './provider.ts';

export interface ProviderAlarmsDependencies {
  readonly database: Database;
  readonly submit: WriteQueue['submit'];
}

/** Alarms of an adapter's own, which any of its processes raises and clears. */
export class ProviderAlarms {
  readonly #database: Database;
  readonly #submit: WriteQueue['submit'];
  readonly #provider: ProviderName;

  constructor({ database, submit }: ProviderAlarmsDependencies, provider: ProviderName) {
    this.#database = database;
    this.#submit = submit;
    this.#provider = provider;
  }

  async raise(kind: AlarmKind, subject: string, facts: AlarmFacts): Promise<void> {
    const actor = providerActor(this.#provider);
    await this.#submit(platformAlarms(actor, (context) => [raiseAlarm(context, kind, subject, facts)]));
  }

  /** Writes nothing unless it is open. */
  async clear(kind: AlarmKind, subject: string): Promise<void> {
    const open = await selectWhere(
      this.#database.reader,
      alarmsTable,
      'kind = ? and subject = ? and cleared_at is null',
      [kind, subject],
    );
    if (open.length === 0) return;
    const actor = providerActor(this.#provider);
    await this.#submit(platformAlarms(actor, (context) => [clearAlarm(context, kind, subject)]));
  }
}
