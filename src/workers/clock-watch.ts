import type { DatabaseClock } from '../db/database-clock.ts';
import { CLOCK } from '../identity/actor.ts';
import { raiseAlarm } from '../outbox/alarm.ts';
import { platformAlarms } from '../writes/alarms.ts';
import { clearSilentAlarms, RAISED_EACH_MS, type SilentAlarmDependencies } from './silent-alarms.ts';
import type { WorkerHealth } from './worker-health.ts';

/** Between two measurements. */
export const CLOCK_REST_MS = RAISED_EACH_MS;

interface Dependencies extends SilentAlarmDependencies {
  readonly ownTime: DatabaseClock;
  readonly health: Pick<WorkerHealth, 'neglects'>;
  /** The machine. */
  readonly host: string;
}

/**
 * Compares this process's clock with the database's: the alarm `clock_differs` is open while that of any machine differs,
 * and a process whose clock is far off is not ready.
 */
export async function watchClock(dependencies: Dependencies): Promise<void> {
  const { ownTime, health, host, writeQueue } = dependencies;
  await ownTime.measure();
  health.neglects('clock_watch', ownTime.isUnusable);
  if (ownTime.differs) {
    const facts = { seconds: Math.round(ownTime.differenceMs / 1_000) };
    const alarm = platformAlarms(CLOCK, (context) => [raiseAlarm(context, 'clock_differs', host, facts)]);
    await writeQueue.submit(alarm);
  }
  await clearSilentAlarms(dependencies, 'clock_differs', (subject) => subject === host && ownTime.differs);
}
