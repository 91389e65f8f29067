import { createHash } from 'node:crypto';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import type { Json, ProviderMessages } from '../port/provider.ts';
import { isDirectEntryFile, readReturns } from './direct-entry-returns.ts';
import type { BankFolder } from './folder.ts';
import { readStatusReport } from './instant-payments.ts';
import type { IsoDocuments, IsoElement } from './iso-documents.ts';
import { BANK_FILE_REFUSED, type BankMemory } from './memory.ts';
import { type HouseAccount, UnusableFile } from './payment.ts';
import { aboutReturn, openingOf, readEntries, readNotification, type Told } from './read-entry.ts';
import { readNotifications, readStatements, type Statement } from './statement.ts';

/** A statement of some ten thousand entries. */
const LARGEST_BYTES = 10 * 1024 * 1024;

/** The last file that was read. */
interface Cursor {
  readonly name: string;
  readonly digest: string;
}

interface FileOnHand extends Cursor {
  readonly bytes: Uint8Array;
}

/** A statement before it is missing. */
class Waits extends Error {
  readonly account: string;
  readonly missing: number;

  constructor(account: string, missing: number) {
    super(`Statement ${missing} of ${account} is missing`);
    this.account = account;
    this.missing = missing;
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Reads what the bank brings, a file at a time: statements, status reports, returns. A file is put aside once what it says
 * was taken in, which the cursor tells; until then it is read again and says the same.
 */
export class IncomingFiles {
  readonly #folder: BankFolder;
  readonly #memory: BankMemory;
  readonly #documents: IsoDocuments;
  readonly #house: HouseAccount;
  /** Accounts that were told to lack a statement. */
  readonly #lacking = new Set<string>();

  constructor(folder: BankFolder, memory: BankMemory, documents: IsoDocuments, house: HouseAccount) {
    this.#folder = folder;
    this.#memory = memory;
    this.#documents = documents;
    this.#house = house;
  }

  /** The news of the next file; none if there is none that can be read. @throws Retry */
  async next(from: Json | null): Promise<ProviderMessages> {
    const last = from as Cursor | null;
    for (const { name, bytes: size } of await this.#folder.waiting()) {
      if (size > LARGEST_BYTES) {
        await this.#refuse({ name, digest: `${size}-bytes-long` }, `it has ${size} bytes`);
        continue;
      }
      const bytes = await this.#folder.read(name);
      const file = { name, digest: digestOf(bytes), bytes };
      const told = await this.#take(file, last);
      if (told === undefined) continue;
      return { ...told, cursor: { name, digest: file.digest }, hasMore: true };
    }
    await this.#clearRefused();
    return { reports: [], entries: [], cursor: from, hasMore: false };
  }

  /** Undefined if there is nothing new in it, or not yet. */
  async #take(file: FileOnHand, last: Cursor | null): Promise<Told | undefined> {
    const { name, digest } = file;
    const isTakenIn = last?.digest === digest && last.name === name;
    const known = await this.#memory.findFile(digest);
    if (isTakenIn || (known !== undefined && known.name !== name)) {
      await this.#folder.putAside(name, digest, 'done');
      return undefined;
    }
    try {
      return await this.#read(file);
    } catch (error) {
      if (error instanceof UnusableFile) await this.#refuse(file, error.message);
      else if (error instanceof Waits) await this.#tellMissing(file, error);
      else throw error;
      return undefined;
    }
  }

  async #read(file: FileOnHand): Promise<Told> {
    const text = Buffer.from(file.bytes).toString('latin1');
    if (isDirectEntryFile(text)) return this.#readReturns(file, text);
    const { message, content } = this.#documents.read(file.bytes);
    if (message.startsWith('pain.002')) return this.#readStatus(file, content);
    return message.startsWith('camt.054')
      ? this.#readNotifications(file, content)
      : this.#readStatements(file, content);
  }

  async #readNotifications({ name, digest }: FileOnHand, content: IsoElement): Promise<Told> {
    const notifications = readNotifications(content);
    await this.#memory.noteFile({ digest, name, kind: 'notification', answers: null, answer: null });
    const reports = notifications.flatMap((each, index) =>
      readNotification(each, `${digest.slice(0, 32)}-${index + 1}`, this.#house),
    );
    return { reports, entries: [] };
  }

