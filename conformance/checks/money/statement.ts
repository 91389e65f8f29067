import { headerOf, type Exchange } from '../../http/exchange.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { toAmount } from '../../json/minor-units.ts';
import { foldMovements } from '../../laws/fold-movements.ts';
import { ASSETS } from '../../suite/balance.ts';
import { named, type Check } from '../../suite/check.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import { nextCursorOf, walkList } from '../../suite/walk-list.ts';

const ID = 'getStatement';

const DAY_MS = 86_400_000;

const SAMPLES = 3;

const PAGES = 3;

const MOST_LINES = 200;

const plus = (moment: string, ms: number): string => new Date(Date.parse(moment) + ms).toISOString();

interface Asked {
  readonly asset: string;
  readonly from: string;
  readonly to: string;
}

/** What the movements make of a balance, in the statement's words. */
function heldAfter(movements: readonly JsonObject[], asset: string): string {
  const { available = 0n, reserved = 0n } = foldMovements(movements).get(asset) ?? {};
  return [available, reserved, available + reserved].map((sum) => toAmount(sum, asset)).join();
}

const held = (shown: Json): string =>
  ['available', 'reserved', 'posted'].map((name) => textAt(shown, name)).join();

const FIELDS = ['kind', 'availableDelta', 'reservedDelta', 'reference', 'externalReference', 'occurredAt'];

const seqOf = (value: Json | undefined): string => String(Number(valueAt(value ?? null, 'seq')));

const fieldsOf = (line: JsonObject): string => FIELDS.map((name) => textAt(line, name)).join(' ');

/** All lines of a statement, page by page, with the last page. */
async function walk(trial: Trial, asked: Asked, limit: number): Promise<[JsonObject[], Exchange]> {
  const lines: JsonObject[] = [];
  let cursor: string | undefined;
  for (;;) {
    const query = { ...asked, limit, ...(cursor === undefined ? {} : { cursor }) };
    const exchange = await trial.call(ID, { query });
    trial.demandSuccess(exchange, 'a page of a statement');
    const page = objectsAt(exchange.response?.json, 'lines');
    lines.push(...page);
    trial.demand(page.length <= limit, ID, `a page has ${page.length} lines where ${limit} were asked for`);
    const next = nextCursorOf(exchange);
    const hasLink = headerOf(exchange, 'link') !== undefined;
    trial.expect(hasLink === (next !== undefined), ID, 'Link and nextCursor do not go together');
    if (next === undefined) return [lines, exchange];
    trial.demand(next !== cursor && page.length > 0, ID, 'a page leads to itself');
    cursor = next;
  }
}

async function expectStatement(trial: Trial, asked: Asked, movements: readonly JsonObject[]): Promise<void> {
  const { asset, from, to } = asked;
  const before = (moment: string): JsonObject[] =>
    movements.filter((each) => textAt(each, 'occurredAt') < moment);
  const within = before(to).filter(
    (each) => textAt(each, 'asset') === asset && textAt(each, 'occurredAt') >= from,
  );
  const shown = await trial.get(ID, { query: { ...asked, limit: 200 } });
  const about = JSON.stringify(asked);
  const expectEqual = (what: string, found: string, expected: string): void => {
    trial.expect(
      found === expected,
      ID,
      `${about}: ${what} is ${found} where the movements make ${expected}`,
    );
  };
  expectEqual('opening', held(valueAt(shown, 'opening') ?? null), heldAfter(before(from), asset));
  expectEqual('closing', held(valueAt(shown, 'closing') ?? null), heldAfter(before(to), asset));
  expectEqual('the head', seqOf(valueAt(shown, 'head')), String(before(to).length));
  // So that there are several pages, whatever the account has.
  const limit = Math.min(MOST_LINES, Math.max(1, Math.ceil(within.length / PAGES)));
  const [lines] = await walk(trial, asked, limit);
  expectEqual('the lines', lines.map(fieldsOf).join('\n'), within.map(fieldsOf).join('\n'));
  const wrong = lines.find((line) => {
    const seq = Number(valueAt(line, 'seq'));
    const sums = heldAfter(movements.slice(0, seq), asset).split(',').slice(0, 2).join();
    return `${textAt(line, 'available')},${textAt(line, 'reserved')}` !== sums;
  });
  trial.expect(
    wrong === undefined,
    ID,
    `${about}: line ${seqOf(wrong)} has another balance than the movements make`,
  );
}

