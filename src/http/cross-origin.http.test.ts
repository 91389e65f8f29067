import { beforeAll, describe, expect, it } from 'vitest';
import { CONSOLE_OPERATIONS } from '../../generated/console-operations.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { withServer } from '../testing/server/with-server.ts';
import { unknownRecords } from '../testing/server/example-records.ts';
import { OPERATION_IDS, exampleRequest } from '../testing/server/example-request.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

const RECORDS = unknownRecords();
const PREFLIGHT = {
  origin: 'https://shop.example.com',
  'access-control-request-method': 'GET',
  'access-control-request-headers': 'authorization',
};

const corsOf = ({ headers }: TestReply): string[] =>
  [...headers]
    .flatMap(([name, value]) => (name.startsWith('access-control-') ? [`${name}: ${value}`] : []))
    .sort();

const FOR_BROWSERS = [
  '/v1/activity',
  '/v1/developer-fees',
  '/v1/rates',
  '/v1/reports/revenue',
  '/v1/revenue',
];

/** Every path of both documents, with something in the place of each parameter. */
const PATHS = [
  ...new Set([
    ...OPERATION_IDS.map((id) => exampleRequest(id, RECORDS).path.replace(/\?.*/, '')),
    ...Object.values(CONSOLE_OPERATIONS).map(({ path }) => path.replaceAll(/\{[^}]+\}/g, 'ses_1')),
  ]),
];

withServer(
  ({ server }) => {
    let tenant: TestTenant;

    beforeAll(async () => {
      tenant = await server().newTenant();
    });

    const send = (method: string, path: string, headers: Record<string, string> = {}): Promise<TestReply> =>
      server().service.send(method, path, { headers });

    describe('a page of another origin', () => {
      it('may ask for the five operations that a publishable key may call, and for no other path', async () => {
        const allowed: string[] = [];
        for (const path of PATHS) {
          const reply = await send('OPTIONS', path, PREFLIGHT);
          if (reply.status === 204) allowed.push(path);
          else expect([path, reply.status, corsOf(reply)]).toEqual([path, 405, []]);
          const plain = await send('OPTIONS', path);
          expect([path, plain.status, corsOf(plain)]).toEqual([path, 405, []]);
        }
        expect(allowed.sort()).toEqual(FOR_BROWSERS);
        const reply = await send('OPTIONS', '/v1/rates', PREFLIGHT);
        expect([reply.text, ...corsOf(reply)]).toEqual([
          '',
          'access-control-allow-headers: Authorization, X-Api-Key',
          'access-control-allow-methods: GET',
          'access-control-allow-origin: *',
          'access-control-max-age: 3600',
        ]);
      });

      it('may read their answers, refusals too, and those of no other operation', async () => {
        const told = [
          'access-control-allow-origin: *',
          'access-control-expose-headers: X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Link, Idempotent-Replayed, Corridor-Epoch, Content-Disposition',
        ];
        const { origin } = PREFLIGHT;
        for (const id of OPERATION_IDS) {
          const { method, path } = exampleRequest(id, RECORDS);
          const reply = await send(method, path, { origin });
          const isFor = method === 'GET' && FOR_BROWSERS.includes(OPERATIONS[id].path);
          expect([id, corsOf(reply)]).toEqual([id, isFor ? told : []]);
        }
        const key = tenant.secretKey;
        const good = await server().service.send('GET', '/v1/activity', { key, headers: { origin } });
        expect([good.status, corsOf(good)]).toEqual([200, told]);
        const put = await server().service.send('PUT', '/v1/developer-fees', { key, headers: { origin } });
        expect(corsOf(put)).toEqual([]);
      });

      it('finds nothing of the interface or the console in a cache', async () => {
        for (const path of PATHS.filter((each) => /^\/(v1|console\/api)\//.test(each))) {
          for (const method of ['GET', 'OPTIONS']) {
            const { headers } = await send(method, path);
            expect([method, path, headers.get('cache-control')]).toEqual([method, path, 'no-store']);
          }
        }
        const { headers } = await tenant.request('GET', '/v1/treasury');
        expect(headers.get('cache-control')).toBe('no-store');
      });
    });
  },
  // What it judges is judged elsewhere.
  { variables: { CORRIDOR_CONTRACT_GUARD: 'off' } },
);
