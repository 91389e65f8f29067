import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directEntryObstacle, writeDirectEntry } from './direct-entry.ts';
import { isDirectEntryFile, readReturns } from './direct-entry-returns.ts';
import type { FilePayment } from './payment.ts';

const HOUSE = { bsb: '062000', accountNumber: '12345678', name: 'Corridor Pty Ltd' };
const USER = { institution: 'CBA', userId: '301500' };
const HEAD = { rail: 'direct_entry', sequence: 7, name: 'direct_entry-000007' } as const;
/** Noon in Sydney, on the last day of summer time. */
const CUT_OFF = Date.parse('2026-04-04T12:00:00+11:00');

const BECS = [..." ABCxyz0189^_[]',?;:=#/.*()&%!$@+-"];

const becsText = (longest: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom(...BECS), minLength: 1, maxLength: longest })
    .filter((text) => text.trim() !== '');

const digits = (least: number, most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });

const PAYMENT: fc.Arbitrary<FilePayment> = fc.record({
  instructionId: fc.uuid().map((id) => `ins_${id.replaceAll('-', '').slice(0, 26)}`),
  amountMinor: fc.bigInt({ min: 1n, max: 9_999_999n }),
  destination: fc.record({
    type: fc.constant('bank_account' as const),
    bsb: digits(6, 6),
    accountNumber: digits(1, 9),
    accountName: becsText(32),
  }),
  remitterName: becsText(16),
  statementReference: fc.option(becsText(18), { nil: null }),
});

const payment = (change: Partial<FilePayment> = {}): FilePayment => ({
  instructionId: 'ins_01m8gkv87ten9smz3t17af0h0x',
  amountMinor: 123_456n,
  destination: { type: 'bank_account', bsb: '082902', accountNumber: '987654', accountName: 'Ada Lovelace' },
  remitterName: 'Corridor',
  statementReference: 'Invoice 2041',
  ...change,
});

function linesOf(payments: readonly FilePayment[]): string[] {
  const text = Buffer.from(writeDirectEntry({ ...HEAD, cutOffAt: CUT_OFF }, payments, HOUSE, USER));
  return text.toString('latin1').split('\r\n').slice(0, -1);
}

it('writes the records of the direct entry system, column by column', () => {
  expect(linesOf([payment()])).toEqual([
    '0                 01CBA       Corridor Pty Ltd          301500PAY000000007040426                                        ',
    '1082-902   987654 500000123456Ada Lovelace                    Invoice 2041      062-000 12345678Corridor        00000000',
    '7999-999            000012345600001234560000000000                        000001                                        ',
  ]);
});

it('ends with the debit of the account that pays, where the bank wants it', () => {
  const payments = [payment(), payment({ amountMinor: 44n })];
  const user = { ...USER, isSelfBalancing: true };
  const text = writeDirectEntry({ ...HEAD, cutOffAt: CUT_OFF }, payments, HOUSE, user);
  expect(Buffer.from(text).toString('latin1').split('\r\n').slice(3, -1)).toEqual([
    '1062-000 12345678 130000123500Corridor Pty Ltd                PAY000000007      062-000 12345678Corridor Pty Ltd00000000',
    '7999-999            000000000000001235000000123500                        000003                                        ',
  ]);
});

