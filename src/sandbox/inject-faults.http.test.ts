import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../contract/operation-types.ts';
import { withServer } from '../testing/server/with-server.ts';
import { AUD_TO_USDC, type TestTenant } from '../testing/worlds/test-tenant.ts';
import { afterSoon, SOON } from '../testing/worlds/soon.ts';

type Operation = Schema<'Payout'> | Schema<'Withdrawal'> | Schema<'Conversion'>;
type Faults = Schema<'ProviderFaults'>;

const DAY_MS = 86_400_000;
const FAULTS = '/v1/sandbox/faults';

/** A kind of operation with its provider; the amount's fraction is its magic. */
interface Carried {
  readonly provider: Exclude<Faults['provider'], 'identity'>;
  readonly create: (tenant: TestTenant, amount?: string) => Promise<Operation>;
  readonly path: string;
}

const CARRIED: readonly Carried[] = [
  {
    provider: 'bank',
    create: (tenant, amount = '10.00') => tenant.newPayout({ amount }),
    path: '/v1/treasury/payouts',
  },
  {
    provider: 'chain',
    create: (tenant, amount = '10.00') => tenant.newWithdrawal({ amount }),
    path: '/v1/treasury/withdrawals',
  },
  {
    provider: 'exchange',
    create: (tenant, amount = '10.00') => tenant.newConversion({ ...AUD_TO_USDC, sourceAmount: amount }),
    path: '/v1/treasury/conversions',
  },
];

