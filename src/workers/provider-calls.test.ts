import { beforeAll, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { Refused, Retry, Unknown } from '../providers/provider-errors.ts';
import type { Answer } from '../providers/provider.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestLane, type TestLane } from '../testing/worlds/test-lane.ts';
import { TestProvider } from '../testing/worlds/test-provider.ts';
import { ProviderCalls } from './provider-calls.ts';

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
  let test: TestLane;
  let tenantId: string;

  beforeAll(async () => {
    test = createTestLane(await open());
    tenantId = await test.newTenant(10_000_000n);
  });

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
    const { database, lane, sealer, faults } = test;
    const onFault = (error: unknown): void => void faults.push(error);
    const calls = new ProviderCalls(
      { bank, chain: null, exchange: null, identity: null },
      { database, lane, sealer, newToken: () => newId('evt'), onFault },
    );
    const due = {
      kind: 'instruction',
      order: 'pay',
      provider: 'bank',
      tenantId,
      dueAt: 0,
      isLeased: false,
    } as const;
    for (const come of COMING) {
      const id = await submitPayout(test, tenantId, '1.00');
      coming.set(id, come);
      await calls.call({ ...due, id });
      // Nobody is called for what is not due.
      await calls.call({ ...due, id: 'pay_none' });
    }
    expect(calls.figures()[0]?.calls).toEqual({ answered: 1, refused: 1, retry: 1, unknown: 3 });
    expect(faults.splice(0)).toEqual([COMING[4]]);
  });
});
