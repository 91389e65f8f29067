import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../testing/server/with-server.ts';
import { PERSON, type TestTenant } from '../testing/worlds/test-tenant.ts';

const ANSWER_MS = 500;

withServer(
  ({ server }) => {
    let tenant: TestTenant;
    beforeAll(async () => {
      tenant = await server().newTenant();
      const map = { note: 'x'.repeat(16_000) };
      const maps = { partyContext: map, businessIdentity: map, glMapping: map };
      for (let count = 0; count < 22; count += 1) await tenant.newBeneficiary({ ...PERSON, ...maps });
    }, 60_000);

    const get = (path: string): string =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.secretKey}\r\n\r\n`;

    async function askAndStop(path: string, times: number): Promise<Socket> {
      const socket = connect(Number(new URL(server().url).port), 'localhost');
      await once(socket, 'connect');
      socket.pause();
      socket.on('error', () => undefined);
      socket.write(get(path).repeat(times));
      return socket;
    }

    /** Takes what the connection still gives, and answers how many bytes that are once the server has cut it. */
    async function drain(socket: Socket): Promise<number> {
      let bytes = 0;
      socket.on('data', (chunk: Buffer) => void (bytes += chunk.length));
      socket.resume();
      await once(socket, 'close');
      return bytes;
    }

    describe('a caller that asks and reads nothing', () => {
      it.each([
        ['a list', '/v1/treasury/beneficiaries?limit=200'],
        ['the contract', '/openapi.json'],
        ['a file of the documentation', '/docs/search.json'],
      ])(
        'of %s is cut, and the others are served',
        async (_name, path) => {
          const socket = await askAndStop(path, 30);
          const isCut = (): boolean =>
            server().service.logLines.some(({ msg }) => msg === 'request aborted by the caller');
          do expect((await tenant.request('GET', '/v1/treasury')).status).toBe(200);
          while (!isCut());
          expect(await drain(socket)).toBeGreaterThan(0);
          server().service.logLines.length = 0;
        },
        60_000,
      );
    });

    it('a caller that reads gets all that it asked for at once', async () => {
      const socket = await askAndStop('/v1/treasury/beneficiaries?limit=200', 12);
      const last = '/v1/treasury/beneficiaries?limit=200';
      socket.write(get(last).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      const bytes = await drain(socket);
      const { text } = await tenant.request('GET', last);
      expect(bytes).toBeGreaterThan(13 * Buffer.byteLength(text));
    }, 60_000);
  },
  { variables: { CORRIDOR_ANSWER_MS: String(ANSWER_MS) } },
);
