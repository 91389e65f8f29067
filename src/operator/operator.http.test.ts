import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { isMigrated } from '../db/startup/migrate.ts';
import { createEmptyDatabase } from '../testing/databases/test-database.ts';
import { eachServer } from '../testing/server/each-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { complaintOf, documentOf } from '../testing/server/operator-answer.ts';
import { runOperator, type ProgramResult } from '../testing/server/run-program.ts';
import { PERSON, type TestTenant } from '../testing/worlds/test-tenant.ts';

type Json = Record<string, unknown>;

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

eachServer(({ server, dialect }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    server().service.worker.start();
    tenant = await server().newTenant('Analytical Engines Pty Ltd');
    await tenant.fund('100.00');
  });

  const run = (...parameters: string[]): Promise<ProgramResult> =>
    runOperator([...parameters, '--json'], { DATABASE_URL: server().service.config.databaseUrl });

  const succeed = async (...parameters: string[]): Promise<Json> => documentOf(await run(...parameters));
  const fail = async (...parameters: string[]): Promise<string> => complaintOf(await run(...parameters));

  const adjust = (amount: string): string[] => [
    ...['adjust', '--tenant', tenant.clientId, '--asset', 'AUD', '--amount', amount, '--reason', 'a test'],
  ];

  it(
    'creates a tenant whose keys work at once, suspends it, and serves it again',
    async () => {
      const made = await succeed('tenant', 'create', '--name', 'Difference Engines');
      expect(Object.keys(made)).toEqual(['clientId', 'secretKey', 'publishableKey']);
      const key = String(made['secretKey']);
      const settings = await server().request('GET', '/v1/treasury/settings', { key });
      expect(settings.body).toMatchObject({ tenantRemitterName: 'Difference Engines' });
      const refused = await server().request('GET', '/v1/treasury', { key: String(made['publishableKey']) });
      expect(answerOf(refused)).toBe('403 secret_key_required');
      const clientId = String(made['clientId']);
      await succeed('tenant', 'suspend', '--tenant', clientId);
      server().passTime(1_001);
      const suspended = await server().request('GET', '/v1/treasury', { key });
      expect(answerOf(suspended)).toBe('403 account_suspended');
      await succeed('tenant', 'resume', '--tenant', clientId);
      server().passTime(1_001);
      expect((await server().request('GET', '/v1/treasury', { key })).status).toBe(200);
    },
    PATIENCE_MS,
  );

  it(
    'creates keys of any role, narrowed as it is told',
    async () => {
      const create = ['key', 'create', '--tenant', tenant.clientId];
      const [narrow, elsewhere] = await Promise.all([
        succeed(...create, '--role', 'finance', '--scopes', 'treasury:read,fees:read'),
        succeed(...create, '--role', 'admin', '--allowed-ips', '203.0.113.0/24,2001:db8::1'),
      ]);
      expect(Object.keys(narrow)).toEqual(['id', 'key']);
      const read = async ({ key }: Json): Promise<string> =>
        answerOf(await server().request('GET', '/v1/treasury', { key: String(key) }));
      expect(await read(narrow)).toBe('200');
      expect(await read(elsewhere)).toBe('403 ip_not_allowed');
      const write = { key: String(narrow['key']), body: PERSON };
      const written = await server().request('POST', '/v1/treasury/beneficiaries', write);
      expect(answerOf(written)).toBe('403 insufficient_scope');
    },
    PATIENCE_MS,
  );

  it(
    'lists the keys of an account, revokes one, and has one expire',
    async () => {
      const own = await server().newTenant();
      const [lost, old] = [await own.newApiKey(), await own.newApiKey()];
      expect(await succeed('key', 'revoke', lost.id)).toEqual({
        id: lost.id,
        clientId: own.clientId,
        status: 'revoked',
      });
      expect(await succeed('key', 'expire', old.id)).toMatchObject({ id: old.id, status: 'expired' });
      const { data } = (await succeed('key', 'list', '--tenant', own.clientId)) as { data: Json[] };
      expect(data.map(({ id, status }) => [id, status]).slice(0, 2)).toEqual([
        [old.id, 'expired'],
        [lost.id, 'revoked'],
      ]);
      expect(data).toHaveLength(4);
      expect(await fail('key', 'revoke', old.id)).toContain('invalid_state');
      expect(await fail('key', 'expire', 'key_none')).toContain('There is no key key_none');
    },
    PATIENCE_MS,
  );

  it(
    'confirms in the place of an owner, for one tenant and for five minutes',
    async () => {
      const before = Date.now();
      const issued = await succeed('step-up', '--tenant', tenant.clientId);
      const after = Date.now();
      expect(Object.keys(issued)).toEqual(['stepUpToken', 'expiresAt']);
      const issuedAt = Date.parse(String(issued['expiresAt'])) - 300_000;
      // PostgreSQL rounds its microseconds.
      expect(issuedAt).toBeGreaterThanOrEqual(before - 1);
      expect(issuedAt).toBeLessThanOrEqual(after + 1);
      const headers = { 'step-up-token': String(issued['stepUpToken']) };
      const body = { transfer: { flatAud: '1.00', bps: 10 } };
      const saved = await tenant.request('PUT', '/v1/developer-fees', { body, headers });
      expect([saved.status, saved.body['updatedBy']]).toEqual([200, 'operator']);
      const other = await server().newTenant();
      const foreign = await other.request('PUT', '/v1/developer-fees', { body, headers });
      expect(answerOf(foreign)).toBe('403 step_up_required');
      expect(await fail('step-up', '--tenant', 'acct_none')).toContain('There is no tenant acct_none');
    },
    PATIENCE_MS,
  );

  it(
    'adjusts a balance while the server pays out, and never below its floor',
    async () => {
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      const payouts = Array.from({ length: 40 }, () => tenant.newPayout({ beneficiaryId, amount: '1.00' }));
      const [adjusted] = await Promise.all([succeed(...adjust('50.25')), ...payouts]);
      const movement = await tenant.get(`/v1/treasury/transactions/${String(adjusted['movementId'])}`);
      expect(movement).toMatchObject({
        kind: 'admin_adjustment',
        availableDelta: '50.25',
        reservedDelta: '0.00',
        reason: 'a test',
        reference: adjusted['movementId'],
        externalReference: adjusted['movementId'],
      });
      expect((await tenant.balance()).available).toBe('110.25');
      expect(await fail(...adjust('-110.26'))).toContain('insufficient_funds');
      expect((await tenant.balance()).available).toBe('110.25');
      await succeed(...adjust('-110.25'));
      expect((await tenant.balance()).available).toBe('0.00');
    },
    PATIENCE_MS,
  );

  it(
    'puts configurations in force, by which the server decides at once',
    async () => {
      const own = await server().newTenant();
      await own.fund('10.00');
      const set = ['configuration', 'set', '--tenant', own.clientId, '--set'];
      const fee = { operation: 'payout', asset: 'AUD', flat: '0.30', bps: 100 };
      const made = await succeed(
        ...set,
        JSON.stringify({ pricing: { fees: [fee] } }),
        '--reason',
        'new prices',
      );
      expect(made).toEqual(await own.get('/v1/treasury/configurations/effective'));
      expect(made).toMatchObject({ version: 2, reason: 'new prices', createdBy: 'operator' });
      const payout = await own.newPayout({ amount: '5.00' });
      expect([payout.fee.amount, payout.configurationId]).toEqual(['0.35', made['id']]);
      expect(await fail(...set, '{"pricing":{"fees":[{}]}}')).toContain('/pricing/fees/0');
      expect(await own.get('/v1/treasury/configurations/effective')).toEqual(made);
    },
    PATIENCE_MS,
  );

  it(
    'replenishes a loss, after which the tenant may spend again',
    async () => {
      const own = await server().newTenant();
      await own.configure({ returns: { replenishment: 'manual' } });
      const { id } = await own.fund('100.00');
      const { id: beneficiaryId } = await own.newBeneficiary();
      await own.newPayout({ beneficiaryId, amount: '60.00' });
      await own.post(`/v1/sandbox/payins/${id}/advance`, { to: 'returned' });
      await own.fund('200.00');
      const spend = async (): Promise<string> => {
        const body = { beneficiaryId, amount: '1.00', currency: 'AUD', externalReference: randomUUID() };
        return answerOf(await own.request('POST', '/v1/treasury/payouts', { body }));
      };
      expect([await spend(), (await own.balance()).available]).toEqual(['422 insufficient_funds', '140.00']);
      await own.adjust('AUD', '-140.00');
      await own.adjust('AUD', '1.00');
      expect(await spend()).toBe('422 insufficient_funds');
      const replenish = ['replenish', '--tenant', own.clientId, '--asset', 'AUD', '--reason', 'paid in'];
      const made = await succeed(...replenish, '--amount', '5.50');
      expect(made).toMatchObject({ amount: '5.50', available: '6.50', spendingStopped: false });
      const movement = await own.get(`/v1/treasury/transactions/${String(made['movementId'])}`);
      expect(movement).toMatchObject({ kind: 'admin_adjustment', availableDelta: '5.50', reason: 'paid in' });
      expect([await spend(), (await own.balance()).available]).toEqual(['201', '5.50']);
    },
    PATIENCE_MS,
  );

  it(
    'keeps spending stopped while a replenishment is too small',
    async () => {
      const own = await server().newTenant();
      await own.configure({ returns: { replenishment: 'manual' } });
      const { id } = await own.fund('100.00');
      await own.newPayout({ amount: '60.00' });
      await own.post(`/v1/sandbox/payins/${id}/advance`, { to: 'returned' });
      const replenish = ['replenish', '--tenant', own.clientId, '--asset', 'AUD', '--reason', 'x'];
      expect(await succeed(...replenish, '--amount', '59.99')).toMatchObject({
        available: '-0.01',
        spendingStopped: true,
      });
      expect(await succeed(...replenish, '--amount', '0.01')).toMatchObject({
        available: '0.00',
        spendingStopped: false,
      });
    },
    PATIENCE_MS,
  );

  describe('migrate', () => {
    it(
      'leaves a database that is up to date as it is, and the server runs on',
      async () => {
        const before = await server().countRows();
        const nothing = { environment: 'sandbox', applied: [], pending: [], ahead: [] };
        expect(await succeed('migrate')).toEqual(nothing);
        expect((await server().countRows())['migrations']).toBe(before['migrations']);
        const externalReference = randomUUID();
        expect((await tenant.newBeneficiary({ ...PERSON, externalReference })).externalReference).toBe(
          externalReference,
        );
      },
      PATIENCE_MS,
    );

    it(
      'says what there is to do, and what it did, also when several begin at once on an empty database',
      async () => {
        const database = await createEmptyDatabase(dialect);
        const { url } = database;
        const migrate = async (...more: string[]): Promise<Json> =>
          documentOf(await runOperator(['migrate', '--json', ...more], { DATABASE_URL: url }));
        const names = (migrations: unknown): string[] =>
          (migrations as { name: string }[]).map(({ name }) => name);
        const plan = await migrate('--dry-run');
        expect(plan).toMatchObject({ environment: null, applied: [], ahead: [] });
        expect(names(plan['pending'])[0]).toBe('001_baseline');
        const results = await Promise.all([migrate(), migrate(), migrate()]);
        for (const result of results)
          expect(result).toMatchObject({ environment: 'sandbox', pending: [], ahead: [] });
        // One of them did it all, and the others found it done.
        expect(
          results.map(({ applied }) => names(applied)).sort((one, other) => one.length - other.length),
        ).toEqual([[], [], names(plan['pending'])]);
        const migrated = openDatabase(url);
        expect(await isMigrated(migrated)).toBe(true);
        await migrated.destroy();
        await database.remove();
      },
      PATIENCE_MS,
    );
  });
});
