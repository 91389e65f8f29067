import { deliverAgainMs } from '../calendar/retry.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { SharedClock } from '../calendar/clock.ts';
import type { Database } from '../db/connection.ts';
import { presentIn } from '../db/present.ts';
import { runStatement } from '../db/statements/statement.ts';
import { saveRow } from '../db/statements/table.ts';
import { CLOCK } from '../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../outbox/alarm.ts';
import { isLeased } from '../outbox/instruction.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { oneByOne } from '../workers/failing-work.ts';
import type { LoopHealth } from '../workers/loop-health.ts';
import { Bell } from '../workers/loop.ts';
import { Rounds } from '../workers/rounds.ts';
import { platformAlarms } from '../writes/alarms.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import {
  type CommonContext,
  type Decision,
  type TenantlessEffect,
  type TenantlessWrite,
  need,
} from '../writes/write.ts';
import { MailRefused, type Mailer } from './mailer.ts';
import { type Mail, mailsTable, readMail } from './table.ts';

/** Between looks, unless a commit queues something. */
const REST_MS = 5_000;

const LIMIT = 20;

/** Time for one mail; then its outcome is unknown and it is sent again. */
const SEND_MS = 60_000;

/** Longer than a sending: no two processes send one at once. */
const LEASE_MS = 2 * SEND_MS;

/** Failed attempts before an alarm. */
const TOLD_AFTER = 2;

/** Pause between alarms about mail without a mailer. */
const ALARM_REST_MS = 600_000;

/** Subject of alarms about all mail. */
const ALL_MAIL = 'mail';

/** Queues mail of what waits in a table, before each look. */
export interface MailSource {
  /** Its changes wake the sender. */
  readonly tableName: string;
  /** @throws if the service is overloaded, or its database unavailable */
  round(signal: AbortSignal): Promise<void>;
}

export interface MailDependencies {
  readonly database: Database;
  readonly writeQueue: Pick<WriteQueue, 'submit' | 'onCommit'>;
  readonly clock: SharedClock;
  readonly sources: readonly MailSource[];
  /** Null without a mailer. */
  readonly mailer: Mailer | null;
  readonly sealer: Pick<Sealer, 'open'>;
  /** In the sandbox the account reads links. */
  readonly keepsLinks: boolean;
  /** In [0, 1): spreads retries. */
  readonly random: () => number;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
  readonly loop: LoopHealth;
}

/** At least once each; safe in several processes. */
export class MailSender {
  readonly #dependencies: MailDependencies;
  readonly #bell = new Bell();
  readonly #rounds: Rounds;
  #takenAt: number;
  #toldAt = -Infinity;

