import type { Knex } from 'knex';
import { expect, it, vi } from 'vitest';
import { eachServer } from '../../testing/server/each-server.ts';
import { poolLoad } from './watch.ts';

eachServer(({ server }) => {
  /** Holds every connection of a pool until they are let go. */
  async function holdAll(pool: Knex): Promise<Knex.Transaction[]> {
    const { max } = (pool.client as { readonly pool: { readonly max: number } }).pool;
    const held: Knex.Transaction[] = [];
    while (held.length < max) held.push(await pool.transaction());
    return held;
  }

  it('a statement that finds no free connection in time says so, and its caller is told when to come again', async () => {
    const tenant = await server().newTenant();
    const { database, logLines } = server().service;
    const { reader } = database;
    // The key is known from then on.
    await tenant.get('/v1/treasury');
    const held = await holdAll(reader);
    try {
      const statement = reader.raw('select 1').then(
        () => undefined,
        (error: unknown) => error,
      );
      const reply = await server().service.send('GET', '/v1/treasury', { key: tenant.secretKey });
      expect([reply.status, reply.body['code']]).toEqual([503, 'service_unavailable']);
      expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
      const told = `All ${held.length} connections of the pool are in use, and \\d+ statements are waiting`;
      expect(await statement).toMatchObject({
        name: 'NoFreeConnection',
        code: 'ETIMEDOUT',
        message: expect.stringMatching(new RegExp(`^${told}$`)) as string,
        cause: { name: 'KnexTimeoutError' },
      });
    } finally {
      await Promise.all(held.map((each) => each.rollback()));
    }
    // The line of the request tells the cause too.
    const findLine = (): number => logLines.findIndex(({ msg }) => msg === 'request failed');
    // It waits for the probe: errors of an outage have no lines.
    const failed = await vi.waitUntil(() => (findLine() >= 0 ? { at: findLine() } : false));
    expect(logLines.splice(failed.at, 1)).toMatchObject([{ err: { type: 'NoFreeConnection' } }]);
    expect(poolLoad(reader)).toMatchObject({ inUse: 0, waiting: 0 });
    await tenant.get('/v1/treasury');
  });
});
