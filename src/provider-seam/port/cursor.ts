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

/** Whose news: which provider's, by which adapter. Another adapter's cursors mean something else. */
export interface StreamKey {
  readonly provider: ProviderName;
  readonly adapter: string;
}

/** How far the news of a stream was taken in. */
export interface ProviderCursor extends StreamKey {
  /** The adapter's own; null before the first page. */
  readonly cursor: Json | null;
  /** When the stream is to be read next, on the server's clock; while it is read, when somebody else may. */
  readonly dueAt: Moment;
  /** How often in a row it could not be read. */
  readonly failures: number;
  /** When a page was taken in last. */
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

/** So many readings in a row that failed are an alarm. */
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
    // What a commit that nobody heard of has left is due again by itself.
    claimed: false,
    needs: () => [need(providerCursorsTable, { provider, adapter })],
    decide,
  };
}

/** A stream that this process is to read, or how long it is to leave it alone. */
export type StreamTurn =
  { readonly cursor: Json | null; readonly failures: number } | { readonly waitMs: number };

/**
 * Takes a stream that is due, for so long; a stream that nobody has read yet begins.
 * @param holdMs until when nobody else reads it, from now
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
 * Moves a stream on, after the news up to there was taken in. Does nothing where somebody else has moved it from there
 * meanwhile; answers whether it did.
 * @param from the cursor that the news was read from
 * @param waitMs until the next reading
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
 * Puts a stream off that could not be read: twice as long each time, up to five minutes. After five times it is an alarm.
 * Answers how long it waits.
 * @param everyMs how often it is read while all is well
 * @param afterMs how long the provider asked to be left alone, where it did
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
    const waitMs = afterMs ?? Math.max(everyMs, Math.min(everyMs * 2 ** (failures - 1), LONGEST_WAIT_MS));
    const row = { ...known, failures, dueAt: context.serverNow + waitMs };
    const alarm =
      failures >= ALARMING_FAILURES
        ? [raiseAlarm(context, 'cursor_behind', nameOf(stream), { failures, readAt: known.readAt })]
        : [];
    return { reply: waitMs, effects: [saveRow(providerCursorsTable, row), ...alarm] };
  });
}
