import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseAmount } from '../../money/amount.ts';
import { instantObstacle, readStatusReport, writeInstantPayments } from './instant-payments.ts';
import { allAt, IsoDocuments, textAt, type IsoPart } from './iso-documents.ts';
import type { FilePayment } from './payment.ts';

const HOUSE = { bsb: '062000', accountNumber: '12345678', name: 'Corridor Pty Ltd' };
const HEAD = {
  rail: 'npp',
  sequence: 3,
  name: 'npp-000003',
  cutOffAt: Date.parse('2026-03-02T01:15:00Z'),
} as const;

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').trim())
  .filter((text) => text !== '' && text.length <= 140);

const PAYMENT: fc.Arbitrary<FilePayment> = fc.record({
  instructionId: fc.uuid().map((id) => `ins_${id.replaceAll('-', '').slice(0, 26)}`),
  amountMinor: fc.bigInt({ min: 1n, max: 9_999_999_999n }),
  destination: fc.oneof(
    fc.record({
      type: fc.constant('bank_account' as const),
      bsb: fc.constant('082902'),
      accountNumber: fc.constantFrom('1', '000000001', '987654321'),
      accountName: words,
    }),
    fc.record({
      type: fc.constant('payid' as const),
      payId: fc.constantFrom('ada@pay.example', '+61-412345678', '51824753556'),
      payIdType: fc.constantFrom('email' as const, 'phone' as const, 'abn' as const),
      accountName: words,
    }),
  ),
  remitterName: words,
  statementReference: fc.option(words, { nil: null }),
});

let documents: IsoDocuments;

beforeAll(async () => {
  documents = await IsoDocuments.load();
});

it('writes what its schema allows, and every payment is read back to the cent', () => {
  fc.assert(
    fc.property(fc.array(PAYMENT, { minLength: 1, maxLength: 100 }), (payments) => {
      const bytes = writeInstantPayments(documents, HEAD, payments, HOUSE);
      const { message, content } = documents.read(bytes);
      expect(message).toBe('pain.001.001.11');
      const read = allAt(content, 'PmtInf', 'CdtTrfTxInf').map((each) => ({
        instructionId: textAt(each, 'PmtId', 'EndToEndId'),
        amountMinor: parseAmount(textAt(each, 'Amt', 'InstdAmt') ?? '', 'AUD'),
        to: textAt(each, 'CdtrAcct', 'Prxy', 'Id') ?? textAt(each, 'CdtrAcct', 'Id', 'Othr', 'Id'),
        name: textAt(each, 'Cdtr', 'Nm'),
        remitter: textAt(each, 'UltmtDbtr', 'Nm'),
        reference: textAt(each, 'RmtInf', 'Ustrd') ?? null,
      }));
      expect(read).toEqual(
        payments.map(({ instructionId, amountMinor, destination, remitterName, statementReference }) => ({
          instructionId,
          amountMinor,
          to: destination.type === 'payid' ? destination.payId : destination.accountNumber,
          name: destination.accountName,
          remitter: remitterName,
          reference: statementReference,
        })),
      );
      const sum = payments.reduce((all, { amountMinor }) => all + amountMinor, 0n);
      expect(parseAmount(textAt(content, 'GrpHdr', 'CtrlSum') ?? '', 'AUD')).toBe(sum);
    }),
  );
});

it.each([
  ['a name of 141 characters', { remitterName: 'x'.repeat(141) }],
  ['a reference with a line break', { statementReference: 'one\ntwo' }],
  ['a name of spaces', { remitterName: '  ' }],
])('does not carry %s, and never cuts it', (_, change) => {
  const payment = {
    amountMinor: 1n,
    destination: { type: 'bank_account', bsb: '082902', accountNumber: '1', accountName: 'Ada' },
    remitterName: 'Corridor',
    statementReference: null,
  } as const;
  expect(instantObstacle(payment)).toBeUndefined();
  expect(instantObstacle({ ...payment, ...change })).toMatch(/^carries /);
});

describe('a status report', () => {
  const reportOf = (group: readonly IsoPart[], payments: readonly IsoPart[] = []) => {
    const information: IsoPart = ['OrgnlPmtInfAndSts', [['OrgnlPmtInfId', 'npp-000003'], ...payments]];
    const bytes = documents.write('pain.002.001.03', [
      'CstmrPmtStsRpt',
      [
        [
          'GrpHdr',
          [
            ['MsgId', 'S-1'],
            ['CreDtTm', '2026-03-02T01:16:00Z'],
          ],
        ],
        ['OrgnlGrpInfAndSts', [['OrgnlMsgId', 'npp-000003'], ['OrgnlMsgNmId', 'pain.001.001.11'], ...group]],
        payments.length > 0 ? information : undefined,
      ],
    ]);
    return readStatusReport(documents.read(bytes).content);
  };

  it.each(['ACTC', 'ACCP', 'ACSP', 'ACSC', 'PART'])('of %s acknowledges the file', (status) => {
    expect(reportOf([['GrpSts', status]])).toMatchObject({
      file: 'npp-000003',
      answer: { standing: 'acknowledged' },
    });
  });

  it.each(['RCVD', 'PDNG'])('of %s says nothing of it yet', (status) => {
    expect(reportOf([['GrpSts', status]]).answer).toEqual({ standing: 'waiting' });
  });

  it('refuses a file with its reason', () => {
    const why: IsoPart = [
      'StsRsnInf',
      [
        ['Rsn', [['Cd', 'DUPL']]],
        ['AddtlInf', 'Seen before'],
      ],
    ];
    expect(reportOf([['GrpSts', 'RJCT'], why]).answer).toEqual({
      standing: 'refused',
      code: 'provider_refused',
      reason: 'DUPL: Seen before',
    });
  });

  it('refuses a payment by itself, which says that the file was taken', () => {
    const payment: IsoPart = [
      'TxInfAndSts',
      [
        ['OrgnlEndToEndId', 'ins_01m8gkv87ten9smz3t17af0h0x'],
        ['TxSts', 'RJCT'],
        ['StsRsnInf', [['Rsn', [['Cd', 'AC04']]]]],
      ],
    ];
    expect(reportOf([], [payment])).toEqual({
      file: 'npp-000003',
      answer: { standing: 'acknowledged' },
      refused: [
        { instructionId: 'ins_01m8gkv87ten9smz3t17af0h0x', failureCode: 'account_closed', reason: 'AC04' },
      ],
    });
  });
});

describe('of documents', () => {
  const START = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">';
  it.each<[string, string, RegExp]>([
    ['that are no XML', 'a,b,c', /no XML/],
    ['with a document type', `<!DOCTYPE Document [<!ENTITY a "b">]>${START}</Document>`, /document type/],
    ['of another version', START.replace('08', '99').replace('>', '/>'), /camt\.053\.001\.99 is not read/],
    ['without a namespace', '<Document/>', /without a namespace is not read/],
    ['that their schema does not allow', `${START}<BkToCstmrStmt/></Document>`, /schema does not allow/],
    ['nested too deep', `${START}${'<a>'.repeat(3_000)}${'</a>'.repeat(3_000)}</Document>`, /no XML/],
  ])('those %s are refused', (_, text, why) => {
    expect(() => documents.read(Buffer.from(text))).toThrow(why);
  });
});
