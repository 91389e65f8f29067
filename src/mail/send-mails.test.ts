import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TIDIERS } from '../capabilities.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { OPERATOR } from '../identity/actor.ts';
import { alarmsTable } from '../outbox/alarm.ts';
import { dumpRows } from '../testing/databases/count-rows.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { testHealth } from '../testing/worlds/test-worker.ts';
import { purgeUserRows } from '../workers/purge-own-rows.ts';
import { MailRefused, type Mailer, type OutgoingMail } from './mailer.ts';
import { MailSender } from './send-mails.ts';
import { createSmtpMailer, smtpOptions } from './smtp-mailer.ts';
import { type Mail, type NewMail, mailsTable, queueMail, readMail } from './table.ts';

const START = Date.UTC(2026, 2, 4, 5);
const HOUR_MS = 3_600_000;
const RUNNING = new AbortController().signal;

/** What was handed to a mail server. */
interface Received {
  readonly to: readonly string[];
  readonly from: string;
  readonly message: string;
}

/** A real mail server on the loopback, which answers as it is told. */
async function startSmtpServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const stop = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { received, url: `smtp://127.0.0.1:${port}`, stop };
}

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let tenantId: string;
  let link: string;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
  });
  beforeEach(async () => {
    test.clock.now = START;
    await purgeUserRows({ ...test, clock: () => START + 400 * 24 * HOUR_MS }, TIDIERS);
    tenantId = await test.newTenant();
    link = `https://pay.example/console/recovery#token=lnk_${randomBytes(20).toString('hex')}`;
  });

  afterEach(async () => {
    test.clock.now = START + 300 * 24 * HOUR_MS;
    await sender({ send: () => Promise.reject(new MailRefused('never')) }).round(RUNNING);
  });

  const queue = async (given: Partial<NewMail> = {}): Promise<void> => {
    const mail: NewMail = {
      tenantId,
      kind: 'recovery',
      to: 'ada@example.com',
      subject: 'Choose a new password — please',
      text: 'Dear Ada,\n\nfollow this link:\n{link}\n\nIt holds for 30 minutes. $& ünïcode',
      link,
      ...given,
    };
    await test.writeQueue.submit({
      tenantId,
      actor: OPERATOR,
      claimed: false,
      needs: () => [],
      decide: (_loaded, context) => ({ reply: null, effects: [queueMail(mail, context)] }),
    });
  };
  const mailsOf = (): Promise<Mail[]> => selectMatching(test.database.reader, mailsTable, [{ tenantId }]);
  const sender = (mailer: Mailer | null, keepsLinks = false): MailSender =>
    new MailSender({
      ...test,
      clock: () => test.clock.now ?? undefined,
      mailer,
      sources: [],
      keepsLinks,
      random: () => 0,
      elapsed: () => performance.now(),
      loop: testHealth(test.faults).loop('mail'),
    });
  const openAlarms = async () =>
    (await selectMatching(test.database.reader, alarmsTable, [{ kind: 'mail_unsent' }])).filter(
      ({ clearedAt }) => clearedAt === null,
    );

  it('hands a mail to a real server, whole and once, and forgets its link', async () => {
    const server = await startSmtpServer();
    await queue();
    const mails = sender(createSmtpMailer({ url: server.url, from: 'Corridor <no-reply@pay.example>' }));
    await mails.round(RUNNING);
    await mails.round(RUNNING);
    await server.stop();
    expect(server.received).toHaveLength(1);
    const [{ from, to, message } = { from: '', to: [], message: '' }] = server.received;
    expect([from, to]).toEqual(['no-reply@pay.example', ['ada@example.com']]);
    const [mail] = await mailsOf();
    expect(message).toContain(`Message-ID: <${String(mail?.id)}@corridor>`);
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(link);
    expect(mail).toMatchObject({ status: 'sent', attempts: 1, dueAt: null, sentAt: START, linkSealed: null });
  });

  it('keeps no link in the clear, and in the sandbox keeps it readable', async () => {
    await queue();
    const dump = await dumpRows(test.database);
    expect(dump).not.toContain(link.split('lnk_')[1]);
    await sender({ send: () => Promise.resolve() }, true).round(RUNNING);
    const [mail] = await mailsOf();
    const read = readMail(mail!, test.sealer);
    expect(read.link).toBe(link);
    expect(read.text).toContain(`follow this link:\n${link}\n\nIt holds for 30 minutes. $& ünïcode`);
  });

  it('sends again what was not taken, as often as ten times, and then gives up', async () => {
    await queue();
    const tries: number[] = [];
    const mails = sender({
      send: () => {
        tries.push(test.clock.now ?? 0);
        return Promise.reject(Object.assign(new Error('no ada@example.com'), { code: 'ECONNECTION' }));
      },
    });
    for (let step = 0; step < 14; step += 1) {
      await mails.round(RUNNING);
      const [mail] = await mailsOf();
      test.clock.now = mail?.dueAt ?? test.clock.now;
    }
    const waits = tries.slice(1).map((at, index) => (at - (tries[index] ?? 0)) / 1000);
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect((await mailsOf())[0]).toMatchObject({ status: 'failed', attempts: 10, linkSealed: null });
    const [alarm] = await openAlarms();
    expect(alarm).toMatchObject({ subject: 'mail', facts: { reason: 'ECONNECTION' } });
    await queue();
    const failing = sender({ send: () => Promise.reject(new Error('once more')) });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await failing.round(RUNNING);
      test.clock.now = (await mailsOf()).find(({ status }) => status === 'queued')?.dueAt ?? 0;
    }
    await sender({ send: () => Promise.resolve() }).round(RUNNING);
    expect(await openAlarms()).toEqual([]);
  });

  it('gives up at once where the server will never take the mail', async () => {
    const server = await startSmtpServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('no such user'), { responseCode: 550 })),
    });
    await queue();
    await sender(createSmtpMailer({ url: server.url, from: 'no-reply@pay.example' })).round(RUNNING);
    await server.stop();
    expect((await mailsOf())[0]).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('sends again where the server is busy, or breaks off in the middle', async () => {
    const busy = await startSmtpServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('later'), { responseCode: 451 })),
    });
    await queue();
    await sender(createSmtpMailer({ url: busy.url, from: 'no-reply@pay.example' })).round(RUNNING);
    await busy.stop();
    expect((await mailsOf())[0]).toMatchObject({ status: 'queued', attempts: 1, dueAt: START + 5_000 });
    test.clock.now = START + 5_000;
    // It takes the message, and says neither yes nor no.
    const cutting = createServer((socket) => {
      socket.write('220 here\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        const text = bytes.toString();
        if (text.includes('\r\n.\r\n')) socket.destroy();
        else socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 well\r\n');
      });
    });
    await new Promise<void>((resolve) => void cutting.listen(0, '127.0.0.1', resolve));
    const url = `smtp://127.0.0.1:${(cutting.address() as AddressInfo).port}`;
    await sender(createSmtpMailer({ url, from: 'no-reply@pay.example' })).round(RUNNING);
    cutting.close();
    expect((await mailsOf())[0]).toMatchObject({ status: 'queued', attempts: 2 });
  });

  it('says nothing more of what is of no use any more', async () => {
    await queue({ uselessAt: START + HOUR_MS });
    test.clock.now = START + HOUR_MS;
    const sent: OutgoingMail[] = [];
    await sender({ send: async (mail) => void sent.push(mail) }).round(RUNNING);
    expect(sent).toEqual([]);
    expect((await mailsOf())[0]).toMatchObject({ status: 'expired', linkSealed: null });
  });

  it('leaves to another process what that is sending, until it is taken for dead', async () => {
    await queue();
    let arrived = (): void => undefined;
    const hung = new Promise<void>((resolve) => (arrived = resolve));
    let finish = (): void => undefined;
    const slow = sender({
      send: () =>
        new Promise((resolve) => {
          finish = resolve;
          arrived();
        }),
    });
    const sending = slow.round(RUNNING);
    await hung;
    const sent: OutgoingMail[] = [];
    const other = sender({ send: async (mail) => void sent.push(mail) });
    await other.round(RUNNING);
    expect(sent).toEqual([]);
    test.clock.now = START + 120_000;
    await other.round(RUNNING);
    expect(sent).toHaveLength(1);
    finish();
    await sending;
    expect((await mailsOf())[0]).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('waits, and says so, where nobody carries mail', async () => {
    await queue();
    await sender(null).round(RUNNING);
    expect((await mailsOf())[0]).toMatchObject({ status: 'queued', attempts: 0 });
    const [alarm] = await openAlarms();
    expect(alarm).toMatchObject({ facts: { reason: 'no mail server is configured' } });
  });

  it('is removed seven days after it was made, and never before it was sent', async () => {
    await queue();
    test.clock.now = START + 8 * 24 * HOUR_MS;
    await purgeUserRows({ ...test, clock: () => test.clock.now ?? undefined }, TIDIERS);
    expect(await mailsOf()).toHaveLength(1);
    await sender({ send: () => Promise.resolve() }).round(RUNNING);
    await purgeUserRows({ ...test, clock: () => test.clock.now ?? undefined }, TIDIERS);
    expect(await mailsOf()).toEqual([]);
  });

  afterAll(() => {
    expect(test.faults).toEqual([]);
  });
});

describe('a mail server', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, requireTLS: true }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true, requireTLS: false }],
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, secure: false, requireTLS: false }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, requireTLS: false }],
    [
      'smtps://us%40er:p%3Aw@mail.example.com:466',
      {
        host: 'mail.example.com',
        port: 466,
        secure: true,
        requireTLS: false,
        auth: { user: 'us@er', pass: 'p:w' },
      },
    ],
  ])('is reached by %s', (url, options) => {
    expect(smtpOptions(url)).toEqual(options);
  });
});
