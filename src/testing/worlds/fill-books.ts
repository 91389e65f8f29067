import { SANDBOX } from '../../identity/actor.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { accrueVerification } from '../../billing/invoices/accruals.ts';
import { draftDueInvoice, readDueInvoice } from '../../billing/invoices/draft.ts';
import { invoicesTable } from '../../billing/invoices/table.ts';
import { nextInvoicesTable } from '../../billing/invoices/table.ts';
import type { ConfigurationTerms } from '../../treasury/policy/table.ts';
import { adjustInvoice } from '../../billing/invoices/control.ts';
import { advanceInvoice } from '../../billing/invoices/control.ts';
import { draftInvoice } from '../../billing/invoices/control.ts';
import { freezeAt } from '../../sandbox/clock.ts';
import { createBeneficiary } from '../../treasury/beneficiaries/create-beneficiary.ts';
import { createDestination } from '../../treasury/destinations/create-destination.ts';
import { createFundingInstrument } from '../../treasury/funding-instruments/create-funding-instrument.ts';
import { createIdentityEvidence } from '../../treasury/beneficiaries/evidence-calls.ts';
import { createPayout } from '../../treasury/payouts/create-payout.ts';
import { acceptConversionQuote } from '../../treasury/conversions/accept-quote.ts';
import { createConversionQuote } from '../../treasury/conversions/create-quote.ts';
import { createWithdrawal } from '../../treasury/withdrawals/create-withdrawal.ts';
import { releaseHoldback } from '../../treasury/receipts/move.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import { aboutDeposit } from '../../direct-routes/transfers/provider-messages-funding.ts';
import { takeReport } from '../../provider-seam/inbox/decide-report.ts';
import { findDeposit } from '../../direct-routes/transfers/find-subjects.ts';
import { SIMULATED } from '../../provider-seam/port/provider.ts';
import { advanceOperation } from '../../sandbox/advance-operation.ts';
import { advancePayin } from '../../treasury/receipts/control.ts';
import { advanceTransfer } from '../../direct-routes/transfers/control.ts';
import { decideIdentityEvidence } from '../../treasury/evidence/control.ts';
import { simulateDeposit } from '../../sandbox/simulate-money.ts';
import { simulatePayin } from '../../sandbox/simulate-money.ts';
import type { OperationId, ReplyOf, RequestOf } from '../../contract/operation-types.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { TermsPatch } from '../../treasury/policy/set-configuration.ts';
import { addRoute, fundTestRoute } from './fund-route.ts';
import { handlerWrite } from './handler-write.ts';
import { probeWrite } from './probe-write.ts';
import type { TestWriteQueue } from './test-write-queue.ts';
import { AUD_TO_USDC, COLD_WALLET, PERSON } from './test-tenant.ts';

type Way = readonly RequestOf<'advanceOperation'>['body']['to'][];

/** Ways of a withdrawal or a conversion through the table of states, one of each kind of end, and a late report. */
const WAYS: readonly Way[] = [
  [],
  ['held'],
  ['submitted'],
  ['settled'],
  ['failed'],
  ['failed', 'late_execution'],
];

/** A payout can also come back. */
const PAYOUT_WAYS: readonly Way[] = [
  ...WAYS,
  ['returned'],
  ['settled', 'late_return'],
  ['failed', 'late_return'],
  ['failed', 'late_execution', 'late_return'],
];

/** A transfer's ways to each of its statuses. */
const TRANSFER_WAYS: readonly (readonly RequestOf<'advanceTransfer'>['body']['to'][])[] = [
  [],
  ['held'],
  ['converting'],
  ['converting', 'delivering'],
  ['converting', 'delivering', 'completed'],
  ['converting', 'failed'],
  ['converting', 'delivering', 'failed', 'returned'],
  ['held', 'returned'],
];

/** One tenant whose books are being filled, through the handlers and without the edge. */
class Filler {
  readonly #test: TestWriteQueue;
  readonly #tenantId: string;

  constructor(test: TestWriteQueue, tenantId: string) {
    this.#test = test;
    this.#tenantId = tenantId;
  }

  async call<Id extends OperationId>(
    handler: WriteHandler<Id>,
    request: Partial<RequestOf<Id>>,
  ): Promise<ReplyOf<Id>> {
    const whole = { path: {}, query: {}, body: {}, ...request } as unknown as RequestOf<Id>;
    return this.#test.writeQueue.submit(handlerWrite(handler, whole, this.#tenantId));
  }

