import type { Moment } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { CLOCK } from '../../identity/actor.ts';
import { type Alarm, alarmsTable, clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { type InstructionKind, instructionsTable, isLeg } from '../../outbox/instruction.ts';
import { absentAdapterOf } from '../../outbox/provider-facts.ts';
import { oneByOne } from '../../workers/failing-work.ts';
import { platformAlarms } from '../../writes/alarms.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Write, need } from '../../writes/write.ts';
import type { OrderName } from './expire-order.ts';
import { findWaiting } from './find-waiting.ts';
import type { AbsenceKey } from './note-absence.ts';
import { AGING_KINDS } from '../../workers/order-age.ts';

const NOT_CONNECTED = 'not_connected';

/** Only the oldest orders of an adapter raise alarms; others follow as these go. */
const MOST_ALARMS = 100;

/** Accounts opened ahead have an alarm of their own. */
const TOLD_KINDS = [
  ...AGING_KINDS,
  'assign_account',
  'hand_over_evidence',
  'check_customer',
  'cancel',
] as const satisfies readonly InstructionKind[];

const alarmKindOf = (order: Pick<OrderName, 'subject'>): 'transfer_stuck' | 'order_stuck' =>
  isLeg(order) ? 'transfer_stuck' : 'order_stuck';

function raise(name: OrderName): Write<null> {
  const { tenantId, subject, kind } = name;
  return {
    tenantId,
    actor: CLOCK,
    // A lost count is found again by the next look.
    claimed: false,
    needs: () => [need(instructionsTable, { subject, kind })],
    decide: (loaded, context) => {
      const order = loaded.find(instructionsTable, { subject, kind });
      if (order?.status !== 'pending') return { reply: null, effects: [] };
      const facts = { cause: NOT_CONNECTED, order: kind, provider: order.provider };
      return { reply: null, effects: [raiseAlarm(context, alarmKindOf(name), subject, facts)] };
    },
  };
}

async function readOwn({ reader }: Database): Promise<Alarm[]> {
  const open = `cleared_at is null and kind in ('order_stuck', 'transfer_stuck') and facts like ?
    order by kind, subject limit ?`;
  return selectWhere(reader, alarmsTable, open, [`%"cause":"${NOT_CONNECTED}"%`, 10 * MOST_ALARMS]);
}

interface Telling {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly onFault: (error: unknown) => void;
}

/** Raises an alarm for the oldest orders of adapters that are not connected; clears those whose cause is gone. */
export async function tellStuck(
  { database, writeQueue, onFault }: Telling,
  absent: readonly AbsenceKey[],
  until: Moment,
): Promise<void> {
  const own = await readOwn(database);
  const told = new Set(own.map(({ subject }) => subject));
  for (const key of absent) {
    for (const onRails of [false, true]) {
      const query = { key, kinds: TOLD_KINDS, onRails, until, limit: MOST_ALARMS };
      const oldest = await findWaiting(database.reader, query);
      const untold = oldest.filter(({ subject }) => !told.has(subject));
      await oneByOne(untold, onFault, (order) => writeQueue.submit(raise(order)));
    }
  }
  const over = await findOver(database, own, absent);
  if (over.length === 0) return;
  const clear = platformAlarms(CLOCK, (context) =>
    over.map(({ kind, subject }) => clearAlarm(context, kind, subject)),
  );
  await writeQueue.submit(clear);
}

async function findOver(
  { reader }: Database,
  alarms: readonly Alarm[],
  absent: readonly AbsenceKey[],
): Promise<Alarm[]> {
  const keyOf = ({ subject, facts }: Alarm) => ({ subject, kind: facts['order'] as InstructionKind });
  if (alarms.length === 0) return [];
  const orders = await selectMatching(reader, instructionsTable, alarms.map(keyOf));
  return alarms.filter((alarm) => {
    const { subject, kind } = keyOf(alarm);
    const order = orders.find((each) => each.subject === subject && each.kind === kind);
    const isAbsent =
      order?.status === 'pending' &&
      absent.some(
        ({ provider, adapter }) => provider === order.provider && adapter === absentAdapterOf(order),
      );
    return !isAbsent;
  });
}
