import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { OPERATOR } from '../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../outbox/alarm.ts';
import { withServer } from '../testing/server/with-server.ts';
import { runOperator } from '../testing/server/run-program.ts';
import { platformAlarms } from '../writes/alarms.ts';

type Json = Record<string, unknown>;

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

withServer(({ server }) => {
  const list = async (...parameters: string[]): Promise<Json[]> => {
    const { exitCode, stdout, stderr } = await runOperator(['alarms', '--json', ...parameters], {
      DATABASE_URL: server().service.config.databaseUrl,
    });
    expect([exitCode, stderr]).toEqual([0, '']);
    const { data, hasMore } = JSON.parse(stdout) as { data: Json[]; hasMore: boolean };
    expect(hasMore).toBe(false);
    return data;
  };

  it(
    'shows the alarms that are open, and with --all those that are over',
    async () => {
      const { writeQueue } = server().service;
      const [open, over] = [randomUUID(), randomUUID()];
      for (const attempts of [5, 6]) {
        await writeQueue.submit(
          platformAlarms(OPERATOR, (context) => [
            raiseAlarm(context, 'provider_down', open, { attempts }),
            raiseAlarm(context, 'account_pool_low', over),
          ]),
        );
      }
      await writeQueue.submit(
        platformAlarms(OPERATOR, (context) => [clearAlarm(context, 'account_pool_low', over)]),
      );
      const shown = await list();
      expect(shown).toEqual([
        expect.objectContaining({
          kind: 'provider_down',
          subject: open,
          clientId: null,
          count: 2,
          facts: { attempts: 6 },
          clearedAt: null,
        }),
      ]);
      expect(await list('--kind', 'account_pool_low')).toEqual([]);
      const all = await list('--all');
      expect(all.map(({ subject, clearedAt }) => [subject, clearedAt === null])).toEqual(
        expect.arrayContaining([
          [open, true],
          [over, false],
        ]),
      );
    },
    PATIENCE_MS,
  );
});
