import { sydneyDay } from '../../calendar/clock.ts';
import type { Carried, FileHead, FilePayment, HouseAccount } from './payment.ts';

/** What the bank calls its customer in files of the direct entry system. */
export interface DirectEntryUser {
  /** Three letters. */
  readonly institution: string;
  /** Six digits. */
  readonly userId: string;
}

const LINE_LENGTH = 120;

/** A credit to an account, and a debit of the account that pays. */
const CREDIT = '50';
const DEBIT = '13';

/** The character set of the direct entry system. */
const CHARACTERS = /^[A-Za-z0-9 ^_[\]',?;:=#/.*()&%!$@+-]*$/;

const LONGEST_TITLE = 32;
const LONGEST_REMITTER = 16;
const LONGEST_REFERENCE = 18;
/** Ten digits of cents. */
const LARGEST_MINOR = 9_999_999_999n;

function isDirectEntryText(text: string, longest: number): boolean {
  return text.length <= longest && CHARACTERS.test(text) && text.trim() !== '';
}

/** Why a payment cannot be carried, as the end of a sentence; undefined if it can. Nothing is ever cut to fit. */
export function directEntryObstacle({
  amountMinor,
  destination,
  remitterName,
  statementReference,
}: Carried): string | undefined {
  if (destination.type === 'payid') return 'pays accounts alone';
  if (!isDirectEntryText(destination.accountName, LONGEST_TITLE))
    return `carries account names of at most ${LONGEST_TITLE} characters of the BECS character set`;
  if (!isDirectEntryText(remitterName, LONGEST_REMITTER))
    return `carries names of senders of at most ${LONGEST_REMITTER} characters of the BECS character set`;
  if (statementReference !== null && !isDirectEntryText(statementReference, LONGEST_REFERENCE))
    return `carries references of at most ${LONGEST_REFERENCE} characters of the BECS character set`;
  return amountMinor > LARGEST_MINOR ? 'carries at most 99,999,999.99' : undefined;
}

const left = (text: string, length: number): string => text.padEnd(length, ' ');
const right = (text: string, length: number): string => text.padStart(length, ' ');
const digits = (value: bigint | number, length: number): string => String(value).padStart(length, '0');
const blank = (length: number): string => ' '.repeat(length);
const dashed = (bsb: string): string => `${bsb.slice(0, 3)}-${bsb.slice(3)}`;

/** What is written where the payment has no reference: another for each. */
export function referenceOf({
  instructionId,
  statementReference,
}: Pick<FilePayment, 'instructionId' | 'statementReference'>): string {
  return statementReference ?? instructionId.slice(-LONGEST_REFERENCE);
}

/** The name of a file in twelve characters, as statements repeat it. */
function descriptionOf({ sequence }: Pick<FileHead, 'sequence'>): string {
  return `PAY${digits(sequence, 9)}`;
}

function headLine(head: FileHead, house: HouseAccount, { institution, userId }: DirectEntryUser): string {
  const [year = '', month = '', day = ''] = sydneyDay(head.cutOffAt).split('-');
  const date = `${day}${month}${year.slice(2)}`;
  const names = `${institution}${blank(7)}${left(house.name, 26)}${userId}`;
  return `0${blank(17)}01${names}${descriptionOf(head)}${date}${blank(40)}`;
}

function paymentLine(payment: FilePayment, house: HouseAccount): string {
  const { destination, amountMinor, remitterName } = payment;
  if (destination.type !== 'bank_account') throw new Error(`${payment.instructionId} pays no account`);
  const { bsb, accountNumber, accountName } = destination;
  const to = `1${dashed(bsb)}${right(accountNumber, 9)} ${CREDIT}${digits(amountMinor, 10)}`;
  const told = `${left(accountName, LONGEST_TITLE)}${left(referenceOf(payment), LONGEST_REFERENCE)}`;
  const from = `${dashed(house.bsb)}${right(house.accountNumber, 9)}${left(remitterName, LONGEST_REMITTER)}`;
  return `${to}${told}${from}${digits(0, 8)}`;
}

/** The house's account pays for all of them. */
function debitLine(head: FileHead, total: bigint, house: HouseAccount): string {
  const account = `${dashed(house.bsb)}${right(house.accountNumber, 9)}`;
  const told = `${left(house.name, LONGEST_TITLE)}${left(descriptionOf(head), LONGEST_REFERENCE)}`;
  const from = `${account}${left(house.name.slice(0, LONGEST_REMITTER), LONGEST_REMITTER)}`;
  return `1${account} ${DEBIT}${digits(total, 10)}${told}${from}${digits(0, 8)}`;
}

function totalLine(credits: bigint, debits: bigint, count: number): string {
  const sums = `${digits(credits - debits, 10)}${digits(credits, 10)}${digits(debits, 10)}`;
  return `7999-999${blank(12)}${sums}${blank(24)}${digits(count, 6)}${blank(40)}`;
}

/**
 * Writes a file of the direct entry system (ABA): credits, and the debit of the house's account if the bank wants it in the file.
 * @throws Error for a payment that it cannot carry: they were asked for first
 */
export function writeDirectEntry(
  head: FileHead,
  payments: readonly FilePayment[],
  house: HouseAccount,
  user: DirectEntryUser & { readonly isSelfBalancing?: boolean },
): Uint8Array {
  for (const payment of payments) {
    const obstacle = directEntryObstacle(payment);
    if (obstacle !== undefined) throw new Error(`${payment.instructionId}: direct entry ${obstacle}`);
  }
  const total = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const debits = user.isSelfBalancing === true ? [debitLine(head, total, house)] : [];
  const lines = [
    headLine(head, house, user),
    ...payments.map((payment) => paymentLine(payment, house)),
    ...debits,
    totalLine(total, debits.length === 0 ? 0n : total, payments.length + debits.length),
  ];
  const odd = lines.find((line) => line.length !== LINE_LENGTH);
  if (odd !== undefined) throw new Error(`A line of ${head.name} has ${odd.length} characters`);
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
}
