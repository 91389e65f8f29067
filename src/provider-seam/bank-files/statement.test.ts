import { beforeAll, describe, expect, it } from 'vitest';
import { writeStatement, type WrittenStatement } from '../../testing/bank/statement-file.ts';
import { IsoDocuments } from './iso-documents.ts';
import { readStatements } from './statement.ts';

const STATEMENT: WrittenStatement = {
  account: '06200012345678',
  sequence: 41,
  openingMinor: 100_000n,
  day: '2026-03-02',
  entries: [
    { isCredit: false, minor: 12_345n, file: 'npp-000003' },
    {
      isCredit: true,
      minor: 5_000n,
      payments: [
        { minor: 2_000n, bankReference: 'B-1', into: '062-000 900000001', remittance: 'rent' },
        { minor: 3_000n, endToEndId: 'ins_x', from: '082902987654', returned: 'AC04' },
      ],
    },
  ],
};

let documents: IsoDocuments;

beforeAll(async () => {
  documents = await IsoDocuments.load();
});

const read = (change: Partial<WrittenStatement> = {}) =>
  readStatements(documents.read(writeStatement(documents, { ...STATEMENT, ...change })).content);

it('reads balances, entries and the payments inside them', () => {
  expect(read()).toEqual([
    {
      account: '06200012345678',
      sequence: 41,
      openingMinor: 100_000n,
      closingMinor: 92_655n,
      at: Date.parse('2026-03-02T20:00:00+10:00'),
      entries: [
        expect.objectContaining({ place: 1, isCredit: false, amountMinor: 12_345n, files: ['npp-000003'] }),
        expect.objectContaining({
          place: 2,
          isCredit: true,
          amountMinor: 5_000n,
          payments: [
            expect.objectContaining({
              amountMinor: 2_000n,
              bankReference: 'B-1',
              creditedAccount: '062000900000001',
              remittance: 'rent',
              returned: undefined,
            }),
            expect.objectContaining({
              amountMinor: 3_000n,
              endToEndId: 'ins_x',
              debtor: { bsb: '082902', accountNumber: '987654', accountName: undefined },
              returned: { failureCode: 'account_closed', reason: 'AC04' },
            }),
          ],
        }),
      ],
    },
  ]);
});

it('reads an account that is overdrawn', () => {
  expect(read({ openingMinor: -100_000n })).toMatchObject([
    { openingMinor: -100_000n, closingMinor: -107_345n },
  ]);
});

describe('refuses a statement', () => {
  it.each<[string, Partial<WrittenStatement>, RegExp]>([
    ['whose sum is wrong', { closingMinor: 92_656n }, /do not lead from the opening to the closing balance/],
    [
      'with another currency',
      { entries: [{ isCredit: true, minor: 1n, currency: 'NZD' }] },
      /an amount is in NZD/,
    ],
    ['of no account of ours', { account: 'GIRO' }, /names no account/],
  ])('%s', (_, change, why) => {
    expect(() => read(change)).toThrow(why);
  });
});
