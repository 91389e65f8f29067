import { objectsAt, textAt, valueAt, type Json } from '../../json/json.ts';
import { toAmount } from '../../json/minor-units.ts';
import { Broken } from '../../suite/failure.ts';
import { dayInSydney } from '../../suite/sydney-days.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';
import { statusOfModel, type ModelTransfer } from './transfer-state.ts';

export interface Ended {
  readonly transfer: ModelTransfer;
  readonly shown: Json;
}

function idOf({ shown }: Ended): string {
  return textAt(shown, 'id');
}

function demand(operation: string, what: string, shown: string, expected: string): void {
  if (shown === expected) return;
  throw new Broken(operation, `${what} are ${shown || 'none'} instead of ${expected || 'none'}`);
}

function completedOf(ended: readonly Ended[]): readonly Ended[] {
  return ended.filter(({ transfer }) => statusOfModel(transfer) === 'completed');
}

/** What each day in Sydney earned, by asset, newest day first. */
function expectedDays(ended: readonly Ended[]): string {
  const days = new Map<string, { minor: bigint; aud: bigint; count: number; asset: string; date: string }>();
  for (const { transfer, shown } of completedOf(ended)) {
    const { asset } = transfer.route;
    const date = dayInSydney(Date.parse(textAt(shown, 'completedAt')));
    const day = days.get(`${date} ${asset}`) ?? { minor: 0n, aud: 0n, count: 0, asset, date };
    day.minor += transfer.price?.developerFee ?? 0n;
    day.aud += transfer.price?.developerFeeAud ?? 0n;
    day.count += 1;
    days.set(`${date} ${asset}`, day);
  }
  return [...days.values()]
    .map(({ date, asset, minor, aud, count }) =>
      [date, asset, toAmount(minor, asset), toAmount(aud), count].join(' '),
    )
    .toSorted()
    .join('; ');
}

async function expectRevenue(trial: Trial, from: string, ended: readonly Ended[]): Promise<void> {
  const revenue = await trial.get('getRevenue', { query: { from } });
  const shown = objectsAt(revenue, 'data')
    .map((day) =>
      [
        ...['date', 'asset', 'amount', 'amountAud'].map((name) => textAt(day, name)),
        Number(valueAt(day, 'count')),
      ].join(' '),
    )
    .toSorted()
    .join('; ');
  demand('getRevenue', 'the days of the revenue', shown, expectedDays(ended));
  const rows = await walkList(trial, 'listRevenueReport', { limit: 200, from });
  demand(
    'listRevenueReport',
    'the rows of the report',
    rows.map((row) => `${textAt(row, 'transferId')} ${textAt(row, 'developerFee')}`).join(),
    completedOf(ended)
      .map(
        (each) =>
          `${idOf(each)} ${toAmount(each.transfer.price?.developerFee ?? 0n, each.transfer.route.asset)}`,
      )
      .toReversed()
      .join(),
  );
}

/** Every status of every transfer is told once, in its order. */
async function expectActivity(trial: Trial, from: string, ended: readonly Ended[]): Promise<void> {
  const entries = (await walkList(trial, 'listActivity', { limit: 200, from })).toReversed();
  const told = new Map<string, string[]>();
  for (const entry of entries) {
    if (textAt(entry, 'resource', 'type') !== 'transfer') continue;
    const id = textAt(entry, 'resource', 'id');
    told.set(id, [...(told.get(id) ?? []), textAt(entry, 'type').replace('transfer.', '')]);
  }
  const known = ended.map(idOf);
  const strange = [...told.keys()].filter((id) => !known.includes(id));
  demand('listActivity', 'transfers of which it tells and that never were', strange.join(), '');
  for (const each of ended) {
    const way = (told.get(idOf(each)) ?? []).join(' → ');
    demand('listActivity', 'the statuses of which it tells', way, each.transfer.history.join(' → '));
  }
}

/** Each route lists its own transfers, newest first. */
async function expectLists(
  trial: Trial,
  routes: ReadonlyMap<string, string>,
  ended: readonly Ended[],
): Promise<void> {
  for (const [name, paymentRouteId] of routes) {
    const listed = await walkList(trial, 'listTransfers', { limit: 200, paymentRouteId });
    const own = ended.filter(({ transfer }) => transfer.route.name === name);
    demand(
      'listTransfers',
      'the transfers of a route',
      listed.map((each) => textAt(each, 'id')).join(),
      own.map(idOf).toReversed().join(),
    );
  }
}

/**
 * Compares what is reported of transfers since a moment with what they are: the lists, the activity, the revenue.
 * @param routes names of routes → their ids
 * @param ended oldest first
 * @throws Broken
 */
export async function expectBooks(
  trial: Trial,
  from: string,
  routes: ReadonlyMap<string, string>,
  ended: readonly Ended[],
): Promise<void> {
  await expectLists(trial, routes, ended);
  await expectRevenue(trial, from, ended);
  // The feed goes back thirty days, and no further.
  const feed = Date.parse(textAt(await trial.get('getClock'), 'now')) - FEED_MS;
  if (Date.parse(from) > feed) await expectActivity(trial, from, ended);
}

const FEED_MS = 29 * 86_400_000;
