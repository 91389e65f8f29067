import type { Moment } from '../../calendar/clock.ts';
import { parseAmount } from '../../money/amount.ts';
import { failureCodeOf, reasonIn } from './instant-payments.ts';
import { allAt, type IsoElement, textAt } from './iso-documents.ts';
import { UnusableFile } from './payment.ts';

export interface Debtor {
  readonly bsb: string;
  readonly accountNumber: string;
  /** Undefined where the bank does not tell it. */
  readonly accountName: string | undefined;
}

/** A payment inside an entry. */
export interface StatementPayment {
  readonly amountMinor: bigint;
  /** The payer's own reference from end to end: of our payments, the order's identifier. */
  readonly endToEndId: string | undefined;
  /** The bank's own name for it. */
  readonly bankReference: string | undefined;
  /** The account that it was paid into, where it is not the statement's: its digits. */
  readonly creditedAccount: string | undefined;
  /** The account that it came from; of a return, the one that it came back from. */
  readonly debtor: Debtor | undefined;
  readonly remittance: string | undefined;
  /** Why it came back; undefined if it is no return. */
  readonly returned: { readonly failureCode: string; readonly reason: string } | undefined;
}

export interface StatementEntry {
  /** Names it in its statement. */
  readonly place: number;
  readonly isCredit: boolean;
  readonly amountMinor: bigint;
  readonly bookedAt: Moment;
  readonly bankReference: string | undefined;
  /** Names of files that the entry is the sum of. */
  readonly files: readonly string[];
  /** All that people read about it. */
  readonly text: string;
  readonly payments: readonly StatementPayment[];
}

export interface Statement {
  /** The account's digits. */
  readonly account: string;
  /** Counted up for each account, without a gap. */
  readonly sequence: number;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly at: Moment;
  readonly entries: readonly StatementEntry[];
}

const BSB_LENGTH = 6;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

function accountIn(element: IsoElement | undefined): string | undefined {
  if (element === undefined) return undefined;
  const text = textAt(element, 'Id', 'Othr', 'Id') ?? textAt(element, 'Id', 'IBAN');
  return text === undefined ? undefined : digitsOf(text);
}

function amountIn(element: IsoElement): bigint {
  const [amount] = allAt(element, 'Amt');
  if (amount === undefined) throw new UnusableFile('an amount is missing');
  if (amount.currency !== 'AUD') throw new UnusableFile(`an amount is in ${String(amount.currency)}`);
  try {
    return parseAmount(amount.text.trim(), 'AUD');
  } catch {
    throw new UnusableFile(`${amount.text.trim().slice(0, 40)} is no amount in cents`);
  }
}

function isCredit(element: IsoElement): boolean {
  return textAt(element, 'CdtDbtInd') === 'CRDT';
}

/** A day begins in Sydney, where its bank is. */
function momentIn(element: IsoElement | undefined): Moment | undefined {
  if (element === undefined) return undefined;
  const exact = textAt(element, 'DtTm') ?? (element.children.length === 0 ? element.text.trim() : undefined);
  const day = textAt(element, 'Dt');
  const moment = Date.parse(exact ?? (day === undefined ? '' : `${day.slice(0, 10)}T00:00:00+10:00`));
  return Number.isNaN(moment) ? undefined : moment;
}