  constructor(dependencies: MailDependencies) {
    this.#dependencies = dependencies;
    this.#takenAt = dependencies.elapsed();
    this.#rounds = new Rounds({
      restMs: REST_MS,
      bell: this.#bell,
      loop: dependencies.loop,
      round: (signal) => this.round(signal),
    });
    const waking = [mailsTable.name, ...dependencies.sources.map(({ tableName }) => tableName)];
    dependencies.writeQueue.onCommit((tables) => {
      if (waking.some((name) => tables.has(name))) this.#bell.ring();
    });
  }

  get loops(): readonly LoopHealth[] {
    return this.#rounds.loops;
  }

  start(): void {
    this.#rounds.start();
  }

  async stop(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Due for so long, with none taken meanwhile. */
  async isNeglected(waitedMs: number): Promise<boolean> {
    const { mailer, elapsed } = this.#dependencies;
    if (mailer === null || elapsed() - this.#takenAt < waitedMs) return false;
    return (await this.#findDue(waitedMs)).length > 0;
  }

  /** Sources queue, then all due mail is sent, until the signal. */
  async round(signal: AbortSignal): Promise<void> {
    const { mailer, loop, sources } = this.#dependencies;
    for (const source of sources) await source.round(signal);
    for (let due = await this.#findDue(); due.length > 0 && !signal.aborted; due = await this.#findDue()) {
      if (mailer === null) return this.#notifyNobody();
      let sent = 0;
      await oneByOne(due, loop.onFault, async (id) => {
        if (!signal.aborted && (await this.#send(mailer, id))) sent += 1;
      });
      // What others hold is found again.
      if (sent === 0) return;
    }
  }

  /** @param waitedMs due for at least so long */
  async #findDue(waitedMs = 0): Promise<string[]> {
    const { database, clock } = this.#dependencies;
    const { sql: present, bindings } = presentIn(database.dialect, clock);
    const sql = waitedMs === 0 ? present : `${present} - ${Math.trunc(waitedMs)}`;
    // The index's words: a kept plan knows no values.
    const due = `select id from mails where status = 'queued' and due_at <= ${sql}
      and (lease_until is null or lease_until <= ${sql}) order by due_at, id limit ?`;
    const rows = await runStatement(database.reader, due, [...bindings, ...bindings, LIMIT], 'kept');
    return rows.map((row) => String(row['id']));
  }

  /** Whether it was free. */
  async #send(mailer: Mailer, id: string): Promise<boolean> {
    const { writeQueue, sealer, elapsed } = this.#dependencies;
    const mail = await writeQueue.submit(leaseMail(id));
    if (mail === null) return false;
    this.#takenAt = elapsed();
    try {
      const { text } = readMail(mail, sealer);
      await inTime(mailer.send({ id, to: mail.recipient, subject: mail.subject, text }));
    } catch (error) {
      await writeQueue.submit(this.#failed(id, error));
      return true;
    }
    await writeQueue.submit(this.#sent(id));
    return true;
  }

  #sent(id: string): TenantlessWrite<null> {
    const { keepsLinks } = this.#dependencies;
    return onMail(id, (mail, context) => {
      const { linkSealed, attempts } = mail;
      const sent: Mail = {
        ...mail,
        ...OVER,
        status: 'sent',
        sentAt: context.serverNow,
        linkSealed: keepsLinks ? linkSealed : null,
      };
      const cleared = attempts > TOLD_AFTER ? [clearAlarm(context, 'mail_unsent', ALL_MAIL)] : [];
      return { reply: null, effects: [saveRow(mailsTable, sent), ...cleared] };
    });
  }

  #failed(id: string, error: unknown): TenantlessWrite<null> {
    const random = this.#dependencies.random();
    return onMail(id, (mail, context) => {
      const waitMs = error instanceof MailRefused ? null : deliverAgainMs(mail.attempts, random);
      const next: Mail =
        waitMs === null
          ? { ...mail, ...OVER, status: 'failed', linkSealed: null }
          : { ...mail, dueAt: context.serverNow + waitMs, leaseUntil: null };
      const isTold = waitMs !== null && mail.attempts >= TOLD_AFTER;
      const facts = { reason: reasonOf(error) };
      const raised = isTold ? [raiseAlarm(context, 'mail_unsent', ALL_MAIL, facts)] : [];
      return { reply: null, effects: [saveRow(mailsTable, next), ...raised] };
    });
  }

  /** Mail waits without a mailer. */
  async #notifyNobody(): Promise<void> {
    const { writeQueue, elapsed } = this.#dependencies;
    if (elapsed() - this.#toldAt < ALARM_REST_MS) return;
    this.#toldAt = elapsed();
    const facts = { reason: 'no mail server is configured' };
    await writeQueue.submit(
      platformAlarms(CLOCK, (context) => [raiseAlarm(context, 'mail_unsent', ALL_MAIL, facts)]),
    );
  }
}

const OVER = { dueAt: null, leaseUntil: null } as const;

/** A server's words may name the recipient: the code suffices. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unknown';
}

async function inTime(sending: Promise<void>): Promise<void> {
  const over = new AbortController();
  const late = delay(SEND_MS, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new Error(`A mail was not taken within ${SEND_MS} ms`);
  });
  late.catch(() => undefined);
  try {
    await Promise.race([sending, late]);
  } finally {
    over.abort();
  }
}

/** Only while queued. */
function onMail<Reply>(
  id: string,
  decide: (mail: Mail, context: CommonContext) => Decision<Reply, TenantlessEffect>,
): TenantlessWrite<Reply | null> {
  return {
    lock: `mail:${id}`,
    actor: CLOCK,
    claimed: false,
    needs: () => [need(mailsTable, { id })],
    decide: (loaded, context) => {
      const mail = loaded.find(mailsTable, { id });
      return mail?.status === 'queued' ? decide(mail, context) : { reply: null, effects: [] };
    },
  };
}

/** Null if another process has it, or it has become useless. */
function leaseMail(id: string): TenantlessWrite<Mail | null> {
  return onMail<Mail | null>(id, (mail, { serverNow }) => {
    if (isLeased(mail, serverNow)) return { reply: null, effects: [] };
    if (mail.uselessAt !== null && mail.uselessAt <= serverNow) {
      const expired: Mail = { ...mail, ...OVER, status: 'expired', linkSealed: null };
      return { reply: null, effects: [saveRow(mailsTable, expired)] };
    }
    const leased = { ...mail, attempts: mail.attempts + 1, leaseUntil: serverNow + LEASE_MS };
    return { reply: leased, effects: [saveRow(mailsTable, leased)] };
  });
}
