import type { Moment } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { defineTable, moment, removeRow, saveRow, text, textOrNull } from '../../db/statements/table.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { type CommonContext, type TenantlessEffect, type TenantlessWrite, need } from '../../writes/write.ts';

/** An operator's word that nothing is to be sent to a provider. */
export interface ProviderPause {
  readonly provider: ProviderName;
  /** On the server clock. */
  readonly pausedAt: Moment;
  readonly reason: string;
  /** Who said so, if named. */
  readonly actor: string | null;
}

const providerPausesTable = defineTable<ProviderPause>({
  name: 'provider_pauses',
  key: ['provider'],
  columns: { provider: text<ProviderName>(), pausedAt: moment(), reason: text(), actor: textOrNull() },
});

export async function readPauses({ reader }: Pick<Database, 'reader'>): Promise<ProviderPause[]> {
  return selectWhere(reader, providerPausesTable, 'true');
}

/** @param decide given the pause that holds, if one does */
function onPause<Reply>(
  provider: ProviderName,
  decide: (
    known: ProviderPause | undefined,
    context: CommonContext,
  ) => { readonly reply: Reply; readonly effects: readonly TenantlessEffect[] },
): TenantlessWrite<Reply> {
  return {
    lock: `provider:${provider}`,
    actor: OPERATOR,
    claimed: true,
    needs: () => [need(providerPausesTable, { provider })],
    decide: (loaded, context) => decide(loaded.find(providerPausesTable, { provider }), context),
  };
}

/** Answers the pause that holds: an earlier one stays as it is. */
export function pauseProvider(
  provider: ProviderName,
  { reason, actor }: Pick<ProviderPause, 'reason' | 'actor'>,
): TenantlessWrite<ProviderPause> {
  return onPause(provider, (known, context) => {
    if (known !== undefined) return { reply: known, effects: [] };
    const pause = { provider, pausedAt: context.serverNow, reason, actor };
    const alarm = raiseAlarm(context, 'provider_paused', provider, { reason, actor });
    return { reply: pause, effects: [saveRow(providerPausesTable, pause), alarm] };
  });
}

/** Answers the pause that is over; undefined if there was none. */
export function resumeProvider(provider: ProviderName): TenantlessWrite<ProviderPause | undefined> {
  return onPause(provider, (known, context) => {
    if (known === undefined) return { reply: undefined, effects: [] };
    const cleared = clearAlarm(context, 'provider_paused', provider);
    return { reply: known, effects: [removeRow(providerPausesTable, known), cleared] };
  });
}

/** The pauses that a process knows of: as it read them last. */
export class KnownPauses {
  readonly #database: Pick<Database, 'reader'>;
  #paused: ReadonlySet<ProviderName> = new Set();
  #changes = 0;

  constructor(database: Pick<Database, 'reader'>) {
    this.#database = database;
  }

  /** How often they have changed: what was read of a provider before is to be read again. */
  get changes(): number {
    return this.#changes;
  }

  has(provider: ProviderName): boolean {
    return this.#paused.has(provider);
  }

  async read(): Promise<void> {
    const paused = new Set((await readPauses(this.#database)).map(({ provider }) => provider));
    const isSame = paused.size === this.#paused.size && [...paused].every((name) => this.#paused.has(name));
    if (isSame) return;
    this.#paused = paused;
    this.#changes += 1;
  }
}
