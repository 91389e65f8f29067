import type { Operation } from '../contract/operation.ts';
import { bodyOf, statusOf, type Exchange } from '../http/exchange.ts';
import { textAt, type Json } from '../json/json.ts';
import type { Call } from './call.ts';
import { Broken, CheckStopped, endsMore, mistakeIn, NotTried } from './failure.ts';
import { withListPath } from './list-path.ts';
import type { Session } from './session.ts';
import { sideBySide } from './side-by-side.ts';
import type { Tenant } from './tenant.ts';
import type { World } from './world.ts';

/** How many exchanges before a failure are kept with it. */
const KEPT = 12;

/** What a refusal or a success looks like, for messages. */
export function shown(exchange: Exchange): string {
  const code = textAt(bodyOf(exchange), 'code');
  if (exchange.response === undefined) return `no answer (${exchange.failure ?? 'unknown'})`;
  return code === '' ? String(statusOf(exchange)) : `${statusOf(exchange)} ${code}`;
}

/** A month has one invoice that stands: what works with invoices takes turns. */
function turnOf({ id, path }: Operation): string {
  return path.includes('/invoices') ? 'invoices' : id;
}

/** A check being tried: its calls, and what it found. */
export class Trial {
  readonly check: string;
  /** The operations that the check applies to. */
  readonly operations: readonly Operation[];
  readonly world: World;
  readonly session: Session;
  /** The operations that were really called. */
  readonly called: Set<string>;
  /** Operations whose part of the check needs what the run was not given, and why. */
  readonly untried: Map<string, string>;
  /** How long the part of an operation took, of those that came to their end. */
  readonly tookMs: Map<string, number>;
  readonly #recent: Exchange[] = [];

  /** @param whole of which this is a part: what comes of it is kept there */
  constructor(check: string, operations: readonly Operation[], world: World, whole?: Trial) {
    this.check = check;
    this.operations = operations;
    this.world = world;
    this.session = world.session;
    this.called = whole?.called ?? new Set<string>();
    this.untried = whole?.untried ?? new Map<string, string>();
    this.tookMs = whole?.tookMs ?? new Map<string, number>();
  }

  /** The tenant under test. */
  get tenant(): Tenant {
    return this.world.tenant;
  }

  /** Calls an operation as the tenant under test, or as the call says. */
  async call(operationId: string, call: Call = {}): Promise<Exchange> {
    const caller = call.caller === undefined ? this.tenant.caller : call.caller;
    const { other } = this.world;
    const owner = other !== undefined && caller === other.caller ? other : this.tenant;
    const listed = this.session.operation(operationId);
    const whole = await withListPath(listed, call, (list) => owner.ownerOfList(list));
    const exchange = await this.session.call(operationId, whole, caller);
    this.called.add(operationId);
    this.#keep(exchange);
    return exchange;
  }

  /** Calls an operation that must succeed, and gives its body. @throws Broken */
  async get(operationId: string, call: Call = {}): Promise<Json> {
    const exchange = await this.call(operationId, call);
    this.demandSuccess(exchange, 'a request that the contract allows');
    return bodyOf(exchange) ?? null;
  }

  /** Sends a request that may reach no operation. */
  async send(
    request: Exchange['request'],
    about: Pick<Exchange, 'operationId' | 'intent' | 'caller'>,
  ): Promise<Exchange> {
    const exchange = await this.session.send(request, about);
    if (about.operationId !== undefined) this.called.add(about.operationId);
    this.#keep(exchange);
    return exchange;
  }

  /** @throws Broken unless the exchange has the documented status of success */
  demandSuccess(exchange: Exchange, what: string): void {
    const operation = this.session.operation(exchange.operationId ?? '');
    if (statusOf(exchange) === operation.success.status) return;
    throw new Broken(operation.id, `${what}: ${shown(exchange)} instead of ${operation.success.status}`, [
      exchange,
    ]);
  }

  /** Notes a failure unless the exchange is the refusal that is expected. Answers whether it is. */
  expectRefusal(exchange: Exchange, status: number, code: string, what: string): boolean {
    const isAsExpected = statusOf(exchange) === status && textAt(bodyOf(exchange), 'code') === code;
    const message = `${what}: ${shown(exchange)} instead of ${status} ${code}`;
    return this.expect(isAsExpected, exchange.operationId ?? 'no operation', message, [exchange]);
  }