async function tryRanges(trial: Trial, now: string): Promise<void> {
  const { random } = trial.session;
  const movements = (await walkList(trial, 'listTransactions', { limit: 200 })).reverse();
  const occurred = [...new Set(movements.map((each) => textAt(each, 'occurredAt')))];
  for (const asset of ASSETS) {
    const all = { asset, from: plus(now, -366 * DAY_MS), to: now };
    await expectStatement(trial, all, movements);
    for (const moment of Array.from({ length: SAMPLES }, () => random.pick(occurred))) {
      await expectStatement(trial, { asset, from: plus(moment, -DAY_MS), to: moment }, movements);
      if (plus(moment, 1) <= now)
        await expectStatement(trial, { asset, from: moment, to: plus(moment, 1) }, movements);
    }
    await expectCsv(trial, all);
  }
}

/** The lines of CSV, whose texts here need no quotes. */
async function expectCsv(trial: Trial, asked: Asked): Promise<void> {
  const exchange = await trial.call(ID, { query: { ...asked }, headers: { accept: 'text/csv' } });
  trial.demandSuccess(exchange, 'a statement as CSV');
  const [header = '', ...rows] = (exchange.response?.bodyText ?? '').split('\r\n').slice(0, -1);
  const names = header.split(',');
  const [lines] = await walk(trial, asked, 200);
  const expected = lines.map((line) =>
    ['seq', 'occurredAt', 'kind', 'availableDelta', 'reservedDelta', 'available', 'reserved', 'reference']
      .map((name) => (name === 'seq' ? seqOf(line) : textAt(line, name)))
      .join(),
  );
  const found = rows.map((row) => row.split(',').slice(0, 8).join());
  trial.expect(
    names.slice(0, 8).join() ===
      'seq,occurredAt,kind,availableDelta,reservedDelta,available,reserved,reference' &&
      found.join('\n') === expected.join('\n'),
    ID,
    `${JSON.stringify(asked)}: CSV has other lines than JSON`,
    [exchange],
  );
}

/** A date is the midnight that begins it in Sydney, whose summer time ends on 5 April 2026. */
async function tryDates(trial: Trial): Promise<void> {
  const shown = await trial.get(ID, { query: { asset: 'AUD', from: '2026-04-05', to: '2026-04-06' } });
  const range = `${textAt(shown, 'from')} ${textAt(shown, 'to')}`;
  const expected = '2026-04-04T13:00:00.000Z 2026-04-05T14:00:00.000Z';
  trial.expect(range === expected, ID, `the 5th of April is ${range} where it is ${expected} in Sydney`);
}

async function tryRefusals(trial: Trial, now: string): Promise<void> {
  const refused: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['a range that ends ahead', { from: plus(now, -DAY_MS), to: plus(now, 1) }],
    ['a range that is empty', { from: now, to: now }],
    ['a range that ends before it begins', { from: now, to: plus(now, -1) }],
    ['a range of 367 days', { from: plus(now, -367 * DAY_MS), to: now }],
    ['a date that there is not', { from: '2026-02-29', to: '2026-03-02' }],
    ['a range without an end', { from: plus(now, -DAY_MS) }],
  ];
  for (const [title, query] of refused) {
    const call = await trial.call(ID, { query: { asset: 'AUD', ...query }, intent: 'invalid' });
    trial.expectRefusal(call, 400, 'invalid_request', title);
  }
  const asked = { asset: 'AUD', from: plus(now, -DAY_MS), to: now };
  const paged = await trial.call(ID, {
    query: { ...asked, limit: 1 },
    headers: { accept: 'text/csv' },
    intent: 'invalid',
  });
  trial.expectRefusal(paged, 400, 'invalid_request', 'CSV with a limit');
  const { nextCursor } = (await trial.get(ID, { query: { ...asked, limit: 1 } })) as JsonObject;
  if (typeof nextCursor !== 'string') return;
  const other = await trial.call(ID, {
    query: { ...asked, asset: 'USDC', cursor: nextCursor },
    intent: 'invalid',
  });
  trial.expectRefusal(other, 400, 'invalid_cursor', 'a cursor of another asset');
}

export const statement: Check = {
  name: 'statement',
  title:
    'A statement has the movements of its range and no others, oldest first, and the balances that all movements make',
  source: 'decision',
  appliesTo: named(ID),
  run: async (trial) => {
    await trial.tenant.ready();
    await withStoppedClock(trial, async (frozenAt) => {
      for (let count = 0; count < PAGES; count += 1) await trial.tenant.newPayin('1.00', 'credited');
      await tryRanges(trial, frozenAt);
      await tryRefusals(trial, frozenAt);
    });
    await tryDates(trial);
  },
};
