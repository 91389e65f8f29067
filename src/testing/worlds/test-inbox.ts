import { beforeAll } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import type { Asset } from '../../money/amount.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { receiveReport } from '../../provider-seam/inbox/receive-report.ts';
import { nameOfReport } from '../../provider-seam/inbox/report-table.ts';
import type { About, Report, ReportSource, Sum } from '../../provider-seam/port/provider.ts';
import { type Operation, operationsTable } from '../../treasury/operations/table.ts';
import { eachDatabase } from '../databases/databases.ts';
import { submitPayout } from './submit-payout.ts';
import { type TestWriteQueue, createTestWriteQueue } from './test-write-queue.ts';

/** When the clock of every test of the door begins. */
export const START = Date.UTC(2026, 2, 4, 5);

export const BANK: ReportSource = { provider: 'bank', adapter: 'test' };
export const CHAIN: ReportSource = { provider: 'chain', adapter: 'test' };

/** An operation, and how a report names its order. */
export interface Ordered {
  readonly id: string;
  readonly about: About;
}

/** The door of a service with one tenant who has money, on a real database. */
export interface TestInbox {
  readonly test: TestWriteQueue;
  readonly tenantId: () => string;
  /** A name that no report has had. */
  readonly nextEvent: () => string;
  readonly receive: (source: ReportSource, report: Report) => Promise<string>;
  readonly operation: (id: string) => Promise<Operation>;
  readonly orderOf: (id: string) => Promise<About>;
  /** A payout of 100.00. */
  readonly payout: () => Promise<Ordered>;
  /** The kinds of the alarms that are open about a subject. */
  readonly alarms: (subject: string) => Promise<string[]>;
  /** The kinds of the alarms that are open about a report. */
  readonly alarmsOf: (source: ReportSource, eventId: string) => Promise<string[]>;
  /** Something that is the same for as long as no money moves. */
  readonly books: () => Promise<unknown>;
}

/** An amount in minor units, of AUD unless it is told otherwise. */
export function sumOf(minor: bigint, asset: Asset = 'AUD'): Sum {
  return { minor, asset };
}

/** Describes the same tests of the door once for each kind of database. */
export function eachInbox(define: (inbox: TestInbox) => void): void {
  eachDatabase((_dialect, open) => {
    const test = {} as TestWriteQueue;
    let tenantId = '';
    let lastEvent = 0;

    beforeAll(async () => {
      Object.assign(test, createTestWriteQueue(await open()));
      test.clock.now = START;
      tenantId = await test.newTenant(100_000_000n);
      await test.adjust(tenantId, 1_000_000_000n, 'USDC');
    });

    const orderOf: TestInbox['orderOf'] = async (id) => {
      const orders = test.database.reader('instructions').where('subject', id);
      const [row] = await orders.select<{ id: string }[]>('id');
      return { instructionId: row!.id };
    };
    const alarms: TestInbox['alarms'] = async (subject) => {
      const rows = await selectMatching(test.database.reader, alarmsTable, [{ subject }]);
      return rows.filter(({ clearedAt }) => clearedAt === null).map(({ kind }) => kind);
    };

    define({
      test,
      orderOf,
      alarms,
      tenantId: () => tenantId,
      nextEvent: () => `event ${(lastEvent += 1)}`,
      receive: (source, report) => receiveReport(test, source, report),
      operation: async (id) => {
        const [row] = await selectMatching(test.database.reader, operationsTable, [{ id }]);
        return row!;
      },
      payout: async () => {
        const id = await submitPayout(test, tenantId);
        return { id, about: await orderOf(id) };
      },
      alarmsOf: (source, eventId) => alarms(nameOfReport({ ...source, eventId })),
      books: async () => test.database.reader('movements').where('tenant_id', tenantId).count(),
    });
  });
}
