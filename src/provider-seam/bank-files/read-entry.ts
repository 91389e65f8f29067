import type { Sender } from '../../outbox/order-payloads.ts';
import type { Entry, Report } from '../port/provider.ts';
import type { BankMemory } from './memory.ts';
import { accountIdOf, type HouseAccount } from './payment.ts';
import type { Notification, Statement, StatementEntry, StatementPayment } from './statement.ts';
import type { BankPayment } from './table.ts';

export interface Told {
  readonly reports: readonly Report[];
  readonly entries: readonly Entry[];
}

/** Where an entry stands. */
interface Place {
  readonly statement: Statement;
  readonly entry: StatementEntry;
  /** Unique, and the same whenever the statement is read. */
  readonly name: string;
}

const aud = (minor: bigint) => ({ minor, asset: 'AUD' }) as const;

function lineOf(
  { statement, entry }: Place,
  entryId: string,
  amountMinor: bigint,
  more: Partial<Entry> = {},
): Entry {
  const signed = entry.isCredit ? amountMinor : -amountMinor;
  return { entryId, account: statement.account, amount: aud(signed), bookedAt: entry.bookedAt, ...more };
}

function settledBy(place: Place, payment: BankPayment): Told {
  const eventId = `${place.name}-${payment.instructionId}`;
  const { instructionId, kind, amountMinor } = payment;
  // A receipt knows no settling: its money is back where it came from.
  const says = kind === 'return_receipt' ? 'returned' : 'settled';
  return {
    reports: [{ eventId, about: { instructionId }, says, amount: aud(amountMinor) }],
    entries: [lineOf(place, eventId, amountMinor, { instructionId })],
  };
}

function together(told: readonly Told[]): Told {
  return {
    reports: told.flatMap(({ reports }) => reports),
    entries: told.flatMap(({ entries }) => entries),
  };
}

/** Descriptions of files of the direct entry system, as statements repeat them. */
const DESCRIPTION = /\bPAY0*(\d{1,9})\b/g;

function filesNamedIn({ files, text, payments }: StatementEntry): string[] {
  const words = [text, ...payments.map(({ remittance }) => remittance ?? '')].join(' ');
  const described = [...words.matchAll(DESCRIPTION)].map(
    ([, sequence = '']) => `direct_entry-${sequence.padStart(6, '0')}`,
  );
  return [...new Set([...files, ...described])];
}

function totalOf(payments: readonly BankPayment[]): bigint {
  return payments.reduce((all, { amountMinor }) => all + amountMinor, 0n);
}

/** What an entry says of payments that we made; undefined if it is about none. */
async function readDebit(memory: BankMemory, place: Place): Promise<Told | undefined> {
  const { entry } = place;
  for (const file of filesNamedIn(entry)) {
    const payments = await memory.paymentsIn(file);
    const paid = payments.filter(({ returnedBy }) => returnedBy === null);
    // The sum of all, or of those that the bank has not refused. Another is for people: reconciliation shows it.
    const sum = [payments, paid].find((some) => some.length > 0 && totalOf(some) === entry.amountMinor);
    if (sum !== undefined) return together(sum.map((payment) => settledBy(place, payment)));
  }
  const known = await Promise.all(
    entry.payments.map(async ({ endToEndId = '', amountMinor }) => {
      const payment = await memory.findPayment(endToEndId);
      return payment && { ...payment, amountMinor };
    }),
  );
  const found = known.filter((each) => each !== undefined);
  const isWhole = found.length > 0 && found.length === entry.payments.length;
  return isWhole ? together(found.map((payment) => settledBy(place, payment))) : undefined;
}

/** A return of what went back itself is for people: its receipt or transfer is at its end. */
export function aboutReturn(payment: BankPayment | undefined, name: string): Report['about'] {
  return payment?.kind === 'pay'
    ? { instructionId: payment.instructionId }
    : { providerReference: `return ${name}` };
}

async function readReturn(
  memory: BankMemory,
  place: Place,
  name: string,
  payment: StatementPayment,
): Promise<Told> {
  const { returned, amountMinor, endToEndId = '', debtor, remittance } = payment;
  const account = { bsb: debtor?.bsb ?? '', accountNumber: debtor?.accountNumber ?? '' };
  const known = await memory.findPayment(endToEndId);
  const found = known
    ? await memory.noteReturn(endToEndId, 'repaidBy', name)
    : await memory.takeReturn({ ...account, amountMinor, reference: remittance }, 'repaidBy', name);
  const about = aboutReturn(found ?? known, name);
  const { instructionId } = found ?? known ?? {};
  return {
    reports: [{ eventId: name, about, says: 'returned', amount: aud(amountMinor), ...returned }],
    entries: [lineOf(place, name, amountMinor, instructionId === undefined ? {} : { instructionId })],
  };
}

