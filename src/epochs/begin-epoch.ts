import { saveRow } from '../db/statements/table.ts';
import { OPERATOR } from '../identity/actor.ts';
import { clearAlarm } from '../outbox/alarm.ts';
import { type TenantlessWrite, need } from '../writes/write.ts';
import { type Epoch, epochsTable } from './table.ts';

/** What an operator says of a restore. */
export interface Restored {
  readonly reason: string;
  /** Null if not given. */
  readonly actor: string | null;
}

/**
 * Begins an epoch: the database is that of an earlier moment.
 * @param last the newest that is known, by this database or by what came after it
 * @returns undefined if another operator has begun it meanwhile
 */
export function beginEpoch(last: number, { reason, actor }: Restored): TenantlessWrite<Epoch | undefined> {
  const epoch = last + 1;
  return {
    lock: 'platform',
    actor: OPERATOR,
    claimed: true,
    needs: () => [need(epochsTable, { epoch })],
    decide: (loaded, context) => {
      if (loaded.find(epochsTable, { epoch }) !== undefined) return { reply: undefined, effects: [] };
      const begun = { epoch, beganAt: context.serverNow, reason, actor };
      const cleared = clearAlarm(context, 'database_regressed', 'database');
      return { reply: begun, effects: [saveRow(epochsTable, begun), cleared] };
    },
  };
}
