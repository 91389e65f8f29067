import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Moment, sydneyMonth } from '../../calendar/clock.ts';
import { monthAfter, monthEnd, monthStart } from '../../calendar/sydney.ts';
import { creditFunding, returnFunding } from '../../ledger/movement-effect.ts';
import type { Asset } from '../../money/amount.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import type { Effect } from '../../writes/write.ts';
import { accrueDeveloperFee, accrueVerification } from './accruals.ts';
import { draftAgain, draftDueInvoice, draftNeeds, furtherDraftNeeds } from './draft.ts';
import { adjustInvoice, invoiceNeeds, moveInvoice } from './move.ts';
import { type Invoice, invoiceLinesTable, invoicesTable, nextInvoice, nextInvoicesTable } from './table.ts';

/** Sequences; CORRIDOR_PROPERTY_RUNS makes it more. */
const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 200);

const START: Moment = Date.UTC(2026, 8, 20);

const HOUR = 3_600_000;

const SUBSCRIPTION = 9_905n;

const amounts = fc.bigInt({ min: 1n, max: 99_999_999_999_999n });

const commands = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('fee' as const), minor: amounts, isBack: fc.boolean() }),
    fc.record({ do: fc.constant('verify' as const), cents: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ do: fc.constant('earn' as const), minor: amounts }),
    fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 1_500 }) }),
    // A clock of another process may stand a little behind.
    fc.record({ do: fc.constant('go back' as const), hours: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ do: fc.constant('draft' as const) }),
    fc.record({ do: fc.constant('adjust' as const), minor: fc.bigInt({ min: -9_999n, max: 9_999n }) }),
    fc.record({ do: fc.constant('move' as const), to: fc.constantFrom('issued', 'settled', 'void') }),
    fc.record({ do: fc.constant('again' as const) }),
  ),
  { maxLength: 40 },
);

/** What a month has brought, counted here by itself. */
interface Month {
  inflow: bigint;
  taken: number;
  credit: bigint;
  verified: bigint;
}

/** A tenant's months, with what a reader of the books would say of each. */
class Months {
  readonly world = new TestWorld({ now: START });
  readonly months = new Map<string, Month>();
  /** The first moment that is not invoiced yet. */
  #open: Moment = monthStart(sydneyMonth(START));
  #made = 0;

  constructor() {
    this.world.add(nextInvoicesTable, nextInvoice(this.world.tenantId, sydneyMonth(START)));
  }

