import { beforeEach, expect, it } from 'vitest';
import { eachServer } from '../../testing/server/each-server.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

const PATH = '/v1/treasury/settings';

eachServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant('Analytical Engines Pty Ltd');
  });

  const change = async (body: object): Promise<Record<string, unknown>> => {
    const reply = await tenant.request('PUT', PATH, { body });
    expect(reply.status, reply.text).toBe(200);
    expect(await tenant.get(PATH)).toEqual(reply.body);
    return reply.body;
  };

  it("shows a new tenant the platform as remitter, and its own account's name", async () => {
    expect(await tenant.get(PATH)).toEqual({
      payoutRemitter: 'platform',
      tenantRemitterName: 'Analytical Engines Pty Ltd',
      poboEnabled: false,
      updatedAt: matching(/Z$/),
    });
  });

  it('changes what it is told, and leaves the rest as it is', async () => {
    const first = await change({ payoutRemitter: 'tenant' });
    expect(first).toMatchObject({ payoutRemitter: 'tenant', poboEnabled: false });
    expect(await change({ poboEnabled: true })).toMatchObject({
      payoutRemitter: 'tenant',
      poboEnabled: true,
    });
    const both = await change({ payoutRemitter: 'platform', poboEnabled: false });
    expect(both).toMatchObject({ payoutRemitter: 'platform', poboEnabled: false });
    expect(String(both['updatedAt']) >= String(first['updatedAt'])).toBe(true);
  });

  it('never lets the name be written', async () => {
    const reply = await tenant.request('PUT', PATH, { body: { tenantRemitterName: 'Somebody else' } });
    expect(reply.status).toBe(400);
  });
});
