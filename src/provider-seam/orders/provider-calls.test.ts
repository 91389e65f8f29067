import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { newId } from '../../identity/ids.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { submitPayout } from '../../testing/worlds/submit-payout.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { TestProvider } from '../../testing/worlds/test-provider.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Answer, type Provider, Refused, Retry, Unknown } from '../port/provider.ts';
import { ProviderCalls } from './calls.ts';
import type { CallDependencies } from './carry-out.ts';

/** What a call comes to; undefined takes the order. */
type Coming = Error | 'hang' | undefined;

const COMING: readonly Coming[] = [
  undefined,
  new Refused('account_closed', 'The account is closed.'),
  new Retry('too many requests'),
  new Unknown('it broke off'),
  new Error('of the adapter'),
  'hang',
];

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    tenantId = await test.newTenant(10_000_000n);
  });

  const callsOf = (
    bank: Provider,
    writeQueue: CallDependencies['writeQueue'] = test.writeQueue,
  ): ProviderCalls => {
    const { database, subjects, sealer, faults } = test;
    const onFault = (error: unknown): void => void faults.push(error);
    return new ProviderCalls(
      { bank, chain: null, exchange: null, identity: null },
      { database, writeQueue, subjects, sealer, newToken: () => newId('evt'), onFault },
      () => 0,
    );
  };
  const dueOf = (id: string) =>
    ({
      kind: 'instruction',
      order: 'pay',
      provider: 'bank',
      tenantId,
      id,
      dueAt: 0,
      isLeased: false,
    }) as const;

  it('calls are counted by what they came to: answered, refused, to be repeated, or not known', async () => {
    const coming = new Map<string, Coming>();
    const bank = new TestProvider({
      limits: { timeoutMs: 200 },
      carryOut: async ({ subject }, take) => {
        const come = coming.get(subject);
        if (come === 'hang') return new Promise<Answer>(() => undefined);
        if (come !== undefined) throw come;
        return take();
      },
    });
    const calls = callsOf(bank);
    for (const come of COMING) {
      const id = await submitPayout(test, tenantId, '1.00');
      coming.set(id, come);
      await calls.call(dueOf(id));
      // Nobody is called for what is not due.
      await calls.call(dueOf('pay_none'));
    }
    expect(calls.lines()[0]?.calls).toEqual({ answered: 1, refused: 1, retry: 1, unknown: 3 });
    expect(test.faults.splice(0)).toEqual([COMING[4]]);
  });

  it('a provider that is down is an alarm once, though its first word cannot be written, until it answers', async () => {
    let isDown = true;
    const bank = new TestProvider({
      carryOut: (_order, take) =>
        isDown ? Promise.reject(new Retry('nobody is there')) : Promise.resolve(take()),
    });
    const writeQueue = Object.create(test.writeQueue) as WriteQueue;
    let hasLost = false;
    writeQueue.submit = (write, options) => {
      if (write.lock !== 'platform' || hasLost) return test.writeQueue.submit(write, options);
      hasLost = true;
      return Promise.reject(new ApiError('service_unavailable', { reason: 'database' }));
    };
    const calls = callsOf(bank, writeQueue);
    const call = async (): Promise<string> => {
      const id = await submitPayout(test, tenantId, '1.00');
      return calls.call(dueOf(id)).then(() => 'written', String);
    };
    const open = () => test.database.reader('alarms').where('kind', 'provider_down').whereNull('cleared_at');
    for (let count = 0; count < 4; count += 1) expect(await call()).toBe('written');
    expect(await open()).toEqual([]);
    expect(await call()).toContain('ApiError');
    for (let count = 0; count < 2; count += 1) expect(await call()).toBe('written');
    expect(await open()).toMatchObject([{ subject: 'bank', count: 1 }]);
    isDown = false;
    expect(await call()).toBe('written');
    expect(await open()).toEqual([]);
  });
});
