import { expect, it } from 'vitest';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { enrol } from '../../testing/worlds/test-user.ts';

/** Hops that are no plain address: nobody can say from them where a request comes from. */
const UNDETERMINABLE = [
  '',
  'unknown',
  '203.0.113.7:443',
  '0313.0.113.7',
  '203.0.113',
  'fe80::1%eth0',
  '203.0.113.7.',
];

withServer(
  ({ server }) => {
    it('refuses a key with addresses where the client’s cannot be determined, serves others, and tells of none', async () => {
      const tenant = await server().newTenant();
      const owner = await enrol(server(), tenant.clientId);
      const bound = await server().newKey(tenant.clientId, { allowedIps: ['0.0.0.0/0', '::/0'] });
      const put = (key: string, hop: string, poboEnabled: boolean): Promise<TestReply> =>
        tenant.request('PUT', '/v1/treasury/settings', {
          key,
          body: { poboEnabled },
          headers: { 'x-forwarded-for': hop },
        });
      for (const [index, hop] of UNDETERMINABLE.entries()) {
        expect([hop, answerOf(await put(bound, hop, true))]).toEqual([hop, '403 ip_not_allowed']);
        expect((await put(tenant.secretKey, hop, index % 2 === 1)).status).toBe(200);
      }
      expect((await put(bound, '203.0.113.7', true)).status).toBe(200);
      const query = 'audit-events?type=treasury_settings.updated';
      const { body } = await owner.browser.call('GET', query);
      const addresses = (body['data'] as { ipAddress: string | null }[]).map(({ ipAddress }) => ipAddress);
      expect(addresses).toEqual(['203.0.113.7', ...UNDETERMINABLE.map(() => null)]);
    });
  },
  { variables: { TRUST_PROXY: '127.0.0.1,::1' } },
);
