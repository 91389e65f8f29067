import { presentAmount } from '../../money/amount.ts';
import type { IsoDocuments, IsoElement, IsoPart } from './iso-documents.ts';
import { allAt, textAt } from './iso-documents.ts';
import type { Carried, FileHead, FilePayment, HouseAccount } from './payment.ts';

const LONGEST_NAME = 140;
const LONGEST_TEXT = 140;
/** Eighteen digits, two of them behind the point. */
const LARGEST_MINOR = 999_999_999_999_999_999n;

/** XML has no way to write the others. */
const WRITABLE = /^[^\p{Cc}\p{Cs}\uFFFE\uFFFF]*$/u;

/** Kinds of PayID as the New Payments Platform calls them. */
const PROXIES = { email: 'EMAL', phone: 'TELI', abn: 'AUBN' } as const;

function isText(text: string, longest: number): boolean {
  return text.length <= longest && WRITABLE.test(text) && text.trim() !== '';
}

/** Why a payment cannot be carried, as the end of a sentence; undefined if it can. Nothing is ever cut to fit. */
export function instantObstacle({
  amountMinor,
  destination: { accountName },
  remitterName,
  statementReference,
}: Carried): string | undefined {
  if (![accountName, remitterName].every((name) => isText(name, LONGEST_NAME)))
    return `carries names of at most ${LONGEST_NAME} characters, without control characters`;
  if (statementReference !== null && !isText(statementReference, LONGEST_TEXT))
    return `carries references of at most ${LONGEST_TEXT} characters, without control characters`;
  return amountMinor > LARGEST_MINOR ? 'does not carry so much' : undefined;
}

const agentOf = (bsb: string): IsoPart => [
  'FinInstnId',
  [
    [
      'ClrSysMmbId',
      [
        ['ClrSysId', [['Cd', 'AUBSB']]],
        ['MmbId', bsb],
      ],
    ],
  ],
];

const accountOf = (account: string): IsoPart => ['Id', [['Othr', [['Id', account]]]]];

function payeeOf({ destination }: FilePayment): readonly IsoPart[] {
  const named: IsoPart = ['Cdtr', [['Nm', destination.accountName]]];
  if (destination.type === 'payid') {
    const proxy: IsoPart = [
      'Prxy',
      [
        ['Tp', [['Cd', PROXIES[destination.payIdType]]]],
        ['Id', destination.payId],
      ],
    ];
    return [named, ['CdtrAcct', [proxy]]];
  }
  const { bsb, accountNumber } = destination;
  return [['CdtrAgt', [agentOf(bsb)]], named, ['CdtrAcct', [accountOf(accountNumber)]]];
}

function paymentPart(payment: FilePayment): IsoPart {
  const { instructionId, amountMinor, remitterName, statementReference } = payment;
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', instructionId]]],
      ['Amt', [['InstdAmt', presentAmount(amountMinor, 'AUD'), 'AUD']]],
      ['UltmtDbtr', [['Nm', remitterName]]],
      ...payeeOf(payment),
      statementReference === null ? undefined : ['RmtInf', [['Ustrd', statementReference]]],
    ],
  ];
}

/**
 * Writes real-time payments to accounts and PayIDs (pain.001), each under its order's identifier.
 * @throws Error if the schema does not allow it
 */
export function writeInstantPayments(
  documents: IsoDocuments,
  { name, cutOffAt }: FileHead,
  payments: readonly FilePayment[],
  house: HouseAccount,
): Uint8Array {
  const total = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const at = new Date(cutOffAt).toISOString();
  const counted: readonly IsoPart[] = [
    ['NbOfTxs', String(payments.length)],
    ['CtrlSum', presentAmount(total, 'AUD')],
  ];
  const head: IsoPart = [
    'GrpHdr',
    [['MsgId', name], ['CreDtTm', at], ...counted, ['InitgPty', [['Nm', house.name]]]],
  ];
  const information: IsoPart = [
    'PmtInf',
    [
      ['PmtInfId', name],
      ['PmtMtd', 'TRF'],
      ...counted,
      ['ReqdExctnDt', [['DtTm', at]]],
      ['Dbtr', [['Nm', house.name]]],
      ['DbtrAcct', [accountOf(house.accountNumber)]],
      ['DbtrAgt', [agentOf(house.bsb)]],
      ...payments.map(paymentPart),
    ],
  ];
  return documents.write('pain.001.001.11', ['CstmrCdtTrfInitn', [head, information]]);
}

