import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../../conformance/suite/random.ts';
import {
  answerTo,
  paidByDirectEntry,
  paidInstantly,
  type Paid,
  statementOf,
  type WrittenEntry,
} from './bank-documents.ts';

export const HOUSE = '06200012345678';

/** Who pays in, so that money can go back. */
const PAYER = { from: '08290298765432', fromName: 'Pat Payer' };

/** How often the bank sends a payment back, and refuses one at once. */
export interface Manners {
  readonly returned: number;
  readonly refused: number;
}

/** The other side of the folder: takes files away, pays what is in them, and brings statements, refusals and returns. */
export class PlayedBank {
  /** Every payment, in the order of files. */
  readonly paid: Paid[] = [];
  readonly returned: Paid[] = [];
  readonly refused: Paid[] = [];
  readonly #root: string;
  readonly #random: Random;
  readonly #manners: Manners;
  #entries: WrittenEntry[] = [];
  /** What is sent back with a later statement than the one that has it paid. */
  #leaving: Paid[] = [];
  #sequence = 0;
  #closingMinor = 0n;
  #brought = 0;

  constructor(root: string, random: Random, manners: Manners) {
    this.#root = root;
    this.#random = random;
    this.#manners = manners;
  }

  /** Money for an account of the house's, under a name of the bank's. */
  credit(into: string, minor: bigint, bankReference: string): void {
    this.#entries.push({ isCredit: true, minor, details: { into, bankReference, ...PAYER } });
  }

  /** Takes what was handed over, and tells in one statement of all that has happened since the last. */
  async step(): Promise<void> {
    for (const name of await this.#handedOver()) await this.#take(name);
    if (this.#entries.length > 0) await this.#bringStatement();
    const leaving = this.#leaving.splice(0);
    for (const payment of leaving) this.#sendBack(payment);
  }

  async #handedOver(): Promise<string[]> {
    const names = await readdir(join(this.#root, 'out')).catch(() => []);
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  async #take(name: string): Promise<void> {
    const taken = join(this.#root, `taken-${name}`);
    await rename(join(this.#root, 'out', name), taken);
    const text = await readFile(taken, 'utf8');
    const file = name.replace(/\.\w+$/, '');
    const isDirectEntry = name.endsWith('.aba');
    const payments = isDirectEntry ? paidByDirectEntry(file, text) : paidInstantly(file, text);
    const refused = isDirectEntry ? [] : payments.filter(() => this.#random.next() < this.#manners.refused);
    if (!isDirectEntry) await this.#bring(`answer-${file}.xml`, answerTo(file, refused));
    const made = payments.filter((payment) => !refused.includes(payment));
    this.paid.push(...made);
    this.refused.push(...refused);
    this.#leaving.push(...made.filter(({ reference }) => this.#mayReturn(reference)));
    const minor = made.reduce((sum, payment) => sum + payment.minor, 0n);
    const named = isDirectEntry ? { text: `PAY${file.slice(-6).padStart(9, '0')}` } : { file };
    if (minor > 0n) this.#entries.push({ isCredit: false, minor, ...named });
  }

  /** Payouts alone come back: a transfer that was delivered is at its end. */
  #mayReturn(reference: string | undefined): boolean {
    return reference?.startsWith('P-') === true && this.#random.next() < this.#manners.returned;
  }

  #sendBack(payment: Paid): void {
    const { minor, to, reference, endToEndId } = payment;
    this.returned.push(payment);
    const details = {
      returned: 'AC04',
      ...(to === undefined ? {} : { from: to }),
      ...(reference === undefined ? {} : { remittance: reference }),
      ...(endToEndId === undefined ? {} : { endToEndId }),
    };
    this.#entries.push({ isCredit: true, minor, details });
  }

  async #bringStatement(): Promise<void> {
    const entries = this.#entries.splice(0);
    this.#sequence += 1;
    const openingMinor = this.#closingMinor;
    for (const { isCredit, minor } of entries) this.#closingMinor += isCredit ? minor : -minor;
    const statement = {
      account: HOUSE,
      sequence: this.#sequence,
      openingMinor,
      closingMinor: this.#closingMinor,
      entries,
    };
    await this.#bring(`statement-${this.#sequence}.xml`, statementOf(statement));
  }

  /** Complete before it has its name. */
  async #bring(name: string, content: string): Promise<void> {
    this.#brought += 1;
    const numbered = `${String(this.#brought).padStart(5, '0')}-${name}`;
    const hidden = join(this.#root, 'in', `.${numbered}`);
    await writeFile(hidden, content);
    await rename(hidden, join(this.#root, 'in', numbered));
  }
}
