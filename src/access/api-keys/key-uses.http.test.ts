import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const MINUTE = 60_000;

eachServer(({ server, startAnother }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
  });

  const usedAt = async (id: string): Promise<number | null> => {
    const { lastUsedAt } = await tenant.get<Schema<'ApiKey'>>(`/v1/api-keys/${id}`);
    return lastUsedAt === null ? null : Date.parse(lastUsedAt);
  };
  const use = async (key: string, path = '/v1/treasury'): Promise<void> => {
    await server().request('GET', path, { key });
  };

  it('the first use of a key shows with the next look, and later ones within a minute', async () => {
    const { id, key } = await tenant.newApiKey();
    const { keyUses, clock } = server().service;
    expect(await usedAt(id)).toBeNull();
    const before = clock();
    await use(key);
    await keyUses.write();
    const first = await usedAt(id);
    expect(first).toBeGreaterThanOrEqual(before);
    server().passTime(10_000);
    await use(key);
    await keyUses.write();
    expect(await usedAt(id)).toBe(first);
    server().passTime(MINUTE - 10_000);
    await keyUses.write();
    // The use after ten seconds, though nothing was asked since.
    expect(Number(await usedAt(id)) - Number(first)).toBeGreaterThanOrEqual(10_000);
  });

  it('counts a use that is refused for its scope, and none that is refused for its address', async () => {
    const narrow = await tenant.newApiKey({ scopes: ['rates:read'] });
    const elsewhere = await tenant.newApiKey({ allowedIps: ['203.0.113.7'] });
    await use(narrow.key, '/v1/webhooks');
    await use(elsewhere.key);
    await server().service.keyUses.write();
    expect(await usedAt(narrow.id)).not.toBeNull();
    expect(await usedAt(elsewhere.id)).toBeNull();
  });

  it('never goes back, whichever process writes last', async () => {
    const { id, key } = await tenant.newApiKey();
    const other = await startAnother();
    await other.request('GET', '/v1/treasury', { key });
    server().passTime(MINUTE);
    await use(key);
    await server().service.keyUses.write();
    const last = await usedAt(id);
    await other.service.keyUses.write();
    expect(await usedAt(id)).toBe(last);
  });
});