describe.each([0, 1000])('with a step of %i ms and the clock frozen', (stepMs) => {
  withServer(
    ({ server }) => {
      let tenant: TestTenant;

      beforeEach(async () => {
        tenant = await server().newTenant();
        await tenant.fund('1000.00');
        await tenant.adjust('USDC', '1000');
        await tenant.post('/v1/sandbox/clock', { frozenAt: SOON });
      });

      const inject = (body: Faults): Promise<Schema<'InjectedFaults'>> => tenant.post(FAULTS, body);

      const pass = (ms: number): Promise<unknown> =>
        tenant.post('/v1/sandbox/clock', { frozenAt: afterSoon(ms) });

      async function historyOf({ path }: Carried, { id }: Operation): Promise<string[]> {
        const { statusHistory } = await tenant.get<Operation>(`${path}/${id}`);
        return statusHistory.map(({ status, at }) => `${status} +${Date.parse(at) - Date.parse(SOON)}`);
      }

      const history = (...steps: readonly (readonly [status: string, ms: number])[]): string[] =>
        steps.map(([status, ms]) => `${status} +${ms}`);

      describe.each(CARRIED)('the simulated $provider', (carried) => {
        const { provider, create } = carried;

        it('fails what it would have settled', async () => {
          expect(await inject({ provider, fault: 'fail', count: 1 })).toEqual({
            provider,
            fault: 'fail',
            count: 1,
          });
          const operation = await create(tenant);
          await pass(2 * stepMs);
          expect(await historyOf(carried, operation)).toEqual(
            history(['accepted', 0], ['submitted', stepMs], ['failed', 2 * stepMs]),
          );
        });

        it('reports as much later as it was told', async () => {
          await inject({ provider, fault: 'delay', count: 1, delayMs: 90_000 });
          const operation = await create(tenant);
          await pass(2 * stepMs + 89_999);
          expect(await historyOf(carried, operation)).toHaveLength(2);
          await pass(2 * stepMs + 90_000);
          expect(await historyOf(carried, operation)).toEqual(
            history(['accepted', 0], ['submitted', stepMs], ['settled', 2 * stepMs + 90_000]),
          );
        });

        it('reports a minute later where it was not told how much', async () => {
          expect(await inject({ provider, fault: 'delay', count: 1 })).toMatchObject({ delayMs: 60_000 });
          const operation = await create(tenant);
          await pass(3_600_000);
          expect((await historyOf(carried, operation)).at(-1)).toBe(`settled +${2 * stepMs + 60_000}`);
        });

        it('reports twice, and the second changes nothing', async () => {
          await inject({ provider, fault: 'repeat', count: 1 });
          const operation = await create(tenant);
          await pass(2 * stepMs);
          await tenant.settle();
          expect(await historyOf(carried, operation)).toEqual(
            history(['accepted', 0], ['submitted', stepMs], ['settled', 2 * stepMs]),
          );
          const settled = await tenant.get<Operation>(`${carried.path}/${operation.id}`);
          expect(settled.movementIds).toHaveLength(provider === 'exchange' ? 3 : 2);
        });

        it('overtakes its own answer to the order, with all that it knows', async () => {
          await inject({ provider, fault: 'reorder', count: 1 });
          const operation = await create(tenant);
          await pass(2 * stepMs);
          expect(await historyOf(carried, operation)).toEqual(
            history(['accepted', 0], ['submitted', stepMs], ['settled', stepMs]),
          );
          const settled = await tenant.get<Operation>(`${carried.path}/${operation.id}`);
          expect(settled.providerReference).toContain(operation.id);
          if ('transactionHash' in settled) expect(settled.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
          expect('confirmations' in settled ? settled.confirmations : 12).toBe(12);
        });

        it('overtakes it with a failure, too', async () => {
          await inject({ provider, fault: 'reorder', count: 1 });
          const operation = await create(tenant, '10.01');
          await pass(2 * stepMs);
          expect(await historyOf(carried, operation)).toEqual(
            history(['accepted', 0], ['submitted', stepMs], ['failed', stepMs]),
          );
        });

        it('never reports what is dropped, until a control call does', async () => {
          await inject({ provider, fault: 'drop', count: 1 });
          const operation = await create(tenant);
          await pass(30 * DAY_MS);
          expect(await historyOf(carried, operation)).toEqual(
            history(['accepted', 0], ['submitted', stepMs]),
          );
          await tenant.post(`/v1/sandbox/operations/${operation.id}/advance`, { to: 'settled' });
          expect((await historyOf(carried, operation)).at(-1)).toBe(`settled +${30 * DAY_MS}`);
        });

        it('has as many reports wrong as were asked for, one fault after the other, and then none', async () => {
          await inject({ provider, fault: 'fail', count: 2 });
          await inject({ provider, fault: 'drop', count: 1 });
          const operations: Operation[] = [];
          for (let turn = 0; turn < 5; turn += 1) {
            // An order of which nothing is ever reported leaves the faults to the others.
            operations.push(await create(tenant, turn === 1 ? '10.04' : '10.00'));
            await pass(turn * stepMs);
          }
          await pass(7 * stepMs);
          const ends = [];
          for (const operation of operations) {
            const { status } = await tenant.get<Operation>(`${carried.path}/${operation.id}`);
            ends.push(status);
          }
          expect(ends).toEqual(['failed', 'submitted', 'failed', 'submitted', 'settled']);
        });

        it('leaves other tenants, and other providers, alone', async () => {
          const other = await server().newTenant();
          await other.fund('1000.00');
          await other.adjust('USDC', '1000');
          await inject({ provider, fault: 'drop', count: 10 });
          const elsewhere = await create(other);
          for (let turn = 0; turn < 2; turn += 1) {
            server().passTime(stepMs);
            await other.settle();
          }
          expect((await other.get<Operation>(`${carried.path}/${elsewhere.id}`)).status).toBe('settled');
          for (const each of CARRIED.filter((one) => one.provider !== provider)) {
            const operation = await each.create(tenant);
            const now = (await tenant.get<Schema<'ClockState'>>('/v1/sandbox/clock')).now;
            await pass(Date.parse(now) - Date.parse(SOON) + 2 * stepMs);
            expect((await tenant.get<Operation>(`${each.path}/${operation.id}`)).status).toBe('settled');
          }
        });

        it('has no faults where a control call reports for it', async () => {
          await inject({ provider, fault: 'fail', count: 1 });
          const { id } = await create(tenant);
          const moved = await tenant.post<Operation>(`/v1/sandbox/operations/${id}/advance`, {
            to: 'settled',
          });
          expect(moved.status).toBe('settled');
          const operation = await create(tenant);
          await pass(2 * stepMs);
          expect((await historyOf(carried, operation)).at(-1)).toBe(`failed +${2 * stepMs}`);
        });
      });

      it('takes a key once, however often it is sent', async () => {
        const request = {
          body: { provider: 'bank', fault: 'fail', count: 1 },
          idempotencyKey: 'one fault alone',
        };
        const replies = [
          await tenant.request('POST', FAULTS, request),
          await tenant.request('POST', FAULTS, request),
        ];
        expect(replies.map(({ status }) => status)).toEqual([200, 200]);
        const [first, second] = [await tenant.newPayout(), await tenant.newPayout()];
        await pass(2 * stepMs);
        const ends = [(await tenant.payout(first.id)).status, (await tenant.payout(second.id)).status];
        expect(ends.sort()).toEqual(['failed', 'settled']);
      });

      it.each([{ count: 0 }, { count: 1001 }, { delayMs: -1 }, { provider: 'post' }, { fault: 'lie' }])(
        'refuses %j',
        async (given) => {
          const body = { provider: 'bank', fault: 'fail', count: 1, ...given };
          const { status, body: reply } = await tenant.request('POST', FAULTS, { body });
          expect([status, reply['code']]).toEqual([400, 'invalid_request']);
        },
      );
    },
    { variables: { CORRIDOR_STEP_MS: `${stepMs}` } },
  );
});