/** Nothing is sent to an account without its name. */
function senderOf(debtor: StatementPayment['debtor']): Sender | undefined {
  const { bsb = '', accountNumber = '', accountName } = debtor ?? {};
  const isAccount = /^\d{6}$/.test(bsb) && /^\d{1,9}$/.test(accountNumber);
  return isAccount && accountName !== undefined
    ? { type: 'bank_account', bsb, accountNumber, accountName }
    : undefined;
}

function accountWith(digits: string): { readonly bsb: string; readonly accountNumber: string } {
  return { bsb: digits.slice(0, 6), accountNumber: digits.slice(6) };
}

/** @param providerReference the same in a notification and in the statement */
function creditedReport(
  name: string,
  providerReference: string,
  into: string,
  { amountMinor, remittance, debtor }: StatementPayment,
): Report {
  const account = accountWith(into);
  const told = remittance === undefined ? {} : { externalReference: remittance };
  const sender = senderOf(debtor);
  const incoming = { into: account, providerReference, ...told, ...(sender && { sender }) };
  return { eventId: name, about: { incoming }, says: 'credited', amount: aud(amountMinor) };
}

function readIncoming(place: Place, name: string, into: string, payment: StatementPayment): Told {
  const providerReference = payment.bankReference ?? name;
  return {
    reports: [creditedReport(name, providerReference, into, payment)],
    entries: [lineOf(place, name, payment.amountMinor, { providerReference })],
  };
}

/** An entry without details is one payment. */
function paymentsOf({
  payments,
  amountMinor,
  bankReference,
  text,
}: StatementEntry): readonly StatementPayment[] {
  const inside = payments.reduce((all, payment) => all + payment.amountMinor, 0n);
  if (payments.length > 0 && inside === amountMinor) return payments;
  const nothing = { endToEndId: undefined, creditedAccount: undefined, debtor: undefined };
  const remittance = text === '' ? undefined : text;
  return [{ ...nothing, amountMinor, bankReference, remittance, returned: undefined }];
}

async function readCredit(memory: BankMemory, place: Place, house: HouseAccount): Promise<Told> {
  const told: Told[] = [];
  for (const [index, payment] of paymentsOf(place.entry).entries()) {
    const name = `${place.name}-${index + 1}`;
    const into = payment.creditedAccount ?? place.statement.account;
    if (payment.returned !== undefined) told.push(await readReturn(memory, place, name, payment));
    else if (into !== accountIdOf(house)) told.push(readIncoming(place, name, into, payment));
    // Money of the house's own is for its books alone.
    else told.push({ reports: [], entries: [lineOf(place, name, payment.amountMinor)] });
  }
  return together(told);
}

/** What an account held before its first statement, which no entry explains. */
export function openingOf({ account, sequence, openingMinor, at: bookedAt }: Statement): Told {
  const entry = { entryId: `${account}-${sequence}-opening`, account, amount: aud(openingMinor), bookedAt };
  return { reports: [], entries: openingMinor === 0n ? [] : [entry] };
}

/**
 * What a statement says of payments that we made, of returns and of deposits, and its lines for reconciliation. Reports name no time: a
 * statement names days, and comes a day late.
 */
export async function readEntries(
  memory: BankMemory,
  statement: Statement,
  house: HouseAccount,
): Promise<Told> {
  const told: Told[] = [];
  for (const entry of statement.entries) {
    const name = `${statement.account}-${statement.sequence}-${entry.place}`;
    const place: Place = { statement, entry, name };
    if (entry.isCredit) told.push(await readCredit(memory, place, house));
    else {
      const debit = await readDebit(memory, place);
      told.push(debit ?? { reports: [], entries: [lineOf(place, name, entry.amountMinor)] });
    }
  }
  return together(told);
}

/**
 * Deposits that a notification tells of. What has no reference of the bank's own would be another deposit in the statement: it
 * waits for that, and so do returns, debits and the lines for reconciliation.
 * @param name unique, and the same whenever the notification is read
 */
export function readNotification(
  { account, entries }: Notification,
  name: string,
  house: HouseAccount,
): Report[] {
  return entries
    .filter(({ isCredit }) => isCredit)
    .flatMap((entry) =>
      paymentsOf(entry).flatMap((payment, index) => {
        const into = payment.creditedAccount ?? account;
        const { bankReference, returned } = payment;
        const isForStatement = bankReference === undefined || returned !== undefined;
        if (isForStatement || into === accountIdOf(house)) return [];
        return [creditedReport(`${name}-${entry.place}-${index + 1}`, bankReference, into, payment)];
      }),
    );
}
