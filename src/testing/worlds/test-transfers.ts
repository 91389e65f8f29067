import { aboutFunding } from '../../direct-routes/transfers/provider-messages-funding.ts';
import { aboutLeg } from '../../direct-routes/transfers/provider-messages-leg.ts';
import { SANDBOX, providerActor } from '../../identity/actor.ts';
import { customersTable } from '../../direct-routes/customers/table.ts';
import { paymentRoutesTable, type PaymentRoute } from '../../direct-routes/payment-routes/table.ts';
import { convertWhenFinal } from '../../direct-routes/transfers/convert.ts';
import { legProviderOf, type LegKind } from '../../direct-routes/transfers/legs.ts';
import {
  transfersTable,
  type Transfer,
  type TransferDirection,
} from '../../direct-routes/transfers/table.ts';
import { journalEntriesTable } from '../../ledger/journal-entry.ts';
import type { Asset } from '../../money/amount.ts';
import { takeReport } from '../../provider-seam/inbox/decide-report.ts';
import type { Said } from '../../provider-seam/port/provider.ts';
import { testFacts } from './test-write-queue.ts';
import { testCustomer } from './test-customer.ts';
import { testRouteToAud, testRouteToStablecoin } from './test-route.ts';
import { TestWorld, type WorldOptions } from './test-world.ts';

/** What the simulated market would say, standing still. */
const RATES = { AUD: '0.6500000000', USDC: '1.5000000000', USDT: '1.5000000000' } as const;

/** The facts of a world in which transfers go: a market that stands still, and a step of one second. */
const TRANSFER_FACTS = {
  ...testFacts(1_000),
  marketRate: ({ source }: { readonly source: Asset }, now: number) => ({ rate: RATES[source], asOf: now }),
};

/** A tenant in memory with a customer who may do anything and a route in each direction. */
export class TransferWorld extends TestWorld {
  readonly toStablecoin: PaymentRoute;
  readonly toAud: PaymentRoute;
  #last = 0;

  constructor(
    options: WorldOptions = {},
    limits: Partial<Pick<PaymentRoute, 'minMinor' | 'maxMinor' | 'dailyMinor'>> = {},
  ) {
    super({ ...options, providers: { ...TRANSFER_FACTS, ...options.providers } });
    const { tenantId } = this;
    this.add(
      customersTable,
      testCustomer({ id: 'cus_test', tenantId, audOnramp: 'approved', audOfframp: 'approved' }),
    );
    this.toStablecoin = testRouteToStablecoin({ tenantId, ...limits });
    this.toAud = testRouteToAud({ tenantId, ...limits });
    this.add(paymentRoutesTable, this.toStablecoin);
    this.add(paymentRoutesTable, this.toAud);
  }

  routeOf(direction: TransferDirection): PaymentRoute {
    return direction === 'aud_to_stablecoin' ? this.toStablecoin : this.toAud;
  }

  /** Money that arrives, and is final a step later; answers the transfer as it begins. */
  fund(direction: TransferDirection, minor: bigint, providerReference?: string): Transfer {
    const isFromAud = direction === 'aud_to_stablecoin';
    const name = `${(this.#last += 1)}`;
    const asset = isFromAud ? 'AUD' : 'USDC';
    const into = isFromAud
      ? ({ bsb: '', accountNumber: '' } as const)
      : ({ asset: 'USDC', network: 'base', address: '', tag: null } as const);
    const { reply } = this.run(
      takeReport(
        {
          tenantId: this.tenantId,
          source: { provider: isFromAud ? 'bank' : 'chain', adapter: 'simulated' },
          subject: aboutFunding({
            kind: 'funding',
            paymentRouteId: this.routeOf(direction).id,
            incoming: { into, ...(providerReference === undefined ? {} : { providerReference }) },
            madeUp: { providerReference: name, transactionHash: `0x${name}` },
            isFinalSoon: true,
          }),
          report: { says: 'detected', amount: { minor, asset } },
          eventId: null,
        },
        SANDBOX,
      ),
    );
    return this.transfer(reply.subjectId);
  }

  transfer(id: string): Transfer {
    const transfer = this.loaded.find(transfersTable, { id });
    if (transfer === undefined) throw new Error(`There is no transfer ${id}`);
    return transfer;
  }

  /** A step passes, and what is final by then is converted. */
  goOn(id: string): Transfer {
    this.now += 1_000;
    this.run(convertWhenFinal(this.tenantId, id));
    return this.transfer(id);
  }

  /** A provider's report on an order of a transfer; answers what became of it. */
  report(
    id: string,
    order: LegKind,
    says: Said['says'],
    more: Partial<Said> & { eventId?: string } = {},
  ): string {
    const { eventId = `event ${(this.#last += 1)}`, ...said } = more;
    const provider = legProviderOf(order, this.transfer(id));
    const { reply } = this.run(
      takeReport(
        {
          tenantId: this.tenantId,
          source: { provider, adapter: 'simulated' },
          subject: aboutLeg(id, order),
          report: { says, ...said },
          eventId,
        },
        providerActor(provider),
      ),
    );
    return reply.outcome;
  }

  /** The kinds of a transfer's journal entries, in their order. */
  entriesOf(id: string): string[] {
    return this.loaded.list(journalEntriesTable, { subjectId: id }).map(({ kind }) => kind);
  }

  /** What the entries of a transfer leave on each account, without what is nothing. */
  accountsOf(id: string): Record<string, bigint> {
    const entries = new Set(this.loaded.list(journalEntriesTable, { subjectId: id }).map((each) => each.id));
    const sums: Record<string, bigint> = {};
    for (const { entryId, account, asset, amountMinor } of this.postings) {
      if (!entries.has(entryId)) continue;
      const name = `${account} ${asset}`;
      sums[name] = (sums[name] ?? 0n) + amountMinor;
    }
    return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0n));
  }
}
