import { expect, it } from 'vitest';
import { withServer } from '../testing/server/with-server.ts';

/** Long beside what a busy machine takes for a few requests: no report falls due between them. */
const STEP_MS = 3_600_000;

withServer(
  ({ server }) => {
    const alerts = (): Record<string, unknown>[] =>
      server().service.logLines.filter(({ msg }) => msg === 'stale report');

    it('applies a report that comes later than the configuration takes for usual, and raises an alert', async () => {
      const tenant = await server().newTenant();
      await tenant.configure({ returns: { staleEventSeconds: 60 } });
      await tenant.fund('100.00');
      const [usual, late] = [await tenant.newPayout(), await tenant.newPayout()];
      const before = alerts().length;
      server().passTime(STEP_MS);
      await tenant.settle();
      await tenant.post(`/v1/sandbox/operations/${usual.id}/advance`, { to: 'settled' });
      expect(alerts()).toHaveLength(before);
      server().passTime(STEP_MS + 61_000);
      await tenant.settle();
      expect((await tenant.payout(late.id)).status).toBe('settled');
      const [alert, ...others] = alerts().slice(before);
      expect(alert).toMatchObject({ level: 'warn', tenantId: tenant.clientId, subject: late.id });
      expect(others).toEqual([]);
    });

    it('raises none for a report within that time', async () => {
      const tenant = await server().newTenant();
      await tenant.configure({ returns: { staleEventSeconds: 60 } });
      await tenant.fund('100.00');
      const payout = await tenant.newPayout();
      const before = alerts().length;
      server().passTime(STEP_MS);
      await tenant.settle();
      server().passTime(STEP_MS + 30_000);
      await tenant.settle();
      expect((await tenant.payout(payout.id)).status).toBe('settled');
      expect(alerts()).toHaveLength(before);
    });
  },
  { variables: { CORRIDOR_STEP_MS: String(STEP_MS) } },
);
