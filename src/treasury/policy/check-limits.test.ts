import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import {
  type Counted,
  count,
  countedSoFar,
  counterNeeds,
  countersTable,
  operationCounter,
} from './counters.ts';
import { checkLimits } from './rules.ts';
import type { LimitRule } from './table.ts';

const MIDDAY = Date.parse('2026-03-04T01:00:00Z');

interface Given {
  readonly rules?: readonly Partial<LimitRule>[];
  readonly beneficiaryDailyMaximum?: number;
}

class Limits {
  readonly world = new TestWorld();
  readonly #terms;

  constructor({ rules = [], beneficiaryDailyMaximum = 0 }: Given) {
    const common = { operation: 'payout', asset: 'AUD', window: 'day', maximum: '100.00', action: 'reject' };
    const whole = rules.map((rule) => ({ ...common, ...rule }) as LimitRule);
    this.#terms = testTerms({ limits: { rules: whole, beneficiaryDailyMaximum } });
  }

  #counted(at: number | string, beneficiaryId: string): Counted {
    const createdAt = typeof at === 'string' ? Date.parse(at) : at;
    return { tenantId: this.world.tenantId, operation: 'payout', asset: 'AUD', beneficiaryId, createdAt };
  }

  add(minor: bigint, at: number | string = MIDDAY, beneficiaryId = 'ben_1'): void {
    const counted = this.#counted(at, beneficiaryId);
    this.world.decide((loaded) => ({ effects: count(loaded, counted, minor) }), counterNeeds(counted));
  }

  check(minor: bigint, at: number | string = MIDDAY, beneficiaryId = 'ben_1'): string {
    try {
      const counted = this.#counted(at, beneficiaryId);
      const breach = checkLimits(this.#terms, this.world.loaded, counted, minor);
      return breach === undefined ? 'passes' : `held: ${breach}`;
    } catch (error) {
      if (error instanceof ApiError) return error.code;
      throw error;
    }
  }
}

describe('a rule', () => {
  it('by the transaction bounds one operation and counts none', () => {
    const limits = new Limits({ rules: [{ window: 'transaction' }] });
    limits.add(10_000n);
    expect(limits.check(10_000n)).toBe('passes');
    expect(limits.check(10_001n)).toBe('limit_exceeded');
  });

  it.each(['day', 'month'] as const)(
    'by the %s bounds the sum, up to its maximum and no cent more',
    (window) => {
      const limits = new Limits({ rules: [{ window }] });
      limits.add(2_500n);
      limits.add(2_500n, MIDDAY + 1);
      expect(limits.check(5_000n)).toBe('passes');
      expect(limits.check(5_001n)).toBe('limit_exceeded');
    },
  );

  it.each(['transaction', 'day', 'month'] as const)(
    'by the %s has its minimum for the single operation',
    (window) => {
      const limits = new Limits({ rules: [{ window, minimum: '10.00' }] });
      limits.add(5_000n);
      expect(limits.check(999n)).toBe('amount_below_minimum');
      expect(limits.check(1_000n)).toBe('passes');
    },
  );

  it('that holds does so above its maximum as below its minimum', () => {
    const limits = new Limits({ rules: [{ action: 'hold', minimum: '10.00' }] });
    expect(limits.check(999n)).toBe('held: amount_below_minimum');
    expect(limits.check(10_001n)).toBe('held: limit_exceeded');
    expect(limits.check(10_000n)).toBe('passes');
  });

  it('that rejects wins over one that holds, wherever it stands', () => {
    const hold = { action: 'hold', window: 'transaction' } as const;
    const reject = { action: 'reject', window: 'transaction', maximum: '200.00' } as const;
    for (const rules of [
      [hold, reject],
      [reject, hold],
    ]) {
      expect(new Limits({ rules }).check(10_001n)).toBe('held: limit_exceeded');
      expect(new Limits({ rules }).check(20_001n)).toBe('limit_exceeded');
    }
  });

  it('is for its own operation and asset alone', () => {
    expect(new Limits({ rules: [{ operation: 'payin' }, { asset: 'USDC' }] }).check(10n ** 12n)).toBe(
      'passes',
    );
  });

  it('of each kind has to hold', () => {
    const limits = new Limits({ rules: [{ window: 'month', maximum: '150.00' }, { window: 'day' }] });
    limits.add(8_000n, '2026-03-03T01:00:00Z');
    expect(limits.check(7_000n)).toBe('passes');
    expect(limits.check(7_001n)).toBe('limit_exceeded');
  });
});

