import { type Db, runStatement } from '../db/statements/statement.ts';
import { OPERATOR } from '../identity/actor.ts';
import { presentMoment } from '../calendar/clock.ts';
import { clearAlarm } from '../outbox/alarm.ts';
import type { Service } from '../service.ts';
import { REPLAY_WINDOW_MS } from '../writes/idempotency.ts';
import { platformAlarms } from '../writes/alarms.ts';
import { SEALED_ROWS, type Rewriting } from './sealed-rows.ts';

/** What was sealed anew, and what could not be. */
export interface Reencrypted {
  readonly rewritten: number;
  /** Sealed under the current secret now. */
  readonly left: number;
  /** Opened by no secret, by purpose. */
  readonly unreadable: Readonly<Record<string, number>>;
  /** Replies with a secret under an earlier one, until their retention ends; null if none. */
  readonly replies: { readonly count: number; readonly until: string } | null;
}

type Tools = Pick<Service, 'database' | 'writeQueue' | 'sealer'>;

/** A reply without a secret begins as JSON does. */
async function countReplies(db: Db, currentPrefix: string): Promise<Reencrypted['replies']> {
  const sql = `select count(*) as count, max(created_at) as newest from idempotency_keys
    where body is not null and body <> '' and body not like '{%' and body not like ?`;
  const [found] = await runStatement(db, sql, [`${currentPrefix}%`]);
  const count = Number(found?.['count']);
  if (count === 0) return null;
  return { count, until: presentMoment(Number(found?.['newest']) + REPLAY_WINDOW_MS) };
}

/**
 * Seals anew what an earlier secret sealed, each row in a write of its own: it may be interrupted and repeated. What
 * cannot be opened stays, with an alarm.
 */
export async function reencrypt({ database, writeQueue, sealer }: Tools): Promise<Reencrypted> {
  const counts: Record<Rewriting, number> = { rewritten: 0, unreadable: 0, gone: 0 };
  const unreadable: Record<string, number> = {};
  for (const rows of SEALED_ROWS) {
    const { purpose } = rows;
    for await (const writes of rows.rewrites(database.reader, sealer)) {
      const ends = await Promise.all(writes.map((write) => writeQueue.submit(write)));
      for (const end of ends) counts[end] += 1;
      const failed = ends.filter((end) => end === 'unreadable').length;
      if (failed > 0) unreadable[purpose] = (unreadable[purpose] ?? 0) + failed;
    }
  }
  const readable = [...SEALED_ROWS.map(({ purpose }) => purpose), 'reply'].filter(
    (purpose) => unreadable[purpose] === undefined,
  );
  await writeQueue.submit(
    platformAlarms(OPERATOR, (context) =>
      readable.map((purpose) => clearAlarm(context, 'secret_unreadable', purpose)),
    ),
  );
  return {
    rewritten: counts.rewritten,
    left: counts.unreadable,
    unreadable,
    replies: await countReplies(database.reader, sealer.currentPrefix),
  };
}
