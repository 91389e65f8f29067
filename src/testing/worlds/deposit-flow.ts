import { selectMatching } from '../../db/statements/rows.ts';
import type { PaymentRoute } from '../../direct-routes/payment-routes/table.ts';
import { convertWhenFinal } from '../../direct-routes/transfers/convert.ts';
import {
  transfersTable,
  type Transfer,
  type TransferDirection,
} from '../../direct-routes/transfers/table.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import type { ProviderName, Report } from '../../provider-seam/port/provider.ts';
import { receiveReport } from '../../provider-seam/inbox/receive-report.ts';
import { addRoute } from './fund-route.ts';
import type { TransferFlow } from './transfer-flow.ts';

/** How a test's deposit is told of. */
export interface DepositOptions {
  /** In cents, or the same in the stablecoin. */
  readonly cents?: bigint;
  readonly limits?: Parameters<typeof addRoute>[3];
}

/** A deposit at a route of its own, of which a provider says what the test wants. */
export class TestDeposit {
  readonly #flow: TransferFlow;
  readonly #route: PaymentRoute;
  readonly #cents: bigint;
  #told = 0;

  private constructor(flow: TransferFlow, route: PaymentRoute, cents: bigint) {
    this.#flow = flow;
    this.#route = route;
    this.#cents = cents;
  }

  static async open(
    flow: TransferFlow,
    direction: TransferDirection,
    { cents = 5_000n, limits }: DepositOptions = {},
  ): Promise<TestDeposit> {
    return new TestDeposit(flow, await addRoute(flow.test, flow.tenantId, direction, limits), cents);
  }

  get route(): PaymentRoute {
    return this.#route;
  }

  /** How its provider calls it. */
  get fact() {
    const { id, direction } = this.#route;
    return direction === 'aud_to_stablecoin'
      ? ({ providerReference: `NPP-${id}` } as const)
      : ({ transactionHash: `0x${id.slice(4)}`, transferIndex: 1 } as const);
  }

  /** Has the provider say something of it; answers what became of the report. */
  async tell(says: Report['says'], at?: number, more: Partial<Report> = {}): Promise<string> {
    const route = this.#route;
    const isAud = route.direction === 'aud_to_stablecoin';
    const into = isAud
      ? { bsb: route.bsb, accountNumber: route.accountNumber }
      : { asset: route.asset, network: route.network, address: route.depositAddress, tag: null };
    const amount = isAud
      ? ({ minor: this.#cents, asset: 'AUD' } as const)
      : ({ minor: this.#cents * 10_000n, asset: 'USDC' } as const);
    const source = { provider: isAud ? 'bank' : 'chain', adapter: 'simulated' } as const;
    this.#told += 1;
    return receiveReport(this.#flow.test, source, {
      eventId: `${route.id} ${this.#told}`,
      about: { incoming: { into, ...this.fact } },
      says,
      amount,
      ...(at === undefined ? {} : { at }),
      ...more,
    });
  }

  /** Its transfers, oldest first. */
  async transfers(): Promise<Transfer[]> {
    const { reader } = this.#flow.test.database;
    const found = await selectMatching(reader, transfersTable, [{ paymentRouteId: this.#route.id }]);
    return found.toSorted((one, other) => one.occurrence - other.occurrence);
  }

  /** Its latest transfer. */
  async latest(): Promise<Transfer> {
    const found = (await this.transfers()).at(-1);
    if (found === undefined) throw new Error('Nothing was told of this deposit');
    return found;
  }

  /** Converts it, and lets no worker carry an order out. */
  async convert(): Promise<Transfer> {
    const { id } = await this.latest();
    await this.#flow.test.writeQueue.submit(convertWhenFinal(this.#flow.tenantId, id));
    return this.latest();
  }

  /** How the orders of its latest transfer stand, by their kinds. */
  async orders(): Promise<Record<string, string>> {
    const { id } = await this.latest();
    const found = await selectMatching(this.#flow.test.database.reader, instructionsTable, [{ subject: id }]);
    return Object.fromEntries(found.map(({ kind, status }) => [kind, status]));
  }

  /** Has a provider report on an order of its latest transfer. */
  async report(kind: string, provider: ProviderName, says: Report['says']): Promise<string> {
    const { id } = await this.latest();
    const { database } = this.#flow.test;
    const found = await selectMatching(database.reader, instructionsTable, [{ subject: id }]);
    const order = found.find((each) => each.kind === kind);
    if (order === undefined) throw new Error(`There is no order ${kind} of ${id}`);
    const source = { provider, adapter: 'simulated' };
    this.#told += 1;
    const eventId = `${id} ${kind} ${this.#told}`;
    return receiveReport(this.#flow.test, source, {
      eventId,
      about: { instructionId: order.id },
      says,
    });
  }
}
