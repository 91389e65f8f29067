import type { Moment } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { isNoneOf, runStatement } from '../../db/statements/statement.ts';
import { removeRow } from '../../db/statements/table.ts';
import { CLOCK } from '../../identity/actor.ts';
import type { MailSource } from '../../mail/send-mails.ts';
import { type NewMail, queueMail } from '../../mail/table.ts';
import { AccountTurns, inTurns } from '../../workers/account-turns.ts';
import { FailingWork, isBadTime } from '../../workers/failing-work.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Loaded, type Write, need } from '../../writes/write.ts';
import { usersTable } from '../users/table.ts';
import {
  type Notification,
  type NotifiedChange,
  type Told,
  notificationSettingsTable,
  notificationsTable,
  settingsAt,
} from './table.ts';

/** Subjects by change. */
const SENTENCES: Readonly<Record<NotifiedChange, string>> = {
  'payout.failed': 'A payout has failed',
  'payout.returned': 'A payout was returned',
  'payout.late_return': 'A payout was returned late',
  'withdrawal.failed': 'A withdrawal has failed',
  'conversion.failed': 'A conversion has failed',
  'payin.held': 'A pay-in is held',
  'deposit.held': 'A deposit is held',
  'transfer.held': 'A transfer is held',
  'invoice.issued': 'An invoice was issued',
  'webhook.disabled': 'A webhook subscription was disabled',
  'api_key.created': 'An API key was created',
  'api_key.rotated': 'An API key was rotated',
  'api_key.revoked': 'An API key was revoked',
  'team.member_added': 'A member joined the account',
  'team.member_role_changed': 'The role of a member was changed',
  'team.member_removed': 'A member was removed from the account',
  'user.locked': 'A member was locked out after failed sign-ins',
};

function notificationMail(
  { id, tenantId, change, subjectId, status }: Notification,
  recipient: string,
): NewMail {
  const sentence = SENTENCES[change];
  const record = status === null ? subjectId : `${subjectId}, ${status.replaceAll('_', ' ')}`;
  return {
    tenantId,
    kind: 'notification',
    to: recipient,
    subject: sentence,
    text: `${sentence}: ${record}.\n\nTo change who receives these messages, edit the account's notification settings.\n`,
    // Each recipient is told once.
    cause: `${id}:${recipient.toLowerCase()}`,
  };
}

function settingsIn(loaded: Loaded, tenantId: string, writtenAt: Moment): Told {
  return settingsAt(loaded.find(notificationSettingsTable, { tenantId }), writtenAt);
}

function ownersOf(tenantId: string) {
  return { tenantId, role: 'owner' } as const;
}

/** The account's recipients, by default its owners. */
function recipientsIn(loaded: Loaded, tenantId: string, { recipients }: Told): readonly string[] {
  if (recipients.length > 0) return recipients;
  const owners = loaded.list(usersTable, ownersOf(tenantId));
  return owners.filter(({ removedAt }) => removedAt === null).map(({ email }) => email);
}

/**
 * Queues a notification's mails and removes it: once, by any worker. The settings of the moment when it was written
 * count, and the owners of now. Answers how many.
 */
function makeNotificationMails(tenantId: string, id: string): Write<number> {
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: () => [need(notificationsTable, { id }), need(notificationSettingsTable, { tenantId })],
    furtherNeeds: (loaded) => {
      const writtenAt = loaded.find(notificationsTable, { id })?.writtenAt;
      const isNamed =
        writtenAt !== undefined && settingsIn(loaded, tenantId, writtenAt).recipients.length > 0;
      return isNamed ? [] : [need(usersTable, ownersOf(tenantId))];
    },
    decide: (loaded, context) => {
      const notification = loaded.find(notificationsTable, { id });
      if (notification === undefined) return { reply: 0, effects: [] };
      const settings = settingsIn(loaded, tenantId, notification.writtenAt);
      const recipients = settings.email[notification.topic] ? recipientsIn(loaded, tenantId, settings) : [];
      const mails = recipients.map((recipient) =>
        queueMail(notificationMail(notification, recipient), context),
      );
      return { reply: mails.length, effects: [removeRow(notificationsTable, notification), ...mails] };
    },
  };
}

const LIMIT = 64;

export interface TellDependencies {
  readonly database: Pick<Database, 'reader'>;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly onFault: (error: unknown) => void;
}

interface Waiting {
  readonly id: string;
  readonly tenantId: string;
}

/**
 * Queues mails of notifications, oldest first, accounts in turns. Safe in several processes. After a fault its account
 * waits, longer each time, while others go on.
 */
export class RecipientTeller implements MailSource {
  readonly tableName = notificationsTable.name;
  readonly #dependencies: TellDependencies;
  /** Accounts with a failed notification. */
  readonly #failing = new FailingWork(() => performance.now());
  readonly #turns = new AccountTurns(LIMIT);

  constructor(dependencies: TellDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Until its signal ends it.
   * @throws if the write queue is full or the database unavailable
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

  async #find(): Promise<Waiting[]> {
    const passedOver = [...this.#failing.waiting(), ...this.#turns.resting()];
    const sql = `select id, tenant_id from ${notificationsTable.name}
      where ${isNoneOf('tenant_id', passedOver.length)} order by written_at, id limit ?`;
    const rows = await runStatement(this.#dependencies.database.reader, sql, [...passedOver, LIMIT]);
    return rows.map((row) => ({ id: String(row['id']), tenantId: String(row['tenant_id']) }));
  }

  /** Answers whether it succeeded. */
  async #tell(tenantId: string, id: string): Promise<boolean> {
    const { writeQueue, onFault } = this.#dependencies;
    try {
      await writeQueue.submit(makeNotificationMails(tenantId, id));
      this.#failing.forget(tenantId);
      return true;
    } catch (error) {
      // An account with too many waiting writes is passed over by the next round.
      this.#failing.note(tenantId);
      if (isBadTime(error)) throw error;
      onFault(error);
      return false;
    }
  }
}
