import { doublingMs } from '../../calendar/retry.ts';
import type { Moment } from '../../calendar/clock.ts';
import {
  defineTable,
  integer,
  jsonOrNull,
  moment,
  momentOrNull,
  saveRow,
  text,
} from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { type Loaded, type TenantlessWrite, need } from '../../writes/write.ts';
import type { Json, ProviderName } from './provider.ts';

/** Cursors are the adapter's own. */
export interface StreamKey {
  readonly provider: ProviderName;
  readonly adapter: string;
}

/** How far a stream was taken in. */
export interface ProviderCursor extends StreamKey {
  /** The adapter's own; null before the first page. */
  readonly cursor: Json | null;
  /** Server clock; while it is being read, when another worker may. */
  readonly dueAt: Moment;
  /** Failures in a row. */
  readonly failures: number;
  readonly readAt: Moment | null;
}

export const providerCursorsTable = defineTable<ProviderCursor>({
  name: 'provider_cursors',
  key: ['provider', 'adapter'],
  columns: {
    provider: text<ProviderName>(),
    adapter: text(),
    cursor: jsonOrNull<Json>(),
    dueAt: moment(),
    failures: integer(),
    readAt: momentOrNull(),
  },
});

/** Failures in a row that raise an alarm. */
const ALARMING_FAILURES = 5;

const LONGEST_WAIT_MS = 300_000;

function find(loaded: Loaded, { provider, adapter }: StreamKey): ProviderCursor | undefined {
  return loaded.find(providerCursorsTable, { provider, adapter });
}

function nameOf({ provider, adapter }: StreamKey): string {
  return `${provider}/${adapter}`;
}

function write<Reply>(
  { provider, adapter }: StreamKey,
  decide: TenantlessWrite<Reply>['decide'],
): TenantlessWrite<Reply> {
  return {
    lock: `provider:${provider}`,
    actor: providerActor(provider),
    // A turn whose commit was lost falls due again.
    claimed: false,
    needs: () => [need(providerCursorsTable, { provider, adapter })],
    decide,
  };
}

/** A stream to read now, or how long to wait. */
export type StreamTurn =
  | { readonly cursor: Json | null; readonly failures: number }
  | { readonly waitMs: number };

/**
 * Takes a due stream, or a new one.
 * @param holdMs for how long no other worker reads it
 */
export function takeStream(stream: StreamKey, holdMs: number): TenantlessWrite<StreamTurn> {
  return write<StreamTurn>(stream, (loaded, { serverNow }) => {
    const known = find(loaded, stream);
    if (known !== undefined && known.dueAt > serverNow) {
      return { reply: { waitMs: known.dueAt - serverNow }, effects: [] };
    }
    const { cursor, failures, readAt } = known ?? { cursor: null, failures: 0, readAt: null };
    const { provider, adapter } = stream;
    const held = { provider, adapter, cursor, failures, readAt, dueAt: serverNow + holdMs };
    return { reply: { cursor, failures }, effects: [saveRow(providerCursorsTable, held)] };
  });
}

/**
 * Stores the cursor after its news was taken in; answers false if another worker moved it.
 * @param from the cursor that was read from
 * @param waitMs until the next poll
 */
export function moveStream(
  stream: StreamKey,
  from: Json | null,
  to: Json | null,
  waitMs: number,
): TenantlessWrite<boolean> {
  return write(stream, (loaded, context) => {
    const known = find(loaded, stream);
    if (known === undefined || JSON.stringify(known.cursor) !== JSON.stringify(from)) {
      return { reply: false, effects: [] };
    }
    const { serverNow } = context;
    const moved = { ...known, cursor: to, failures: 0, readAt: serverNow, dueAt: serverNow + waitMs };
    const cleared =
      known.failures >= ALARMING_FAILURES ? [clearAlarm(context, 'cursor_behind', nameOf(stream))] : [];
    return { reply: true, effects: [saveRow(providerCursorsTable, moved), ...cleared] };
  });
}

/**
 * Puts off a stream that could not be read, doubling up to five minutes; the fifth failure raises an alarm. Answers the
 * wait.
 * @param everyMs the usual interval
 * @param afterMs the provider's own wish
 */
export function putOffStream(
  stream: StreamKey,
  everyMs: number,
  afterMs: number | undefined,
): TenantlessWrite<number> {
  return write(stream, (loaded, context) => {
    const known = find(loaded, stream);
    if (known === undefined) return { reply: everyMs, effects: [] };
    const failures = known.failures + 1;
    const waitMs = afterMs ?? Math.max(everyMs, doublingMs(failures, everyMs, LONGEST_WAIT_MS));
    const row = { ...known, failures, dueAt: context.serverNow + waitMs };
    const alarm =
      failures >= ALARMING_FAILURES
        ? [raiseAlarm(context, 'cursor_behind', nameOf(stream), { failures, readAt: known.readAt })]
        : [];
    return { reply: waitMs, effects: [saveRow(providerCursorsTable, row), ...alarm] };
  });
}
