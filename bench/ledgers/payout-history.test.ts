import { describe, expect, it } from 'vitest';
import { startChainWalk } from '../../src/ledger/verify-chain.ts';
import { hashMovement } from '../../src/ledger/movement.ts';
import { PayoutHistory } from './payout-history.ts';

const TERMS = { tenantId: 'acct_01m80ajetkfvgrcszg4y6etagh', startsAt: 1_790_000_000_000, stepMs: 25.5 };

describe('a history of payouts for large ledgers', () => {
  it('is one chain, in balance, with identifiers that rise', () => {
    const history = new PayoutHistory(TERMS);
    const chapters = [history.open(), history.pay(30), history.pay(30)];
    const movements = chapters.flatMap((chapter) => chapter.movements);
    const walk = startChainWalk();
    const faults = movements.flatMap((each) => walk.follow({ ...each, contentHash: hashMovement(each) }));
    expect(faults).toEqual([]);
    expect(walk.head).toEqual({ seq: 121, hash: history.wallet.headHash });
    const sum = (part: 'availableDeltaMinor' | 'reservedDeltaMinor') =>
      movements.reduce((total, each) => total + each[part], 0n);
    expect([sum('availableDeltaMinor'), sum('reservedDeltaMinor')]).toEqual([
      history.balance.availableMinor,
      0n,
    ]);
    const ids = movements.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted());
  });

  it('has some payouts that failed among those that settled', () => {
    const { payouts } = new PayoutHistory(TERMS).pay(100);
    expect(payouts.filter(({ status }) => status === 'failed')).toHaveLength(4);
    expect(payouts.every(({ createdAt, endedAt }) => createdAt < endedAt)).toBe(true);
  });
});
