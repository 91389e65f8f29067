import type { Knex } from 'knex';
import { fromStored, selectList } from '../db/rows.ts';
import { dialectOf, runOwn, runStatement } from '../db/statement.ts';
import { insertStatement } from '../db/table-statements.ts';
import { alarmsTable, type Alarm, type AlarmEffect } from './alarm.ts';

/** Rows a statement. */
const ROWS_PER_STATEMENT = 200;

/** Alarms that one statement can raise, or that one can clear: each kind and subject once. */
interface Batch {
  readonly effect: AlarmEffect['effect'];
  readonly alarms: Map<string, Alarm>;
}

const nameOf = ({ kind, subject }: Pick<Alarm, 'kind' | 'subject'>): string => `${kind}\u0000${subject}`;

function alarmOf(tenantId: string | null, effect: AlarmEffect): Alarm {
  const { kind, subject, at } = effect;
  const row = { tenantId, kind, subject, firstAt: at, lastAt: at, count: 1, clearedAt: null };
  return effect.effect === 'raise_alarm'
    ? { ...row, id: effect.id, facts: effect.facts }
    : { ...row, id: '', facts: {} };
}

/**
 * The alarms that a group of writes raises and clears, in their order. Nothing of them is loaded: what is open already
 * is found by the statements that write them.
 */
export class AlarmChanges {
  readonly #batches: Batch[] = [];

  /** Whether there is anything to write. */
  get isEmpty(): boolean {
    return this.#batches.length === 0;
  }

  /** Takes what a decision raises or clears; `tenantId` is null where it has no tenant. */
  add(tenantId: string | null, effect: AlarmEffect): void {
    const alarm = alarmOf(tenantId, effect);
    const name = nameOf(alarm);
    // Behind whatever the group did with the same alarm before, and else where there is room.
    const last = this.#batches.findLastIndex(({ alarms }) => alarms.has(name));
    const index = this.#batches.findIndex((batch, at) => at >= last && batch.effect === effect.effect);
    const batch = this.#batches[index] ?? { effect: effect.effect, alarms: new Map<string, Alarm>() };
    if (index < 0) this.#batches.push(batch);
    const before = batch.alarms.get(name);
    const merged =
      before === undefined
        ? alarm
        : { ...alarm, id: before.id, firstAt: before.firstAt, count: before.count + 1 };
    batch.alarms.set(name, merged);
  }

  /** Writes all of them; answers those that were opened. */
  async flush(db: Knex): Promise<readonly Alarm[]> {
    const opened: Alarm[] = [];
    for (const { effect, alarms } of this.#batches) {
      const rows = [...alarms.values()];
      for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
        const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
        if (effect === 'raise_alarm') opened.push(...(await raise(db, chunk)));
        else await clear(db, chunk);
      }
    }
    return opened;
  }
}

/** Opens alarms, or counts up those that are open; answers the former. */
async function raise(db: Knex, alarms: readonly Alarm[]): Promise<Alarm[]> {
  const then =
    ' on conflict (kind, subject) where cleared_at is null do update set ' +
    'last_at = excluded.last_at, count = alarms.count + excluded.count, facts = excluded.facts ' +
    `returning ${selectList(alarmsTable)}`;
  const stored = await runOwn(db, insertStatement(dialectOf(db), alarmsTable, alarms, then));
  const ids = new Set(alarms.map(({ id }) => id));
  return stored.map((row) => fromStored(alarmsTable, row)).filter(({ id }) => ids.has(id));
}

async function clear(db: Knex, alarms: readonly Alarm[]): Promise<void> {
  for (const { kind, subject, lastAt } of alarms) {
    const sql = 'update alarms set cleared_at = ? where kind = ? and subject = ? and cleared_at is null';
    await runStatement(db, sql, [lastAt, kind, subject]);
  }
}
