import type { SharedClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { readPresent } from '../db/present.ts';
import { runStatement } from '../db/statements/statement.ts';
import { CLOCK } from '../identity/actor.ts';
import { clearSilentAlarm, type AlarmKind } from '../outbox/alarm.ts';
import { platformAlarms } from '../writes/alarms.ts';
import type { WriteQueue } from '../writes/write-queue.ts';

export interface SilentAlarmDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly clock: SharedClock;
}

/** How often an alarm is raised again while its cause lasts. */
export const RAISED_EACH_MS = 10_000;

/** An alarm that no process has raised again for so long is over: a process that has died raises none. */
const SILENT_MS = 3 * RAISED_EACH_MS;

/**
 * Clears the alarms of a kind that no process raises any longer.
 * @param lasts whether this process would raise one
 */
export async function clearSilentAlarms(
  { database, writeQueue, clock }: SilentAlarmDependencies,
  kind: AlarmKind,
  lasts: (subject: string) => boolean,
): Promise<void> {
  const now = await readPresent(database.reader, database.dialect, clock);
  const sql = 'select subject from alarms where kind = ? and cleared_at is null and last_at < ?';
  const rows = await runStatement(database.reader, sql, [kind, now - SILENT_MS]);
  const over = rows.map(({ subject }) => String(subject)).filter((subject) => !lasts(subject));
  if (over.length === 0) return;
  await writeQueue.submit(
    platformAlarms(CLOCK, (context) =>
      over.map((subject) => clearSilentAlarm(context, kind, subject, SILENT_MS)),
    ),
  );
}
