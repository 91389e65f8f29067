import { describe, expect, it } from 'vitest';
import { testFacts } from '../testing/worlds/test-write-queue.ts';
import { TestProvider } from '../testing/worlds/test-provider.ts';
import { RateBook } from '../treasury/rates/rate-book.ts';
import { liveFacts } from './connect.ts';

const TERMS = { spreadBps: 25, staleMs: 30_000, jumpBps: 500 };

const STEP_MS = 700;

const facts = (given: Parameters<typeof liveFacts>[0]) => {
  const book = new RateBook(TERMS, { clock: () => 0, elapsed: () => 0 });
  return liveFacts(given, testFacts(STEP_MS), { book, accountPool: 2 });
};

describe('what decisions know of a provider that is real, beside simulated ones', () => {
  it('is that its orders fall due at once, and those of the others after a step', () => {
    const { handOverDelayMs } = facts({ bank: new TestProvider({ adapter: 'aba' }), exchange: null });
    expect(handOverDelayMs).toEqual({ bank: 0, chain: STEP_MS, exchange: 0, identity: STEP_MS });
  });

  it('is that its accounts and addresses are opened ahead, unless it derives them', () => {
    // An adapter is a class as a rule, and derives from what it was made with.
    class DerivingChain extends TestProvider {
      deriveAddress(id: string) {
        return { providerReference: id, address: `${this.adapter}/${id}`, tag: null };
      }
    }
    const bank = new TestProvider({ adapter: 'aba' });
    const chain = new DerivingChain({ name: 'chain', adapter: 'evm' });
    const { accounts, addresses } = facts({ bank, chain });
    expect(accounts).toEqual({ from: 'accountPool', adapter: 'aba', target: 2 });
    const address =
      addresses.from === 'derivation' ? addresses.derive('fin_1', 'USDC', 'ethereum') : undefined;
    expect(address).toEqual({ providerReference: 'fin_1', address: 'evm/fin_1', tag: null });
  });

  it('is the rate of the amount that is asked for', () => {
    const book = new RateBook(TERMS, { clock: () => 0, elapsed: () => 0 });
    const direction = { source: 'AUD', destination: 'USDC' } as const;
    book.take([{ ...direction, rate: '0.6', asOf: 0, offered: [{ source: '1000', destination: '600' }] }]);
    const exchange = Object.assign(new TestProvider({ name: 'exchange', adapter: 'venue' }), {
      rates: () => Promise.resolve([]),
    });
    const { marketRate } = liveFacts({ exchange }, testFacts(STEP_MS), { book, accountPool: 2 });
    expect(marketRate(direction, 0, { side: 'source', minor: 100_000n }).rate).toBe('0.5985000000');
    expect(() => marketRate(direction, 0, { side: 'source', minor: 100_001n })).toThrow(
      expect.objectContaining({ code: 'service_unavailable', reason: 'no_rate' }),
    );
  });
});
