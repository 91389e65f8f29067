import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangeRaw } from '../testing/server/raw-exchange.ts';
import { withServer } from '../testing/server/with-server.ts';

withServer(({ server }) => {
  const ask = async (host: string, method = 'GET'): Promise<number> => {
    const lines = [
      `${method} /console/api/session HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: corridor_session=${'A'.repeat(43)}`,
      'Content-Length: 0',
      'Connection: close',
    ];
    const [answer] = await exchangeRaw(server().url, `${lines.join('\r\n')}\r\n\r\n`);
    return answer?.status ?? 0;
  };

  describe('a Host', () => {
    it.each([
      'localhost:65536',
      'localhost:99999',
      '127.0.0.1:70000',
      '[::1]:65536',
      'localhost:http',
      'me@localhost',
      'a b',
      'http://localhost',
      '[::1',
    ])('that names no host is refused: %s', async (host) => {
      expect(await ask(host)).toBe(400);
    });

    it.each(['localhost', 'localhost:', 'localhost:65535', '[::1]:3000', 'pay.example.com', ''])(
      'that names one goes on to the session: %j',
      async (host) => {
        expect(await ask(host)).toBe(401);
      },
    );

    it('of any text is never an error of the server', async () => {
      const piece = fc.constantFrom(
        'localhost',
        '127.0.0.1',
        '[::1]',
        ':',
        '65536',
        '0',
        '@',
        '%',
        '.',
        'a',
        ' ',
      );
      const host = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
      await fc.assert(
        fc.asyncProperty(host, fc.constantFrom('GET', 'POST', 'DELETE'), async (text, method) => {
          const status = await ask(text, method);
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
        }),
      );
    });
  });
});