it('carries every payment to the cent, at the edges of each field', () => {
  fc.assert(
    fc.property(fc.array(PAYMENT, { minLength: 1, maxLength: 100 }), (payments) => {
      const [head = '', ...lines] = linesOf(payments);
      const total = lines.pop() ?? '';
      expect(isDirectEntryFile(head)).toBe(true);
      const read = lines.map((line) => ({
        amountMinor: BigInt(line.slice(20, 30)),
        bsb: line.slice(1, 4) + line.slice(5, 8),
        accountNumber: line.slice(8, 17).trimStart(),
        accountName: line.slice(30, 62).trimEnd(),
        reference: line.slice(62, 80).trimEnd(),
        remitterName: line.slice(96, 112).trimEnd(),
      }));
      expect(read).toEqual(
        payments.map(({ amountMinor, destination, remitterName, statementReference, instructionId }) => ({
          amountMinor,
          ...(destination.type === 'bank_account' && {
            bsb: destination.bsb,
            accountNumber: destination.accountNumber,
            accountName: destination.accountName.trimEnd(),
          }),
          reference: (statementReference ?? instructionId.slice(-18)).trimEnd(),
          remitterName: remitterName.trimEnd(),
        })),
      );
      const sum = payments.reduce((all, { amountMinor }) => all + amountMinor, 0n);
      expect([BigInt(total.slice(20, 30)), BigInt(total.slice(30, 40)), total.slice(74, 80)]).toEqual([
        sum,
        sum,
        String(payments.length).padStart(6, '0'),
      ]);
      for (const line of [head, ...lines, total]) expect(line).toHaveLength(120);
    }),
  );
});

const named = (accountName: string): FilePayment =>
  payment({ destination: { type: 'bank_account', bsb: '082902', accountNumber: '1', accountName } });

it.each<[string, FilePayment, RegExp]>([
  ['a name of 33 characters', named('x'.repeat(33)), /at most 32 characters/],
  ['a name in other letters', named('Zoë'), /BECS character set/],
  ['a name with a line break', named('Ada\r\n1082'), /BECS character set/],
  ['a sender of 17 characters', payment({ remitterName: 'x'.repeat(17) }), /at most 16 characters/],
  ['a reference of 19 characters', payment({ statementReference: 'x'.repeat(19) }), /at most 18 characters/],
  ['more than ten digits of cents', payment({ amountMinor: 10_000_000_000n }), /99,999,999\.99/],
  [
    'a PayID',
    payment({
      destination: { type: 'payid', payId: 'a@b.example', payIdType: 'email', accountName: 'Ada' },
    }),
    /accounts alone/,
  ],
])('does not carry %s, and never cuts it', (_, given, obstacle) => {
  expect(directEntryObstacle(given)).toMatch(obstacle);
  expect(() => linesOf([given])).toThrow(obstacle);
});

describe('returns', () => {
  const returned = (code: string, cents = '0000123456'): string =>
    `2082-902   987654${code}50${cents}${'Ada Lovelace'.padEnd(32)}${'Invoice 2041'.padEnd(18)}062-000 12345678${'Corridor'.padEnd(16)}04301500`;
  const total = (cents: string, count: string): string =>
    `7999-999${' '.repeat(12)}${cents}${'0'.repeat(10)}${cents}${' '.repeat(24)}${count}${' '.repeat(40)}`;
  const HEAD_LINE = `0${' '.repeat(17)}01CBA${' '.repeat(97)}`;
  const fileOf = (...lines: readonly string[]): string => [HEAD_LINE, ...lines].join('\r\n');

  it('are read with their reason', () => {
    expect(readReturns(fileOf(returned('5'), total('0000123456', '000001')))).toEqual([
      {
        line: 1,
        bsb: '082902',
        accountNumber: '987654',
        amountMinor: 123_456n,
        reference: 'Invoice 2041',
        failureCode: 'invalid_account',
        reason: 'There is no such account.',
      },
    ]);
  });

  it.each<[string, string, RegExp]>([
    ['without a total', fileOf(returned('5')), /no total/],
    ['with another total', fileOf(returned('5'), total('0000123457', '000001')), /not the sum/],
    ['with another count', fileOf(returned('5'), total('0000123456', '000002')), /as many lines/],
    ['with an unknown code', fileOf(returned('x'), total('0000123456', '000001')), /unknown return code/],
    ['with a payment in it', fileOf('1'.padEnd(120), total('0000000000', '000001')), /line 2 is no return/],
    ['with a broken amount', fileOf(returned('5', '00001234x6'), total('0000123456', '000001')), /no amount/],
  ])('%s are refused whole', (_, text, why) => {
    expect(() => readReturns(text)).toThrow(why);
  });
});
