import type { Operation, Parameter } from '../../contract/operation.ts';
import { textAt, textsAt, type JsonObject } from '../../json/json.ts';
import type { Check } from '../../suite/check.ts';
import { fillLists } from '../../suite/fill-list.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import { idOfListed, momentOfListed } from '../../json/listed.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';

const SLICE = 60;

function idsOf(records: readonly JsonObject[]): string {
  return records.map(idOfListed).join();
}

function shownOf(record: JsonObject, operation: Operation, name: string): string {
  if (name === 'objectId') return textAt(record, 'data', 'id');
  return textAt(record, operation.id === 'listTransactions' && name === 'status' ? 'operationStatus' : name);
}

/** Whether a record fits a value of a filter; one that ends with a star stands for all that begin so. */
function isFitting(shown: string, value: string): boolean {
  return value.endsWith('*') ? shown.startsWith(value.slice(0, -1)) : shown === value;
}

/** More values than these are not all tried: those that a record fits, and the last. */
const MANY_VALUES = 20;

/** Each value of a filter shows exactly the records that have it, and all values together show all. */
async function tryEnum(trial: Trial, operation: Operation, name: string, window: Window): Promise<void> {
  const parameter = operation.queryParameters.find((each) => each.name === name);
  const values = textsAt(parameter?.schema, 'enum');
  for (const value of values) {
    const expected = window.records.filter((record) => isFitting(shownOf(record, operation, name), value));
    if (values.length > MANY_VALUES && expected.length === 0 && value !== values.at(-1)) continue;
    const found = await walkList(trial, operation.id, { ...window.query, [name]: value, limit: 3 });
    trial.expect(
      idsOf(found) === idsOf(expected),
      operation.id,
      `${name}=${value} shows ${found.length} records where ${expected.length} have it`,
    );
  }
}

/** Records of one stretch of time, and the query that shows exactly them. */
interface Window {
  readonly records: readonly JsonObject[];
  readonly query: { readonly from: string; readonly to: string };
}

/** Lists whose order is another than that of the moments by which they are cut: rows stand as their transfers were made. */
const IN_ANOTHER_ORDER = ['listRevenueReport'];

/** A stretch of the newest records whose ends are moments of records, so that both ends are tried. */
async function windowOf(trial: Trial, list: string): Promise<Window> {
  const newest = IN_ANOTHER_ORDER.includes(list)
    ? await walkList(trial, list, { limit: 200 })
    : await walkList(trial, list, { limit: 50 }, { atMost: SLICE });
  const moments = [...new Set(newest.map(momentOfListed))].sort().slice(-SLICE);
  // Behind the oldest moment there may be more records of the same one: it is left out.
  const from = moments[Math.min(1, moments.length - 1)] ?? '';
  const to = new Date(Date.parse(moments.at(-1) ?? from) + 1).toISOString();
  return { records: newest.filter((record) => momentOfListed(record) >= from), query: { from, to } };
}

async function tryTimes(trial: Trial, list: string, { records, query }: Window): Promise<void> {
  const all = await walkList(trial, list, { ...query, limit: 7 });
  trial.expect(
    idsOf(all) === idsOf(records),
    list,
    `from and to show ${all.length} records of ${records.length}`,
  );
  const middle = momentOfListed(records[Math.floor(records.length / 2)] ?? {});
  const late = await walkList(trial, list, { from: middle, to: query.to, limit: 50 });
  const early = await walkList(trial, list, { from: query.from, to: middle, limit: 50 });
  const isLate = (record: JsonObject): boolean => momentOfListed(record) >= middle;
  const isTiled =
    idsOf(late) === idsOf(records.filter(isLate)) &&
    idsOf(early) === idsOf(records.filter((record) => !isLate(record)));
  trial.expect(isTiled, list, `two stretches that meet at ${middle} do not cover their whole exactly once`);
  const none = await walkList(trial, list, { from: middle, to: middle });
  trial.expect(none.length === 0, list, 'a stretch of no length shows records');
  const offset = new Date(Date.parse(query.from) + 36_000_000).toISOString().replace('Z', '+10:00');
  const elsewhere = await walkList(trial, list, { from: offset, to: query.to, limit: 50 });
  trial.expect(
    idsOf(elsewhere) === idsOf(records),
    list,
    'the same moment in another zone shows other records',
  );
}

async function tryText(
  trial: Trial,
  operation: Operation,
  { name, schema }: Parameter,
  { records, query }: Window,
): Promise<void> {
  const values = [
    ...new Set(records.map((record) => shownOf(record, operation, name)).filter((text) => text !== '')),
  ];
  for (const value of values.slice(0, 4)) {
    const expected = records.filter((record) => shownOf(record, operation, name) === value);
    const found = await walkList(trial, operation.id, { ...query, [name]: value, limit: 2 });
    trial.expect(
      idsOf(found) === idsOf(expected),
      operation.id,
      `${name}=… shows ${found.length} records where ${expected.length} carry it`,
    );
    const spelled = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
    for (const other of [value.slice(0, -1), `${value}%`, spelled].filter(
      (text) => text !== value && text !== '',
    )) {
      if (records.some((record) => shownOf(record, operation, name) === other) || other.length > 255)
        continue;
      if (/Id$/.test(name) && !/^[A-Za-z0-9_-]+$/.test(other)) continue;
      if (!new RegExp(textAt(schema, 'pattern'), 'u').test(other)) continue;
      const near = await walkList(trial, operation.id, { ...query, [name]: other });
      trial.expect(near.length === 0, operation.id, `${name} finds what is only like it`);
    }
  }
}

async function tryList(trial: Trial, operation: Operation): Promise<void> {
  const window = await windowOf(trial, operation.id);
  trial.demand(window.records.length > 3, operation.id, 'the list is too short to be filtered');
  await tryTimes(trial, operation.id, window);
  for (const parameter of operation.queryParameters) {
    const { name, schema } = parameter;
    if (textsAt(schema, 'enum').length > 0) await tryEnum(trial, operation, name, window);
    else if (!['limit', 'cursor', 'after', 'from', 'to'].includes(name))
      await tryText(trial, operation, parameter, window);
  }
}

export const filters: Check = {
  name: 'filters',
  title:
    'A filter shows exactly the records that fit, from inclusive and to exclusive, also from page to page',
  source: 'decision',
  appliesTo: ({ isList }) => isList,
  run: async (trial) => {
    const filled = await fillLists(trial);
    const isOfQuotes = ({ id }: Operation): boolean => id === 'listConversionQuotes';
    await trial.together(
      filled.filter((each) => !isOfQuotes(each)),
      tryList,
    );
    // Quotes run out by themselves: while they are looked at, the clock stands.
    await trial.each(filled.filter(isOfQuotes), async (operation) =>
      withStoppedClock(trial, () => tryList(trial, operation)),
    );
  },
};
