import type { IsoDocuments, IsoPart } from '../../provider-seam/bank-files/iso-documents.ts';
import { presentAmount } from '../../money/amount.ts';

/** A payment inside an entry, as a bank writes it. */
export interface WrittenPayment {
  readonly minor: bigint;
  readonly endToEndId?: string;
  readonly bankReference?: string;
  /** Digits of the account that it was paid into. */
  readonly into?: string;
  /** Digits of the account that it came from. */
  readonly from?: string;
  /** The name of that account. */
  readonly fromName?: string;
  readonly remittance?: string;
  /** An ISO code: it came back. */
  readonly returned?: string;
}

export interface WrittenEntry {
  readonly isCredit: boolean;
  readonly minor: bigint;
  /** The name of a file that it is the sum of. */
  readonly file?: string;
  readonly text?: string;
  readonly payments?: readonly WrittenPayment[];
  readonly currency?: string;
}

export interface WrittenStatement {
  readonly account: string;
  readonly sequence: number;
  readonly openingMinor: bigint;
  readonly entries: readonly WrittenEntry[];
  /** Left out: what the entries lead to. */
  readonly closingMinor?: bigint;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

const other = (id: string): IsoPart => ['Id', [['Othr', [['Id', id]]]]];

const directed = (isCredit: boolean): IsoPart => ['CdtDbtInd', isCredit ? 'CRDT' : 'DBIT'];

function balance(code: string, minor: bigint, day: string): IsoPart {
  const size = minor < 0n ? -minor : minor;
  return [
    'Bal',
    [
      ['Tp', [['CdOrPrtry', [['Cd', code]]]]],
      ['Amt', presentAmount(size, 'AUD'), 'AUD'],
      directed(minor >= 0n),
      ['Dt', [['Dt', day]]],
    ],
  ];
}

const optional = (name: string, text: string | undefined): IsoPart | undefined =>
  text === undefined ? undefined : [name, text];

const among = (name: string, parts: readonly (IsoPart | undefined)[]): IsoPart | undefined => {
  const kept = parts.filter((part) => part !== undefined);
  return kept.length === 0 ? undefined : [name, kept];
};

function payment(
  { minor, endToEndId, bankReference, into, from, fromName, remittance, returned }: WrittenPayment,
  isCredit: boolean,
): IsoPart {
  const account = (role: string, id: string | undefined): IsoPart | undefined =>
    id === undefined ? undefined : [role, [other(id)]];
  return [
    'TxDtls',
    [
      among('Refs', [optional('AcctSvcrRef', bankReference), optional('EndToEndId', endToEndId)]),
      ['Amt', presentAmount(minor, 'AUD'), 'AUD'],
      directed(isCredit),
      among('RltdPties', [
        fromName === undefined ? undefined : ['Dbtr', [['Pty', [['Nm', fromName]]]]],
        account('DbtrAcct', from),
        account('CdtrAcct', into),
      ]),
      remittance === undefined ? undefined : ['RmtInf', [['Ustrd', remittance]]],
      returned === undefined ? undefined : ['RtrInf', [['Rsn', [['Cd', returned]]]]],
    ],
  ];
}

function entry(
  { isCredit, minor, file, text, payments, currency = 'AUD' }: WrittenEntry,
  day: string,
): IsoPart {
  const batch: IsoPart | undefined = file === undefined ? undefined : ['Btch', [['PmtInfId', file]]];
  return [
    'Ntry',
    [
      ['Amt', presentAmount(minor, 'AUD'), currency],
      directed(isCredit),
      ['Sts', [['Cd', 'BOOK']]],
      ['BookgDt', [['Dt', day]]],
      ['BkTxCd', [['Prtry', [['Cd', 'TRF']]]]],
      among('NtryDtls', [batch, ...(payments ?? []).map((each) => payment(each, isCredit))]),
      optional('AddtlNtryInf', text),
    ],
  ];
}

/** A statement as a bank writes it (camt.053.001.08), valid by its schema. */
export function writeStatement(
  documents: IsoDocuments,
  { account, sequence, openingMinor, entries, closingMinor, day }: WrittenStatement,
): Uint8Array {
  const moved = entries.reduce((all, { isCredit, minor }) => all + (isCredit ? minor : -minor), 0n);
  return documents.write('camt.053.001.08', [
    'BkToCstmrStmt',
    [
      [
        'GrpHdr',
        [
          ['MsgId', `STMT-${account}-${sequence}`],
          ['CreDtTm', `${day}T20:00:00+10:00`],
        ],
      ],
      [
        'Stmt',
        [
          ['Id', `${account}-${sequence}`],
          ['ElctrncSeqNb', String(sequence)],
          ['Acct', [other(account), ['Ccy', 'AUD']]],
          balance('OPBD', openingMinor, day),
          balance('CLBD', closingMinor ?? openingMinor + moved, day),
          ...entries.map((each) => entry(each, day)),
        ],
      ],
    ],
  ]);
}

/** A notification as a bank writes it (camt.054.001.08), valid by its schema. */
export function writeNotification(
  documents: IsoDocuments,
  {
    account,
    id,
    day,
    entries,
  }: Pick<WrittenStatement, 'account' | 'day' | 'entries'> & { readonly id: string },
): Uint8Array {
  return documents.write('camt.054.001.08', [
    'BkToCstmrDbtCdtNtfctn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', `NTFY-${id}`],
          ['CreDtTm', `${day}T11:00:00+10:00`],
        ],
      ],
      [
        'Ntfctn',
        [['Id', id], ['Acct', [other(account), ['Ccy', 'AUD']]], ...entries.map((each) => entry(each, day))],
      ],
    ],
  ]);
}