  /** The month of what is booked now. */
  month(): Month {
    const { lastOccurredAt } = this.world.context.head.wallet;
    const name = sydneyMonth(Math.max(this.world.now, this.#open, lastOccurredAt));
    const month = this.months.get(name) ?? { inflow: 0n, taken: 0, credit: 0n, verified: 0n };
    this.months.set(name, month);
    return month;
  }

  bring(...effects: Effect[]): void {
    this.world.decide(() => ({ effects }));
  }

  fee(minor: bigint, isBack: boolean): void {
    const id = `mov_${(this.#made += 1)}`;
    const cause = { movementId: id, reference: id, externalReference: id };
    const month = this.month();
    month.inflow += isBack ? -minor : minor;
    month.taken += isBack ? 0 : 1;
    const amounts = { gross: minor, fee: minor };
    this.bring(
      isBack
        ? returnFunding(cause, 'AUD', 'bank_clearing', { ...amounts, openHoldback: 0n })
        : creditFunding(cause, 'AUD', 'bank_clearing', { ...amounts, holdback: 0n }),
    );
  }

  invoices(): Invoice[] {
    const all = this.world.loaded.list(invoicesTable, {});
    return all.toSorted((one, other) => (one.number < other.number ? -1 : 1));
  }

  draftAll(): void {
    for (;;) {
      const next = this.world.loaded.find(nextInvoicesTable, {});
      const month = next?.month ?? null;
      if (month === null) throw new Error('The world has lost its month');
      const due = { month, subscriptionMinor: SUBSCRIPTION };
      if (!this.world.run(draftDueInvoice(this.world.tenantId, due)).reply) return;
      this.#open = monthEnd(month);
    }
  }

  /** Does something about the newest invoice, where that may be done. */
  decide(act: (invoice: Invoice) => void): void {
    const newest = this.invoices().at(-1);
    if (newest !== undefined) act(newest);
  }

  again({ status, month }: Invoice): void {
    if (status !== 'void') return;
    const named = draftNeeds(this.world.tenantId, month);
    const further = furtherDraftNeeds(this.world.loaded, month);
    this.world.decide((loaded, context) => draftAgain(month, loaded, context), [...named, ...further]);
  }
}

type Step = typeof commands extends fc.Arbitrary<(infer One)[]> ? One : never;

function take(months: Months, step: Step): void {
  const { world } = months;
  switch (step.do) {
    case 'fee': {
      months.fee(step.minor, step.isBack);
      return;
    }
    case 'verify': {
      months.month().verified += BigInt(step.cents);
      const fee = { operation: 'kyc' as const, asset: 'AUD' as const, flat: `0.0${step.cents}`, bps: 0 };
      months.bring(...accrueVerification(testTerms({ pricing: { fees: [fee] } })));
      return;
    }
    case 'earn':
      months.month().credit += step.minor;
      {
        months.bring(accrueDeveloperFee(step.minor));
        return;
      }
    case 'wait':
      world.now += step.hours * HOUR;
      return;
    case 'go back':
      world.now -= step.hours * HOUR;
      return;
    case 'draft': {
      months.draftAll();
      return;
    }
    case 'adjust': {
      months.decide(({ id, status }) => {
        if (status !== 'draft') return;
        const adjustment = { amountMinor: step.minor, description: 'by hand' };
        world.decide((loaded, context) => adjustInvoice(id, adjustment, loaded, context), invoiceNeeds(id));
      });
      return;
    }
    case 'move': {
      months.decide(({ id, status }) => {
        const isEdge =
          step.to === 'settled' ? status === 'issued' : status === 'draft' || status === 'issued';
        if (!isEdge || (step.to === 'issued' && status === 'issued')) return;
        const to = step.to;
        world.decide((loaded, context) => moveInvoice(id, to, 'a test', loaded, context), invoiceNeeds(id));
      });
      return;
    }
    case 'again': {
      months.decide((invoice) => months.again(invoice));
      return;
    }
  }
}

/** A tenth, half up away from zero, by whole numbers alone. */
function tenth(minor: bigint): bigint {
  return minor < 0n ? -((-minor * 2n + 10n) / 20n) : (minor * 2n + 10n) / 20n;
}

function checkInvoice(months: Months, invoice: Invoice): void {
  const { id, month, periodFrom, periodTo, platformFeesDueMinor: due } = invoice;
  const lines = months.world.loaded.list(invoiceLinesTable, { invoiceId: id });
  const sum = (type?: string): bigint =>
    lines
      .filter((line) => type === undefined || line.type === type)
      .reduce((total, { amountMinor }) => total + amountMinor, 0n);
  const facts = months.months.get(month) ?? { inflow: 0n, taken: 0, credit: 0n, verified: 0n };
  expect([due, lines.length]).toEqual([sum(), invoice.lineCount]);
  expect([sum('kyc'), sum('subscription')]).toEqual([facts.verified, SUBSCRIPTION]);
  expect(invoice.taxMinor).toBe(tenth(due));
  expect(invoice.netDueMinor).toBe(due - invoice.developerFeesCreditMinor + invoice.taxMinor);
  expect(invoice.developerFeesCreditMinor).toBe(facts.credit);
  const asset: Asset = 'AUD';
  const inflow = { asset, minor: facts.inflow.toString(), count: facts.taken };
  const isMoved = facts.taken > 0 || facts.inflow !== 0n;
  expect(invoice.inflowCollected).toEqual(isMoved ? [inflow] : []);
  expect([periodFrom, periodTo]).toEqual([monthStart(month), monthEnd(month)]);
}

function byMonthOf(invoices: readonly Invoice[]): Map<string, Invoice[]> {
  const months = new Map<string, Invoice[]>();
  for (const invoice of invoices) months.set(invoice.month, [...(months.get(invoice.month) ?? []), invoice]);
  return months;
}

describe('whatever happens in which order', () => {
  it('every invoice adds up, says what its month has brought, and has its place', () => {
    fc.assert(
      fc.property(commands, (steps) => {
        const months = new Months();
        for (const step of steps) take(months, step);
        months.draftAll();
        const invoices = months.invoices();
        for (const invoice of invoices) checkInvoice(months, invoice);
        const byMonth = byMonthOf(invoices);
        let expected = sydneyMonth(START);
        for (const [month, own] of byMonth) {
          expect(month).toBe(expected);
          expected = monthAfter(month);
          expect(own.map(({ number }) => Number(number.slice(-4)))).toEqual(own.map((_one, at) => at + 1));
          expect(own.filter(({ status }) => status !== 'void').length).toBeLessThanOrEqual(1);
        }
        expect(months.world.loaded.find(nextInvoicesTable, {})?.month).toBe(expected);
      }),
      { numRuns: RUNS },
    );
  });
});
