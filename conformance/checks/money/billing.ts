import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import { faultsOfBilling } from '../../laws/faults-of-billing.ts';
import { faultsOfInflow } from '../../laws/faults-of-inflow.ts';
import { readBooks } from '../../suite/books.ts';
import { named, type Check } from '../../suite/check.ts';
import { MORE_THAN_A_MONTH_SECONDS } from '../../suite/invoices.ts';
import type { Tenant } from '../../suite/tenant.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';

const DAY_MS = 86_400_000;

const MOST_DAYS = 366;

/** What reports of revenue add up to, by asset. */
function totalsOf(reports: readonly Json[]): string {
  const sums = new Map<string, { minor: bigint; aud: bigint; count: number }>();
  for (const total of reports.flatMap((report) => objectsAt(report, 'totals'))) {
    const asset = textAt(total, 'asset');
    const sum = sums.get(asset) ?? { minor: 0n, aud: 0n, count: 0 };
    sum.minor += toMinor(textAt(total, 'amount'), asset);
    sum.aud += toMinor(textAt(total, 'amountAud'));
    sum.count += Number(valueAt(total, 'count'));
    sums.set(asset, sum);
  }
  return [...sums]
    .map(([asset, { minor, aud, count }]) => `${asset} ${minor} ${aud} ${count}`)
    .toSorted()
    .join(', ');
}

function earnedOf(transfers: readonly JsonObject[], from: string): string {
  const own = transfers.filter((each) => textAt(each, 'completedAt') >= from);
  const report = own.map((each) => ({
    asset: textAt(each, 'source', 'currency'),
    amount: textAt(each, 'developerFee', 'amount'),
    amountAud: textAt(each, 'developerFeeAud'),
    count: 1,
  }));
  return totalsOf([{ totals: report }]);
}

/** The revenue of the longest range is what its transfers earned, and what any ranges that tile it add up to. */
async function tryRevenue(trial: Trial, transfers: readonly JsonObject[]): Promise<void> {
  const whole = await trial.get('getRevenue', {
    query: { from: new Date(Date.parse(await presentOf(trial)) - (MOST_DAYS - 1) * DAY_MS).toISOString() },
  });
  const [from, to] = [Date.parse(textAt(whole, 'from')), Date.parse(textAt(whole, 'to'))];
  const { random } = trial.session;
  const cuts = [
    from,
    ...Array.from({ length: 4 }, () => from + random.below(MOST_DAYS - 1) * DAY_MS + random.below(DAY_MS)),
    to,
  ];
  const moments = [...new Set(cuts)].toSorted((one, other) => one - other);
  const parts: Json[] = [];
  for (const [index, moment] of moments.slice(0, -1).entries()) {
    const [first, last] = [moment, moments[index + 1] ?? to].map((each) => new Date(each).toISOString());
    parts.push(await trial.get('getRevenue', { query: { from: first ?? '', to: last ?? '' } }));
  }
  const shown = totalsOf([whole]);
  const tiled = totalsOf(parts);
  trial.expect(shown === tiled, 'getRevenue', `a range earned ${shown}, and its parts together ${tiled}`);
  await tryRefusedRanges(trial, textAt(whole, 'to'));
  const earned = earnedOf(transfers, textAt(whole, 'from'));
  trial.expect(shown === earned, 'getRevenue', `it shows ${shown} where the transfers earned ${earned}`);
}

/** A range of no length and one of more than 366 days show nothing. */
async function tryRefusedRanges(trial: Trial, to: string): Promise<void> {
  const longest = new Date(Date.parse(to) - MOST_DAYS * DAY_MS - 1).toISOString();
  for (const [what, from] of [
    ['an empty range', to],
    ['a range of more than 366 days', longest],
  ] as const) {
    const exchange = await trial.call('getRevenue', { query: { from, to }, intent: 'open' });
    trial.expectRefusal(exchange, 400, 'invalid_request', what);
  }
}

async function presentOf(trial: Trial): Promise<string> {
  return textAt(await trial.get('getClock'), 'now');
}

async function tryInvoices(trial: Trial, tenant: Tenant): Promise<readonly JsonObject[]> {
  const call = { caller: tenant.caller };
  // The month that runs is over then, and has its invoice.
  await trial.get('setClock', { ...call, body: { advanceSeconds: MORE_THAN_A_MONTH_SECONDS } });
  const books = await readBooks(trial, tenant);
  const transfers = await walkList(trial, 'listTransfers', { limit: 200 }, { call });
  const invoices = await walkList(trial, 'listInvoices', { limit: 200 }, { call });
  const completed = transfers.filter((each) => textAt(each, 'status') === 'completed');
  const faults = [...faultsOfBilling(invoices, completed), ...faultsOfInflow(invoices, transfers, books)];
  for (const { operation, message } of faults) trial.expect(false, operation, message, []);
  return completed;
}

export const billing: Check = {
  name: 'billing',
  title:
    'Invoices have no gap in their numbers, their months tile, and what they credit and show as collected is what transfers and movements of the month earned, to the cent; revenue adds up over any ranges',
  source: 'decision',
  usesOther: true,
  appliesTo: named('getInvoice', 'listInvoices', 'listTransfers', 'getRevenue'),
  lacks: ({ policy, session }) =>
    session.contract.operations.has('listInvoices') ? policy.obstacle : 'the document has no invoices',
  run: async (trial) => {
    trial.called.add('getInvoice');
    const completed = await tryInvoices(trial, trial.tenant);
    await tryRevenue(trial, completed);
    if (trial.world.other !== undefined) await tryInvoices(trial, trial.world.other);
  },
};
