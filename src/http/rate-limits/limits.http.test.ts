import { describe, expect, it } from 'vitest';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestServer } from '../../testing/server/test-server.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { signedIn } from '../../testing/worlds/test-user.ts';

/** Buckets that do not fill up while a test runs. */
const VARIABLES = {
  CORRIDOR_RATE_LIMIT: '0.001/3',
  CORRIDOR_TENANT_RATE_LIMIT: '0.001/5',
  CORRIDOR_AUTH_RATE_LIMIT: '0.001/2',
};

const POLICY = '"key";q=3;w=3000, "tenant";q=5;w=5000';

eachServer(
  ({ server, dialect, startAnother }) => {
    const get = (key: string | null, by: TestServer = server()): Promise<TestReply> =>
      by.request('GET', '/v1/webhooks', { key: key ?? '' });
    /** The policies, and what is left: a machine that is busy takes its time until it is full. */
    const limitOf = ({ headers }: TestReply): (string | null)[] => [
      headers.get('ratelimit-policy'),
      headers.get('ratelimit')?.replaceAll(/;t=\d+/g, '') ?? null,
    ];

    describe('limits', () => {
      it('count by key and by account, and say so on every answer that they were looked at for', async () => {
        const tenant = await server().newTenant();
        const other = await server().newKey(tenant.clientId);
        const replies: TestReply[] = [];
        for (const key of [
          tenant.secretKey,
          tenant.secretKey,
          tenant.secretKey,
          tenant.secretKey,
          other,
          other,
        ])
          replies.push(await get(key));
        replies.push(await get(other));
        expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 200, 200, 429]);
        expect(limitOf(replies[0]!)).toEqual([POLICY, '"key";r=2, "tenant";r=4']);
        expect(limitOf(replies[3]!)).toEqual([POLICY, '"key";r=0, "tenant";r=2']);
        expect(limitOf(replies[6]!)).toEqual([POLICY, '"key";r=1, "tenant";r=0']);
        expect(replies[3]!.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d{4}, "tenant";r=2;t=\d{4}$/);
        expect(Number(replies[3]!.headers.get('retry-after'))).toBeGreaterThan(800);
        expect((await get((await server().newTenant()).secretKey)).status).toBe(200);
      });

      it('count what is refused behind them, and nothing that is refused before', async () => {
        const tenant = await server().newTenant();
        const publishable = await server().newKey(tenant.clientId, { type: 'publishable', role: 'viewer' });
        const refused = await get(publishable);
        expect(answerOf(refused)).toBe('403 secret_key_required');
        expect(limitOf(refused)).toEqual([null, null]);
        const missing = await server().request('GET', '/v1/webhooks/whk_01kjv3e5m8e2ta7x0c6y4b9dqr', {
          key: tenant.secretKey,
        });
        expect(missing.status).toBe(404);
        expect(limitOf(missing)).toEqual([POLICY, '"key";r=2, "tenant";r=4']);
      });

      it('count a session by its user, beside the keys of the account', async () => {
        const tenant = await server().newTenant();
        const { headers } = await signedIn(server(), tenant.clientId, 'owner');
        const ask = () => server().request('GET', '/v1/webhooks', { headers });
        const statuses = [
          (await ask()).status,
          (await ask()).status,
          (await ask()).status,
          (await ask()).status,
        ];
        expect(statuses).toEqual([200, 200, 200, 429]);
        expect((await get(tenant.secretKey)).status).toBe(200);
      });

      it('are one on PostgreSQL for all processes', async () => {
        const tenant = await server().newTenant();
        const another = await startAnother();
        const replies = await Promise.all(
          Array.from({ length: 12 }, (_, index) =>
            get(tenant.secretKey, index % 2 === 0 ? server() : another),
          ),
        );
        const passed = replies.filter(({ status }) => status === 200).length;
        expect(passed).toBe(dialect === 'postgres' ? 3 : 6);
      });

      it('of refused authentications answer 429 for 401, and serve a valid key', async () => {
        const { secretKey } = await server().newTenant();
        const wrong = `${secretKey.slice(0, -1)}${secretKey.endsWith('a') ? 'b' : 'a'}`;
        const limited = await startAnother({
          variables: { ...VARIABLES, CORRIDOR_AUTH_RATE_LIMIT: '0.001/2' },
        });
        const replies = [await get(wrong, limited), await get(null, limited), await get(wrong, limited)];
        expect(replies.map(answerOf)).toEqual([
          '401 unauthenticated',
          '401 unauthenticated',
          '429 rate_limited',
        ]);
        expect(limitOf(replies[1]!)).toEqual(['"authentication";q=2;w=2000', '"authentication";r=0']);
        expect(Number(replies[2]!.headers.get('retry-after'))).toBeGreaterThan(800);
        expect((await get(secretKey, limited)).status).toBe(200);
      });
    });
  },
  { variables: VARIABLES },
);
