import { beforeAll, expect, it } from 'vitest';
import { selectMatching } from '../db/statements/rows.ts';
import { OPERATOR } from '../identity/actor.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { testHealth } from '../testing/worlds/test-worker.ts';
import type { Mailer } from './mailer.ts';
import { MailSender } from './send-mails.ts';
import { mailsTable, queueMail } from './table.ts';

/** Shorter than the lease of a mail that is being sent, and longer than the wait after a first failure. */
const WAITED_MS = 60_000;

const RUNNING = new AbortController().signal;

const TAKES: Mailer = { send: () => Promise.resolve() };

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;
  const time = { now: 0 };

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    test.clock.now = Date.UTC(2026, 2, 1);
    tenantId = await test.newTenant();
  });

  const senderBy = (mailer: Mailer | null): MailSender =>
    new MailSender({
      ...test,
      clock: () => test.clock.now ?? undefined,
      elapsed: () => time.now,
      mailer,
      sources: [],
      keepsLinks: false,
      random: () => 0,
      loop: testHealth(test.faults).loop('mail'),
    });
  const pass = (ms: number): void => {
    time.now += ms;
    test.clock.now = (test.clock.now ?? 0) + ms;
  };
  const queue = async (): Promise<void> => {
    const mail = {
      tenantId,
      kind: 'recovery',
      to: 'ada@example.com',
      subject: 'A test',
      text: '{link}',
      link: 'https://pay.example',
    } as const;
    await test.writeQueue.submit({
      tenantId,
      actor: OPERATOR,
      claimed: false,
      needs: () => [],
      decide: (_loaded, context) => ({ reply: null, effects: [queueMail(mail, context)] }),
    });
  };
  const isNeglectedBy = (sender: MailSender): Promise<boolean> => sender.isNeglected(WAITED_MS);

  it('mail is left lying if it has been due for longer than it may wait and none was taken for as long', async () => {
    const sender = senderBy(TAKES);
    pass(2 * WAITED_MS);
    expect(await isNeglectedBy(sender)).toBe(false);
    await queue();
    // None was taken for long, and this one is young.
    pass(WAITED_MS - 1);
    expect(await isNeglectedBy(sender)).toBe(false);
    pass(1);
    // The mail is old enough now. A sender that has just begun has left nothing lying.
    const young = senderBy(TAKES);
    expect([await isNeglectedBy(young), await isNeglectedBy(sender)]).toEqual([false, true]);
    await sender.round(RUNNING);
    pass(2 * WAITED_MS);
    expect([await isNeglectedBy(young), await isNeglectedBy(sender)]).toEqual([false, false]);
  });

  it('mail that cannot be carried is not left lying: nobody is there to take it', async () => {
    await queue();
    const [nobody, sender] = [senderBy(null), senderBy(TAKES)];
    pass(2 * WAITED_MS);
    expect([await isNeglectedBy(nobody), await isNeglectedBy(sender)]).toEqual([false, true]);
    await sender.round(RUNNING);
  });

  it('mail that another process is sending is not left lying until its lease is over', async () => {
    await queue();
    const sender = senderBy(TAKES);
    let isTaken = (): void => undefined;
    const taken = new Promise<void>((resolve) => (isTaken = resolve));
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const other = senderBy({
      send: () => {
        isTaken();
        return held;
      },
    });
    const round = other.round(RUNNING);
    await taken;
    pass(2 * WAITED_MS - 1);
    expect(await isNeglectedBy(sender)).toBe(false);
    pass(WAITED_MS + 1);
    expect(await isNeglectedBy(sender)).toBe(true);
    letGo();
    await round;
  });

  it('a sender whose attempts all fail is at work', async () => {
    await queue();
    const sender = senderBy({ send: () => Promise.reject(new Error('no route to host')) });
    pass(WAITED_MS);
    await sender.round(RUNNING);
    // The first repetition is due after seconds.
    pass(WAITED_MS - 1);
    expect(await isNeglectedBy(sender)).toBe(false);
    pass(2 * WAITED_MS);
    expect(await isNeglectedBy(sender)).toBe(true);
    await sender.round(RUNNING);
    expect(await isNeglectedBy(sender)).toBe(false);
    const mails = await selectMatching(test.database.reader, mailsTable, [{ tenantId }]);
    expect(mails.map(({ status }) => status).sort()).toEqual(['queued', 'sent', 'sent', 'sent']);
    expect(test.faults).toEqual([]);
  });
});
