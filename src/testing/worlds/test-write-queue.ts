import { createTenant } from '../../access/tenants/create-tenant.ts';
import { type Moment, systemClock } from '../../calendar/clock.ts';
import { DUE_KINDS, SUBJECTS, createProjections } from '../../capabilities.ts';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/connection.ts';
import { ApiError } from '../../errors/api-error.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { newId } from '../../identity/ids.ts';
import { systemBytes } from '../../identity/random.ts';
import type { Asset } from '../../money/amount.ts';
import type { ProviderFacts } from '../../outbox/provider-facts.ts';
import type { Subjects } from '../../provider-seam/inbox/find-subject.ts';
import type { Connected } from '../../provider-seam/orders/connection.ts';
import { simulate } from '../../provider-seam/simulator/connect.ts';
import { Sealer } from '../../sealing/sealer.ts';
import { adjustBalance } from '../../treasury/overview/adjust.ts';
import { NO_MARKS } from '../../writes/commit-mark.ts';
import { WriteQueue, type WriteQueueDependencies } from '../../writes/write-queue.ts';
import type { AnyWrite } from '../../writes/write.ts';

/** A write queue on a database, with a clock that can be set and a memory for what happened. */
export interface TestWriteQueue {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
  readonly subjects: Subjects;
  readonly sealer: Sealer;
  /** What stands in for the present, once it is set. */
  readonly clock: { now: Moment | null };
  /** Faults of the program that the write queue told of. */
  readonly faults: unknown[];
  /** The tables that each commit changed, oldest first. */
  readonly commits: ReadonlySet<string>[];
  /** Makes a tenant, with money to spend in minor units of AUD where it is given; answers its identifier. */
  readonly newTenant: (availableMinor?: bigint) => Promise<string>;
  readonly adjust: (tenantId: string, minor: bigint, asset?: Asset) => Promise<void>;
  /** Submits writes in one turn of the event loop, so that they share a group; answers replies, and codes of the refused. */
  readonly submitAll: (writes: readonly AnyWrite<unknown>[]) => Promise<unknown[]>;
}

const ALL = { bank: true, chain: true, exchange: true, identity: true };

/** Seals and opens for every write queue and worker of a test. */
const TEST_SEALER = new Sealer('the secret of the tests', []);

/** A market that stands still: what tests work out stays right. */
const TERMS = readConfig({ CORRIDOR_MARKET_SEED: 'still' });

/** The facts of simulated providers, every one of them, with a step of their own. */
export function testFacts(stepMs: number): ProviderFacts {
  return simulate(ALL, { ...TERMS, stepMs }).facts;
}

/** Simulated providers, every one of them, on a write queue and with a step of their own. */
export function testProviders(writeQueue: WriteQueue, stepMs: number): Connected {
  return simulate(ALL, { ...TERMS, stepMs }).connect(writeQueue, SUBJECTS);
}

/** Opens a write queue, as a process of its own would; what is given stands in for what the process would have. */
export function createTestWriteQueue(
  database: Database,
  given: Partial<WriteQueueDependencies> = {},
): TestWriteQueue {
  const clock: TestWriteQueue['clock'] = { now: null };
  const faults: unknown[] = [];
  const commits: ReadonlySet<string>[] = [];
  const writeQueue = new WriteQueue({
    database,
    clock: () => clock.now ?? undefined,
    newId,
    dueSources: DUE_KINDS,
    providers: testFacts(0),
    platformName: TERMS.platformName,
    sealer: TEST_SEALER,
    random: () => 0,
    randomBytes: systemBytes,
    onFault: (error) => void faults.push(error),
    // A machine that is busy with other work refuses no test its write.
    writeDeadlineMs: 60_000,
    // Nor does it part the writes of a group.
    decidingClock: () => 0,
    projections: createProjections(),
    marks: NO_MARKS,
    ...given,
  });
  writeQueue.onCommit((tables) => void commits.push(tables));
  const adjust = async (tenantId: string, minor: bigint, asset: Asset = 'AUD'): Promise<void> => {
    await writeQueue.submit(adjustBalance(tenantId, asset, minor, 'test'));
  };
  return {
    database,
    writeQueue,
    subjects: SUBJECTS,
    sealer: TEST_SEALER,
    clock,
    faults,
    commits,
    adjust,
    submitAll: async (writes) => {
      const ends = await Promise.allSettled(writes.map((write) => writeQueue.submit(write)));
      return ends.map((end) => {
        if (end.status === 'fulfilled') return end.value;
        if (end.reason instanceof ApiError) return end.reason.code;
        throw end.reason;
      });
    },
    newTenant: async (availableMinor = 0n) => {
      const now = clock.now ?? systemClock();
      const { clientId } = await writeQueue.submit(
        createTenant(
          { name: 'Test Pty Ltd', environment: 'sandbox', createdBy: 'test', actor: OPERATOR },
          newId,
          now,
        ),
      );
      if (availableMinor !== 0n) await adjust(clientId, availableMinor);
      return clientId;
    },
  };
}