  async #readReturns({ name, digest }: FileOnHand, text: string): Promise<Told> {
    const returned = readReturns(text);
    await this.#memory.noteFile({ digest, name, kind: 'returns', answers: null, answer: null });
    const reports: Told['reports'][number][] = [];
    for (const { line, failureCode, reason, amountMinor, ...rest } of returned) {
      const eventId = `${digest.slice(0, 32)}-${line}`;
      const payment = await this.#memory.takeReturn({ ...rest, amountMinor }, 'returnedBy', eventId);
      const about = aboutReturn(payment, eventId);
      const amount = { minor: amountMinor, asset: 'AUD' } as const;
      reports.push({ eventId, about, says: 'returned', amount, failureCode, reason });
    }
    // The statement has the lines.
    return { reports, entries: [] };
  }

  async #readStatus({ name, digest }: FileOnHand, content: IsoElement): Promise<Told> {
    const { file, answer, refused } = readStatusReport(content);
    if (file === '') throw new UnusableFile('it does not say which file it answers');
    const answers = { answers: file, answer: JSON.stringify(answer) };
    await this.#memory.noteFile({ digest, name, kind: 'status', ...answers });
    const reports: Told['reports'][number][] = [];
    for (const { instructionId, failureCode, reason } of refused) {
      const eventId = `${file}-${instructionId}-refused`;
      await this.#memory.noteReturn(instructionId, 'returnedBy', eventId);
      reports.push({ eventId, about: { instructionId }, says: 'failed', failureCode, reason });
    }
    return { reports, entries: [] };
  }

  async #readStatements({ name, digest }: FileOnHand, content: IsoElement): Promise<Told> {
    const statements = readStatements(content);
    for (const statement of statements) await this.#checkOrder(statement, digest);
    await this.#memory.noteFile({ digest, name, kind: 'statement', answers: null, answer: null }, statements);
    const told: Told[] = [];
    for (const statement of statements) {
      if (!(await this.#memory.hasEarlier(statement))) told.push(openingOf(statement));
      told.push(await readEntries(this.#memory, statement, this.#house));
      await this.#tellComplete(statement);
    }
    return {
      reports: told.flatMap(({ reports }) => reports),
      entries: told.flatMap(({ entries }) => entries),
    };
  }

  /** Statements come one after the other, each from where the one before it ended. @throws Waits, UnusableFile */
  async #checkOrder({ account, sequence, openingMinor }: Statement, digest: string): Promise<void> {
    const known = await this.#memory.findStatement(account, sequence);
    if (known?.digest === digest) return;
    if (known !== undefined)
      throw new UnusableFile(`another statement ${sequence} of ${account} was read before`);
    const last = await this.#memory.lastStatement(account);
    if (last === undefined) return;
    if (sequence < last.sequence)
      throw new UnusableFile(`statement ${sequence} of ${account} comes after ${last.sequence}`);
    if (sequence > last.sequence + 1) throw new Waits(account, last.sequence + 1);
    if (openingMinor !== last.closingMinor)
      throw new UnusableFile(
        `statement ${sequence} of ${account} does not begin where the one before it ended`,
      );
  }

  async #tellMissing({ name }: Cursor, { account, missing }: Waits): Promise<void> {
    if (this.#lacking.has(account)) return;
    this.#lacking.add(account);
    await this.#memory.raise((context) => [
      raiseAlarm(context, 'statement_missing', account, { sequence: missing, file: name }),
    ]);
  }

  async #tellComplete({ account }: Statement): Promise<void> {
    this.#lacking.delete(account);
    await this.#memory.raise((context) => [clearAlarm(context, 'statement_missing', account)]);
  }

  async #refuse({ name, digest }: Cursor, why: string): Promise<void> {
    await this.#memory.raise((context) => [raiseAlarm(context, BANK_FILE_REFUSED, name, { why })]);
    await this.#folder.putAside(name, digest, 'refused');
  }

  /** Refused files that were taken away have been looked at. */
  async #clearRefused(): Promise<void> {
    const told = await this.#memory.refusalsTold();
    if (told.length === 0) return;
    const left = await this.#folder.refused();
    const gone = told.filter((name) => !left.includes(name));
    if (gone.length === 0) return;
    await this.#memory.raise((context) => gone.map((name) => clearAlarm(context, BANK_FILE_REFUSED, name)));
  }
}
