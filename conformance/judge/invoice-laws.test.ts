import { describe, expect, it } from 'vitest';
import type { Contract } from '../contract/contract.ts';
import type { JsonObject } from '../json/json.ts';
import { judgeInvoice, judgeRevenue } from './invoice-laws.ts';

const contract: Contract = {
  document: {},
  operations: new Map(),
  errors: new Map(),
  stateMachines: new Map(),
};

/** March of 2026 in Sydney, whose clocks still run ahead: eleven hours before UTC. */
const invoice: JsonObject = {
  id: 'bil_1',
  number: 'INV-202603-0001',
  periodFrom: '2026-02-28T13:00:00.000Z',
  periodTo: '2026-03-31T13:00:00.000Z',
  status: 'issued',
  currency: 'AUD',
  lines: [
    { type: 'kyc', count: 3, amount: '4.50', amountMinor: '450' },
    { type: 'adjustment', count: 1, amount: '-4.65', amountMinor: '-465' },
  ],
  platformFeesDue: '-0.15',
  platformFeesDueMinor: '-15',
  developerFeesCredit: '1.13',
  developerFeesCreditMinor: '113',
  tax: '-0.02',
  taxMinor: '-2',
  netDue: '-1.30',
  netDueMinor: '-130',
  inflowCollected: [
    { asset: 'AUD', amount: '-1.00', amountMinor: '-100', count: 4 },
    { asset: 'USDC', amount: '0.000001', amountMinor: '1', count: 1 },
  ],
  generatedAt: '2026-03-31T13:00:00.000Z',
  generatedBy: 'system',
  issuedAt: '2026-03-31T14:00:00.000Z',
  issuedBy: 'operator',
};

const wordsOf = (change: object = {}): string => {
  const changed = JSON.parse(JSON.stringify({ ...invoice, ...change })) as JsonObject;
  return judgeInvoice(changed, contract).join('; ');
};

describe('an invoice', () => {
  it('that adds up has no faults', () => {
    expect(wordsOf()).toBe('');
  });

  it('of a month in which the clocks change, or at the end of a year, has none either', () => {
    for (const [number, periodFrom, periodTo] of [
      ['INV-202604-0009', '2026-03-31T13:00:00.000Z', '2026-04-30T14:00:00.000Z'],
      ['INV-202610-0001', '2026-09-30T14:00:00.000Z', '2026-10-31T13:00:00.000Z'],
      ['INV-202612-0001', '2026-11-30T13:00:00.000Z', '2026-12-31T13:00:00.000Z'],
    ]) {
      const moments = { generatedAt: periodTo, issuedAt: periodTo };
      expect(wordsOf({ number, periodFrom, periodTo, ...moments })).toBe('');
    }
  });

  it.each<[string, object, string]>([
    ['is off by a cent', { platformFeesDue: '-0.14', platformFeesDueMinor: '-14' }, 'its lines make -15'],
    ['has twins that differ', { netDueMinor: '-131' }, 'netDue and netDueMinor'],
    ['rounds its tax towards zero', { tax: '-0.01', taxMinor: '-1' }, 'its tax is not a tenth'],
    ['adds its credit', { netDue: '0.96', netDueMinor: '96' }, 'netDue is not'],
    ['credits less than nothing', { developerFeesCreditMinor: '-113' }, 'credits less than nothing'],
    ['has a month of another zone', { periodFrom: '2026-03-01T00:00:00.000Z' }, 'no month in Sydney'],
    ['has the number of another month', { number: 'INV-202604-0001' }, 'for the month 202603'],
    ['was drafted too early', { generatedAt: '2026-03-31T12:59:59.999Z' }, 'before its month was over'],
    ['was issued by nobody', { issuedBy: undefined }, 'issuedAt and issuedBy'],
    [
      'is void for no reason',
      { status: 'void', voidedAt: '2026-04-02T00:00:00.000Z', voidedBy: 'x' },
      'voidReason',
    ],
    ['is settled and says not when', { status: 'settled' }, 'settledAt is absent'],
  ])('that %s is found', (_what, change, words) => {
    expect(wordsOf(change)).toContain(words);
  });
});

describe('a report of revenue', () => {
  const day = (date: string, asset: string, amount: string, count: number): JsonObject => ({
    date,
    asset,
    amount,
    amountAud: '1.00',
    count,
  });
  const report = (data: JsonObject[], totals: JsonObject[]): string =>
    judgeRevenue({ data, totals }, contract).join('; ');
  const days = [
    day('2026-03-02', 'AUD', '1.13', 1),
    day('2026-03-02', 'USDC', '0.583333', 2),
    day('2026-03-01', 'AUD', '2.00', 3),
  ];
  const total = (asset: string, amount: string, amountAud: string, count: number): JsonObject => ({
    asset,
    amount,
    amountAud,
    count,
  });

  it('has the sums of its days', () => {
    expect(report(days, [total('AUD', '3.13', '2.00', 4), total('USDC', '0.583333', '1.00', 2)])).toBe('');
    expect(report([], [])).toBe('');
  });

  it('shows a sum that is off, a day that comes twice, and days out of order', () => {
    const words = 'totals are not the sums';
    expect(report(days, [total('AUD', '3.12', '2.00', 4), total('USDC', '0.583333', '1.00', 2)])).toContain(
      words,
    );
    expect(report(days, [total('AUD', '3.13', '2.00', 4)])).toContain(words);
    expect(report([...days.slice(0, 1), ...days.slice(0, 1)], [])).toContain('two rows');
    expect(report(days.toReversed(), [])).toContain('newest first');
  });
});
