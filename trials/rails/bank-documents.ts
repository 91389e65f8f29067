/** Documents of a bank, written and read without the server's own code. */

/** A payment that the bank has made. */
export interface Paid {
  readonly file: string;
  readonly minor: bigint;
  /** Digits of the account; undefined for a PayID. */
  readonly to: string | undefined;
  /** What the receiver reads. */
  readonly reference: string | undefined;
  /** The order; undefined where the file has none. */
  readonly endToEndId: string | undefined;
}

/** A payment inside an entry. */
export interface EntryDetails {
  readonly endToEndId?: string;
  readonly bankReference?: string;
  /** Digits of the account that it was paid into. */
  readonly into?: string;
  /** Digits of the account that it came from, and its name. */
  readonly from?: string;
  readonly fromName?: string;
  readonly remittance?: string;
  /** It came back. */
  readonly returned?: string;
}

export interface WrittenEntry {
  readonly isCredit: boolean;
  readonly minor: bigint;
  /** The name of a file that it is the sum of. */
  readonly file?: string;
  readonly text?: string;
  readonly details?: EntryDetails;
}

const ISO = 'urn:iso:std:iso:20022:tech:xsd:';

function present(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const tag = (name: string, content: string | undefined): string =>
  content === undefined || content === '' ? '' : `<${name}>${content}</${name}>`;

const account = (role: string, id: string | undefined): string =>
  tag(role, id && tag('Id', tag('Othr', tag('Id', id))));

const amount = (minor: bigint): string => `<Amt Ccy="AUD">${present(minor)}</Amt>`;

const direction = (isCredit: boolean): string => tag('CdtDbtInd', isCredit ? 'CRDT' : 'DBIT');

function detailsOf({ isCredit, minor, details = {} }: WrittenEntry): string {
  const { endToEndId, bankReference, into, from, fromName, remittance, returned } = details;
  const references = tag('AcctSvcrRef', bankReference) + tag('EndToEndId', endToEndId);
  const parties =
    tag('Dbtr', fromName && tag('Pty', tag('Nm', fromName))) +
    account('DbtrAcct', from) +
    account('CdtrAcct', into);
  return tag(
    'TxDtls',
    tag('Refs', references) +
      amount(minor) +
      direction(isCredit) +
      tag('RltdPties', parties) +
      tag('RmtInf', tag('Ustrd', remittance)) +
      tag('RtrInf', returned && tag('Rsn', tag('Cd', returned))),
  );
}

function entryOf(entry: WrittenEntry, day: string): string {
  const { isCredit, minor, file, text, details } = entry;
  const inside = tag('Btch', tag('PmtInfId', file)) + (details === undefined ? '' : detailsOf(entry));
  return tag(
    'Ntry',
    amount(minor) +
      direction(isCredit) +
      tag('Sts', tag('Cd', 'BOOK')) +
      tag('BookgDt', tag('Dt', day)) +
      tag('BkTxCd', tag('Prtry', tag('Cd', 'TRF'))) +
      tag('NtryDtls', inside) +
      tag('AddtlNtryInf', text),
  );
}

function balance(code: string, minor: bigint, day: string): string {
  const type = tag('Tp', tag('CdOrPrtry', tag('Cd', code)));
  return tag('Bal', type + amount(minor) + direction(minor >= 0n) + tag('Dt', tag('Dt', day)));
}

const documentOf = (message: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${ISO}${message}">${content}</Document>\n`;

export interface WrittenStatement {
  readonly account: string;
  readonly sequence: number;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly entries: readonly WrittenEntry[];
}

/** camt.053.001.08 */
export function statementOf({ account: id, sequence, entries, ...balances }: WrittenStatement): string {
  const at = new Date().toISOString();
  const day = at.slice(0, 10);
  const head = tag('GrpHdr', tag('MsgId', `STMT-${sequence}`) + tag('CreDtTm', at));
  const statement =
    tag('Id', `${id}-${sequence}`) +
    tag('ElctrncSeqNb', String(sequence)) +
    tag('Acct', tag('Id', tag('Othr', tag('Id', id))) + tag('Ccy', 'AUD')) +
    balance('OPBD', balances.openingMinor, day) +
    balance('CLBD', balances.closingMinor, day) +
    entries.map((entry) => entryOf(entry, day)).join('');
  return documentOf('camt.053.001.08', tag('BkToCstmrStmt', head + tag('Stmt', statement)));
}

/** pain.002.001.03: the bank has the file, and refuses these payments of it. */
export function answerTo(file: string, refused: readonly Paid[]): string {
  const at = new Date().toISOString().replace(/\.\d+/, '');
  const reason = tag('StsRsnInf', tag('Rsn', tag('Cd', 'AC04')));
  const payments = refused.map(({ endToEndId }) =>
    tag('TxInfAndSts', tag('OrgnlEndToEndId', endToEndId) + tag('TxSts', 'RJCT') + reason),
  );
  const original = tag('OrgnlMsgId', file) + tag('OrgnlMsgNmId', 'pain.001.001.11');
  const content =
    tag('GrpHdr', tag('MsgId', `answer-${file}`) + tag('CreDtTm', at)) +
    tag('OrgnlGrpInfAndSts', original + tag('GrpSts', refused.length > 0 ? 'PART' : 'ACSP')) +
    (payments.length === 0 ? '' : tag('OrgnlPmtInfAndSts', tag('OrgnlPmtInfId', file) + payments.join('')));
  return documentOf('pain.002.001.03', tag('CstmrPmtStsRpt', content));
}

/** The payments of a file of the direct entry system (ABA). */
export function paidByDirectEntry(file: string, text: string): Paid[] {
  return text
    .split('\r\n')
    .filter((line) => line.startsWith('1'))
    .map((line) => ({
      file,
      to: `${line.slice(1, 8).replace('-', '')}${line.slice(8, 17).trim()}`,
      minor: BigInt(line.slice(20, 30)),
      reference: line.slice(62, 80).trim(),
      endToEndId: undefined,
    }));
}

/** The payments of a pain.001. */
export function paidInstantly(file: string, text: string): Paid[] {
  const payments = text.match(/<CdtTrfTxInf>[\s\S]*?<\/CdtTrfTxInf>/g) ?? [];
  return payments.map((payment) => {
    const found = (form: RegExp): string | undefined => form.exec(payment)?.[1];
    const number = found(/<CdtrAcct>\s*<Id>\s*<Othr>\s*<Id>(\d+)<\/Id>/);
    return {
      file,
      to: number === undefined ? undefined : `${found(/<MmbId>(\d+)<\/MmbId>/) ?? ''}${number}`,
      minor: BigInt((found(/<InstdAmt Ccy="AUD">([\d.]+)<\/InstdAmt>/) ?? '').replace('.', '')),
      reference: found(/<Ustrd>([^<]*)<\/Ustrd>/),
      endToEndId: found(/<EndToEndId>([^<]*)<\/EndToEndId>/),
    };
  });
}
