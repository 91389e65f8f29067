import type { PaymentObstacle } from '../../outbox/provider-facts.ts';
import {
  type AnyOrder,
  type Answer,
  type BatchFile,
  type BatchHead,
  type Batching,
  type Call,
  type FileStanding,
  type Holding,
  type Provider,
  Refused,
  Retry,
  USUAL_LIMITS,
} from '../port/provider.ts';
import { type CutOffTerms, nextCutOff } from './banking-days.ts';
import { type DirectEntryUser, directEntryObstacle, writeDirectEntry } from './direct-entry.ts';
import type { BankFolder } from './folder.ts';
import { IncomingFiles } from './incoming-files.ts';
import { instantObstacle, writeInstantPayments } from './instant-payments.ts';
import type { IsoDocuments } from './iso-documents.ts';
import type { BankMemory } from './memory.ts';
import {
  type FileRail,
  FILE_RAILS,
  type Carried,
  type HouseAccount,
  type OrderedPayment,
  carriedOf,
  fileRailOf,
  isFileRail,
  paymentIn,
} from './payment.ts';

export const BANK_FILES = 'files';

/** Between two looks for files of the bank's. */
const POLL_MS = 10_000;

/** An account may be imported at any time. */
const NO_ACCOUNT_MS = 60_000;

/** What one file of either rail can hold; the direct entry system has ten digits for a total in cents. */
const BOUNDS = { orders: 5_000, totalMinor: 9_999_999_999n };

export interface BankFilesTerms extends CutOffTerms {
  readonly house: HouseAccount;
  readonly user: DirectEntryUser;
  readonly isSelfBalancing: boolean;
}

export interface BankFilesParts {
  readonly folder: BankFolder;
  readonly memory: BankMemory;
  readonly documents: IsoDocuments;
}

const NAMES: Readonly<Record<FileRail, string>> = {
  direct_entry: 'Direct entry',
  npp: 'The New Payments Platform',
};

function obstacleOn(rail: FileRail, carried: Carried): string | undefined {
  const obstacle = rail === 'direct_entry' ? directEntryObstacle(carried) : instantObstacle(carried);
  return obstacle === undefined ? undefined : `${NAMES[rail]} ${obstacle}.`;
}

const fileObstacle: PaymentObstacle = (payment) => obstacleOn(fileRailOf(payment.rail), carriedOf(payment));

/** The rails that may carry a payment. */
function railsFor({ rail }: OrderedPayment): readonly FileRail[] {
  return rail === null ? FILE_RAILS : [rail];
}

/** The name of a file for the bank, by what is in it. */
function fileNameOf({ rail, name }: Pick<BatchFile, 'rail' | 'name'>): string {
  return `${name}.${rail === 'npp' ? 'xml' : 'aba'}`;
}

/**
 * A bank that exchanges files: payments to accounts by direct entry (ABA), real-time payments by pain.001; statements
 * (camt.053), answers (pain.002) and returns (ABA) come back. It moves nothing by itself, so that all that it says is in
 * files.
 */
export class BankFiles implements Provider {
  readonly name = 'bank';
  readonly adapter = BANK_FILES;
  readonly limits = USUAL_LIMITS;
  readonly obstacle = fileObstacle;
  readonly poll: NonNullable<Provider['poll']>;
  readonly batches: Batching;
  readonly #terms: BankFilesTerms;
  readonly #parts: BankFilesParts;

  constructor(terms: BankFilesTerms, parts: BankFilesParts) {
    this.#terms = terms;
    this.#parts = parts;
    const { folder, memory, documents } = parts;
    const incoming = new IncomingFiles(folder, memory, documents, terms.house);
    this.poll = { everyMs: POLL_MS, read: (cursor) => incoming.next(cursor) };
    this.batches = {
      bounds: BOUNDS,
      railOf: (order) => {
        const payment = paymentIn(order, terms.house);
        return payment && railsFor(payment).find((rail) => obstacleOn(rail, payment) === undefined);
      },
      cutOff: (rail, after) => nextCutOff(railNamed(rail), after, terms),
      write: (head, orders) => this.#write(head, orders),
      deliver: (file, call) => this.#deliver(file, call),
      queryStatus: (file) => this.#standingOf(file),
    };
  }

