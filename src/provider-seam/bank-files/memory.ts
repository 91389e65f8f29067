import { adapterWrites } from '../port/adapter-write.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { type AlarmEffect, type AlarmKind, alarmsTable } from '../../outbox/alarm.ts';
import { platformAlarms } from '../../writes/alarms.ts';
import { type TenantlessWrite, type CommonContext, need } from '../../writes/write.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { FileAnswer } from './instant-payments.ts';
import type { OrderedPayment } from './payment.ts';
import { referenceOf } from './direct-entry.ts';
import type { Statement } from './statement.ts';
import {
  bankAccountsTable,
  bankPaymentsTable,
  bankStatementsTable,
  incomingFilesTable,
  type BankAccount,
  type BankPayment,
  type IncomingFile,
  type KnownStatement,
} from './table.ts';

export interface MemoryDependencies {
  readonly database: Database;
  readonly submit: WriteQueue['submit'];
}

const BANK = providerActor('bank');

export const BANK_FILE_REFUSED = 'bank_file_refused' satisfies AlarmKind;

const write = adapterWrites('bank');

/** A payment that came back, as the bank names it. */
export interface ReturnName {
  readonly bsb: string;
  readonly accountNumber: string;
  readonly amountMinor: bigint;
  /** Undefined where the bank does not repeat it. */
  readonly reference: string | undefined;
}

/** What tells of returns: files of them and refusals, or statements. */
type ReturnSource = 'returnedBy' | 'repaidBy';

/** What the adapter knows of accounts, payments, files and statements. Every change is idempotent. */
export class BankMemory {
  readonly #database: Database;
  readonly #submit: WriteQueue['submit'];

  constructor({ database, submit }: MemoryDependencies) {
    this.#database = database;
    this.#submit = submit;
  }

