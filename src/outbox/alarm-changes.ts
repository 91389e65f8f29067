import type { Moment } from '../calendar/clock.ts';
import type { Dialect } from '../db/statements/statement.ts';
import { selectList, selectStep } from '../db/statements/rows.ts';
import { keptStatement, type Step } from '../db/statements/statement.ts';
import { insertStatement } from '../db/statements/table-statements.ts';
import { alarmsTable, type Alarm, type AlarmEffect } from './alarm.ts';

/** Alarms that one statement can raise, or that one can clear: each kind and subject once. */
interface Batch {
  readonly effect: AlarmEffect['effect'];
  readonly alarms: Map<string, Change>;
}

/** An alarm as it is to be, and from which moment on it must have been silent to be cleared. */
type Change = Alarm & { readonly unlessFoundSince?: Moment | undefined };

const nameOf = ({ kind, subject }: Pick<Alarm, 'kind' | 'subject'>): string => `${kind}\u0000${subject}`;

function alarmOf(tenantId: string | null, effect: AlarmEffect): Change {
  const { kind, subject, at } = effect;
  const row = { tenantId, kind, subject, firstAt: at, lastAt: at, count: 1, clearedAt: null };
  return effect.effect === 'raise_alarm'
    ? { ...row, id: effect.id, facts: effect.facts }
    : { ...row, id: '', facts: {}, unlessFoundSince: effect.unlessFoundSince };
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
    const batch = this.#batches[index] ?? { effect: effect.effect, alarms: new Map<string, Change>() };
    if (index < 0) this.#batches.push(batch);
    const before = batch.alarms.get(name);
    const merged =
      before === undefined
        ? alarm
        : { ...alarm, id: before.id, firstAt: before.firstAt, count: before.count + 1 };
    batch.alarms.set(name, merged);
  }

  /**
   * What writes all of them.
   * @param opened is given those that were opened
   */
  steps(dialect: Dialect, opened: Alarm[]): Step[] {
    return this.#batches.flatMap(({ effect, alarms }) => {
      const rows = [...alarms.values()];
      return effect === 'raise_alarm'
        ? [raise(dialect, rows, opened)]
        : rows.map((row) => clear(dialect, row));
    });
  }
}

const RAISE =
  ' on conflict (kind, subject) where cleared_at is null do update set ' +
  'last_at = excluded.last_at, count = alarms.count + excluded.count, facts = excluded.facts ' +
  `returning ${selectList(alarmsTable)}`;

/** Opens alarms, or counts up those that are open; tells of the former. */
function raise(dialect: Dialect, alarms: readonly Alarm[], opened: Alarm[]): Step {
  const ids = new Set(alarms.map(({ id }) => id));
  return selectStep(insertStatement(dialect, alarmsTable, alarms, RAISE), alarmsTable, (rows) =>
    opened.push(...rows.filter(({ id }) => ids.has(id))),
  );
}

const CLEAR = 'update alarms set cleared_at = ? where kind = ? and subject = ? and cleared_at is null';

function clear(dialect: Dialect, { kind, subject, lastAt, unlessFoundSince }: Change): Step {
  const values = [lastAt, kind, subject];
  if (unlessFoundSince === undefined) return { statement: keptStatement(dialect, CLEAR, values) };
  return { statement: keptStatement(dialect, `${CLEAR} and last_at < ?`, [...values, unlessFoundSince]) };
}