  #write(head: BatchHead, orders: readonly AnyOrder[]): Uint8Array {
    const { house, user, isSelfBalancing } = this.#terms;
    const rail = railNamed(head.rail);
    const payments = this.#paymentsOf(orders);
    return rail === 'direct_entry'
      ? writeDirectEntry({ ...head, rail }, payments, house, { ...user, isSelfBalancing })
      : writeInstantPayments(this.#parts.documents, { ...head, rail }, payments, house);
  }

  #paymentsOf(orders: readonly AnyOrder[]): OrderedPayment[] {
    return orders.flatMap((order) => paymentIn(order, this.#terms.house) ?? []);
  }

  async #deliver(file: BatchFile, { signal }: Call): Promise<FileStanding> {
    const { folder, memory } = this.#parts;
    const payments = this.#paymentsOf(await file.orders());
    await memory.notePayments(file.name, payments);
    await folder.handOver(fileNameOf(file), file.bytes, signal);
    return standingWithout(file);
  }

  async #standingOf(file: Pick<BatchFile, 'rail' | 'name'>): Promise<FileStanding | 'absent'> {
    const { folder, memory } = this.#parts;
    if (!(await folder.wasHandedOver(fileNameOf(file)))) return 'absent';
    const answer = await memory.answerTo(file.name);
    if (answer?.standing === 'refused') throw new Refused(answer.code, answer.reason);
    return answer?.standing === 'acknowledged' ? answer.standing : standingWithout(file);
  }

  async carryOut(order: AnyOrder): Promise<Answer> {
    const { instructionId, kind } = order;
    switch (kind) {
      case 'issue_account':
        return this.#issue(instructionId);
      case 'assign_account':
        // The account is the house's: its name stays, and it has no PayID.
        return {
          outcome: 'done',
          reports: [
            {
              eventId: `assigned-${instructionId}`,
              about: { instructionId },
              says: 'issued',
              issued: { payId: null },
            },
          ],
        };
      default:
        throw this.#refusalOf(order);
    }
  }

  /** Why an order is in no file. */
  #refusalOf(order: AnyOrder): Refused {
    const payment = paymentIn(order, this.#terms.house);
    if (payment === undefined)
      return new Refused('not_supported', 'A bank that exchanges files does this by hand.');
    const obstacles = railsFor(payment).map((rail) => obstacleOn(rail, payment));
    return new Refused(
      'limit_exceeded',
      obstacles.find((each) => each !== undefined) ?? 'No file can hold the payment.',
    );
  }

  async #issue(instructionId: string): Promise<Answer> {
    const account = await this.#parts.memory.takeAccount(instructionId);
    if (account === undefined) throw new Retry('No account is left: import some.', NO_ACCOUNT_MS);
    const { bsb, accountNumber } = account;
    const providerReference = `${bsb}-${accountNumber}`;
    const issued = { bsb, accountNumber };
    return {
      outcome: 'done',
      reports: [
        {
          eventId: `issued-${instructionId}`,
          about: { instructionId },
          says: 'issued',
          issued,
          providerReference,
        },
      ],
    };
  }

  /** What became of a payment is told by files alone. */
  async queryStatus(): Promise<'in_progress'> {
    return 'in_progress';
  }

  /** As the newest statement of each account has it. */
  async holdings(): Promise<readonly Holding[]> {
    const statements = await this.#parts.memory.lastStatements();
    return statements.map(({ account, closingMinor, closedAt }) => ({
      account,
      amount: { minor: closingMinor, asset: 'AUD' },
      at: closedAt,
    }));
  }
}

/** Direct entry knows no answer: what was handed over was taken. */
function standingWithout({ rail }: Pick<BatchFile, 'rail'>): FileStanding {
  return rail === 'direct_entry' ? 'acknowledged' : 'delivered';
}

function railNamed(rail: string): FileRail {
  if (!isFileRail(rail)) throw new Error(`${rail} is no rail of files`);
  return rail;
}
