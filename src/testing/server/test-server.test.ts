import { expect, it } from 'vitest';
import { withServer } from './with-server.ts';

withServer(({ server }) => {
  it('takes a payout from funding to settlement', async () => {
    const tenant = await server().newTenant();
    await tenant.fund('100.00');
    const { id } = await tenant.newPayout();
    expect(await tenant.figures()).toBe('90.00/10.00/0.00');
    await tenant.settle();
    expect((await tenant.payout(id)).status).toBe('settled');
    expect(await tenant.figures()).toBe('90.00/0.00/0.00');
  });

  it('counts the rows of every table', async () => {
    const before = await server().countRows();
    const tenant = await server().newTenant();
    const after = await server().countRows();
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['movements', 'tenants', 'migrations']));
    expect(after['tenants']).toBe((before['tenants'] ?? 0) + 1);
    expect(tenant.clientId).toMatch(/^acct_/);
  });
});
