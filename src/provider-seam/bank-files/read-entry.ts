import type { Entry, Report } from '../port/provider.ts';
import type { BankMemory } from './memory.ts';
import { accountIdOf, type HouseAccount } from './payment.ts';
import type { Statement, StatementEntry, StatementPayment } from './statement.ts';
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
  const { instructionId, amountMinor } = payment;
  return {
    reports: [{ eventId, about: { instructionId }, says: 'settled', amount: aud(amountMinor) }],
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

async function readReturn(
  memory: BankMemory,
  place: Place,
  name: string,
  payment: StatementPayment,
): Promise<Told> {
  const { returned, amountMinor, endToEndId = '', returnedFrom, remittance } = payment;
  const account = { bsb: returnedFrom?.slice(0, 6) ?? '', accountNumber: returnedFrom?.slice(6) ?? '' };
  const isKnown = (await memory.findPayment(endToEndId)) !== undefined;
  const found = isKnown
    ? await memory.noteReturn(endToEndId, 'repaidBy', name)
    : await memory.takeReturn({ ...account, amountMinor, reference: remittance }, 'repaidBy', name);
  const instructionId = found?.instructionId ?? (isKnown ? endToEndId : undefined);
  const about = instructionId === undefined ? { providerReference: `return ${name}` } : { instructionId };
  return {
    reports: [{ eventId: name, about, says: 'returned', amount: aud(amountMinor), ...returned }],
    entries: [lineOf(place, name, amountMinor, instructionId === undefined ? {} : { instructionId })],
  };
}

function readIncoming(
  place: Place,
  name: string,
  account: { readonly bsb: string; readonly accountNumber: string },
  { amountMinor, bankReference, remittance }: StatementPayment,
): Told {
  const providerReference = bankReference ?? name;
  const told = remittance === undefined ? {} : { externalReference: remittance };
  const incoming = { into: account, providerReference, ...told };
  return {
    reports: [{ eventId: name, about: { incoming }, says: 'credited', amount: aud(amountMinor) }],
    entries: [lineOf(place, name, amountMinor, { providerReference })],
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
  const nothing = { endToEndId: undefined, creditedAccount: undefined, returnedFrom: undefined };
  const remittance = text === '' ? undefined : text;
  return [{ ...nothing, amountMinor, bankReference, remittance, returned: undefined }];
}

async function readCredit(memory: BankMemory, place: Place, house: HouseAccount): Promise<Told> {
  const told: Told[] = [];
  for (const [index, payment] of paymentsOf(place.entry).entries()) {
    const name = `${place.name}-${index + 1}`;
    const into = payment.creditedAccount ?? place.statement.account;
    const account = { bsb: into.slice(0, 6), accountNumber: into.slice(6) };
    if (payment.returned !== undefined) told.push(await readReturn(memory, place, name, payment));
    else if (into !== accountIdOf(house)) told.push(readIncoming(place, name, account, payment));
    // Money of the house's own is for its books alone.
    else told.push({ reports: [], entries: [lineOf(place, name, payment.amountMinor)] });
  }
  return together(told);
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
