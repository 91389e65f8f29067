import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '../testing/server/with-server.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

const DAY_SECONDS = 86_400;

/** Tables of which the tests below make one row at most. */
const ONE_EACH = new Set(['treasury_settings', 'balance_adjustments']);

withServer(({ server }) => {
  let tenant: TestTenant;
  let key: string;

  beforeEach(async () => {
    tenant = await server().newTenant();
    const [id] = await rows('api_keys', 'id', { type: 'secret' });
    key = `api_key:${String(id)}`;
  });

  /** One column of the tenant's rows, in the order in which they came into being. */
  const rows = async (table: string, column: string, where: object = {}): Promise<(string | null)[]> => {
    const query = server()
      .service.database.reader<object, Record<string, string | null>[]>(table)
      .where({ tenant_id: tenant.clientId, ...where });
    if (table === 'events') void query.orderBy('seq');
    else if (!ONE_EACH.has(table)) void query.orderBy('id');
    return (await query).map((row) => row[column] ?? null);
  };

  /** What events tell of a record, each with its actor. */
  const story = async (id: string): Promise<string[]> => {
    const types = await rows('events', 'type', { object_id: id });
    const actors = await rows('events', 'actor', { object_id: id });
    return types.map((type, index) => `${String(type)} by ${String(actors[index])}`);
  };

  /** The actors of an operation's history, as its row keeps them. */
  const history = async (id: string, column = 'status_history'): Promise<string[]> => {
    const [text] = await rows('operations', column, { id });
    const changes = JSON.parse(text ?? '[]') as {
      status?: string;
      kind?: string;
      actor: { kind: string; id: string | null };
    }[];
    return changes.map(
      ({ status, kind, actor }) => `${String(status ?? kind)} by ${actor.kind}:${String(actor.id)}`,
    );
  };

  describe('who acts', () => {
    it("is the caller's key in a request of its own", async () => {
      const beneficiary = await tenant.newBeneficiary();
      await tenant.post(`/v1/treasury/beneficiaries/${beneficiary.id}/deactivate`);
      expect(await story(beneficiary.id)).toEqual([
        `beneficiary.created by ${key}`,
        `beneficiary.deactivated by ${key}`,
      ]);
      const destination = await tenant.newDestination();
      await tenant.post(`/v1/treasury/destinations/${destination.id}/deactivate`);
      const instrument = await tenant.newInstrument();
      await tenant.post(`/v1/treasury/funding-instruments/${instrument.id}/deactivate`);
      for (const table of ['beneficiaries', 'destinations', 'funding_instruments']) {
        expect([await rows(table, 'created_by'), await rows(table, 'deactivated_by')]).toEqual([
          [key],
          [key],
        ]);
      }
      await tenant.request('PUT', '/v1/treasury/settings', { body: { poboEnabled: true } });
      expect(await rows('treasury_settings', 'changed_by')).toEqual([key]);
      expect(await story(tenant.clientId)).toEqual([`treasury_settings.updated by ${key}`]);
    });

    it('is the one key of several that called', async () => {
      const other = await server().newKey(tenant.clientId);
      const [own] = [await tenant.newBeneficiary()];
      const body = { ...COMPANY };
      const reply = await tenant.request('POST', '/v1/treasury/beneficiaries', { key: other, body });
      expect(reply.status).toBe(201);
      const [first, second] = await rows('beneficiaries', 'created_by');
      expect(first).toBe(key);
      expect(second).toMatch(/^api_key:key_/);
      expect(second).not.toBe(key);
      expect(own.id).not.toBe(reply.body['id']);
    });

    it('is the operator in a command', async () => {
      await tenant.adjust('AUD', '10.00');
      await tenant.configure({ returns: { retryLimit: 3 } });
      expect(await rows('balance_adjustments', 'actor')).toEqual(['operator']);
      expect(await rows('configurations', 'actor')).toEqual(['operator', 'operator']);
      const [movementId] = await rows('movements', 'id');
      expect(await rows('balance_adjustments', 'movement_id')).toEqual([movementId]);
    });

    it.each(['bank', 'chain', 'exchange'] as const)(
      'is the %s in what it reports, and in what a worker does to carry the order out',
      async (provider) => {
        await tenant.adjust('AUD', '100.00');
        await tenant.adjust('USDC', '100.00');
        const make = { bank: tenant.newPayout, chain: tenant.newWithdrawal, exchange: tenant.newConversion };
        const kind = { bank: 'payout', chain: 'withdrawal', exchange: 'conversion' }[provider];
        const { id } = await make[provider]();
        await tenant.settle();
        expect(await story(id)).toEqual([
          `${kind}.accepted by ${key}`,
          `${kind}.submitted by provider:${provider}`,
          `${kind}.settled by provider:${provider}`,
        ]);
        expect(await history(id)).toEqual([
          `accepted by ${key}`,
          `submitted by provider:${provider}`,
          `settled by provider:${provider}`,
        ]);
      },
    );

    it('is the identity provider in its decision, and in what payouts do that waited for it', async () => {
      await tenant.adjust('AUD', '100.00');
      await tenant.configure({ identity: { requireIdentityEvidence: true } });
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      await tenant.newEvidence(beneficiaryId);
      const payout = await tenant.newPayout({ beneficiaryId });
      expect(payout.status).toBe('held');
      await tenant.settle();
      expect((await history(payout.id)).slice(0, 2)).toEqual([
        `held by ${key}`,
        'accepted by provider:identity',
      ]);
      expect(await rows('identity_evidence', 'status_by')).toEqual(['provider:identity']);
    });

    it('is the key that called where a control call plays the provider', async () => {
      const payin = await tenant.fund('100.00');
      expect(await story(payin.id)).toEqual([
        `payin.detected by ${key}`,
        `payin.confirming by ${key}`,
        `payin.credited by ${key}`,
      ]);
      expect(await rows('receipts', 'status_by')).toEqual([key]);
      const { id } = await tenant.newPayout();
      const advance = (to: string) => tenant.post(`/v1/sandbox/operations/${id}/advance`, { to });
      await advance('settled');
      await advance('late_return');
      expect(await history(id)).toEqual([`accepted by ${key}`, `submitted by ${key}`, `settled by ${key}`]);
      expect(await history(id, 'adjustments')).toEqual([`late_return by ${key}`]);
      expect(await story(id)).toEqual([
        `payout.accepted by ${key}`,
        `payout.submitted by ${key}`,
        `payout.settled by ${key}`,
        `payout.late_return by ${key}`,
      ]);
      const patch = { reason: 'for a test', returns: { retryLimit: 2 } };
      await tenant.post('/v1/sandbox/configuration', patch);
      expect(await rows('configurations', 'actor')).toEqual(['operator', key]);
    });

    it('is the clock in what expires, and no key, though a call moved the clock', async () => {
      await tenant.configure({ identity: { evidenceMaxAgeSeconds: DAY_SECONDS } });
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      const { id } = await tenant.newEvidence(beneficiaryId);
      const quote = await tenant.newQuote();
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 2 * DAY_SECONDS });
      expect(await story(id)).toEqual([
        `identity_evidence.updated by ${key}`,
        'identity_evidence.updated by provider:identity',
        'identity_evidence.updated by clock',
      ]);
      expect(await rows('identity_evidence', 'status_by')).toEqual(['clock']);
      expect(await rows('conversion_quotes', 'status_by', { id: quote.id })).toEqual(['clock']);
    });

    it('is the provider in what it reports while a call moves the clock', async () => {
      await tenant.adjust('AUD', '100.00');
      const { id } = await tenant.newPayout();
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
      expect(await history(id)).toEqual([
        `accepted by ${key}`,
        'submitted by provider:bank',
        'settled by provider:bank',
      ]);
    });

    it('is in no answer', async () => {
      const payin = await tenant.fund('100.00');
      const payout = await tenant.newPayout();
      await tenant.post(`/v1/sandbox/operations/${payout.id}/advance`, { to: 'settled' });
      await tenant.post(`/v1/sandbox/operations/${payout.id}/advance`, { to: 'late_return' });
      const answers = await Promise.all(
        [
          '/v1/treasury',
          '/v1/treasury/settings',
          '/v1/treasury/configurations/effective',
          `/v1/treasury/payouts/${payout.id}`,
          '/v1/treasury/payouts',
          `/v1/treasury/payins/${payin.id}`,
          '/v1/treasury/beneficiaries',
          '/v1/treasury/funding-instruments',
          '/v1/treasury/transactions',
          '/v1/treasury/ledger/export',
        ].map((path) => tenant.request('GET', path)),
      );
      for (const { status, text } of answers) {
        expect(status, text).toBe(200);
        expect(text).not.toMatch(/actor|api_key|\bkey_|ivatedBy|statusBy|changedBy/i);
      }
    });
  });
});

/** A second recipient. */
const COMPANY = {
  type: 'business',
  businessName: 'Analytical Engines Pty Ltd',
  destination: { type: 'bank_account', bsb: '062000', accountNumber: '12345679', accountName: 'AE' },
};
