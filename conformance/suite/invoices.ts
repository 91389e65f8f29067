import { objectsAt, textAt, type Json, type JsonObject } from '../json/json.ts';
import type { Call } from './call.ts';
import { Broken } from './failure.ts';

/** The account whose invoices they are. */
interface Account {
  /** Whether the contract has an operation. */
  knows(operationId: string): boolean;
  /** Calls an operation that must succeed, and gives its body. @throws Broken */
  do(operationId: string, call?: Call): Promise<Json>;
  /** Lets go of kept records: the next use makes new ones. */
  forget(names: readonly string[]): void;
}

/** Takes any moment into another month. */
export const MORE_THAN_A_MONTH_SECONDS = 32 * 86_400;

/** Nobody takes what these subscriptions are sent: a month later they may be disabled. */
const FAILING = ['webhook', 'webhook with deliveries', 'webhook delivery'];

/** The invoices of an account: a month has one that stands, so that one is made after the other. */
export class Invoices {
  readonly #account: Account;
  #last: Promise<unknown> = Promise.resolve();

  constructor(account: Account) {
    this.#account = account;
  }

  /** A new draft, in place of whatever stands of its month. */
  async newDraft(): Promise<JsonObject> {
    return this.#inTurn(async () => this.#draft());
  }

  /** A new invoice that is void, and stays so. */
  async newVoid(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#draft();
      await this.#makeVoid();
    });
  }

  /** A month that is over, and has no invoice that stands. */
  async voidMonth(): Promise<string> {
    return this.#inTurn(() => this.#makeVoid());
  }

  /** Sees to it that a month is over and has no invoice, so that none of those made next takes the clock on. */
  async settle(): Promise<void> {
    if (this.#account.knows('listInvoices') && this.#account.knows('draftInvoice')) await this.voidMonth();
  }

  async #draft(): Promise<JsonObject> {
    const body = { month: await this.#makeVoid() };
    return (await this.#account.do('draftInvoice', { body })) as JsonObject;
  }

  async #newest(): Promise<JsonObject | undefined> {
    return objectsAt(await this.#account.do('listInvoices', { query: { limit: 1 } }), 'data')[0];
  }

  /** Leaves the newest month that is over without an invoice that stands. The first takes the clock to its end. */
  async #makeVoid(): Promise<string> {
    let last = await this.#newest();
    if (last === undefined || textAt(last, 'status') === 'settled') {
      await this.#account.do('setClock', { body: { advanceSeconds: MORE_THAN_A_MONTH_SECONDS } });
      this.#account.forget(FAILING);
      last = await this.#newest();
    }
    if (last === undefined)
      throw new Broken('listInvoices', 'a month is over, and there is no invoice of it');
    if (textAt(last, 'status') !== 'void') {
      const body = { to: 'void', reason: 'for the next one' };
      await this.#account.do('advanceInvoice', { path: { id: textAt(last, 'id') }, body });
    }
    const number = textAt(last, 'number');
    return `${number.slice(4, 8)}-${number.slice(8, 10)}`;
  }

  async #inTurn<Result>(make: () => Promise<Result>): Promise<Result> {
    const made = this.#last.then(make);
    // Whoever asked for this one hears of its failure; whoever waits for it to be over makes another all the same.
    this.#last = made.catch(() => undefined);
    return made;
  }
}