  async configure(patch: TermsPatch): Promise<void> {
    await this.#test.writeQueue.submit(setConfiguration(this.#tenantId, patch, 'test', 'test'));
  }

  async advance(id: string, way: Way): Promise<void> {
    for (const to of way) await this.call(advanceOperation, { path: { id }, body: { to } });
  }

  async receipts(): Promise<void> {
    const aud = await this.call(createFundingInstrument, { body: { type: 'aud_account' } });
    const stable = await this.call(createFundingInstrument, {
      body: { type: 'stable_address', asset: 'USDC', network: 'base' },
    });
    for (const outcome of ['detected', 'confirming', 'credited', 'held', 'returned'] as const) {
      const common = { amount: '100.00', outcome };
      await this.call(simulatePayin, { body: { fundingInstrumentId: aud.id, ...common } });
      await this.call(simulateDeposit, { body: { fundingInstrumentId: stable.id, ...common } });
    }
    const payin = { fundingInstrumentId: aud.id, amount: '50.00' };
    const recalled = await this.call(simulatePayin, { body: payin });
    await this.call(advancePayin, { path: { id: recalled.id }, body: { to: 'returned' } });
    await this.configure({ returns: { timeoutSeconds: 0 } });
    const released = await this.call(simulatePayin, { body: payin });
    await this.#test.writeQueue.submit(releaseHoldback(this.#tenantId, released.id));
  }

  async payouts(): Promise<void> {
    const { id: beneficiaryId } = await this.call(createBeneficiary, { body: PERSON as never });
    const evidence = await this.call(createIdentityEvidence, {
      path: { id: beneficiaryId },
      body: { shareToken: 'pending_token' },
    });
    await this.call(decideIdentityEvidence, { path: { id: evidence.id }, body: { status: 'accepted' } });
    for (const [index, way] of PAYOUT_WAYS.entries()) {
      const payout = { amount: '10.00', currency: 'AUD' as const, externalReference: `order ${index}` };
      const pinned = index === 0 ? { evidenceId: evidence.id } : {};
      const { id } = await this.call(createPayout, { body: { beneficiaryId, ...payout, ...pinned } });
      await this.advance(id, way);
    }
    await this.configure({ returns: { refundDeductedFee: true } });
    const refunded = { amount: '10.00', currency: 'AUD' as const, externalReference: 'refunded' };
    const { id } = await this.call(createPayout, { body: { beneficiaryId, ...refunded } });
    await this.advance(id, ['returned']);
  }

  async withdrawals(): Promise<void> {
    const { id: destinationId } = await this.call(createDestination, { body: COLD_WALLET as never });
    for (const [index, way] of WAYS.entries()) {
      const body = { destinationId, amount: '5.00', externalReference: `transfer ${index}` };
      await this.advance((await this.call(createWithdrawal, { body })).id, way);
    }
  }

  async conversions(): Promise<void> {
    for (const way of WAYS) {
      const { id } = await this.call(createConversionQuote, { body: AUD_TO_USDC as never });
      await this.advance((await this.call(acceptConversionQuote, { path: { id } })).id, way);
    }
    await this.call(createConversionQuote, { body: AUD_TO_USDC as never });
  }

