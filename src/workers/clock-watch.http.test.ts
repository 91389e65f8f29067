import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { momentOfId } from '../identity/ids.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { openAlarms } from '../testing/databases/open-alarms.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { watchClock } from './clock-watch.ts';

const HOUR_MS = 3_600_000;

const hours = (ms: number): number => Math.round(ms / HOUR_MS) + 0;

eachDatabase((dialect) => {
  let made: TestDatabase;
  let service: TestService;
  let aheadMs: number;

  beforeEach(async () => {
    made = await createTestDatabase(dialect);
  });

  afterEach(async () => {
    await service.close();
    await made.remove();
  });

  /** A process on a machine whose clock is ahead. */
  async function start(): Promise<void> {
    const machineClock = (): number => Date.now() + aheadMs;
    service = await startTestService(made.url, {}, {}, undefined, { machineClock });
  }

  const look = async (host = 'here'): Promise<void> => {
    await watchClock({ ...service, clock: () => undefined, host });
    service.health.look();
  };

  const isReady = async (): Promise<boolean> => (await fetch(`${service.url}/readyz`)).status === 200;

  it('a clock that is nearly right goes unmentioned', async () => {
    aheadMs = 1_000;
    await start();
    await look();
    expect([await openAlarms(service.database.reader), await isReady()]).toEqual([[], true]);
  });

  // SQLite has no clock of its own.
  describe.runIf(dialect === 'postgres')('a clock that differs from the database’s', () => {
    it.each([HOUR_MS, -HOUR_MS])(
      'by %i ms is reported, dates nothing, and the process is not ready',
      async (ms) => {
        aheadMs = ms;
        await start();
        await look();
        const reader = service.database.reader;
        expect(await openAlarms(reader)).toEqual(['clock_differs here']);
        expect(await isReady()).toBe(false);
        expect(hours(service.ownTime.differenceMs)).toBe(hours(ms));
        const { clientId } = await service.newTenant();
        const dated = [service.clock(), momentOfId(clientId)];
        expect(dated.map((moment) => hours(moment - Date.now()))).toEqual([0, 0]);
        aheadMs = 0;
        await look();
        expect(await isReady()).toBe(true);
        // It stays open for a while: other processes of the machine may raise it.
        expect(await openAlarms(reader)).toEqual(['clock_differs here']);
        await service.database.writer('alarms').update({ last_at: Date.now() - HOUR_MS });
        await look('elsewhere');
        expect(await openAlarms(reader)).toEqual([]);
      },
    );

    it('by some seconds is reported, and the process goes on', async () => {
      aheadMs = 20_000;
      await start();
      await look();
      expect(await openAlarms(service.database.reader)).toEqual(['clock_differs here']);
      expect(await isReady()).toBe(true);
    });
  });
});
