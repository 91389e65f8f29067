import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createIds } from '../../identity/ids.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { exchangeRaw } from '../../testing/server/raw-exchange.ts';
import { withServer } from '../../testing/server/with-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { createMetricsApp } from '../answer-metrics.ts';
import { createLogger } from '../log/logger.ts';
import { type RunningServer, serve } from '../serve.ts';
import { MOST_HEADERS } from './read-headers.ts';

/** More than Node itself keeps, in as few bytes as can be. */
const FLOOD = Array.from({ length: 4_000 }, () => 'a:');

const short = (count: number): string[] => Array.from({ length: count }, (_, index) => `x-${index}: y`);

async function ask(
  url: string,
  firstLine: string,
  headers: readonly string[],
  rest = '',
): Promise<readonly [number | undefined, unknown]> {
  const bytes = `${[`${firstLine} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n${rest}`;
  const [answer] = await exchangeRaw(url, bytes);
  return [answer?.status, answer?.body['code']];
}

const TOO_LARGE = [431, 'headers_too_large'];

withServer(
  ({ server }) => {
    let tenant: TestTenant;
    beforeAll(async () => {
      tenant = await server().newTenant();
    });
    const read = (headers: readonly string[]): Promise<readonly [number | undefined, unknown]> =>
      ask(server().url, 'GET /v1/treasury', ['Host: localhost', 'Connection: close', ...headers]);

    describe('headers', () => {
      it('that fill what is read do not hide what a proxy appends', async () => {
        const key = await server().newKey(tenant.clientId, { allowedIps: ['198.51.100.0/24'] });
        const own = [`X-Api-Key: ${key}`, 'X-Forwarded-For: 198.51.100.7'];
        expect(await read(own)).toEqual([200, undefined]);
        expect(await read([...own, 'X-Forwarded-For: 203.0.113.9'])).toEqual([403, 'ip_not_allowed']);
        expect(await read([...own, ...FLOOD, 'X-Forwarded-For: 203.0.113.9'])).toEqual(TOO_LARGE);
      });

      it('that fill what is read do not hide a second key', async () => {
        const own = `X-Api-Key: ${tenant.secretKey}`;
        const other = `X-Api-Key: ${(await server().newTenant()).secretKey}`;
        expect(await read([own, other])).toEqual([401, 'unauthenticated']);
        expect(await read([own, ...FLOOD, other])).toEqual(TOO_LARGE);
      });

      it('are read up to a number, and refused beyond it', async () => {
        const own = [`X-Api-Key: ${tenant.secretKey}`];
        const sent = 2 + own.length;
        expect(await read([...short(MOST_HEADERS - sent), ...own])).toEqual([200, undefined]);
        expect(await read([...short(MOST_HEADERS - sent + 1), ...own])).toEqual(TOO_LARGE);
      });

      it('are counted before anything of the request is looked at', async () => {
        expect(await read(short(MOST_HEADERS))).toEqual(TOO_LARGE);
        expect(await ask(server().url, 'GET /nowhere', short(MOST_HEADERS + 1))).toEqual(TOO_LARGE);
        expect(await ask(server().url, 'GET /metrics', short(MOST_HEADERS + 1))).toEqual(TOO_LARGE);
        const expecting = ['Host: localhost', 'Expect: something', ...short(MOST_HEADERS)];
        expect(await ask(server().url, 'GET /healthz', expecting)).toEqual(TOO_LARGE);
      });
    });

    describe('trailers', () => {
      const post = (trailers: readonly string[]): Promise<readonly [number | undefined, unknown]> => {
        const body = '{"type":"aud_account"}';
        const headers = [
          'Host: localhost',
          'Connection: close',
          `X-Api-Key: ${tenant.secretKey}`,
          `Idempotency-Key: trailers-${trailers.length}`,
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
        ];
        const chunks = [body.length.toString(16), body, '0', ...trailers];
        const path = 'POST /v1/treasury/funding-instruments';
        return ask(server().url, path, headers, `${chunks.join('\r\n')}\r\n\r\n`);
      };

      it('are passed over up to a number, and refused beyond it', async () => {
        expect(await post(short(MOST_HEADERS))).toEqual([201, undefined]);
        expect(await post(short(MOST_HEADERS + 1))).toEqual(TOO_LARGE);
        expect(await post(FLOOD)).toEqual(TOO_LARGE);
      });
    });
  },
  { variables: { TRUST_PROXY: '127.0.0.1,::1' } },
);

describe('the port of the metrics', () => {
  let running: RunningServer;
  beforeAll(async () => {
    const [newId, logger] = [createIds(), createLogger('silent', { write: () => undefined })];
    const config = readConfig({ PORT: '0' });
    const exposition = createMetrics();
    const app = createMetricsApp({ exposition, newId, logger, answerTimeoutMs: config.answerTimeoutMs });
    running = await serve(app, { ...config, newId, logger });
  });
  afterAll(async () => {
    await running.close();
  });

  it('refuses as many headers', async () => {
    const headers = ['Host: localhost', 'Connection: close', ...short(MOST_HEADERS)];
    expect(await ask(running.url, 'GET /elsewhere', headers)).toEqual(TOO_LARGE);
  });
});
