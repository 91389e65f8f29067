import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sydneyDay, sydneyMonth } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { parseAmount } from '../../money/amount.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestServer } from '../../testing/server/test-server.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Payout = Schema<'Payout'>;

const PAYOUTS = '/v1/treasury/payouts';

/** A second before midnight in Sydney, under summer time, at the end of a month. */
const BEFORE_MIDNIGHT = '2031-03-31T12:59:59.000Z';

const RULE = { operation: 'payout', asset: 'AUD', action: 'reject' };

/** The principals in cents, summed by a window of their creation. */
function sumBy(payouts: readonly Payout[], windowOf: (moment: number) => string): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { createdAt, principal } of payouts) {
    const window = windowOf(Date.parse(createdAt));
    sums[window] = (sums[window] ?? 0n) + parseAmount(principal.amount, 'AUD');
  }
  return sums;
}

eachServer(({ server, startAnother }) => {
  let another: TestServer;
  let tenant: TestTenant;
  let beneficiaryId: string;

  beforeAll(async () => {
    another = await startAnother();
  });

  beforeEach(async () => {
    tenant = await server().newTenant();
    await tenant.fund('1000.00');
    beneficiaryId = (await tenant.newBeneficiary()).id;
    await tenant.post('/v1/sandbox/clock', { frozenAt: BEFORE_MIDNIGHT });
  });

  const pay = (turn: number, amount: string, given: object = {}): Promise<TestReply> =>
    (turn % 2 === 0 ? server() : another).request('POST', PAYOUTS, {
      key: tenant.secretKey,
      body: { beneficiaryId, amount, currency: 'AUD', externalReference: randomUUID(), ...given },
    });

  const payMany = (count: number, amount: string): Promise<TestReply>[] =>
    Array.from({ length: count }, (_each, turn) => pay(turn, amount));

  const allPayouts = async (): Promise<readonly Payout[]> =>
    (await tenant.get<{ data: Payout[] }>(`${PAYOUTS}?limit=200`)).data;

  /** Sends payouts from both servers, and lets midnight pass while they are under way. */
  async function payAcrossMidnight(amount: string): Promise<readonly Payout[]> {
    const before = payMany(20, amount);
    const midnight = tenant.post('/v1/sandbox/clock', { advanceSeconds: 1 });
    const across = payMany(20, amount);
    await midnight;
    const replies = await Promise.all([...before, ...across, ...payMany(15, amount)]);
    expect([...new Set(replies.map(answerOf))].sort()).toEqual(['201', '422 limit_exceeded']);
    const created = await allPayouts();
    expect(created).toHaveLength(replies.filter(({ status }) => status === 201).length);
    return created;
  }

  it('each day has its own maximum, filled to the last payout that fits', async () => {
    await tenant.configure({ limits: { rules: [{ ...RULE, window: 'day', maximum: '35.00' }] } });
    const sums = sumBy(await payAcrossMidnight('3.30'), sydneyDay);
    expect(sums['2031-04-01']).toBe(3_300n);
    expect(sums['2031-03-31'] ?? 0n).toBeLessThanOrEqual(3_300n);
  });

  it('each month has its own maximum', async () => {
    await tenant.configure({ limits: { rules: [{ ...RULE, window: 'month', maximum: '35.00' }] } });
    const sums = sumBy(await payAcrossMidnight('3.30'), sydneyMonth);
    expect(sums['2031-04']).toBe(3_300n);
    expect(sums['2031-03'] ?? 0n).toBeLessThanOrEqual(3_300n);
  });

  it('each day has its own maximum for a beneficiary', async () => {
    await tenant.configure({ limits: { beneficiaryDailyMaximum: 3_500 } });
    const sums = sumBy(await payAcrossMidnight('3.30'), sydneyDay);
    expect(sums['2031-04-01']).toBe(3_300n);
    expect(sums['2031-03-31'] ?? 0n).toBeLessThanOrEqual(3_300n);
    const { id } = await tenant.newBeneficiary();
    expect((await pay(0, '35.00', { beneficiaryId: id })).status).toBe(201);
  });

  it('a rule that holds lets through what fits, and holds the rest', async () => {
    const rule = { ...RULE, window: 'day', maximum: '35.00', action: 'hold' };
    await tenant.configure({ limits: { rules: [rule] } });
    const replies = await Promise.all(payMany(40, '3.30'));
    const statuses = replies.map(({ body }) => body['status']);
    expect(statuses.filter((status) => status === 'accepted')).toHaveLength(10);
    expect(statuses.filter((status) => status === 'held')).toHaveLength(30);
  });

  it('credit is given to its last cent, and not beyond', async () => {
    await tenant.configure({ limits: { creditLimits: [{ asset: 'AUD', amount: '20.00' }] } });
    const replies = await Promise.all(payMany(40, '34.00'));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(new Set(replies.map(answerOf))).toEqual(new Set(['201', '422 insufficient_funds']));
    expect(await tenant.figures()).toBe('-20.00/1020.00/0.00');
  });

  it('what fails meanwhile is counted no more, in the day of its creation', async () => {
    await tenant.configure({ limits: { rules: [{ ...RULE, window: 'day', maximum: '1000.00' }] } });
    const created = await Promise.all([...payMany(8, '2.01'), ...payMany(8, '3.00')]);
    expect(new Set(created.map(answerOf))).toEqual(new Set(['201']));
    // Midnight passes, and what was handed over settles and fails, while more is paid.
    const midnight = tenant.post('/v1/sandbox/clock', { advanceSeconds: 1 });
    await Promise.all([midnight, ...payMany(8, '5.01'), ...payMany(8, '7.00')]);
    await Promise.all([...payMany(5, '9.01'), ...payMany(5, '11.00')]);
    await tenant.settle();
    const payouts = await allPayouts();
    expect(payouts.filter(({ status }) => status === 'failed')).toHaveLength(21);
    const left = sumBy(
      payouts.filter(({ status }) => status !== 'failed'),
      sydneyDay,
    );
    const counters = await server()
      .service.database.reader('counters')
      .where({ tenant_id: tenant.clientId })
      .andWhere('counter', 'payout:AUD')
      .andWhereRaw('length(period) = 10')
      .select<{ period: string; total_minor: string | number }[]>('period', 'total_minor');
    const counted = Object.fromEntries(counters.map((row) => [row.period, BigInt(row.total_minor)]));
    expect(Object.keys(left).sort()).toEqual(['2031-03-31', '2031-04-01']);
    expect(counted).toEqual(left);
  });
});
