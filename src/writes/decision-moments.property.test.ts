import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { WriteHandler } from '../contract/handler.ts';
import type { OperationId, ReplyOf, RequestOf } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { advanceDeposit } from '../treasury/receipts/control.ts';
import { advanceOperation } from '../sandbox/advance-operation.ts';
import { simulateDeposit } from '../sandbox/simulate-money.ts';
import { setConfiguration } from '../treasury/policy/set-configuration.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { fillBooks } from '../testing/worlds/fill-books.ts';
import { handlerWrite } from '../testing/worlds/handler-write.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { AUD_TO_USDC, COLD_WALLET, PERSON } from '../testing/worlds/test-tenant.ts';
import { testWorker } from '../testing/worlds/test-worker.ts';
import { createBeneficiary } from '../treasury/beneficiaries/create-beneficiary.ts';
import { createDestination } from '../treasury/destinations/create-destination.ts';
import { createFundingInstrument } from '../treasury/funding-instruments/create-funding-instrument.ts';
import { createPayout } from '../treasury/payouts/create-payout.ts';
import { acceptConversionQuote } from '../treasury/conversions/accept-quote.ts';
import { createConversionQuote } from '../treasury/conversions/create-quote.ts';
import { createWithdrawal } from '../treasury/withdrawals/create-withdrawal.ts';

/** Sequences of a run, over both databases together. */
const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 100);

const START = Date.UTC(2026, 2, 4, 5);

const DAY_MS = 86_400_000;

/** Far longer than so many sequences take on a busy machine, in milliseconds. */
const PATIENCE = 120_000 + RUNS * 5_000;

const KINDS = ['payout', 'withdrawal', 'conversion', 'deposit'] as const;

const WAYS = [
  'held',
  'accepted',
  'submitted',
  'settled',
  'failed',
  'returned',
  'late_return',
  'late_execution',
];

/** One decision about a record, or a turn of the workers; before it the server's clock goes on or is set back. */
const step = fc.record({
  clockMs: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -5_000, max: 5_000 }),
    fc.constantFrom(-32 * DAY_MS, -DAY_MS, DAY_MS, 32 * DAY_MS),
  ),
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...KINDS) },
    { weight: 6, arbitrary: fc.constantFrom(...WAYS) },
    { weight: 1, arbitrary: fc.constant('settle') },
  ),
  record: fc.nat({ max: 20 }),
});

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** One tenant to whom the steps happen. */
class Journey {
  readonly #test: TestWriteQueue;
  readonly #tenantId: string;
  readonly #records: { readonly kind: string; readonly id: string }[] = [];
  #beneficiaryId = '';
  #destinationId = '';
  #instrumentId = '';

  private constructor(test: TestWriteQueue, tenantId: string) {
    this.#test = test;
    this.#tenantId = tenantId;
  }

  static async open(test: TestWriteQueue): Promise<Journey> {
    const tenantId = await test.newTenant(10_000_000n);
    await test.adjust(tenantId, 10_000_000_000n, 'USDC');
    const journey = new Journey(test, tenantId);
    journey.#beneficiaryId = (await journey.#call(createBeneficiary, { body: PERSON as never })).id;
    journey.#destinationId = (await journey.#call(createDestination, { body: COLD_WALLET as never })).id;
    const instrument = { type: 'stable_address', asset: 'USDC', network: 'base' } as const;
    journey.#instrumentId = (await journey.#call(createFundingInstrument, { body: instrument })).id;
    // What is held back falls due by itself.
    const returns = { holdbackBps: 1_000, timeoutSeconds: 60 };
    await test.writeQueue.submit(setConfiguration(tenantId, { returns }, 'test', 'test'));
    return journey;
  }