  /** Notes a failure unless a condition holds; the check goes on. Answers whether it holds. */
  expect(holds: boolean, operation: string, message: string, exchanges?: readonly Exchange[]): boolean {
    if (!holds) {
      const kept = exchanges ?? [...this.#recent];
      this.session.fail({ check: this.check, operation, message, exchanges: kept });
    }
    return holds;
  }

  /** Ends the check unless a condition holds. @throws Broken */
  demand(holds: boolean, operation: string, message: string): void {
    if (!holds) throw new Broken(operation, message, [...this.#recent]);
  }

  /** Ends the check for what it has not come to: none of its operations has been tried as a whole. */
  end(error: unknown): void {
    const open = this.operations.filter(({ id }) => !this.tookMs.has(id));
    if (error instanceof CheckStopped) this.#leave(open, error.message);
    else this.#conclude(error, this.operations);
  }

  /** Tries a part for each operation. A part that breaks or cannot be tried leaves the others to be tried. */
  async each(operations: readonly Operation[], part: (operation: Operation) => Promise<void>): Promise<void> {
    for (const operation of operations) {
      try {
        const startedAt = this.session.now();
        await part(operation);
        this.#took(operation, startedAt);
      } catch (error) {
        this.#conclude(error, [operation]);
      }
    }
  }

  /**
   * The same, several at once, each with a trial of its own: for parts that neither count what the account has nor change what
   * another needs.
   */
  async together(
    operations: readonly Operation[],
    part: (trial: Trial, operation: Operation) => Promise<void>,
  ): Promise<void> {
    await this.#beside(operations, async (operation, own) => {
      const startedAt = this.session.now();
      await part(own, operation);
      this.#took(operation, startedAt);
    });
  }

  /** The same for what parts need, which does not count as tried. Answers the operations that it succeeded for. */
  async prepare(
    operations: readonly Operation[],
    part: (trial: Trial, operation: Operation) => Promise<void>,
  ): Promise<Operation[]> {
    const ready = new Set<Operation>();
    await this.#beside(operations, async (operation, own) => {
      await part(own, operation);
      ready.add(operation);
    });
    return operations.filter((each) => ready.has(each));
  }

  async #beside(
    operations: readonly Operation[],
    act: (operation: Operation, own: Trial) => Promise<void>,
  ): Promise<void> {
    const { session, check, world } = this;
    // The first invoice takes the clock to the end of a month, which nothing beside it would survive.
    if (session.atOnce > 1 && operations.some((each) => turnOf(each) === 'invoices'))
      await this.#settleInvoices();
    const randomOf = ({ id }: Operation) => session.random.fork(`${check}/${id}`);
    await sideBySide(operations, { atOnce: session.atOnce, turnOf, randomOf }, async (operation) => {
      const own = new Trial(check, [operation], world, this);
      try {
        await act(operation, own);
      } catch (error) {
        own.#conclude(error, [operation]);
      }
    });
  }

  async #settleInvoices(): Promise<void> {
    try {
      await this.tenant.invoices.settle();
      await this.world.other?.invoices.settle();
    } catch (error) {
      // What is wrong with invoices is found by the parts that are about them.
      if (endsMore(error)) throw error;
    }
  }

  #took({ id }: Operation, startedAt: number): void {
    this.tookMs.set(id, (this.tookMs.get(id) ?? 0) + this.session.now() - startedAt);
  }

  /**
   * Keeps what ended the check, or its part for some operations. What is neither a broken promise nor a missing credential
   * follows from an answer that was called broken already, or is a mistake of the suite: never one of the server.
   * @throws ServerGone, CheckStopped
   */
  #conclude(error: unknown, operations: readonly Operation[]): void {
    if (endsMore(error)) throw error;
    const { check, session } = this;
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Broken) {
      const { operation, evidence, exchanges } = error;
      const kept = exchanges.length > 0 ? exchanges : [...this.#recent];
      session.fail({
        check,
        operation,
        message,
        exchanges: kept,
        ...(evidence === undefined ? {} : { evidence }),
      });
    } else if (error instanceof NotTried) this.#leave(operations, message);
    else if (this.#unusable !== undefined)
      this.#leave(operations, `what ${this.#unusable} answered cannot be used`);
    else {
      const operation = this.#recent.at(-1)?.operationId ?? operations[0]?.id ?? 'no operation';
      session.mistakes.push({ check, operation, message, exchanges: [...this.#recent] });
      this.#leave(operations, mistakeIn(message));
    }
  }

  #leave(operations: readonly Operation[], reason: string): void {
    for (const { id } of operations) this.untried.set(id, this.untried.get(id) ?? reason);
  }

  /** The operation of the newest answer in this check that was called broken. */
  get #unusable(): string | undefined {
    return this.session.newestFaults.get(this.check);
  }

  #keep(exchange: Exchange): void {
    this.#recent.push(exchange);
    if (this.#recent.length > KEPT) this.#recent.shift();
  }
}
