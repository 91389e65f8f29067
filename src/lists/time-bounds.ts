import type { Moment } from '../calendar/clock.ts';
import type { Db, Dialect } from '../db/statements/statement.ts';
import { dialectOf } from '../db/statements/statement.ts';
import { columnName } from '../db/statements/table.ts';
import { DIGITS, type IdPrefix, momentDigits } from '../identity/ids.ts';
import { boundByMoments, condition, hidden, type Condition } from './condition.ts';
import { keyOf, type ListDescription } from './condition.ts';
import { parseQueryMoment } from './condition.ts';

export interface TimeBounds {
  /** For rows whose place in the list is that of their moment; null if none is looked for there. */
  readonly usual: readonly Condition[] | null;
  /** For other rows, found by an index of their moments; null if there are none. */
  readonly apart: readonly Condition[] | null;
}

interface Range {
  readonly from?: string;
  readonly to?: string;
}

type TimedList<Row extends object> = Pick<ListDescription<Row>, 'table' | 'orderBy' | 'moment' | 'time'>;

/** Any time. */
export const ANY_TIME: TimeBounds = { usual: [], apart: null };

/** Eight digits of ten, units of 1.024 s. */
const UNIT_DIGITS = 8;

const UNIT_MS = 1024;

const MOST_UNITS = 2 ** 40;

/** How far a row's moment and its identifier's may differ between agreeing clocks. */
const NEAR_UNITS = 2;

/** How far the events' clock may be set back. */
const SET_BACK_MS = 120_000;

const unitOf = (moment: Moment): number => Math.floor(moment / UNIT_MS);

/** In units; on PostgreSQL a function that its planner inlines. */
function unitOfId(dialect: Dialect, column: string): string {
  if (dialect === 'postgres') return `moment_of_id(${column})`;
  const digits = Array.from({ length: UNIT_DIGITS }, (_, place) => {
    const digit = `(instr('${DIGITS}', substr(${column}, ${5 + place}, 1)) - 1)`;
    const weight = 32 ** (UNIT_DIGITS - 1 - place);
    return weight === 1 ? digit : `${digit} * ${weight}`;
  });
  return `(${digits.join(' + ')})`;
}

/** The least identifier of a unit of time. */
function firstId(prefix: string, unit: number): string {
  const digits = momentDigits(Math.min(Math.max(unit, 0), MOST_UNITS - 1) * UNIT_MS);
  return `${prefix}_${digits.slice(0, UNIT_DIGITS)}`;
}

/** The least identifier that was made in the unit of a moment. */
export function firstIdSince(prefix: IdPrefix, moment: Moment): string {
  return firstId(prefix, unitOf(moment));
}

/** Identifiers whose moment is near enough to the range. */
function boundIds(order: string, prefix: string, { from, to }: Range): Condition[] {
  const bounds: Condition[] = [];
  if (from !== undefined) {
    const unit = unitOf(parseQueryMoment('from', from)) - NEAR_UNITS;
    bounds.push(condition(`${order} >= ?`, firstId(prefix, unit)));
  }
  if (to !== undefined) {
    const unit = unitOf(parseQueryMoment('to', to) - 1) + NEAR_UNITS + 1;
    if (unit < MOST_UNITS) bounds.push(condition(`${order} < ?`, firstId(prefix, unit)));
  }
  return bounds;
}

async function boundNumbers(
  key: string,
  lastAt: (moment: Moment) => Promise<number>,
  { from, to }: Range,
  setBackMs: number,
): Promise<Condition[]> {
  const bounds: Condition[] = [];
  if (from !== undefined) {
    bounds.push(condition(`${key} > ?`, await lastAt(parseQueryMoment('from', from) - 1 - setBackMs)));
  }
  if (to !== undefined) {
    bounds.push(condition(`${key} <= ?`, await lastAt(parseQueryMoment('to', to) - 1 + setBackMs)));
  }
  return bounds;
}

/**
 * Exactly: rows made under a clock apart are asked for beside the others.
 * @param order the list's order in its indexes' words
 * @throws ApiError invalid_request
 */
export async function timeBounds<Row extends object>(
  db: Db,
  list: TimedList<Row>,
  tenantId: string,
  order: string,
  { from, to }: Range,
): Promise<TimeBounds> {
  if (from === undefined && to === undefined) return ANY_TIME;
  const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const { table, time } = list;
  const moment = `${table.name}.${columnName(list.moment)}`;
  const within = boundByMoments(moment, range);
  if (time.by === 'range') return { usual: null, apart: within };
  // As a term, which those rows' index alone has.
  const byTerm = boundByMoments(`(${moment} + 0)`, range);
  const exactly = within.map(hidden);
  if (time.by === 'ids') {
    const far = `abs((${moment} >> 10) - ${unitOfId(dialectOf(db), `${table.name}.id`)}) > ${NEAR_UNITS}`;
    const usual = [...boundIds(order, time.prefix, range), ...exactly, condition(`not (${far})`)];
    return { usual, apart: [...byTerm, condition(far)] };
  }
  const lastAt = async (at: Moment): Promise<number> => time.lastAt(db, tenantId, at);
  if (time.by === 'numbers') return { usual: await boundNumbers(keyOf(list), lastAt, range, 0), apart: null };
  const usual = await boundNumbers(keyOf(list), lastAt, range, SET_BACK_MS);
  const written = `${table.name}.written_at`;
  return {
    usual: [...usual, ...exactly, condition(`${moment} = ${written}`)],
    apart: [...byTerm, condition(`(${written} is null or ${moment} <> ${written})`)],
  };
}
