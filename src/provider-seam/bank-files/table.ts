import type { Moment } from '../../calendar/clock.ts';
import { defineTable, integer, minor, moment, text, textOrNull } from '../../db/statements/table.ts';
import type { OrderedPayment } from './payment.ts';

/** An account that the bank has opened for the house, for one tenant's money. All times are the server clock's. */
export interface BankAccount {
  readonly bsb: string;
  readonly accountNumber: string;
  /** The order that it was given to; null while it is free. */
  readonly instructionId: string | null;
  readonly importedAt: Moment;
}

export const bankAccountsTable = defineTable<BankAccount>({
  name: 'bank_accounts',
  key: ['bsb', 'accountNumber'],
  columns: { bsb: text(), accountNumber: text(), instructionId: textOrNull(), importedAt: moment() },
});

/** A payment that left in a file. */
export interface BankPayment {
  readonly instructionId: string;
  readonly kind: OrderedPayment['kind'];
  readonly file: string;
  readonly amountMinor: bigint;
  /** Null for a PayID, as the number is. */
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly reference: string;
  /** The line of a file of returns that says that it came back. */
  readonly returnedBy: string | null;
  /** The entry of a statement that has the money that came back. */
  readonly repaidBy: string | null;
  readonly sentAt: Moment;
}

export const bankPaymentsTable = defineTable<BankPayment>({
  name: 'bank_payments',
  key: ['instructionId'],
  columns: {
    instructionId: text(),
    kind: text<BankPayment['kind']>(),
    file: text(),
    amountMinor: minor(),
    bsb: textOrNull(),
    accountNumber: textOrNull(),
    reference: text(),
    returnedBy: textOrNull(),
    repaidBy: textOrNull(),
    sentAt: moment(),
  },
});

/** A file that came from the bank. */
export interface IncomingFile {
  /** The SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
  readonly name: string;
  readonly kind: 'statement' | 'notification' | 'status' | 'returns';
  /** The file that it answers. */
  readonly answers: string | null;
  /** How that file stands: a `FileAnswer` as JSON. */
  readonly answer: string | null;
  readonly readAt: Moment;
}

export const incomingFilesTable = defineTable<IncomingFile>({
  name: 'bank_files',
  key: ['digest'],
  columns: {
    digest: text(),
    name: text(),
    kind: text<IncomingFile['kind']>(),
    answers: textOrNull(),
    answer: textOrNull(),
    readAt: moment(),
  },
});

export interface KnownStatement {
  /** Its digits. */
  readonly account: string;
  readonly sequence: number;
  /** Of the file that it was in. */
  readonly digest: string;
  readonly closingMinor: bigint;
  readonly closedAt: Moment;
}

export const bankStatementsTable = defineTable<KnownStatement>({
  name: 'bank_statements',
  key: ['account', 'sequence'],
  columns: {
    account: text(),
    sequence: integer(),
    digest: text(),
    closingMinor: minor(),
    closedAt: moment(),
  },
});