function balanceOf(statement: IsoElement, codes: readonly string[]): bigint {
  const found = allAt(statement, 'Bal').find((balance) =>
    codes.includes(textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') ?? ''),
  );
  if (found === undefined) throw new UnusableFile(`it has no balance ${codes.join(' or ')}`);
  return isCredit(found) ? amountIn(found) : -amountIn(found);
}

function returnedIn(payment: IsoElement): StatementPayment['returned'] {
  const [information] = allAt(payment, 'RtrInf');
  if (information === undefined) return undefined;
  const { code, reason } = reasonIn(information);
  return { failureCode: failureCodeOf(code, 'returned_by_provider'), reason };
}

/** Its account stands with its BSB in front, or beside the bank that has it. */
function debtorIn(payment: IsoElement): Debtor | undefined {
  const account = accountIn(allAt(payment, 'RltdPties', 'DbtrAcct')[0]);
  if (account === undefined) return undefined;
  const named = textAt(payment, 'RltdAgts', 'DbtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId');
  const agent = digitsOf(named ?? '');
  const isApart = agent.length === BSB_LENGTH && !account.startsWith(agent);
  const whole = isApart ? agent + account : account;
  return {
    bsb: whole.slice(0, BSB_LENGTH),
    accountNumber: whole.slice(BSB_LENGTH),
    // Older messages have it without the party.
    accountName:
      textAt(payment, 'RltdPties', 'Dbtr', 'Pty', 'Nm') ?? textAt(payment, 'RltdPties', 'Dbtr', 'Nm'),
  };
}

function paymentIn(payment: IsoElement, whole: bigint): StatementPayment {
  const [references] = allAt(payment, 'Refs');
  const [parties] = allAt(payment, 'RltdPties');
  const named = (...path: readonly string[]): string | undefined =>
    references === undefined ? undefined : textAt(references, ...path);
  const accountOf = (role: string): string | undefined =>
    parties === undefined ? undefined : accountIn(allAt(parties, role)[0]);
  const endToEndId = named('EndToEndId');
  return {
    amountMinor: amountOf(payment, whole),
    endToEndId: endToEndId === 'NOTPROVIDED' ? undefined : endToEndId,
    bankReference: named('AcctSvcrRef') ?? named('TxId'),
    creditedAccount: accountOf('CdtrAcct'),
    debtor: debtorIn(payment),
    remittance: allAt(payment, 'RmtInf', 'Ustrd')[0]?.text.trim(),
    returned: returnedIn(payment),
  };
}

/** Older messages have it beneath its details. */
function amountOf(payment: IsoElement, whole: bigint): bigint {
  if (allAt(payment, 'Amt').length > 0) return amountIn(payment);
  const [details] = allAt(payment, 'AmtDtls', 'TxAmt');
  return details === undefined ? whole : amountIn(details);
}

function entryIn(entry: IsoElement, place: number): StatementEntry {
  const amountMinor = amountIn(entry);
  const bookedAt = momentIn(allAt(entry, 'BookgDt')[0]) ?? momentIn(allAt(entry, 'ValDt')[0]);
  if (bookedAt === undefined) throw new UnusableFile(`entry ${place} has no date`);
  const details = allAt(entry, 'NtryDtls');
  const payments = details.flatMap((each) => allAt(each, 'TxDtls'));
  const batches = details.flatMap((each) => allAt(each, 'Btch'));
  const files = batches.flatMap((batch) => textAt(batch, 'PmtInfId') ?? textAt(batch, 'MsgId') ?? []);
  const words = [textAt(entry, 'NtryRef'), textAt(entry, 'AddtlNtryInf')].filter(
    (each) => each !== undefined,
  );
  return {
    place,
    isCredit: isCredit(entry),
    amountMinor,
    bookedAt,
    bankReference: textAt(entry, 'AcctSvcrRef'),
    files,
    text: words.join(' '),
    payments: payments.map((each) => paymentIn(each, amountMinor)),
  };
}

/** Entries that the bank tells of before the statement has them. */
export interface Notification {
  /** The account's digits. */
  readonly account: string;
  readonly entries: readonly StatementEntry[];
}

const isBooked = (entry: IsoElement): boolean =>
  (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK') === 'BOOK';

function entriesIn(element: IsoElement): StatementEntry[] {
  return allAt(element, 'Ntry')
    .filter(isBooked)
    .map((entry, index) => entryIn(entry, index + 1));
}

function namedAccount(element: IsoElement): string {
  const account = accountIn(allAt(element, 'Acct')[0]);
  if (account === undefined || !/^\d{7,15}$/.test(account)) throw new UnusableFile('it names no account');
  return account;
}

function statementIn(statement: IsoElement, createdAt: Moment): Statement {
  const account = namedAccount(statement);
  const sequence = Number(textAt(statement, 'ElctrncSeqNb') ?? textAt(statement, 'LglSeqNb'));
  if (!Number.isSafeInteger(sequence)) throw new UnusableFile('it has no number in its sequence');
  const openingMinor = balanceOf(statement, ['OPBD', 'PRCD']);
  const closingMinor = balanceOf(statement, ['CLBD']);
  const entries = entriesIn(statement);
  const moved = entries.reduce(
    (sum, entry) => sum + (entry.isCredit ? entry.amountMinor : -entry.amountMinor),
    0n,
  );
  if (openingMinor + moved !== closingMinor)
    throw new UnusableFile(`the entries of ${account} do not lead from the opening to the closing balance`);
  return { account, sequence, openingMinor, closingMinor, at: createdAt, entries };
}

/**
 * Reads the statements in a camt.053.
 * @throws UnusableFile if one is incomplete, not in AUD, or its sum is wrong
 */
export function readStatements(content: IsoElement): Statement[] {
  const createdAt = momentIn(allAt(content, 'GrpHdr', 'CreDtTm')[0]);
  if (createdAt === undefined) throw new UnusableFile('it does not say when it was made');
  return allAt(content, 'Stmt').map((statement) => statementIn(statement, createdAt));
}

/**
 * Reads the notifications in a camt.054.
 * @throws UnusableFile if one is incomplete, or not in AUD
 */
export function readNotifications(content: IsoElement): Notification[] {
  return allAt(content, 'Ntfctn').map((notification) => ({
    account: namedAccount(notification),
    entries: entriesIn(notification),
  }));
}
