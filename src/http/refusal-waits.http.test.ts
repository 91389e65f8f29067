import { expect, it } from 'vitest';
import { exchangeRaw } from '../testing/server/raw-exchange.ts';
import { withServer } from '../testing/server/with-server.ts';

const REQUEST = 'GET /v1/treasury HTTP/1.1\r\nHost: corridor.test\r\n\r\n';
const LAST = REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');

withServer(
  ({ server }) => {
    it('a caller who sends refused requests all at once gets every answer, in order', async () => {
      const bytes = REQUEST.repeat(39) + LAST.replace('/v1/treasury', '/v1/nowhere');
      const answers = await exchangeRaw(server().url, bytes, { answers: 40 });
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toEqual([401, 401, ...Array<number>(37).fill(429), 404]);
    });
  },
  { variables: { CORRIDOR_AUTH_RATE_LIMIT: '0.001/2' } },
);
