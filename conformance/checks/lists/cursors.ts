import { statusOf } from '../../http/exchange.ts';
import { objectsAt, textAt } from '../../json/json.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Check } from '../../suite/check.ts';
import { fillLists } from '../../suite/fill-list.ts';
import type { Trial } from '../../suite/trial.ts';
import { nextCursorOf } from '../../suite/walk-list.ts';

async function cursorOf(
  trial: Trial,
  list: string,
  query: Record<string, string | number> = {},
): Promise<string> {
  const exchange = await trial.call(list, { query: { ...query, limit: 2 } });
  const cursor = nextCursorOf(exchange);
  trial.demand(cursor !== undefined, list, 'a list of more than two records has no cursor');
  return cursor ?? '';
}

function tampered(cursor: string): string[] {
  const flip = (at: number): string => {
    const letter = cursor[at] === 'A' ? 'B' : 'A';
    return cursor.slice(0, at) + letter + cursor.slice(at + 1);
  };
  const half = Math.floor(cursor.length / 2);
  return [
    flip(0),
    flip(half),
    flip(cursor.length - 2),
    cursor.slice(0, -1),
    `${cursor}A`,
    cursor.slice(half),
    'x',
    'MQ==',
    '0',
    `${cursor}.${cursor}`,
    "' OR 1=1 --",
    cursor.split('').reverse().join(''),
  ];
}

async function expectInvalid(
  trial: Trial,
  list: string,
  what: string,
  query: Record<string, string | number>,
): Promise<void> {
  const exchange = await trial.call(list, { query });
  trial.expectRefusal(exchange, 400, 'invalid_cursor', what);
}

function filterOf(operation: Operation): Record<string, string> {
  const has = (name: string): boolean =>
    operation.queryParameters.some((parameter) => parameter.name === name);
  return has('kind') ? { kind: 'payout_reserved' } : { from: '2020-01-01T00:00:00Z' };
}

async function tryList(trial: Trial, operation: Operation): Promise<void> {
  const { id } = operation;
  const cursor = await cursorOf(trial, id);
  for (const text of tampered(cursor)) await expectInvalid(trial, id, 'a changed cursor', { cursor: text });
  await expectInvalid(trial, id, 'a cursor with a filter that it was not made for', {
    cursor,
    ...filterOf(operation),
  });
  const filtered = await cursorOf(trial, id, filterOf(operation));
  await expectInvalid(trial, id, 'a cursor without the filter that it was made for', { cursor: filtered });
  const good = await trial.call(id, { query: { cursor: filtered, ...filterOf(operation) } });
  trial.demandSuccess(good, 'a cursor with the filter that it was made for');
  for (const stranger of trial.operations.filter((each) => each.id !== id)) {
    await expectInvalid(trial, stranger.id, `a cursor of ${id}`, { cursor });
  }
  await tryForeign(trial, id, cursor);
}

async function tryForeign(trial: Trial, id: string, cursor: string): Promise<void> {
  const { other } = trial.world;
  if (other === undefined) return;
  const exchange = await trial.call(id, { query: { cursor }, caller: other.caller });
  if (
    trial.expectRefusal(exchange, 400, 'invalid_cursor', "another tenant's cursor") ||
    statusOf(exchange) !== 200
  )
    return;
  const shown = objectsAt(exchange.response?.json, 'data').map((each) => textAt(each, 'clientId'));
  trial.expect(!shown.includes(trial.tenant.clientId), id, "another tenant's cursor shows its records", [
    exchange,
  ]);
}

export const cursors: Check = {
  name: 'cursors',
  title:
    'A cursor that was changed, or belongs to another list, account or filter, is 400 invalid_cursor and never a page',
  source: 'decision',
  appliesTo: ({ isList }) => isList,
  run: async (trial) => {
    const filled = await fillLists(trial);
    await trial.together(filled, tryList);
  },
};