/** How a bank says that a file or a payment stands. */
export type FileAnswer =
  | { readonly standing: 'acknowledged' | 'waiting' }
  | { readonly standing: 'refused'; readonly code: string; readonly reason: string };

/** What a status report (pain.002) says. */
export interface StatusReport {
  /** The file that it is about. */
  readonly file: string;
  readonly answer: FileAnswer;
  /** Payments that were refused each by itself. */
  readonly refused: readonly {
    readonly instructionId: string;
    readonly failureCode: string;
    readonly reason: string;
  }[];
}

/** Codes of ISO 20022 as the contract's failure codes; others give none of their own. */
const FAILURES: Readonly<Record<string, string>> = {
  AC01: 'invalid_account',
  AC03: 'invalid_account',
  AC04: 'account_closed',
  AC05: 'account_closed',
  AC07: 'account_closed',
  BE01: 'invalid_account',
  RC01: 'invalid_account',
};

export function failureCodeOf(code: string | undefined, otherwise: string): string {
  return FAILURES[code ?? ''] ?? otherwise;
}

const ACKNOWLEDGED: readonly string[] = ['ACTC', 'ACCP', 'ACWP', 'ACWC', 'ACSP', 'ACSC', 'ACCC', 'PART'];

/** The code of a reason and what is said with it. */
export function reasonIn(information: IsoElement | undefined): { code: string | undefined; reason: string } {
  if (information === undefined) return { code: undefined, reason: 'The bank gave no reason.' };
  const code = textAt(information, 'Rsn', 'Cd') ?? textAt(information, 'Rsn', 'Prtry');
  const said = allAt(information, 'AddtlInf').map(({ text }) => text);
  return {
    code,
    reason: [...(code === undefined ? [] : [code]), ...said].join(': ') || 'The bank gave no reason.',
  };
}

function answerIn(group: IsoElement): FileAnswer {
  const status = textAt(group, 'GrpSts');
  if (status === 'RJCT') {
    const { reason } = reasonIn(allAt(group, 'StsRsnInf')[0]);
    return { standing: 'refused', code: 'provider_refused', reason };
  }
  return { standing: ACKNOWLEDGED.includes(status ?? '') ? 'acknowledged' : 'waiting' };
}

/** @param content of a pain.002 */
export function readStatusReport(content: IsoElement): StatusReport {
  const [group] = allAt(content, 'OrgnlGrpInfAndSts');
  const refused = allAt(content, 'OrgnlPmtInfAndSts', 'TxInfAndSts').flatMap((payment) => {
    const instructionId = textAt(payment, 'OrgnlEndToEndId');
    if (textAt(payment, 'TxSts') !== 'RJCT' || instructionId === undefined) return [];
    const { code, reason } = reasonIn(allAt(payment, 'StsRsnInf')[0]);
    return [{ instructionId, failureCode: failureCodeOf(code, 'provider_refused'), reason }];
  });
  const file = group === undefined ? undefined : textAt(group, 'OrgnlMsgId');
  const answer: FileAnswer = group === undefined ? { standing: 'waiting' } : answerIn(group);
  // Refusals of payments say that the file itself was taken in.
  const isTaken = answer.standing === 'waiting' && refused.length > 0;
  return { file: file ?? '', answer: isTaken ? { standing: 'acknowledged' } : answer, refused };
}
