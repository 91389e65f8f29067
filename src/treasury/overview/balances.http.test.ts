import { beforeAll, describe, expect, it } from 'vitest';
import { ASSETS } from '../../../generated/assets.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Asset } from '../../money/amount.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Balances = Schema<'BalancesAsOf'>;
type Explanation = Schema<'BalanceExplanation'>;
type History = Schema<'BalanceHistory'>;
type LedgerLine = Schema<'LedgerLine'>;

const PATH = '/v1/treasury/balances';
const ALL_ASSETS = Object.keys(ASSETS) as Asset[];

const minorOf = (text: string): bigint => BigInt(text.replace('.', ''));

eachServer(({ server }) => {
  let tenant: TestTenant;
  let movements: LedgerLine[];

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.configure({ returns: { holdbackBps: 1_000 } });
    await tenant.fund('500.00');
    server().passTime(1_000);
    await tenant.newPayout({ amount: '20.02' });
    server().passTime(1_000);
    await tenant.newConversion();
    await tenant.settle();
    server().passTime(1_000);
    await tenant.newWithdrawal({ amount: '1.5' });
    await tenant.fund('7.00', { outcome: 'confirming' });
    server().passTime(1_000);
    await tenant.newPayout({ amount: '3.01' });
    await tenant.settle();
    const { text } = await tenant.request('GET', '/v1/treasury/ledger/export');
    movements = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as LedgerLine);
  });

  /** What the movements up to a moment, itself included, add up to. */
  function foldTo(moment: string, asset: Asset): { available: bigint; reserved: bigint } {
    const before = movements.filter((each) => each.asset === asset && each.occurredAt <= moment);
    return {
      available: before.reduce((sum, each) => sum + minorOf(each.availableDelta), 0n),
      reserved: before.reduce((sum, each) => sum + minorOf(each.reservedDelta), 0n),
    };
  }

  /** Before the first movement, at each, and between them. */
  const moments = (): string[] => {
    const at = [...new Set(movements.map(({ occurredAt }) => Date.parse(occurredAt)))];
    const around = at.flatMap((moment) => [moment - 1, moment]);
    return [0, ...around].map((moment) => new Date(moment).toISOString());
  };

  describe('the balances', () => {
    it('now are those of the overview', async () => {
      const { asOf, balances } = await tenant.get<Balances>(PATH);
      const overview = await tenant.get<Schema<'TreasuryOverview'>>('/v1/treasury');
      const present = overview.balances.map((balance) => ({ ...balance, asOf }));
      expect(balances).toEqual(present);
    });

    it('at any moment are what the movements up to it add up to; pending is that of now', async () => {
      expect(moments().length).toBeGreaterThan(10);
      for (const moment of moments()) {
        const { asOf, balances } = await tenant.get<Balances>(`${PATH}?asOf=${moment}`);
        expect([asOf, ...balances.map((each) => each.asOf)]).toEqual(Array(4).fill(moment));
        for (const balance of balances) {
          const { available, reserved } = foldTo(moment, balance.asset);
          expect([moment, minorOf(balance.available)]).toEqual([moment, available]);
          expect([moment, minorOf(balance.reserved)]).toEqual([moment, reserved]);
          expect(minorOf(balance.posted)).toBe(available + reserved);
          expect(minorOf(balance.pending)).toBe(balance.asset === 'AUD' ? 700n : 0n);
        }
      }
    });

    it('read a moment in any offset', async () => {
      const moment = movements[2]?.occurredAt ?? '';
      const local = new Date(Date.parse(moment) + 11 * 3_600_000).toISOString().replace('Z', '%2B11:00');
      expect(await tenant.get(`${PATH}?asOf=${local}`)).toEqual(await tenant.get(`${PATH}?asOf=${moment}`));
    });

    it("are those of the tenant's clock, and none of a moment ahead of it", async () => {
      const frozen = await server().newTenant();
      const { now } = await frozen.post<{ now: string }>('/v1/sandbox/clock', { advanceSeconds: 86_400 });
      const later = new Date(Date.parse(now) + 3_600_000).toISOString();
      await frozen.post('/v1/sandbox/clock', { frozenAt: later });
      await frozen.adjust('AUD', '5.00');
      const { balances } = await frozen.get<Balances>(`${PATH}?asOf=${later}`);
      expect(balances[0]?.available).toBe('5.00');
      const before = new Date(Date.parse(later) - 1).toISOString();
      const earlier = await frozen.get<Balances>(`${PATH}?asOf=${before}`);
      expect(earlier.balances[0]?.available).toBe('0.00');
      const ahead = new Date(Date.parse(later) + 1).toISOString();
      for (const path of [`${PATH}?asOf=${ahead}`, `${PATH}/explain?asset=AUD&asOf=${ahead}`]) {
        const reply = await frozen.request('GET', path);
        expect(answerOf(reply)).toBe('400 invalid_request');
        expect(reply.body['details']).toMatchObject([{ in: 'query', path: 'asOf' }]);
      }
    });

    it.each(['2026-02-30T00:00:00Z', '2026-01-01', 'now', '0', '2999-01-01T00:00:00Z', ''])(
      'of the moment %j are refused',
      async (moment) => {
        for (const path of [`${PATH}?asOf=${moment}`, `${PATH}/explain?asset=AUD&asOf=${moment}`]) {
          expect(answerOf(await tenant.request('GET', path))).toBe('400 invalid_request');
        }
      },
    );
  });

  describe('the explanation of a balance', () => {
    it('adds up to the balance, kind by kind, at any moment', async () => {
      for (const moment of moments()) {
        for (const asset of ALL_ASSETS) {
          const told = await tenant.get<Explanation>(`${PATH}/explain?asset=${asset}&asOf=${moment}`);
          const { available, reserved } = foldTo(moment, asset);
          expect([told.asset, told.asOf]).toEqual([asset, moment]);
          expect([minorOf(told.available), minorOf(told.reserved)]).toEqual([available, reserved]);
          const added = told.lines.reduce((sum, line) => sum + minorOf(line.availableDelta), 0n);
          expect(added).toBe(available);
          for (const line of told.lines) {
            const same = movements.filter(
              ({ asset: of, kind, occurredAt }) => of === asset && kind === line.kind && occurredAt <= moment,
            );
            expect([line.kind, line.count]).toEqual([line.kind, same.length]);
          }
        }
      }
    });

    it('names the kinds in the order in which they first occurred', async () => {
      const { lines } = await tenant.get<Explanation>(`${PATH}/explain?asset=AUD`);
      const kinds = movements.filter(({ asset }) => asset === 'AUD').map(({ kind }) => kind);
      expect(lines.map(({ kind }) => kind)).toEqual([...new Set(kinds)]);
    });

    it('of nothing has no lines', async () => {
      const { lines, available, reserved } = await tenant.get<Explanation>(`${PATH}/explain?asset=USDT`);
      expect([lines, available, reserved]).toEqual([[], '0.000000', '0.000000']);
    });

    it('needs an asset that exists', async () => {
      for (const query of ['', '?asset=EUR', '?asset=', '?asset=AUD&asset=USDC']) {
        const reply = await tenant.request('GET', `${PATH}/explain${query}`);
        expect([query, answerOf(reply)]).toEqual([query, '400 invalid_request']);
      }
    });
  });

  describe('the history of a balance', () => {
    const historyFrom = (from: string, rest: string): Promise<History> =>
      tenant.get<History>(`${PATH}/history?from=${from}&${rest}`);
    const before = (moment: string, ms: number): string => new Date(Date.parse(moment) - ms).toISOString();

    it('has at each end of an interval what the movements before it add up to', async () => {
      for (const moment of moments().slice(1)) {
        for (const asset of ALL_ASSETS) {
          const shown = await historyFrom(
            before(moment, 5_000_000),
            `to=${moment}&interval=hour&asset=${asset}`,
          );
          expect(shown.data.length).toBeGreaterThan(1);
          expect(shown.data.at(-1)?.at).toBe(moment);
          for (const { at, available, reserved, posted } of shown.data) {
            const sum = foldTo(before(at, 1), asset);
            expect([minorOf(available), minorOf(reserved)]).toEqual([sum.available, sum.reserved]);
            expect(minorOf(posted)).toBe(sum.available + sum.reserved);
          }
        }
      }
    });

    it('ends with the present, and is by days if nothing is said', async () => {
      const { balances, asOf } = await tenant.get<Balances>(PATH);
      const shown = await historyFrom(before(asOf, 3 * 86_400_000), 'asset=AUD');
      expect(shown).toMatchObject({ asset: 'AUD', interval: 'day' });
      expect(shown.data).toHaveLength(4);
      const { available, reserved, posted } = balances[0]!;
      expect(shown.data.at(-1)).toEqual({ at: shown.to, available, reserved, posted });
    });

    it('of a time before any movement is of zeros', async () => {
      const { data } = await historyFrom('1970-01-01T00:00:00Z', 'to=1970-03-01T00:00:00Z&asset=USDC');
      expect(new Set(data.map(({ posted }) => posted))).toEqual(new Set(['0.000000']));
    });

    it.each([
      ['is empty', 'from', '2026-01-01T00:00:00Z', 'to=2026-01-01T00:00:00Z'],
      ['ends before it begins', 'from', '2026-01-01T00:00:00Z', 'to=2025-12-31T00:00:00Z'],
      ['ends in the future', 'to', '2026-01-01T00:00:00Z', 'to=2999-01-01T00:00:00Z'],
      ['has more than 400 points', 'from', '2025-01-01T00:00:00Z', 'to=2026-02-06T00:00:00Z'],
      ['begins at no time', 'from', '2026-02-30T00:00:00Z', ''],
      ['has an interval that does not exist', 'interval', '2026-01-01T00:00:00Z', 'interval=year'],
    ])('of a range that %s is refused', async (_title, path, from, rest) => {
      const reply = await tenant.request('GET', `${PATH}/history?asset=AUD&from=${from}&${rest}`);
      expect(answerOf(reply)).toBe('400 invalid_request');
      expect(reply.body['details']).toMatchObject([{ in: 'query', path }]);
    });
  });

  it('are exact where movements add up beyond 64 bits', async () => {
    const rich = await server().newTenant();
    const { id: fundingInstrumentId } = await rich.newAddress();
    const most = '999999999999.99';
    for (let turn = 0; turn < 10; turn += 1) {
      await rich.deposit(most, { fundingInstrumentId });
      await rich.adjust('USDC', `-${most}`);
    }
    await rich.adjust('USDC', '0.000001');
    const { lines, available } = await rich.get<Explanation>(`${PATH}/explain?asset=USDC`);
    expect(lines.map(({ kind, count, availableDelta }) => [kind, count, availableDelta])).toEqual([
      ['funding_credited', 10, '9999999999999.900000'],
      ['admin_adjustment', 11, '-9999999999999.899999'],
    ]);
    expect(available).toBe('0.000001');
    const { data } = await rich.get<{ data: Schema<'Movement'>[] }>('/v1/treasury/transactions?limit=200');
    const before = new Date(Date.parse(data[0]?.occurredAt ?? '') - 1).toISOString();
    for (const moment of [before, '2026-01-01T00:00:00Z']) {
      const { balances } = await rich.get<Balances>(`${PATH}?asOf=${moment}`);
      expect(minorOf(balances[1]?.available ?? '') % 999_999_999_999_990_000n).toBe(0n);
    }
  });
});