  /** Transfers on every way through their table of states, in both directions. */
  async transfers(): Promise<void> {
    for (const direction of ['aud_to_stablecoin', 'stablecoin_to_aud'] as const) {
      const route = await addRoute(this.#test, this.#tenantId, direction);
      for (const way of TRANSFER_WAYS) {
        const { id } = await fundTestRoute(this.#test, route, '100.00');
        for (const to of way) await this.call(advanceTransfer, { path: { id }, body: { to } });
        await this.#changeDeposit(id, way.at(-1));
      }
    }
  }

  /** The deposit of what was completed is gone, and that of what was returned is credited again. */
  async #changeDeposit(id: string, status: string | undefined): Promise<void> {
    if (status !== 'completed' && status !== 'returned') return;
    const says = status === 'completed' ? 'returned' : 'credited';
    const deposit = await findDeposit(this.#test.database.reader, id);
    if (deposit === undefined) throw new Error(`There is no transfer ${id}`);
    const provider = deposit.name.sourceAsset === 'AUD' ? 'bank' : 'chain';
    const source = { provider, adapter: SIMULATED } as const;
    await this.#test.writeQueue.submit(
      takeReport(
        {
          tenantId: deposit.tenantId,
          subject: aboutDeposit(deposit.name),
          source,
          eventId: null,
          report: { says },
        },
        SANDBOX,
      ),
    );
  }

  /** What is executed late takes more than there is, and the platform bears it. */
  async loss(): Promise<void> {
    const { id: beneficiaryId } = await this.call(createBeneficiary, { body: PERSON as never });
    await this.configure({ returns: { lossAllocation: 'platform' } });
    const payout = { amount: '100.00', currency: 'AUD' as const, externalReference: 'lost' };
    const { id } = await this.call(createPayout, { body: { beneficiaryId, ...payout } });
    await this.advance(id, ['failed']);
    await this.#test.adjust(this.#tenantId, -(await this.#available()));
    await this.advance(id, ['late_execution']);
  }

  /** Three months: one whose invoice is void and drafted again, one that is issued, and one that is a draft. */
  async invoices(): Promise<void> {
    const { writeQueue, database } = this.#test;
    const tenantId = this.#tenantId;
    await this.configure({
      pricing: { fees: [{ operation: 'subscription', asset: 'AUD', flat: '99.05', bps: 0 }] },
    });
    const verified = { pricing: { fees: [{ operation: 'kyc', asset: 'AUD', flat: '1.55', bps: 0 }] } };
    const effects = accrueVerification(verified as unknown as ConfigurationTerms);
    await writeQueue.submit(probeWrite(tenantId, { decide: () => ({ effects }) }));
    for (let month = 0; month < 3; month += 1) {
      const [next] = await selectMatching(database.reader, nextInvoicesTable, [{ tenantId }]);
      await writeQueue.submit(freezeAt(tenantId, next?.dueAt ?? 0, SANDBOX));
      const due = await readDueInvoice(database.reader, tenantId);
      if (due !== undefined) await writeQueue.submit(draftDueInvoice(tenantId, due));
    }
    const drafted = await selectMatching(database.reader, invoicesTable, [{ tenantId }]);
    const [first, second] = drafted.toSorted((one, other) => one.periodFrom - other.periodFrom);
    if (first === undefined || second === undefined) throw new Error('No month was drafted');
    await this.call(adjustInvoice, {
      path: { id: first.id },
      body: { amount: '-7.77', description: 'Back' },
    });
    await this.call(advanceInvoice, { path: { id: first.id }, body: { to: 'void', reason: 'a test' } });
    await this.call(draftInvoice, { body: { month: first.month } });
    await this.call(advanceInvoice, { path: { id: second.id }, body: { to: 'issued' } });
  }

  async #available(): Promise<bigint> {
    const [row] = await this.#test.database
      .reader('balances')
      .where({ tenant_id: this.#tenantId, asset: 'AUD' })
      .select<{ available: string }[]>(
        this.#test.database.reader.raw('cast(available_minor as text) as available'),
      );
    return BigInt(row?.available ?? 0);
  }
}

/**
 * Fills the books of a new tenant: receipts in every status, some of them with an open hold-back, and operations of
 * every kind and transfers on every way through their tables of states. Answers the tenant's identifier.
 */
export async function fillBooks(test: TestWriteQueue): Promise<string> {
  const tenantId = await test.newTenant(1_000_000n);
  await test.adjust(tenantId, 1_000_000_000n, 'USDC');
  const filler = new Filler(test, tenantId);
  const fees = [
    ...['payin', 'payout', 'conversion', 'transfer'].map((operation) => ({ operation, asset: 'AUD' })),
    ...['deposit', 'stable_withdrawal', 'transfer'].map((operation) => ({ operation, asset: 'USDC' })),
  ].map((fee) => ({ ...fee, flat: '1.00', bps: 10 }));
  await filler.configure({ returns: { holdbackBps: 1_000 }, pricing: { fees } });
  await filler.receipts();
  await filler.payouts();
  await filler.withdrawals();
  await filler.conversions();
  await filler.transfers();
  await filler.loss();
  await filler.invoices();
  return tenantId;
}
