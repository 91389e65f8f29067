import { doublingMs } from '../../calendar/retry.ts';
import type { Moment, SharedClock } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { presentIn } from '../../db/present.ts';
import { type Db, runStatement } from '../../db/statements/statement.ts';
import {
  defineTable,
  insertRow,
  integer,
  json,
  moment,
  momentOrNull,
  removeRow,
  saveRow,
  text,
} from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import type { StreamKey } from '../port/cursor.ts';
import type { ProviderName } from '../port/provider.ts';

/** A provider's signed message, kept as it came. */
export interface ProviderDelivery extends StreamKey {
  readonly id: string;
  /** Names with values, in the order received. */
  readonly headers: readonly (readonly [string, string])[];
  /** Base64; never logged. */
  readonly body: string;
  readonly receivedAt: Moment;
  /** When it is to be translated, on the server's clock; while somebody does, when another may. Null once it was taken in. */
  readonly dueAt: Moment | null;
  readonly failures: number;
  readonly takenInAt: Moment | null;
}

export const providerDeliveriesTable = defineTable<ProviderDelivery>({
  name: 'provider_deliveries',
  key: ['id'],
  columns: {
    id: text(),
    provider: text<ProviderName>(),
    adapter: text(),
    headers: json<ProviderDelivery['headers']>(),
    body: text(),
    receivedAt: moment(),
    dueAt: momentOrNull(),
    failures: integer(),
    takenInAt: momentOrNull(),
  },
});

/** So many failures are an alarm. */
const ALARMING_FAILURES = 10;

const FIRST_WAIT_MS = 1_000;

const LONGEST_WAIT_MS = 3_600_000;

/** A worker's exclusive time to translate a delivery. */
const HOLD_MS = 60_000;

function write<Reply>(
  provider: ProviderName,
  ids: readonly string[],
  decide: TenantlessWrite<Reply>['decide'],
): TenantlessWrite<Reply> {
  return {
    // Deliveries wait for each other; no other writes wait for them.
    lock: `provider:${provider}`,
    actor: providerActor(provider),
    // A delivery translated twice has its reports applied once.
    claimed: false,
    needs: () => ids.map((id) => need(providerDeliveriesTable, { id })),
    decide,
  };
}

/** A delivery whose signature was found good. */
export type JudgedDelivery = StreamKey & Pick<ProviderDelivery, 'headers' | 'body' | 'receivedAt'>;

export function keepDelivery(delivery: JudgedDelivery): TenantlessWrite<null> {
  return write(delivery.provider, [], (_loaded, { newId, serverNow }) => {
    const row = { ...delivery, id: newId('dlv'), dueAt: serverNow, failures: 0, takenInAt: null };
    return { reply: null, effects: [insertRow(providerDeliveriesTable, row)] };
  });
}

/**
 * Due deliveries, the oldest first.
 * @param waitedMs due for at least so long
 */
export async function findDueDeliveries(
  { reader, dialect }: Database,
  { provider, adapter }: StreamKey,
  clock: SharedClock,
  limit: number,
  waitedMs = 0,
): Promise<string[]> {
  const present = presentIn(dialect, clock);
  const rows = await runStatement(
    reader,
    `select id from provider_deliveries where provider = ? and adapter = ? and due_at is not null
       and due_at <= (select ${present.sql}) - ${Math.trunc(waitedMs)} order by due_at limit ${limit}`,
    [provider, adapter, ...present.bindings],
  );
  return rows.map(({ id }) => String(id));
}

/** Holds due deliveries for a minute; answers those that this worker got. */
export function holdDeliveries(
  provider: ProviderName,
  ids: readonly string[],
): TenantlessWrite<readonly ProviderDelivery[]> {
  return write(provider, ids, (loaded, { serverNow }) => {
    const due = ids
      .map((id) => loaded.find(providerDeliveriesTable, { id }))
      .filter((row) => row !== undefined)
      .filter(({ dueAt }) => dueAt !== null && dueAt <= serverNow);
    const held = due.map((row) => saveRow(providerDeliveriesTable, { ...row, dueAt: serverNow + HOLD_MS }));
    return { reply: due, effects: held };
  });
}

export function endDeliveries(provider: ProviderName, ids: readonly string[]): TenantlessWrite<null> {
  return write(provider, ids, (loaded, context) => {
    const open = ids
      .map((id) => loaded.find(providerDeliveriesTable, { id }))
      .filter((row) => row !== undefined)
      .filter(({ dueAt }) => dueAt !== null);
    const effects = open.flatMap((row) => {
      const done = saveRow(providerDeliveriesTable, { ...row, dueAt: null, takenInAt: context.serverNow });
      const isAlarming = row.failures >= ALARMING_FAILURES;
      return isAlarming ? [done, clearAlarm(context, 'delivery_failing', row.id)] : [done];
    });
    return { reply: null, effects };
  });
}

/** Tried again after 1 s, 2 s, 4 s … up to an hour; the tenth failure raises an alarm. Never given up. */
export function putOffDelivery({ provider, adapter, id }: ProviderDelivery): TenantlessWrite<null> {
  return write(provider, [id], (loaded, context) => {
    const row = loaded.find(providerDeliveriesTable, { id });
    if (row?.dueAt == null) return { reply: null, effects: [] };
    const failures = row.failures + 1;
    const dueAt = context.serverNow + doublingMs(failures, FIRST_WAIT_MS, LONGEST_WAIT_MS);
    const alarm =
      failures >= ALARMING_FAILURES
        ? [raiseAlarm(context, 'delivery_failing', id, { provider, adapter, failures })]
        : [];
    return {
      reply: null,
      effects: [saveRow(providerDeliveriesTable, { ...row, failures, dueAt }), ...alarm],
    };
  });
}

export async function findPastDeliveries(
  reader: Db,
  bound: Moment,
  limit: number,
): Promise<Pick<ProviderDelivery, 'id' | 'provider'>[]> {
  const rows = await runStatement(
    reader,
    `select id, provider from provider_deliveries
     where taken_in_at is not null and taken_in_at < ? order by taken_in_at limit ${limit}`,
    [bound],
  );
  return rows.map(({ id, provider }) => ({ id: String(id), provider: provider as ProviderName }));
}

export function removeDeliveries(
  provider: ProviderName,
  ids: readonly string[],
  keepMs: number,
): TenantlessWrite<number> {
  return write(provider, ids, (loaded, { serverNow }) => {
    const past = ids
      .map((id) => loaded.find(providerDeliveriesTable, { id }))
      .filter((row) => row !== undefined)
      .filter(({ takenInAt }) => takenInAt !== null && takenInAt < serverNow - keepMs);
    return { reply: past.length, effects: past.map((row) => removeRow(providerDeliveriesTable, row)) };
  });
}