  get #db() {
    return this.#database.reader;
  }

  raise(tell: (context: CommonContext) => readonly AlarmEffect[]): Promise<null> {
    return this.#submit(platformAlarms(BANK, tell));
  }

  /** Files whose refusal is an open alarm. */
  async refusalsTold(): Promise<string[]> {
    const open = await selectWhere(this.#db, alarmsTable, 'kind = ? and cleared_at is null', [
      BANK_FILE_REFUSED,
    ]);
    return open.map(({ subject }) => subject);
  }

  /** Gives an order the account that it has, or a free one; undefined if none is left. */
  async takeAccount(instructionId: string): Promise<BankAccount | undefined> {
    for (;;) {
      const [own] = await selectMatching(this.#db, bankAccountsTable, [{ instructionId }]);
      if (own !== undefined) return own;
      const [free] = await selectWhere(
        this.#db,
        bankAccountsTable,
        'instruction_id is null order by bsb, account_number limit 1',
      );
      if (free === undefined) return undefined;
      const taken = await this.#submit(this.#giving(instructionId, free));
      if (taken !== undefined) return taken;
    }
  }

  #giving(
    instructionId: string,
    { bsb, accountNumber }: BankAccount,
  ): TenantlessWrite<BankAccount | undefined> {
    return write(
      () => [need(bankAccountsTable, { bsb, accountNumber }), need(bankAccountsTable, { instructionId })],
      (loaded) => {
        const own = loaded.find(bankAccountsTable, { instructionId });
        if (own !== undefined) return { reply: own, effects: [] };
        const free = loaded.find(bankAccountsTable, { bsb, accountNumber });
        if (free?.instructionId !== null) return { reply: undefined, effects: [] };
        const taken = { ...free, instructionId };
        return { reply: taken, effects: [saveRow(bankAccountsTable, taken)] };
      },
    );
  }

  /** Before their file is handed over. */
  notePayments(file: string, payments: readonly OrderedPayment[]): Promise<null> {
    return this.#submit(
      write(
        () => payments.map(({ instructionId }) => need(bankPaymentsTable, { instructionId })),
        (loaded, { serverNow }) => ({
          reply: null,
          effects: payments
            .filter(({ instructionId }) => loaded.find(bankPaymentsTable, { instructionId }) === undefined)
            .map((payment) => insertRow(bankPaymentsTable, rowOf(payment, file, serverNow))),
        }),
      ),
    );
  }

  async findPayment(instructionId: string): Promise<BankPayment | undefined> {
    const [found] = await selectMatching(this.#db, bankPaymentsTable, [{ instructionId }]);
    return found;
  }

  paymentsIn(file: string): Promise<BankPayment[]> {
    return selectMatching(this.#db, bankPaymentsTable, [{ file }]);
  }

  /**
   * The payment that came back. A file of returns and a statement both name it: first one that the other has named, then
   * one that has not come back; of equals, the oldest.
   * @param eventId what says so; the same one finds the same payment again
   */
  async takeReturn(
    { bsb, accountNumber, amountMinor, reference }: ReturnName,
    by: ReturnSource,
    eventId: string,
  ): Promise<BankPayment | undefined> {
    const other = by === 'returnedBy' ? 'repaidBy' : 'returnedBy';
    for (;;) {
      const [known] = await selectMatching(this.#db, bankPaymentsTable, [{ [by]: eventId }]);
      if (known !== undefined) return known;
      const alike = await selectMatching(this.#db, bankPaymentsTable, [{ bsb, accountNumber, amountMinor }]);
      const open = alike
        .filter((each) => each[by] === null && (reference ?? each.reference) === each.reference)
        .sort((one, next) => one.sentAt - next.sentAt || (one.instructionId < next.instructionId ? -1 : 1));
      const found = open.find((each) => each[other] !== null) ?? open[0];
      if (found === undefined) return undefined;
      const taken = await this.noteReturn(found.instructionId, by, eventId);
      if (taken !== undefined) return taken;
    }
  }

  /** Undefined if the source has named it otherwise. */
  noteReturn(instructionId: string, by: ReturnSource, eventId: string): Promise<BankPayment | undefined> {
    return this.#submit(
      write(
        () => [need(bankPaymentsTable, { instructionId })],
        (loaded) => {
          const payment = loaded.find(bankPaymentsTable, { instructionId });
          if (payment === undefined) return { reply: undefined, effects: [] };
          if (payment[by] !== null)
            return { reply: payment[by] === eventId ? payment : undefined, effects: [] };
          const returned = { ...payment, [by]: eventId };
          return { reply: returned, effects: [saveRow(bankPaymentsTable, returned)] };
        },
      ),
    );
  }

  async findFile(digest: string): Promise<IncomingFile | undefined> {
    const [file] = await selectMatching(this.#db, incomingFilesTable, [{ digest }]);
    return file;
  }

  /** Notes a file with its statements, before anything in it is told. */
  noteFile(file: Omit<IncomingFile, 'readAt'>, statements: readonly Statement[] = []): Promise<null> {
    const { digest } = file;
    return this.#submit(
      write(
        () => [
          need(incomingFilesTable, { digest }),
          ...statements.map(({ account, sequence }) => need(bankStatementsTable, { account, sequence })),
        ],
        (loaded, { serverNow }) => ({
          reply: null,
          effects: [
            ...(loaded.find(incomingFilesTable, { digest }) === undefined
              ? [insertRow(incomingFilesTable, { ...file, readAt: serverNow })]
              : []),
            ...statements
              .map(({ account, sequence, closingMinor, at }): KnownStatement => {
                return { account, sequence, digest, closingMinor, closedAt: at };
              })
              .filter(
                ({ account, sequence }) =>
                  loaded.find(bankStatementsTable, { account, sequence }) === undefined,
              )
              .map((statement) => insertRow(bankStatementsTable, statement)),
          ],
        }),
      ),
    );
  }

  /** How a file that was handed over stands, as the bank said last; undefined if it has said nothing. */
  async answerTo(file: string): Promise<FileAnswer | undefined> {
    const [last] = await selectWhere(
      this.#db,
      incomingFilesTable,
      'answers = ? order by read_at desc, digest limit 1',
      [file],
    );
    return last?.answer == null ? undefined : (JSON.parse(last.answer) as FileAnswer);
  }

  /** The newest statement of an account; undefined before the first. */
  async lastStatement(account: string): Promise<KnownStatement | undefined> {
    const [last] = await selectWhere(
      this.#db,
      bankStatementsTable,
      'account = ? order by sequence desc limit 1',
      [account],
    );
    return last;
  }

  /** Whether an earlier statement of its account was read. */
  async hasEarlier({ account, sequence }: Pick<Statement, 'account' | 'sequence'>): Promise<boolean> {
    const where = 'account = ? and sequence < ? limit 1';
    return (await selectWhere(this.#db, bankStatementsTable, where, [account, sequence])).length > 0;
  }

  async findStatement(account: string, sequence: number): Promise<KnownStatement | undefined> {
    const [found] = await selectMatching(this.#db, bankStatementsTable, [{ account, sequence }]);
    return found;
  }

  /** The newest statement of each account. */
  lastStatements(): Promise<KnownStatement[]> {
    return selectWhere(
      this.#db,
      bankStatementsTable,
      'sequence = (select max(latest.sequence) from bank_statements latest where latest.account = bank_statements.account)',
    );
  }

  /** Adds accounts that the bank has opened; answers how many are new. */
  importAccounts(accounts: readonly Pick<BankAccount, 'bsb' | 'accountNumber'>[]): Promise<number> {
    return this.#submit(
      write(
        () => accounts.map(({ bsb, accountNumber }) => need(bankAccountsTable, { bsb, accountNumber })),
        (loaded, { serverNow }) => {
          const added = accounts.filter((each) => loaded.find(bankAccountsTable, { ...each }) === undefined);
          return {
            reply: added.length,
            effects: added.map((each) =>
              insertRow(bankAccountsTable, { ...each, instructionId: null, importedAt: serverNow }),
            ),
          };
        },
      ),
    );
  }
}

function rowOf(payment: OrderedPayment, file: string, sentAt: number): BankPayment {
  const { instructionId, kind, amountMinor, destination } = payment;
  const account =
    destination.type === 'payid'
      ? { bsb: null, accountNumber: null }
      : { bsb: destination.bsb, accountNumber: destination.accountNumber };
  return {
    instructionId,
    kind,
    file,
    amountMinor,
    ...account,
    reference: referenceOf(payment),
    returnedBy: null,
    repaidBy: null,
    sentAt,
  };
}
