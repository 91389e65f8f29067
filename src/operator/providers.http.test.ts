import { expect, it, vi } from 'vitest';
import { askLines, LinesTeller, readLines } from '../provider-seam/orders/lines.ts';
import { withServer } from '../testing/server/with-server.ts';
import { runOperator } from '../testing/server/run-program.ts';

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

withServer(({ server }) => {
  const newTeller = (process: string): LinesTeller => {
    const { database, writeQueue, calls } = server().service;
    return new LinesTeller({ database, writeQueue, process, lines: () => calls.lines() });
  };

  it('a process says how it stands with its providers when that changes or somebody asks, and else writes nothing', async () => {
    const { database, writeQueue } = server().service;
    const teller = newTeller('one');
    const seen = async (): Promise<number[]> => {
      const lines = await readLines(database, 0);
      return lines.filter((line) => line.process === 'one').map(({ seenAt }) => seenAt);
    };
    await teller.round();
    const [first, ...others] = await seen();
    expect(others).toHaveLength(3);
    let commits = 0;
    writeQueue.onCommit(() => void (commits += 1));
    server().passTime(3_600_000);
    for (let round = 0; round < 5; round += 1) await teller.round();
    expect([commits, (await seen())[0]]).toEqual([0, first]);
    const asked = askLines(database, writeQueue);
    await vi.waitFor(async () => {
      await teller.round();
      expect((await seen())[0]).toBeGreaterThan(first!);
    });
    expect((await asked).map(({ process }) => process)).toContain('one');
    const told = await seen();
    await teller.round();
    expect(await seen()).toEqual(told);
    const tenant = await server().newTenant();
    await tenant.fund('100.00');
    await tenant.newPayout();
    await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
    await teller.round();
    const [bank] = await readLines(database, 0);
    expect(bank).toMatchObject({ provider: 'bank', adapter: 'simulated', breaker: 'closed', answered: 1 });
    expect(bank?.answeredAt).toBe(bank?.seenAt);
  });

  it('what a dead process has left is removed by whoever says something after it was asked in vain', async () => {
    const { database, writeQueue } = server().service;
    const living = newTeller('living');
    await newTeller('dead').round();
    await living.round();
    const processes = async (): Promise<boolean[]> => {
      const names = new Set((await readLines(database, 0)).map(({ process }) => process));
      return [names.has('dead'), names.has('living')];
    };
    server().passTime(3_600_000);
    expect((await askLines(database, writeQueue, 0)).map(({ process }) => process)).not.toContain('dead');
    await living.round();
    // The other may still be about to answer.
    expect(await processes()).toEqual([true, true]);
    server().passTime(180_001);
    await newTeller('another').round();
    expect(await processes()).toEqual([false, true]);
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