  /** Takes a step. What is refused changes nothing. */
  async take({ clockMs, does, record }: Step): Promise<void> {
    const { clock } = this.#test;
    clock.now = (clock.now ?? START) + clockMs;
    try {
      if (does === 'settle') await testWorker(this.#test).settle(this.#tenantId);
      else if (KINDS.some((kind) => kind === does)) await this.#begin(does as (typeof KINDS)[number]);
      else await this.#advance(record, does);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
    }
  }

  async #begin(kind: (typeof KINDS)[number]): Promise<void> {
    const externalReference = `${kind} ${this.#records.length}`;
    const common = { amount: '10.00', externalReference };
    switch (kind) {
      case 'payout':
        this.#keep(
          kind,
          await this.#call(createPayout, {
            body: { beneficiaryId: this.#beneficiaryId, currency: 'AUD', ...common },
          }),
        );
        return;
      case 'withdrawal':
        this.#keep(
          kind,
          await this.#call(createWithdrawal, { body: { destinationId: this.#destinationId, ...common } }),
        );
        return;
      case 'conversion': {
        const { id } = await this.#call(createConversionQuote, { body: AUD_TO_USDC as never });
        this.#keep(kind, await this.#call(acceptConversionQuote, { path: { id } }));
        return;
      }
      case 'deposit': {
        const body = {
          fundingInstrumentId: this.#instrumentId,
          amount: '10.00',
          outcome: 'detected',
        } as const;
        this.#keep(kind, await this.#call(simulateDeposit, { body }));
      }
    }
  }

  #keep(kind: string, { id }: { readonly id: string }): void {
    this.#records.push({ kind, id });
  }

  async #advance(record: number, to: string): Promise<void> {
    const chosen = this.#records[record % Math.max(1, this.#records.length)];
    if (chosen === undefined) return;
    const { kind, id } = chosen;
    if (kind !== 'deposit') await this.#call(advanceOperation, { path: { id }, body: { to: to as never } });
    else if (to === 'held' || to === 'returned')
      await this.#call(advanceDeposit, { path: { id }, body: { to } });
    else await this.#call(advanceDeposit, { path: { id }, body: { to: 'credited' } });
  }

  async #call<Id extends OperationId>(
    handler: WriteHandler<Id>,
    request: Partial<RequestOf<Id>>,
  ): Promise<ReplyOf<Id>> {
    const whole = { path: {}, query: {}, body: {}, ...request } as unknown as RequestOf<Id>;
    return this.#test.writeQueue.submit(handlerWrite(handler, whole, this.#tenantId));
  }
}

eachDatabase((dialect, open) => {
  const faults: unknown[] = [];
  let test: TestWriteQueue;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
  });

  afterAll(() => {
    expect([...test.faults, ...faults]).toEqual([]);
  });

  // Each database has sequences of its own.
  const parameters = (numRuns: number) => ({
    numRuns,
    seed: inject('seed') + (dialect === 'sqlite' ? 0 : 1),
    interruptAfterTimeLimit: PATIENCE,
    markInterruptAsFailure: true,
  });

  it(
    'leaves books that verify, whatever is decided under a clock that goes back and forth',
    async () => {
      const run = async (steps: readonly Step[]): Promise<void> => {
        test.clock.now = START;
        const journey = await Journey.open(test);
        for (const each of steps) await journey.take(each);
        await checkLedger(test.database);
      };
      const sequences = fc.array(step, { minLength: 2, maxLength: 30 });
      await fc.assert(fc.asyncProperty(sequences, run), parameters(Math.max(1, Math.ceil(RUNS / 4))));
    },
    PATIENCE * 2,
  );

  it(
    'leaves books that verify, although no two decisions of any kind see a clock that goes on',
    async () => {
      // Short enough that no quote expires.
      const jumps = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 2, maxLength: 50 });
      const run = async (clockMs: readonly number[]): Promise<void> => {
        let readings = 0;
        const clock = (): number => START + (clockMs[readings++ % clockMs.length] ?? 0);
        const jumping = createTestWriteQueue(test.database, { clock });
        jumping.clock.now = START;
        await fillBooks(jumping);
        faults.push(...jumping.faults);
        await checkLedger(test.database);
      };
      await fc.assert(fc.asyncProperty(jumps, run), parameters(2));
    },
    PATIENCE * 2,
  );
});