describe('the windows', () => {
  it.each([
    // Midnight in Sydney: summer time, standard time, and the days that the clocks change.
    ['2026-01-15T12:59:59.999Z', '2026-01-15T13:00:00.000Z'],
    ['2026-07-15T13:59:59.999Z', '2026-07-15T14:00:00.000Z'],
    ['2026-04-05T13:59:59.999Z', '2026-04-05T14:00:00.000Z'],
    ['2026-10-04T12:59:59.999Z', '2026-10-04T13:00:00.000Z'],
  ])('of days part between %s and %s', (before, after) => {
    const limits = new Limits({ rules: [{ window: 'day' }] });
    limits.add(10_000n, before);
    expect(limits.check(1n, before)).toBe('limit_exceeded');
    expect(limits.check(10_000n, after)).toBe('passes');
  });

  it('of a day hold all of its 25 hours', () => {
    const limits = new Limits({ rules: [{ window: 'day' }] });
    limits.add(10_000n, '2026-04-04T13:00:00.000Z');
    expect(limits.check(1n, '2026-04-05T13:59:59.999Z')).toBe('limit_exceeded');
  });

  it('of months part at midnight in Sydney', () => {
    const limits = new Limits({ rules: [{ window: 'month' }] });
    limits.add(10_000n, '2026-03-31T12:59:59.999Z');
    expect(limits.check(1n, '2026-03-01T13:00:00.000Z')).toBe('limit_exceeded');
    expect(limits.check(10_000n, '2026-03-31T13:00:00.000Z')).toBe('passes');
  });
});

describe("a beneficiary's daily maximum", () => {
  it('is in cents, counts one beneficiary a day, and rejects', () => {
    const limits = new Limits({ beneficiaryDailyMaximum: 500 });
    limits.add(300n);
    expect(limits.check(200n)).toBe('passes');
    expect(limits.check(201n)).toBe('limit_exceeded');
    expect(limits.check(500n, MIDDAY, 'ben_2')).toBe('passes');
    expect(limits.check(500n, MIDDAY + 86_400_000)).toBe('passes');
  });

  it('of 0 is none', () => {
    expect(new Limits({ beneficiaryDailyMaximum: 0 }).check(10n ** 15n)).toBe('passes');
  });

  it('rejects where a rule alone would hold', () => {
    const limits = new Limits({ beneficiaryDailyMaximum: 20_000, rules: [{ action: 'hold' }] });
    expect(limits.check(10_001n)).toBe('held: limit_exceeded');
    expect(limits.check(20_001n)).toBe('limit_exceeded');
  });
});

describe('a counter', () => {
  it('is given back whole, and holds sums beyond 64 bits', () => {
    const limits = new Limits({});
    const counted = { tenantId: limits.world.tenantId, operation: 'payout', asset: 'AUD' } as const;
    const key = operationCounter({ ...counted, beneficiaryId: null, createdAt: MIDDAY }, 'month');
    limits.add(10n ** 20n);
    limits.add(1n);
    limits.add(-(10n ** 20n));
    expect(countedSoFar(limits.world.loaded, key)).toBe(1n);
  });

  it('is among the rows that a decision asks for, in every window that it will write', () => {
    const limits = new Limits({});
    limits.add(1n);
    const written = limits.world.loaded.list(countersTable, {});
    const asked = counterNeeds({
      tenantId: limits.world.tenantId,
      operation: 'payout',
      asset: 'AUD',
      beneficiaryId: 'ben_1',
      createdAt: MIDDAY,
    });
    expect(asked.map(({ match }) => match)).toEqual(
      written.map(({ tenantId, counter, period }) => ({ tenantId, counter, period })),
    );
    expect(written).toHaveLength(3);
  });
});
