import type { Database } from '../db/connection.ts';
import { makeNotificationMails } from '../flows/notifications/make-notification-mails.ts';
import { notificationsTable } from '../outbox/notification.ts';
import type { Lane } from '../writes/lane.ts';
import { oneByOne } from './one-by-one.ts';

/** Notifications that are looked for at once. */
const LIMIT = 64;

/** What telling works with. */
export interface TellDependencies {
  readonly database: Pick<Database, 'reader'>;
  readonly lane: Pick<Lane, 'submit'>;
  readonly onFault: (error: unknown) => void;
}

interface Waiting {
  readonly id: string;
  readonly tenantId: string;
  readonly writtenAt: number;
}

/** The oldest that wait behind one that has had its turn. */
async function waitingBehind(
  { reader }: TellDependencies['database'],
  last: Waiting | undefined,
): Promise<Waiting[]> {
  const query = reader(notificationsTable.name)
    .orderBy(['written_at', 'id'])
    .limit(LIMIT)
    .select<Waiting[]>('id', { tenantId: 'tenant_id' }, { writtenAt: 'written_at' });
  return last === undefined ? query : query.whereRaw('(written_at, id) > (?, ?)', [last.writtenAt, last.id]);
}

/**
 * Queues the mails of all notifications that wait, the oldest first, until its signal ends it. Several processes are safe beside each
 * other; what cannot be made is told, stays, and keeps nobody behind it.
 */
export async function tellRecipients(
  { database, lane, onFault }: TellDependencies,
  signal: AbortSignal,
): Promise<void> {
  let last: Waiting | undefined;
  do {
    const waiting = await waitingBehind(database, last);
    await oneByOne(waiting, onFault, async ({ id, tenantId }) => {
      if (!signal.aborted) await lane.submit(makeNotificationMails(tenantId, id));
    });
    last = waiting.at(-1);
  } while (last !== undefined && !signal.aborted);
}
