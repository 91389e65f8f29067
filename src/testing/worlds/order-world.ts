import { beforeAll } from 'vitest';
import type { Instruction } from '../../outbox/instruction.ts';
import { carryOut, type CallDependencies } from '../../provider-seam/orders/carry-out.ts';
import type { DueSubject } from '../../provider-seam/orders/lease.ts';
import { checkLedger } from '../databases/check-ledger.ts';
import { eachDatabase } from '../databases/databases.ts';
import { readPayout } from './submit-payout.ts';
import { createTestWriteQueue, type TestWriteQueue } from './test-write-queue.ts';
import type { TestProvider } from './test-provider.ts';

/** A tenant with money whose payouts' orders a test has carried out, on a clock that the test takes further. */
export interface OrderWorld {
  readonly test: TestWriteQueue;
  readonly tenantId: () => string;
  readonly now: () => number;
  readonly pass: (ms: number) => number;
  /** A payout's order, or another about a subject. */
  readonly dueOf: (subject: string, kind?: 'pay' | 'cancel') => DueSubject;
  /** What calls are made with; each lease has a token of its own. */
  readonly calling: () => CallDependencies;
  /** Has a worker carry an order out; answers the faults that it told of. */
  readonly send: (bank: TestProvider, subject: string, kind?: 'pay' | 'cancel') => Promise<unknown[]>;
  readonly orderOf: (payoutId: string) => Promise<Instruction>;
  /** How a payout and its order stand. */
  readonly statusOf: (payoutId: string) => Promise<string>;
  /** Checks that nothing has broken a law. */
  readonly checkBooks: () => Promise<void>;
}

/** Describes the same tests once for each kind of database. */
export function eachOrderWorld(define: (world: OrderWorld) => void): void {
  eachDatabase((_dialect, open) => {
    const test = {} as TestWriteQueue;
    let tenantId = '';
    let lastToken = 0;

    beforeAll(async () => {
      Object.assign(test, createTestWriteQueue(await open()));
      test.clock.now = Date.UTC(2026, 2, 1);
      tenantId = await test.newTenant(100_000_000n);
    });

    const world: OrderWorld = {
      test,
      tenantId: () => tenantId,
      now: () => test.clock.now ?? 0,
      pass: (ms) => (test.clock.now = world.now() + ms),
      dueOf: (subject, kind = 'pay') => ({ tenantId, subject, kind, provider: 'bank' }),
      calling: () => ({
        ...test,
        newToken: () => `token ${(lastToken += 1)}`,
        onFault: (error) => void test.faults.push(error),
      }),
      send: async (bank, subject, kind) => {
        const before = test.faults.length;
        await carryOut(world.calling(), bank, world.dueOf(subject, kind));
        return test.faults.slice(before);
      },
      orderOf: async (payoutId) => (await readPayout(test, payoutId)).instruction!,
      statusOf: async (payoutId) => {
        const { payout, instruction } = await readPayout(test, payoutId);
        return `${payout.status}, order ${String(instruction?.status)}`;
      },
      checkBooks: () => checkLedger(test.database),
    };
    define(world);
  });
}
