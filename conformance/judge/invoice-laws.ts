import { objectsAt, textAt, valueAt, type JsonObject } from '../json/json.ts';
import { isCanonical, toMinor } from '../json/minor-units.ts';
import { inOrder, isPresent, unless, type Law } from './law.ts';

/** Amounts of an invoice in AUD, each with a twin in cents; those that a tenant can be owed may be below zero. */
const AMOUNTS = ['platformFeesDue', 'developerFeesCredit', 'tax', 'netDue'];

const TAX_PERCENT = 10n;

const SYDNEY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The first moment of a month in Sydney, as `YYYYMM`; undefined if the moment is no month's first. */
function monthBeginning(moment: string): string | undefined {
  const text = SYDNEY.format(new Date(moment));
  const [, year, month] = /^(\d{4})-(\d{2})-01, 00:00:00$/.exec(text) ?? [];
  return year === undefined || month === undefined || !moment.endsWith('.000Z')
    ? undefined
    : `${year}${month}`;
}

function monthAfter(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(4))];
  return number === 12 ? `${year + 1}01` : `${year}${String(number + 1).padStart(2, '0')}`;
}

function isTwin(record: JsonObject, name: string, asset: string): boolean {
  const amount = textAt(record, name);
  return isCanonical(amount, asset) && toMinor(amount, asset).toString() === textAt(record, `${name}Minor`);
}

/** A part of a total, rounded once, half up away from zero. */
function percentOf(total: bigint, percent: bigint): bigint {
  const size = total < 0n ? -total : total;
  const part = (2n * size * percent + 100n) / 200n;
  return total < 0n ? -part : part;
}

const judgeTotals: Law = (invoice) => {
  const minor = (name: string): bigint => BigInt(textAt(invoice, `${name}Minor`) || '0');
  const lines = objectsAt(invoice, 'lines');
  const sum = lines.reduce((total, line) => total + BigInt(textAt(line, 'amountMinor') || '0'), 0n);
  const due = minor('platformFeesDue');
  return [
    ...AMOUNTS.flatMap((name) =>
      unless(isTwin(invoice, name, 'AUD'), `${name} and ${name}Minor are not the same`),
    ),
    ...unless(
      lines.every((line) => isTwin(line, 'amount', 'AUD')),
      'amount and amountMinor of a line are not the same',
    ),
    ...unless(sum === due, `its lines make ${sum} where platformFeesDue is ${due}`),
    ...unless(
      minor('tax') === percentOf(due, TAX_PERCENT),
      'its tax is not a tenth of platformFeesDue, rounded once',
    ),
    ...unless(
      minor('netDue') === due - minor('developerFeesCredit') + minor('tax'),
      'netDue is not platformFeesDue less developerFeesCredit plus tax',
    ),
    ...unless(minor('developerFeesCredit') >= 0n, 'it credits less than nothing'),
    ...unless(
      [...lines, ...objectsAt(invoice, 'inflowCollected')].every(
        (each) => Number(valueAt(each, 'count')) >= 0,
      ),
      'something is counted below zero',
    ),
  ];
};

const judgeInflow: Law = (invoice) => {
  const inflow = objectsAt(invoice, 'inflowCollected');
  const assets = inflow.map((each) => textAt(each, 'asset'));
  return [
    ...unless(
      inflow.every((each) => isTwin(each, 'amount', textAt(each, 'asset'))),
      'amount and amountMinor of what was collected are not the same',
    ),
    ...unless(
      assets.join() === ['AUD', 'USDC', 'USDT'].filter((asset) => assets.includes(asset)).join(),
      `what was collected is listed by ${assets.join(', ')}`,
    ),
  ];
};

/** A period is a month of Sydney's, which its number names. */
const judgePeriod: Law = (invoice) => {
  const from = monthBeginning(textAt(invoice, 'periodFrom'));
  const to = monthBeginning(textAt(invoice, 'periodTo'));
  return [
    ...unless(from !== undefined && to === monthAfter(from), 'its period is no month in Sydney'),
    ...unless(
      textAt(invoice, 'number').startsWith(`INV-${from ?? ''}-`),
      `its number is ${textAt(invoice, 'number')} for the month ${from ?? ''}`,
    ),
    ...unless(
      textAt(invoice, 'periodTo') <= textAt(invoice, 'generatedAt'),
      'it was drafted before its month was over',
    ),
  ];
};

/** The moments and names that each status leaves behind. */
const PASSED: Readonly<Record<string, readonly string[]>> = {
  draft: [],
  issued: ['issued'],
  settled: ['issued', 'settled'],
  void: ['voided'],
};

const judgeMoves: Law = (invoice) => {
  const status = textAt(invoice, 'status');
  const passed = PASSED[status] ?? [];
  const moments = ['generatedAt', 'issuedAt', 'settledAt', 'voidedAt'].map((name) => textAt(invoice, name));
  return [
    ...['issued', 'settled', 'voided'].flatMap((word) => {
      // A void invoice may have been issued, or not.
      const isExpected = status === 'void' && word === 'issued' ? undefined : passed.includes(word);
      const isThere = isPresent(invoice, `${word}At`);
      return [
        ...unless(isThere === isPresent(invoice, `${word}By`), `${word}At and ${word}By do not go together`),
        ...unless(
          isExpected === undefined || isThere === isExpected,
          `${word}At is ${isThere ? 'present' : 'absent'} of an invoice that is ${status}`,
        ),
      ];
    }),
    ...unless(
      isPresent(invoice, 'voidReason') === (status === 'void'),
      `voidReason does not fit its being ${status}`,
    ),
    ...unless(inOrder(...moments.filter((moment) => moment !== '')), 'its moments are out of order'),
  ];
};

export const judgeInvoice: Law = (invoice, contract) => [
  ...judgeTotals(invoice, contract),
  ...judgeInflow(invoice, contract),
  ...judgePeriod(invoice, contract),
  ...judgeMoves(invoice, contract),
];

/** A report of revenue: its totals are the sums of its days, newest first, each day and asset once. */
export const judgeRevenue: Law = (report) => {
  const days = objectsAt(report, 'data');
  const totals = objectsAt(report, 'totals');
  const places = days.map((each) => `${textAt(each, 'date')} ${textAt(each, 'asset')}`);
  const dates = days.map((each) => textAt(each, 'date'));
  const sumsOf = (rows: readonly JsonObject[]): string => {
    const sum = (name: string, assetOf: (row: JsonObject) => string): bigint =>
      rows.reduce((total, row) => total + toMinor(textAt(row, name), assetOf(row)), 0n);
    const count = rows.reduce((total, row) => total + Number(valueAt(row, 'count')), 0);
    return [sum('amount', (row) => textAt(row, 'asset')), sum('amountAud', () => 'AUD'), count].join();
  };
  const assets = [...new Set([...days, ...totals].map((each) => textAt(each, 'asset')))];
  return [
    ...unless(new Set(places).size === places.length, 'a day and asset has two rows'),
    ...unless(inOrder(...dates.toReversed()), 'its days are not newest first'),
    ...unless(
      assets.every((asset) => {
        const ofAsset = (rows: readonly JsonObject[]): JsonObject[] =>
          rows.filter((each) => textAt(each, 'asset') === asset);
        return ofAsset(totals).length === 1 && sumsOf(ofAsset(totals)) === sumsOf(ofAsset(days));
      }),
      'its totals are not the sums of its days',
    ),
  ];
};
