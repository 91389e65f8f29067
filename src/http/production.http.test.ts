import { beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { adjustBalance } from '../treasury/overview/adjust.ts';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { unknownRecords } from '../testing/server/example-records.ts';
import { OPERATION_IDS, exampleRequest, sendExample } from '../testing/server/example-request.ts';
import type { TestReply, TestRequest } from '../testing/server/test-service.ts';
import { runOperator } from '../testing/server/run-program.ts';
import { PERSON, TO_STABLECOIN, type TestTenant } from '../testing/worlds/test-tenant.ts';
import { PRODUCTION_VARIABLES } from '../testing/server/production-variables.ts';

const VARIABLES = {
  CORRIDOR_ENV: 'production',
  ...PRODUCTION_VARIABLES,
  CORRIDOR_SECRET: 'a secret of production that is long enough',
};

const RECORDS = unknownRecords();

withServer(
  ({ server }) => {
    let tenant: TestTenant;

    beforeAll(async () => {
      tenant = await server().newTenant();
    });

    /** The checks of the other tests know the sandbox's paths. */
    const send = (method: string, path: string, request: TestRequest): Promise<TestReply> =>
      server().service.send(method, path, { key: tenant.secretKey, ...request });

    it('knows no operation of the sandbox, whatever the method', async () => {
      const sandbox = OPERATION_IDS.filter((id) => OPERATIONS[id].tag === 'sandbox');
      expect(sandbox.length).toBeGreaterThan(0);
      for (const id of sandbox) {
        const example = exampleRequest(id, RECORDS);
        expect([id, answerOf(await sendExample(send, example))]).toEqual([id, '404 not_found']);
        const patched = await send('PATCH', example.path, {});
        expect([id, answerOf(patched)]).toEqual([id, '404 not_found']);
      }
    });

    it('documents what it serves, and nothing else', async () => {
      const { body } = await send('GET', '/openapi.json', {});
      const paths = body['paths'] as Record<string, Record<string, { operationId: string }>>;
      const documented = Object.values(paths).flatMap((each) =>
        Object.values(each).map(({ operationId }) => operationId),
      );
      const isServed = (environments: readonly string[]): boolean => environments.includes('production');
      const served = OPERATION_IDS.filter((id) => isServed(OPERATIONS[id].environments));
      expect(documented.toSorted()).toEqual(served.toSorted());
      const text = JSON.stringify(body);
      for (const pointer of text.match(/#\/components\/[\w/-]+/g) ?? []) {
        const [, , kind = '', name = ''] = pointer.split('/');
        const components = body['components'] as Record<string, Record<string, unknown>>;
        expect(components[kind], pointer).toHaveProperty([name]);
      }
      expect(text).not.toContain('#/components/schemas/MailList');
      expect((body['tags'] as { name: string }[]).map(({ name }) => name)).not.toContain('sandbox');
      expect((await send('GET', '/docs/reference/createPayout', {})).status).toBe(200);
      expect((await send('GET', '/docs/reference/simulatePayin', {})).status).toBe(404);
    });

    it('takes keys of its own environment alone', async () => {
      expect(tenant.secretKey).toMatch(/^sk_live_/);
      expect((await tenant.request('GET', '/v1/treasury')).status).toBe(200);
      const key = await server().newKey(tenant.clientId, { environment: 'sandbox' });
      expect(answerOf(await tenant.request('GET', '/v1/treasury', { key }))).toBe('401 unauthenticated');
    });

    it('gives a developer no right to move money', async () => {
      const key = await server().newKey(tenant.clientId, { role: 'developer', environment: 'production' });
      const request = { key, body: PERSON };
      expect(answerOf(await tenant.request('POST', '/v1/treasury/beneficiaries', request))).toBe(
        '403 insufficient_scope',
      );
      expect((await tenant.request('GET', '/v1/treasury', { key })).status).toBe(200);
    });

    it('limits the rate, and says so', async () => {
      const { headers } = await tenant.request('GET', '/v1/treasury');
      expect(headers.get('ratelimit-policy')).toBe('"key";q=200;w=2, "tenant";q=1000;w=2');
    });

    it('without an identity provider verifies nobody, bills nothing, and opens no route', async () => {
      const customer = await tenant.newCustomer({ entitlements: ['aud_onramp'] });
      expect(customer.verificationStatus).toBe('not_started');
      await tenant.settle();
      expect(await tenant.customer(customer.id)).toEqual(customer);
      const path = `/v1/customers/${customer.id}/payment-routes`;
      const refused = await tenant.request('POST', path, { body: TO_STABLECOIN });
      expect(answerOf(refused)).toBe('422 capability_disabled');
      const rows = await server().service.database.reader('accruals').where('tenant_id', tenant.clientId);
      expect(rows).toEqual([]);
      const orders = server()
        .service.database.reader('instructions')
        .where({ tenant_id: tenant.clientId, kind: 'check_customer' })
        .pluck('status') as Promise<string[]>;
      expect(await orders).toEqual([]);
    });

    it('confirms in the place of an owner for a reason alone', async () => {
      const variables = { ...VARIABLES, DATABASE_URL: server().service.config.databaseUrl };
      const command = ['step-up', '--tenant', tenant.clientId, '--json'];
      const silent = await runOperator(command, variables);
      expect([silent.exitCode, silent.stdout]).toEqual([1, '']);
      expect(silent.stderr).toContain('In production, a step-up requires --reason.');
      const given = await runOperator([...command, '--reason', 'They called and were known'], variables);
      const { stepUpToken } = JSON.parse(given.stdout) as { stepUpToken: string };
      const body = { transfer: { flatAud: '0.10', bps: 5 } };
      const headers = { 'step-up-token': stepUpToken };
      expect((await tenant.request('PUT', '/v1/developer-fees', { body, headers })).status).toBe(200);
    }, 60_000);

    it('without a bank reserves nothing for payouts, and opens no account', async () => {
      await server().service.writeQueue.submit(adjustBalance(tenant.clientId, 'AUD', 10_000n, 'for a test'));
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      const body = { beneficiaryId, amount: '10.01', currency: 'AUD', externalReference: 'order' };
      const refused = await tenant.request('POST', '/v1/treasury/payouts', { body });
      expect(answerOf(refused)).toBe('422 capability_disabled');
      expect(await tenant.figures()).toBe('100.00/0.00/0.00');
      const reply = await tenant.request('POST', '/v1/treasury/funding-instruments', {
        body: { type: 'aud_account' },
      });
      expect(answerOf(reply)).toBe('422 capability_disabled');
    });
  },
  { variables: VARIABLES },
);
