import type { Database } from '../db/connection.ts';
import { makeNotificationMails } from '../flows/notifications/make-notification-mails.ts';
import { notificationsTable } from '../outbox/notification.ts';
import type { Lane } from '../writes/lane.ts';
import { AccountTurns, inTurns } from './account-turns.ts';
import { isBadTime } from './bad-time.ts';
import { FailingWork } from './failing-work.ts';
import type { MailSource } from './send-mails.ts';

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
 * Queues the mails of notifications, the oldest first, accounts in turns. Several processes are safe beside each other. If one
 * cannot be made, the fault is told and its account waits, longer each time, while those of the others go on.
 */
export class RecipientTeller implements MailSource {
  readonly tableName = notificationsTable.name;
  readonly #dependencies: TellDependencies;
  /** Accounts of which a notification failed. */
  readonly #failing = new FailingWork(() => performance.now());
  readonly #turns = new AccountTurns(LIMIT);

  constructor(dependencies: TellDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Queues the mails of all notifications whose accounts do not wait, until its signal ends it.
   * @throws if the service has too much to do, or its database is away
   */
  async round(signal: AbortSignal): Promise<void> {
    const isOver = (): boolean => signal.aborted;
    for (let goesOn = true; goesOn && !isOver();) {
      const waiting = await this.#find();
      goesOn = this.#turns.found(waiting);
      const failed = new Set<string>();
      for (const { id, tenantId } of inTurns(waiting)) {
        if (isOver()) return;
        if (!failed.has(tenantId) && !(await this.#tell(tenantId, id))) failed.add(tenantId);
      }
    }
  }

  #find(): Promise<Waiting[]> {
    const passedOver = [...this.#failing.waiting(), ...this.#turns.resting()];
    const rows = this.#dependencies.database
      .reader(notificationsTable.name)
      .whereNotIn('tenant_id', passedOver)
      .orderBy(['written_at', 'id'])
      .limit(LIMIT)
      .select<Waiting[]>('id', { tenantId: 'tenant_id' });
    return Promise.resolve(rows);
  }

  /** Queues the mails of one; answers whether that went well. */
  async #tell(tenantId: string, id: string): Promise<boolean> {
    const { lane, onFault } = this.#dependencies;
    try {
      await lane.submit(makeNotificationMails(tenantId, id));
      this.#failing.forget(tenantId);
      return true;
    } catch (error) {
      // An account that has too many writes waiting of its own is passed over by the next round.
      this.#failing.note(tenantId);
      if (isBadTime(error)) throw error;
      onFault(error);
      return false;
    }
  }
}
