import { aboutOperation } from '../../treasury/operations/provider-messages.ts';
import { beforeEach, describe } from 'vitest';
import { openDatabase, type Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { batchesTable, type Batch } from '../../provider-seam/batches/table.ts';
import { takeReport } from '../../provider-seam/inbox/decide-report.ts';
import type { Refused } from '../../provider-seam/port/provider.ts';
import { USUAL_LIMITS, type Batching, type Call } from '../../provider-seam/port/provider.ts';
import { BatchMaker, type BatchingProvider } from '../../provider-seam/batches/make-batch.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { checkLedger } from '../databases/check-ledger.ts';
import { createTestDatabase, type TestDatabase } from '../databases/test-database.ts';
import { readPayout, submitPayout } from './submit-payout.ts';
import { createTestWriteQueue, type TestWriteQueue } from './test-write-queue.ts';

/** From one cut-off of the bank to the next. */
export const HOUR = 3_600_000;

/** The bank's first cut-off, half an hour after a test begins. */
export const CUT_OFF = Date.UTC(2026, 2, 1, 11);

/** A bank that keeps the files that it is given, each under its name. */
class FileBank implements BatchingProvider {
  readonly name = 'bank';
  readonly adapter = 'files';
  readonly limits = USUAL_LIMITS;
  readonly files = new Map<string, Uint8Array>();
  /** Names in the order in which files came, again too. */
  readonly deliveries: string[] = [];
  bounds = { orders: 1_000, totalMinor: 1_000_000_000n };
  standing: 'delivered' | 'acknowledged' = 'acknowledged';
  /** Instead of an answer, before or after the file is kept. */
  fault: { readonly side: 'before' | 'after'; readonly error: Error } | undefined;
  /** Instead of an answer about a file. */
  refusal: Refused | undefined;

  get batches(): Batching {
    return {
      railOf: () => 'direct_entry',
      cutOff: (rail, after) => (rail === 'endless' ? after : (Math.floor(after / HOUR) + 1) * HOUR),
      bounds: this.bounds,
      write: ({ rail, sequence }, orders) =>
        Buffer.from(
          JSON.stringify({ rail, sequence, orders: orders.map(({ instructionId }) => instructionId) }),
        ),
      deliver: ({ name, bytes }, _call: Call) => {
        this.deliveries.push(name);
        const { fault } = this;
        this.fault = undefined;
        if (fault?.side === 'before') return Promise.reject(fault.error);
        this.files.set(name, bytes);
        return fault === undefined ? Promise.resolve(this.standing) : Promise.reject(fault.error);
      },
      queryStatus: ({ name }) => {
        if (this.refusal !== undefined) return Promise.reject(this.refusal);
        return Promise.resolve(this.files.has(name) ? this.standing : 'absent');
      },
    };
  }

  /** The orders of the files, in the order of the files. */
  get orders(): string[] {
    return [...this.files.values()].flatMap(
      (bytes) => (JSON.parse(Buffer.from(bytes).toString()) as { orders: string[] }).orders,
    );
  }
}

/** The process ends for good at a write, before it is committed or after. */
export class Crash extends Error {}

/** A write queue whose process ends at the nth write. */
export function crashingWriteQueue(
  writeQueue: WriteQueue,
  at: number,
  side: 'before' | 'after',
): { writeQueue: Pick<WriteQueue, 'submit'>; writes: () => number } {
  let writes = 0;
  const submit: WriteQueue['submit'] = async (write) => {
    writes += 1;
    if (writes > at || (writes === at && side === 'before')) throw new Crash();
    const reply = await writeQueue.submit(write);
    if (writes === at) throw new Crash();
    return reply;
  };
  return { writeQueue: { submit }, writes: () => writes };
}

/**
 * Runs work that dies at the nth write; answers whether it did.
 * @throws what the work throws otherwise
 */
export async function diesAt(
  writeQueue: WriteQueue,
  at: number,
  side: 'before' | 'after',
  work: (submit: WriteQueue['submit']) => Promise<unknown>,
): Promise<boolean> {
  const crashing = crashingWriteQueue(writeQueue, at, side);
  try {
    await work((write) => crashing.writeQueue.submit(write));
  } catch (error) {
    const isOfCrash = error instanceof Crash || /Crash|could not be read/.test(String(error));
    if (crashing.writes() < at || !isOfCrash) throw error;
  }
  return crashing.writes() >= at;
}

/** A bank that takes files, and two tenants who pay, on a database of their own; the clock stands before the cut-off. */
export class BatchWorld {
  readonly test: TestWriteQueue;
  readonly url: string;
  readonly bank = new FileBank();
  readonly tenants: readonly [string, string];
  readonly #database: Database;
  readonly #made: TestDatabase;
  #lastToken = 0;

  private constructor(made: TestDatabase, test: TestWriteQueue, tenants: readonly [string, string]) {
    this.url = made.url;
    this.test = test;
    this.tenants = tenants;
    this.#database = test.database;
    this.#made = made;
  }

  static async open(dialect: 'sqlite' | 'postgres'): Promise<BatchWorld> {
    const made = await createTestDatabase(dialect);
    const test = createTestWriteQueue(openDatabase(made.url));
    test.clock.now = CUT_OFF - HOUR / 2;
    return new BatchWorld(made, test, [
      await test.newTenant(100_000_000n),
      await test.newTenant(100_000_000n),
    ]);
  }

  async close(): Promise<void> {
    await checkLedger(this.#database);
    await this.#database.destroy();
    await this.#made.remove();
  }

  /** The present moment, which tests take further. */
  get now(): number {
    return this.test.clock.now ?? 0;
  }

  set now(moment: number) {
    this.test.clock.now = moment;
  }

  /** Whether an operator has paused the bank. */
  isPaused = false;

  /** A worker that makes the bank's files. */
  maker(writeQueue: Pick<WriteQueue, 'submit'> = this.test.writeQueue, faults: unknown[] = []): BatchMaker {
    const onFault = (error: unknown): void => void faults.push(error);
    const newToken = (): string => `token ${(this.#lastToken += 1)}`;
    return new BatchMaker(
      {
        database: this.#database,
        writeQueue,
        subjects: this.test.subjects,
        clock: () => this.now,
        newToken,
        onFault,
        pauses: { has: () => this.isPaused, changes: 0 },
      },
      this.bank,
    );
  }

  /** Has one worker look so many times; answers the faults that it told of. */
  async rounds(count: number): Promise<unknown[]> {
    const faults: unknown[] = [];
    const maker = this.maker(this.test.writeQueue, faults);
    for (let round = 0; round < count; round += 1) await maker.round();
    return faults;
  }

  /** A payout whose order waits for the cut-off of its rail. */
  async waitingPayout(tenantId = this.tenants[0], amount = '10.00', rail = 'direct_entry'): Promise<string> {
    const id = await submitPayout(this.test, tenantId, amount);
    await this.#database.writer('instructions').where('subject', id).update({ rail, adapter: 'files' });
    return id;
  }

  /** How a payout and its order stand. */
  async statusOf(id: string): Promise<string> {
    const { payout, instruction } = await readPayout(this.test, id);
    return `${payout.status}, order ${String(instruction?.status)}`;
  }

  /** The identities of payouts' orders. */
  async orderIds(ids: readonly string[]): Promise<string[]> {
    const read = await Promise.all(ids.map((id) => readPayout(this.test, id)));
    return read.map(({ instruction }) => instruction!.id);
  }

  /** Has the bank say something of an operation, by its statement. */
  async report(id: string, says: 'held' | 'settled'): Promise<void> {
    const { payout } = await readPayout(this.test, id);
    const amount = { asset: 'AUD', minor: payout.principalMinor } as const;
    await this.test.writeQueue.submit(
      takeReport({
        tenantId: payout.tenantId,
        source: { provider: 'bank', adapter: 'files' },
        subject: aboutOperation(id),
        report: says === 'held' ? { says } : { says, amount },
        eventId: `${says} ${id}`,
      }),
    );
  }

  /** The bank's batches in the order of their sequences. */
  async batches(): Promise<Batch[]> {
    const batches = await selectMatching(this.#database.reader, batchesTable, [{ adapter: 'files' }]);
    return batches.sort((one, other) => one.sequence - other.sequence);
  }
}

/** Describes the same tests once for each kind of database; every test has a world of its own. */
export function eachBatchWorld(define: (world: () => BatchWorld) => void): void {
  describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
    let world: BatchWorld;
    beforeEach(async () => {
      world = await BatchWorld.open(dialect);
      return () => world.close();
    });
    define(() => world);
  });
}
