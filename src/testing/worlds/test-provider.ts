import type { Order } from '../../outbox/instruction.ts';
import {
  USUAL_LIMITS,
  type Answer,
  type Call,
  type Limits,
  type Provider,
  type ProviderName,
  type Report,
} from '../../provider-seam/port/provider.ts';

/** What a provider is called for, in the order of the calls. */
export interface TestCalls {
  /** The subjects of the orders that it was sent. */
  readonly sent: string[];
  /** The subjects of the orders that it was asked about. */
  readonly asked: string[];
}

/** How a test's provider differs from one that takes everything and never reports. */
export interface TestProviderOptions {
  readonly name?: ProviderName;
  readonly adapter?: string;
  readonly limits?: Partial<Limits>;
  /** What comes of a call; `take` puts the order into the books. */
  readonly carryOut?: (order: Order, take: () => Answer, call: Call) => Promise<Answer>;
  /** What it says of an order; `known` is what its books say. */
  readonly queryStatus?: (order: Order, known: Found, call: Call) => Promise<Found>;
  readonly cancel?: Provider<Order>['cancel'];
}

type Found = readonly Report[] | 'in_progress' | 'absent';

/** A provider with books of its own, in memory: it takes an order once for each identity, whatever its calls come to. */
export class TestProvider implements Provider<Order>, TestCalls {
  readonly name: ProviderName;
  readonly adapter: string;
  readonly limits: Limits;
  readonly sent: string[] = [];
  readonly asked: string[] = [];
  /** How often each order was executed, by its identity: once, or the books are broken. */
  readonly executed = new Map<string, number>();
  readonly cancel?: NonNullable<Provider<Order>['cancel']>;
  readonly #options: TestProviderOptions;

  constructor(options: TestProviderOptions = {}) {
    this.name = options.name ?? 'bank';
    this.adapter = options.adapter ?? 'simulated';
    this.limits = { ...USUAL_LIMITS, ...options.limits };
    if (options.cancel !== undefined) this.cancel = options.cancel;
    this.#options = options;
  }

  async carryOut(order: Order, call: Call): Promise<Answer> {
    this.sent.push(order.subject);
    const take = (): Answer => {
      const times = this.executed.get(order.instructionId);
      if (times === undefined) this.executed.set(order.instructionId, 1);
      return { outcome: 'taken', providerReference: `REF-${order.subject}` };
    };
    return this.#options.carryOut === undefined ? take() : this.#options.carryOut(order, take, call);
  }

  async queryStatus(order: Order, call: Call): Promise<Found> {
    this.asked.push(order.subject);
    const known = this.executed.has(order.instructionId) ? 'in_progress' : 'absent';
    return this.#options.queryStatus === undefined ? known : this.#options.queryStatus(order, known, call);
  }
}

/** A bank that answers every call to carry an order out alike. */
export function bankThat(answer: NonNullable<TestProviderOptions['carryOut']>): TestProvider {
  return new TestProvider({ carryOut: answer });
}

/** A bank every call of which to carry an order out ends like this. */
export function throwingBank(error: Error): TestProvider {
  return bankThat(() => Promise.reject(error));
}
