import { describe, expect, it } from 'vitest';
import { bearer } from './call.ts';
import { NotTried, ServerGone } from './failure.ts';
import { serve, sessionOn } from './test-session.ts';

describe.concurrent('a call that is never answered', () => {
  it('ends the run where nothing else is answered either', async () => {
    const { server, baseUrl } = await serve((_request, response) => response.end());
    await new Promise((resolve) => server.close(resolve));
    const session = await sessionOn(baseUrl);
    await expect(session.call('getTreasury', {}, null)).rejects.toThrow(ServerGone);
    expect(session.failures).toEqual([]);
  });

  it('is an exchange like another where the server still answers others', async () => {
    const { baseUrl } = await serve((request, response) => {
      if (request.url === '/openapi.json') response.end('{}');
      else request.socket.destroy();
    });
    const session = await sessionOn(baseUrl);
    const exchange = await session.call('getTreasury', {}, null);
    expect(exchange.response).toBeUndefined();
    expect(session.failures).toMatchObject([{ operation: 'getTreasury', check: 'exchange' }]);
  });
});

describe('an operation whose outcome stays unknown', () => {
  it('is asked again until that is hopeless, and once from then on, until it answers', async () => {
    let asked = 0;
    let status = 503;
    const { baseUrl } = await serve((request, response) => {
      if (request.url === '/v1/treasury') asked += 1;
      response.writeHead(status).end('{}');
    });
    const session = await sessionOn(baseUrl);
    const times = async (): Promise<number> => {
      asked = 0;
      await session.call('getTreasury', {}, null);
      return asked;
    };
    expect([await times(), await times()]).toEqual([8, 1]);
    status = 200;
    expect(await times()).toBe(1);
  }, 60_000);
});

const body = { name: 'A key', type: 'secret', role: 'viewer' };

describe('a call that needs a confirmation which the run was not given', () => {
  it('is not sent', async () => {
    const sent: unknown[] = [];
    const { baseUrl } = await serve((request, response) => {
      sent.push(request.url);
      response.end('{}');
    });
    const session = await sessionOn(baseUrl);
    const calling = session.call('createApiKey', { body }, bearer('tenant', 'sk_1'));
    await expect(calling).rejects.toThrow(new NotTried('no --step-up-token was given for createApiKey'));
    expect(sent).toEqual([]);
  });

  it('is not sent with the confirmation of another account', async () => {
    const { baseUrl } = await serve((_request, response) => response.end('{}'));
    const session = await sessionOn(baseUrl);
    const other = { ...bearer('other tenant', 'sk_2'), stepUpToken: null };
    await expect(session.call('createApiKey', { body }, other)).rejects.toThrow(
      'no --step-up-token of the other tenant was given for createApiKey',
    );
  });

  it.each([
    ['nobody calls', null, {}],
    ['the call leaves the confirmation out on purpose', bearer('tenant', 'sk_1'), { stepUpToken: null }],
  ])('is sent if %s', async (_, caller, call) => {
    const { baseUrl } = await serve((_request, response) => response.end('{}'));
    const session = await sessionOn(baseUrl);
    const exchange = await session.call('createApiKey', { body, ...call }, caller);
    expect(exchange.response?.status).toBe(200);
  });
});
