import express, { type Express } from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteUser } from './access/team/invite.ts';
import type { CreatedTenant } from './access/tenants/create-tenant.ts';
import { newLink, tokenOfUrl } from './access/users/rules.ts';
import { OPERATOR } from './identity/actor.ts';
import { systemBytes } from './identity/random.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts';
import { startTestService, type TestService } from './testing/server/test-service.ts';
import { codeAt, newPassword } from './testing/worlds/test-user.ts';

let database: TestDatabase;
let service: TestService;
let tenant: CreatedTenant;

beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  service = await startTestService(database.url);
  tenant = await service.newTenant();
});

afterAll(async () => {
  await service.close();
  await database.remove();
});

/** Has an application answer on a server of Node's own while something is done with its address. */
async function serving(app: Express, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A stranger's application, with this one below a path of its own. */
function foreign(): Express {
  const app = express();
  app.get('/own', (_request, response) => void response.send('own'));
  app.use('/corridor', service.app);
  app.use((_request, response) => void response.status(404).send('not here'));
  return app;
}

async function createDestination(url: string, label: string): Promise<Response> {
  return fetch(`${url}/v1/treasury/destinations`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tenant.secretKey}`,
      'content-type': 'application/json',
      'idempotency-key': `destination ${label}`,
    },
    body: JSON.stringify({
      name: label,
      asset: 'USDC',
      network: 'base',
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
    }),
  });
}

describe('mounted in an application of Express', () => {
  it('it writes, and the links of its lists lead back to it', () =>
    serving(foreign(), async (url) => {
      const base = `${url}/corridor`;
      for (const label of ['number one', 'number two'])
        expect((await createDestination(base, label)).status).toBe(201);
      const headers = { authorization: `Bearer ${tenant.secretKey}` };
      const first = await fetch(`${base}/v1/treasury/destinations?limit=1`, { headers });
      const next = /^<(\/corridor\/[^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
      expect(next).toBeDefined();
      const second = await fetch(`${url}${next ?? ''}`, { headers });
      expect(second.status).toBe(200);
      expect(await second.text()).toContain('number one');
    }));

  it('links in mail and cookies have its path', () =>
    serving(foreign(), async (url) => {
      const post = (path: string, body: object): Promise<Response> =>
        fetch(`${url}/corridor/console/api/${path}`, {
          method: 'POST',
          headers: { origin: url, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const email = 'viewer@mounted.example';
      const link = newLink(`${url}/corridor`, 'invitation', systemBytes);
      await service.writeQueue.submit(inviteUser(tenant.clientId, { email, role: 'viewer', link }, OPERATOR));
      const token = tokenOfUrl(link.url);
      const { secret } = (await (await post('invitations/open', { token })).json()) as { secret: string };
      const code = codeAt(secret, service.clock());
      const accepted = await post('invitations/accept', { token, password: newPassword(), code });
      expect(accepted.status).toBe(201);
      expect(accepted.headers.getSetCookie().map((cookie) => /Path=[^;]*/.exec(cookie)?.[0])).toEqual([
        'Path=/corridor/',
        'Path=/corridor/',
      ]);
      expect((await post('recovery', { email })).status).toBe(202);
      const mails = await fetch(`${url}/corridor/v1/sandbox/mail`, {
        headers: { authorization: `Bearer ${tenant.secretKey}` },
      });
      expect(await mails.text()).toContain(`${url}/corridor/console/recovery#token=`);
    }));

  it('its documents say where they are served, and the documentation page finds its files', () =>
    serving(foreign(), async (url) => {
      const document = (await (await fetch(`${url}/corridor/openapi.json`)).json()) as {
        servers: { url: string }[];
      };
      expect(document.servers[0]?.url).toBe('/corridor');
      const own = (await (await fetch(`${service.url}/openapi.json`)).json()) as typeof document;
      expect(own.servers[0]?.url).toBe('/');
      const page = await fetch(`${url}/corridor/docs/reference/createPayout`);
      const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
      const asset = await fetch(new URL(script, page.url));
      expect([asset.status, asset.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    }));

  it('paths that it does not have are left to the application around it', () =>
    serving(foreign(), async (url) => {
      expect(await (await fetch(`${url}/own`)).text()).toBe('own');
      expect(await (await fetch(`${url}/corridor/nothing`)).text()).toBe('not here');
      const refused = await fetch(`${url}/corridor/v1/treasury/destinations`, { method: 'DELETE' });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    }));

  it('a body parser in front of it is refused in one sentence', async () => {
    const app = express();
    app.use(express.json(), service.app);
    await serving(app, async (url) => {
      const response = await createDestination(url, 'number three');
      expect(response.status).toBe(500);
      const { message } = (await response.json()) as { message: string };
      expect(message).toBe('A body parser stands in front of Corridor: mount Corridor before it.');
    });
  });
});

describe('behind the contract', () => {
  it('routes that a user adds are served with safe headers, and other paths are not found', async () => {
    service.app.get('/hello', (_request, response) => void response.send('hello'));
    const added = await service.send('GET', '/hello');
    expect(added.text).toBe('hello');
    expect(added.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(added.headers.get('x-powered-by')).toBeNull();
    const missing = await service.send('GET', '/nothing');
    expect([missing.status, missing.body['code']]).toEqual([404, 'not_found']);
  });

  it('an error of such a route is told in the usual shape, and logged', async () => {
    service.app.get('/broken', () => {
      throw new Error('a fault of the route');
    });
    const broken = await service.send('GET', '/broken');
    expect([broken.status, broken.body['code']]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(service.logLines)).toContain('a fault of the route');
    const misspelt = await service.send('GET', '/docs/assets/%zz');
    expect(misspelt.status).toBe(400);
    const other = await service.send('DELETE', '/docs/search.json');
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
