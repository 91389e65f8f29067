import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import type { Transfer } from '../../direct-routes/transfers/table.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { checkLedger } from '../databases/check-ledger.ts';
import { eachDatabase } from '../databases/databases.ts';
import { readTransfer } from './fund-route.ts';
import { createTestWriteQueue, type TestWriteQueue } from './test-write-queue.ts';
import { testWorker } from './test-worker.ts';

const START = Date.UTC(2026, 2, 4, 5);

/** What tests of transfers have, on a database. */
export interface TransferFlow {
  readonly test: TestWriteQueue;
  /** Another one for each test. */
  readonly tenantId: string;
  readonly now: () => number;
  /** Carries out what is due. */
  readonly settle: (options?: Parameters<typeof testWorker>[1]) => Promise<void>;
  readonly read: (id: string) => Promise<Transfer>;
  /** The kinds of the alarms about something that are not over. */
  readonly alarms: (subject: string) => Promise<string[]>;
}

/** Describes the same tests of transfers on each kind of database; their books are asked for every law at the end. */
export function eachTransferFlow(define: (flow: TransferFlow) => void): void {
  eachDatabase((_dialect, open) => {
    let test: TestWriteQueue;
    let tenantId: string;

    beforeAll(async () => {
      test = createTestWriteQueue(await open());
      test.clock.now = START;
    });

    beforeEach(async () => {
      tenantId = await test.newTenant();
    });

    afterAll(async () => {
      await checkLedger(test.database);
      expect(test.faults).toEqual([]);
    });

    define({
      get test() {
        return test;
      },
      get tenantId() {
        return tenantId;
      },
      now: () => test.clock.now ?? START,
      settle: (options = {}) => testWorker(test, options).settle(tenantId),
      read: (id) => readTransfer(test, id),
      alarms: async (subject) => {
        const rows = await selectMatching(test.database.reader, alarmsTable, [{ subject }]);
        return rows.filter(({ clearedAt }) => clearedAt === null).map(({ kind }) => kind);
      },
    });
  });
}
