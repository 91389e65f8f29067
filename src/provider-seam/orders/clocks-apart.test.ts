import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DUE_KINDS, SUBJECTS } from '../../capabilities.ts';
import { type Database, openDatabase } from '../../db/connection.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/databases/test-database.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { readPayout, submitPayout } from '../../testing/worlds/submit-payout.ts';
import { TEST_ADMISSION, TEST_KEY } from '../../testing/worlds/test-key.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { TestProvider } from '../../testing/worlds/test-provider.ts';
import { testRequest } from '../../testing/worlds/test-request.ts';
import { findFirstDue } from '../../workers/due-work.ts';
import { type ControlClaim, claimControlCall } from '../../writes/control-call.ts';
import { hashIdempotencyKey } from '../../writes/idempotency.ts';
import { carryOut } from './carry-out.ts';

const APART_MS = 600_000;

const LEASE_MS = 20_000;

/** PostgreSQL rounds its microseconds. */
const ROUNDED_MS = 1;

describe('processes whose clocks are ten minutes apart, on one PostgreSQL', () => {
  let made: TestDatabase;
  let one: Database;
  let other: Database;
  let right: TestWriteQueue;
  let wrong: TestWriteQueue;
  let lastToken = 0;

  beforeAll(async () => {
    made = await createTestDatabase('postgres');
    [one, other] = [openDatabase(made.url), openDatabase(made.url)];
    right = createTestWriteQueue(one);
    wrong = createTestWriteQueue(other);
  });
  afterAll(async () => {
    await one.destroy();
    await other.destroy();
    await made.remove();
  });

  const systemNow = Date.now.bind(Date);

  /** Runs something as a process would whose clock is wrong by so much. */
  async function withClock<Result>(wrongMs: number, run: () => Promise<Result>): Promise<Result> {
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => systemNow() + wrongMs);
    try {
      return await run();
    } finally {
      clock.mockRestore();
    }
  }

  /** A bank that never answers. */
  const silentBank = (): TestProvider => new TestProvider({ carryOut: () => new Promise(() => undefined) });

  /** Carries an order out as far as it goes: to its end, or until the bank has it and does not answer. */
  async function send(
    { database, writeQueue, sealer, faults }: TestWriteQueue,
    bank: TestProvider,
    tenantId: string,
    id: string,
  ): Promise<void> {
    const isSent = async (): Promise<void> => {
      while (!bank.sent.includes(id)) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const ended = carryOut(
      {
        database,
        writeQueue,
        subjects: SUBJECTS,
        sealer,
        newToken: () => `token ${(lastToken += 1)}`,
        onFault: (error) => void faults.push(error),
      },
      bank,
      { tenantId, subject: id, kind: 'pay', provider: 'bank' },
    );
    await Promise.race([ended, isSent()]);
  }

  const isLeased = async (database: Database, tenantId: string): Promise<boolean | undefined> =>
    (
      await findFirstDue(database, {
        kinds: DUE_KINDS,
        clock: () => undefined,
        callable: [{ name: 'bank', adapter: 'simulated' }],
        isSimulated: true,
        tenantId,
      })
    )?.isLeased;

  it.each([
    ['ahead', APART_MS],
    ['behind', -APART_MS],
  ])(
    'send no order twice where the one that has it is %s, and keep it from others no longer',
    async (_what, wrongMs) => {
      const tenantId = await right.newTenant(1_000_000n);
      const id = await submitPayout(right, tenantId);
      const [first, second] = [silentBank(), silentBank()];
      const before = systemNow();
      await withClock(wrongMs, () => send(wrong, first, tenantId, id));
      const after = systemNow();
      await send(right, second, tenantId, id);
      expect([first.sent, second.sent]).toEqual([[id], []]);
      expect(await isLeased(one, tenantId)).toBe(true);
      const { instruction } = await readPayout(right, id);
      expect(instruction?.leaseUntil).toBeGreaterThanOrEqual(before + LEASE_MS - ROUNDED_MS);
      expect(instruction?.leaseUntil).toBeLessThanOrEqual(after + LEASE_MS + ROUNDED_MS);
    },
  );

  it.each([
    ['ahead', APART_MS],
    ['behind', -APART_MS],
  ])('send no order twice where the one that comes to it is %s', async (_what, wrongMs) => {
    const tenantId = await right.newTenant(1_000_000n);
    const id = await submitPayout(right, tenantId);
    const [first, second] = [silentBank(), silentBank()];
    await send(right, first, tenantId, id);
    const found = await withClock(wrongMs, async () => {
      await send(wrong, second, tenantId, id);
      return isLeased(other, tenantId);
    });
    expect([first.sent, second.sent, found]).toEqual([[id], [], true]);
  });

  it('take no control call over that another still runs', async () => {
    const tenantId = await right.newTenant();
    const claim = (requestId: string) => {
      const request = {
        tenantId,
        actor: TEST_KEY,
        ...testRequest({ requestId }),
        keyHash: hashIdempotencyKey('one'),
        fingerprint: 'f',
      };
      return claimControlCall({ request, admit: TEST_ADMISSION, plan: () => ({}) });
    };
    const kinds: ControlClaim['kind'][] = [(await right.writeQueue.submit(claim('req_1'))).kind];
    const repeat = await withClock(APART_MS, () => wrong.writeQueue.submit(claim('req_2')));
    expect([...kinds, repeat.kind]).toEqual(['mine', 'running']);
  });

  it('decide in one order of time', async () => {
    const tenantId = await right.newTenant();
    const tell = () =>
      probeWrite<number>(tenantId, { decide: (_loaded, { serverNow }) => ({ reply: serverNow }) });
    const before = systemNow();
    const told = [
      await right.writeQueue.submit(tell()),
      await withClock(APART_MS, () => wrong.writeQueue.submit(tell())),
      await withClock(-APART_MS, () => wrong.writeQueue.submit(tell())),
      await right.writeQueue.submit(tell()),
    ];
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    const after = systemNow();
    expect(told[0]).toBeGreaterThanOrEqual(before - ROUNDED_MS);
    expect(told.at(-1)).toBeLessThanOrEqual(after + ROUNDED_MS);
  });

  it('leave sound books', async () => {
    await checkLedger(one);
  });
});
