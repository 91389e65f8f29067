import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import type { OperationId } from '../contract/operation-types.ts';
import { withServer } from '../testing/server/with-server.ts';
import { makeExampleRecords, type ExampleRecords } from '../testing/server/example-records.ts';
import { exampleRequest, OPERATION_IDS } from '../testing/server/example-request.ts';
import { exchangeRaw } from '../testing/server/raw-exchange.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

const READS = OPERATION_IDS.filter((id) => OPERATIONS[id].method === 'get');

/** Headers of one exchange and its connection: fetch asks to close it after HEAD. */
const OF_THE_EXCHANGE = [
  'x-request-id',
  'date',
  'ratelimit',
  'transfer-encoding',
  'connection',
  'keep-alive',
];

const settled = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OF_THE_EXCHANGE.includes(name)));

/** Beyond where making the records has taken the clock. */
const AHEAD_MS = 100 * 86_400_000;

withServer(({ server, startAnother }) => {
  let tenant: TestTenant;
  let records: ExampleRecords;

  beforeAll(async () => {
    tenant = await server().newTenant();
    records = await makeExampleRecords(tenant);
    await tenant.post('/v1/sandbox/clock', { frozenAt: new Date(Date.now() + AHEAD_MS).toISOString() });
  }, 60_000);

  const pathOf = (id: OperationId): string => exampleRequest(id, records).path;

  describe('HEAD', () => {
    it.each(READS)('answers as %s does, without the body', async (id) => {
      const { send } = server().service;
      const get = await send('GET', pathOf(id), { key: tenant.secretKey });
      const head = await send('HEAD', pathOf(id), { key: tenant.secretKey });
      expect([head.status, head.text]).toEqual([get.status, '']);
      expect(settled(head.headers)).toEqual(settled(get.headers));
      expect(head.headers.get('x-request-id')).not.toBe(get.headers.get('x-request-id'));
    });

    it('answers for a file of the documentation', async () => {
      const path = '/docs/search.json';
      const { send } = server().service;
      const [get, head] = [await send('GET', path), await send('HEAD', path)];
      expect([head.status, head.text]).toEqual([200, '']);
      expect(settled(head.headers)).toEqual(settled(get.headers));
    });

    it('leaves the connection ready for the next request', async () => {
      const lines = (method: string, path: string): string =>
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.secretKey}\r\n`;
      const bytes = [
        `${lines('HEAD', '/v1/treasury/ledger/export')}\r\n`,
        `${lines('HEAD', '/v1/treasury/payouts')}Connection: close\r\n\r\n`,
      ].join('');
      const answers = await exchangeRaw(server().url, bytes, { answers: 2, bodies: false });
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    });

    it('is refused as GET is', async () => {
      const { send } = server().service;
      const path = '/v1/treasury/payouts';
      expect((await send('HEAD', path)).status).toBe(401);
      expect((await send('HEAD', path, { key: tenant.publishableKey })).status).toBe(403);
      expect((await send('HEAD', `${path}?limit=0`, { key: tenant.secretKey })).status).toBe(400);
      expect((await send('HEAD', '/v1/nowhere')).status).toBe(404);
      const notTaken = await send('HEAD', `${path}/preview`);
      expect([notTaken.status, notTaken.headers.get('allow')]).toEqual([405, 'POST']);
    });

    it('counts against the rate limit', async () => {
      const limited = await startAnother({ variables: { CORRIDOR_RATE_LIMIT: '0.001/1' } });
      const key = await server().newKey(tenant.clientId);
      expect((await limited.service.send('HEAD', '/v1/treasury', { key })).status).toBe(200);
      const refused = await limited.service.send('HEAD', '/v1/treasury', { key });
      expect([refused.status, refused.text]).toEqual([429, '']);
    });

    it('is named where a path takes GET', async () => {
      const { send } = server().service;
      expect((await send('PUT', '/v1/treasury/payouts')).headers.get('allow')).toBe('GET, HEAD, POST');
    });
  });
});
