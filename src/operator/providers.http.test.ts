import { expect, it } from 'vitest';
import { LinesTeller, readLines } from '../workers/provider-lines.ts';
import { eachServer } from '../testing/server/each-server.ts';
import { runOperator } from '../testing/server/run-program.ts';

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

eachServer(({ server }) => {
  const newTeller = (process: string, elapsed = () => 0): LinesTeller => {
    const { database, lane, worker } = server().service;
    return new LinesTeller({ database, lane, process, elapsed, lines: () => worker.lines() });
  };

  it('a process says how it stands with its providers when that changes, and else once a minute', async () => {
    const { database } = server().service;
    let elapsed = 0;
    const teller = newTeller('one', () => elapsed);
    const seen = async (): Promise<number[]> => {
      const lines = await readLines(database, 0);
      return lines.filter((line) => line.process === 'one').map(({ seenAt }) => seenAt);
    };
    await teller.round();
    const [first, ...others] = await seen();
    expect(others).toHaveLength(3);
    server().passTime(10);
    await teller.round();
    expect((await seen())[0]).toBe(first);
    elapsed = 60_000;
    await teller.round();
    expect((await seen())[0]).toBeGreaterThan(first!);
    const tenant = await server().newTenant();
    await tenant.fund('100.00');
    await tenant.newPayout();
    await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
    await teller.round();
    const [bank] = await readLines(database, 0);
    expect(bank).toMatchObject({ provider: 'bank', adapter: 'simulated', breaker: 'closed', answered: 1 });
    expect(bank?.answeredAt).toBe(bank?.seenAt);
  });

  it('what a dead process has left is removed by whoever says something next', async () => {
    const { database } = server().service;
    await newTeller('dead').round();
    await database.writer('provider_lines').where({ process: 'dead' }).update({ seen_at: 1 });
    await newTeller('living').round();
    const processes = new Set((await readLines(database, 0)).map(({ process }) => process));
    expect([processes.has('dead'), processes.has('living')]).toEqual([false, true]);
  });

  it(
    'the command shows what the database and the processes know',
    async () => {
      await newTeller('serving').round();
      const { databaseUrl } = server().service.config;
      const { exitCode, stdout, stderr } = await runOperator(['providers', '--json'], {
        DATABASE_URL: databaseUrl,
      });
      expect([exitCode, stderr]).toEqual([0, '']);
      const { data } = JSON.parse(stdout) as { data: { provider: string }[] };
      expect(data.map(({ provider }) => provider)).toEqual(['bank', 'chain', 'exchange', 'identity']);
      expect(data[0]).toMatchObject({ configured: 'simulated', ordersWaiting: 0, oldestOrderSeconds: null });
    },
    PATIENCE_MS,
  );
});
