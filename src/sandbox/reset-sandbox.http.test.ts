import { beforeEach, expect, it } from 'vitest';
import type { Schema } from '../contract/operation-types.ts';
import { eachServer } from '../testing/server/each-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';
import { afterSoon, SOON } from '../testing/worlds/soon.ts';

type ClockState = Schema<'ClockState'>;

/** PostgreSQL rounds its microseconds. */
const ROUNDED_MS = 1;

const RESET = '/v1/sandbox/reset';

eachServer(
  ({ server }) => {
    let tenant: TestTenant;

    beforeEach(async () => {
      tenant = await server().newTenant();
      await tenant.fund('1000.00');
    });

    const reset = (): Promise<ClockState> => tenant.post(RESET, {});

    it('forgets every pin', async () => {
      const rateNow = async (): Promise<string> => (await tenant.newQuote()).rate;
      const market = await rateNow();
      await tenant.pin('AUD', 'USDC', '0.5');
      await tenant.pin('USDC', 'AUD', '2');
      expect(await rateNow()).toBe('0.5000000000');
      await reset();
      expect(await rateNow()).toBe(market);
    });

    it('forgets every fault', async () => {
      for (const provider of ['bank', 'chain', 'exchange', 'identity']) {
        await tenant.post('/v1/sandbox/faults', { provider, fault: 'drop', count: 9 });
      }
      await reset();
      const [payout, conversion] = [await tenant.newPayout(), await tenant.newConversion()];
      const { id } = await tenant.newBeneficiary();
      await tenant.newEvidence(id);
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
      expect((await tenant.payout(payout.id)).status).toBe('settled');
      expect((await tenant.conversion(conversion.id)).status).toBe('settled');
      const path = `/v1/treasury/beneficiaries/${id}/identity-evidence`;
      const { data } = await tenant.get<Schema<'IdentityEvidenceList'>>(path);
      expect(data).toMatchObject([{ status: 'accepted' }]);
    });

    it('lets the clock run on from where it stands', async () => {
      await tenant.post('/v1/sandbox/clock', { frozenAt: SOON });
      const payout = await tenant.newPayout();
      const since = server().service.clock();
      const { now, frozen } = await reset();
      const passedMs = server().service.clock() - since;
      expect(frozen).toBe(false);
      expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse(SOON));
      expect(Date.parse(now) - Date.parse(SOON)).toBeLessThanOrEqual(passedMs + ROUNDED_MS);
      server().passTime(60_000);
      await tenant.settle();
      server().passTime(60_000);
      await tenant.settle();
      expect((await tenant.payout(payout.id)).status).toBe('settled');
      // It never goes back: the moment of the machine is long past.
      expect(Date.parse((await tenant.get<ClockState>('/v1/sandbox/clock')).now)).toBeGreaterThan(
        Date.parse(SOON) + 120_000 - 1,
      );
    });

    it('moves no money, deletes nothing and keeps the configuration', async () => {
      await tenant.post('/v1/sandbox/configuration', {
        reason: 'for a test',
        settlement: { quoteTtlSeconds: 99 },
      });
      await tenant.post('/v1/sandbox/clock', { frozenAt: SOON });
      await tenant.pin('AUD', 'USDC', '0.5');
      const payout = await tenant.newPayout();
      const overview = await tenant.get<Schema<'TreasuryOverview'>>('/v1/treasury');
      const { idempotency_keys: keys, ...before } = await server().countRows();
      await reset();
      const { idempotency_keys: keysNow, ...after } = await server().countRows();
      expect([after, Number(keysNow)]).toEqual([before, Number(keys) + 1]);
      expect(await tenant.payout(payout.id)).toEqual(payout);
      const later = await tenant.get<Schema<'TreasuryOverview'>>('/v1/treasury');
      expect(later.recentMovements).toEqual(overview.recentMovements);
      expect(later.configurations).toEqual(overview.configurations);
      expect(later.balances.map((each) => ({ ...each, asOf: '' }))).toEqual(
        overview.balances.map((each) => ({ ...each, asOf: '' })),
      );
    });

    it('of a sandbox that nobody has touched does nothing', async () => {
      const before = server().service.clock();
      const state = await reset();
      const after = server().service.clock();
      expect(state.frozen).toBe(false);
      expect(Date.parse(state.now)).toBeGreaterThanOrEqual(before - ROUNDED_MS);
      expect(Date.parse(state.now)).toBeLessThanOrEqual(after + ROUNDED_MS);
      expect((await reset()).frozen).toBe(false);
    });

    it('takes an empty body or none, and answers a repeat as the first time', async () => {
      expect((await tenant.request('POST', RESET)).status).toBe(200);
      await tenant.post('/v1/sandbox/clock', { frozenAt: SOON });
      const request = { body: {}, idempotencyKey: 'one reset' };
      const first = await tenant.request('POST', RESET, request);
      const frozenAt = afterSoon(1_000);
      await tenant.post('/v1/sandbox/clock', { frozenAt });
      await tenant.pin('AUD', 'USDC', '0.5');
      const again = await tenant.request('POST', RESET, request);
      expect(again.text).toBe(first.text);
      expect(await tenant.get(`/v1/sandbox/clock`)).toEqual({ now: frozenAt, frozen: true });
      expect((await tenant.newQuote()).rate).toBe('0.5000000000');
    });

    it('leaves other tenants alone', async () => {
      const other = await server().newTenant();
      await other.fund('100.00');
      await other.post('/v1/sandbox/clock', { frozenAt: SOON });
      await other.pin('AUD', 'USDC', '0.5');
      await reset();
      expect(await other.get('/v1/sandbox/clock')).toEqual({ now: SOON, frozen: true });
      expect((await other.newQuote()).rate).toBe('0.5000000000');
    });

    it('refuses a body that is not empty', async () => {
      const reply = await tenant.request('POST', RESET, { body: { clock: true } });
      expect(answerOf(reply)).toBe('400 invalid_request');
    });
  },
  { variables: { CORRIDOR_STEP_MS: '1000' } },
);
