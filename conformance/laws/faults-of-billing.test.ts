import { expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { faultsOfBilling } from './faults-of-billing.ts';

const MARCH = { periodFrom: '2026-02-28T13:00:00.000Z', periodTo: '2026-03-31T13:00:00.000Z' };
const APRIL = { periodFrom: '2026-03-31T13:00:00.000Z', periodTo: '2026-04-30T14:00:00.000Z' };

const invoice = (number: string, period: object, given: JsonObject = {}): JsonObject => ({
  number,
  ...period,
  status: 'issued',
  developerFeesCredit: '0.00',
  ...given,
});

const march = (given: JsonObject = {}): JsonObject =>
  invoice('INV-202603-0001', MARCH, { developerFeesCredit: '1.14', ...given });
const april = (given: JsonObject = {}): JsonObject => invoice('INV-202604-0001', APRIL, given);

const transfer = (completedAt: string, developerFeeAud: string): JsonObject => ({
  completedAt,
  developerFeeAud,
});

/** Two within March, the second in its last moment. */
const TRANSFERS = [
  transfer('2026-02-28T13:00:00.000Z', '1.13'),
  transfer('2026-03-31T12:59:59.999Z', '0.01'),
];

const wordsOf = (invoices: readonly JsonObject[], transfers: readonly JsonObject[] = TRANSFERS): string =>
  faultsOfBilling(invoices, transfers)
    .map(({ message }) => message)
    .join('; ');

it('finds nothing where months tile, numbers have no gap, and what was completed is credited', () => {
  expect(wordsOf([april(), march()])).toBe('');
  const again = invoice('INV-202603-0002', MARCH, { developerFeesCredit: '1.14' });
  expect(wordsOf([april(), again, march({ status: 'void' })])).toBe('');
  expect(wordsOf([], TRANSFERS)).toBe('');
});

it.each<[string, JsonObject[], JsonObject[], string]>([
  ['a credit of what is still in flight', [march({ developerFeesCredit: '1.15' })], TRANSFERS, 'credits 115'],
  [
    'a transfer of the next month',
    [march()],
    [...TRANSFERS, transfer('2026-03-31T13:00:00.000Z', '9.00')],
    '',
  ],
  [
    'a month that was left out',
    [march(), invoice('INV-202605-0001', APRIL)],
    TRANSFERS,
    'no invoice lies between',
  ],
  ['a period that does not follow', [march(), april(MARCH)], TRANSFERS, 'does not begin where'],
  ['a gap in the numbers', [march({ number: 'INV-202603-0002' })], TRANSFERS, 'the numbers of 202603'],
  ['two that stand', [march(), march({ number: 'INV-202603-0002' })], TRANSFERS, '2 invoices stand'],
])('sees %s', (_what, invoices, transfers, words) => {
  if (words === '') expect(wordsOf(invoices, transfers)).toBe('');
  else expect(wordsOf(invoices, transfers)).toContain(words);
});
