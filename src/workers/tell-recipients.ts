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
}

/**
 * Queues the mails of all notifications that wait, the oldest first, until its signal ends it. Several processes are safe beside each
 * other; what cannot be made is told, and stays.
 */
export async function tellRecipients(
  { database, lane, onFault }: TellDependencies,
  signal: AbortSignal,
): Promise<void> {
  for (let made = 1; made > 0 && !signal.aborted;) {
    made = 0;
    const waiting = await database
      .reader(notificationsTable.name)
      .orderBy(['written_at', 'id'])
      .limit(LIMIT)
      .select<Waiting[]>('id', { tenantId: 'tenant_id' });
    await oneByOne(waiting, onFault, async ({ id, tenantId }) => {
      if (signal.aborted) return;
      await lane.submit(makeNotificationMails(tenantId, id));
      made += 1;
    });
  }
}
