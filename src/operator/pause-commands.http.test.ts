import { expect, it, vi } from 'vitest';
import { runOperator } from '../testing/server/run-program.ts';
import { withServer } from '../testing/server/with-server.ts';

/** Each command waits for a server's next look. */
const PATIENCE_MS = 60_000;

withServer(({ server }) => {
  it(
    'a provider that is paused gets nothing until it is resumed, and both commands wait for the servers',
    async () => {
      const { service } = server();
      const DATABASE_URL = service.config.databaseUrl;
      const rounds = [service.worker, ...service.beside];
      for (const each of rounds) each.start();
      const operate = async (...words: string[]) => {
        const { exitCode, stdout } = await runOperator([...words, '--json'], { DATABASE_URL });
        expect(exitCode).toBe(0);
        return JSON.parse(stdout) as Record<string, unknown>;
      };
      try {
        const tenant = await server().newTenant();
        await tenant.fund('100.00');
        const why = ['--reason', 'it sends wrong answers', '--actor', 'ada'];
        const paused = await operate('providers', 'pause', '--provider', 'bank', ...why);
        expect(paused).toMatchObject({ provider: 'bank', callsUnderWay: 0 });
        expect(paused['servers']).toBeGreaterThanOrEqual(1);
        const { id } = await tenant.newPayout();
        const { data } = await operate('providers');
        expect(data).toMatchObject([
          { provider: 'bank', paused: { reason: 'it sends wrong answers', actor: 'ada' } },
          { provider: 'chain', paused: null },
          { provider: 'exchange', paused: null },
          { provider: 'identity', paused: null },
        ]);
        const statusOf = async (): Promise<string> =>
          (await tenant.get<{ status: string }>(`/v1/treasury/payouts/${id}`)).status;
        // Its order is due a step later.
        await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
        expect(await statusOf()).toBe('accepted');
        await operate('providers', 'resume', '--provider', 'bank');
        await vi.waitFor(async () => expect(await statusOf()).not.toBe('accepted'));
        const again = await runOperator(['providers', 'resume', '--provider', 'bank'], { DATABASE_URL });
        expect([again.exitCode, again.stderr]).toEqual([1, 'bank is not paused.\n']);
      } finally {
        for (const each of rounds) await each.stop();
      }
    },
    PATIENCE_MS,
  );
});
