import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from '../../generated/errors.ts';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { SCOPES } from '../identity/roles.ts';
import { withServer } from '../testing/server/with-server.ts';

const CONTRACT = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

withServer(({ server }) => {
  it('is alive and ready', async () => {
    expect((await server().request('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await server().request('GET', '/readyz')).body).toEqual({ status: 'ready', failing: [] });
  });

  it('serves the contract that it keeps', async () => {
    expect((await server().request('GET', '/openapi.json')).body).toEqual(CONTRACT);
  });

  it('lists the states and the errors that the contract holds', async () => {
    const { get } = await server().newTenant();
    expect(await get('/v1/meta/state-machines')).toEqual({
      data: Object.entries(STATE_MACHINES).map(([resource, machine]) => ({ resource, ...machine })),
    });
    expect(await get('/v1/meta/errors')).toEqual({
      data: Object.entries(ERRORS).map(([code, entry]) => ({ code, ...entry })),
    });
  });

  it('says whose key it is, and what it may do', async () => {
    const tenant = await server().newTenant();
    const key = await tenant.newApiKey({ role: 'finance', scopes: ['treasury:write', 'rates:read'] });
    const { body } = await tenant.request('GET', '/v1/meta/caller', { key: key.key });
    expect(body).toEqual({
      clientId: tenant.clientId,
      keyId: key.id,
      userId: null,
      environment: 'sandbox',
      scopes: ['rates:read', 'treasury:read', 'treasury:write'],
    });
    const whole = await tenant.get<{ scopes: string[] }>('/v1/meta/caller');
    expect(whole.scopes).toEqual([...SCOPES].sort());
  });

  it('draws the contract on a page that loads nothing from elsewhere', async () => {
    const { headers, text } = await server().request('GET', '/docs');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const assets = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target = '']) => target);
    expect(assets.length).toBeGreaterThan(2);
    for (const target of assets) {
      const { pathname, host } = new URL(target, `${server().url}/docs`);
      expect(host).toBe(new URL(server().url).host);
      expect((await fetch(`${server().url}${pathname}`)).status).toBe(200);
    }
  });
});
