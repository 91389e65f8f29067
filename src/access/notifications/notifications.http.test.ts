import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { TestBrowser, enrol } from '../../testing/worlds/test-user.ts';
import { RecipientTeller } from './make-mails.ts';
import type { NotificationTopic } from './table.ts';

const PATH = '/v1/settings/notifications';
const ALL: Readonly<Record<NotificationTopic, boolean>> = {
  payoutFailed: true,
  payinHeld: true,
  invoiceIssued: true,
  webhookDisabled: true,
  securityAlert: true,
};

interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
}

withServer(({ server, startAnother }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const put = async (body: unknown): Promise<string> => answerOf(await tenant.request('PUT', PATH, { body }));
  const tellBy = async ({ service }: Pick<ReturnType<typeof server>, 'service'>): Promise<void> => {
    const onFault = (error: unknown): void => {
      throw error;
    };
    await new RecipientTeller({ ...service, onFault }).round(new AbortController().signal);
  };
  const told = async (): Promise<readonly Mail[]> => {
    await tellBy(server());
    const { data } = await tenant.get<{ data: Mail[] }>('/v1/sandbox/mail?limit=200');
    return data.filter(({ kind }) => kind === 'notification');
  };

  describe('the settings', () => {
    it('of a new account tell its owners of everything', async () => {
      const settings = await tenant.get(PATH);
      expect(settings).toMatchObject({ email: ALL, recipients: [] });
      expect(Object.keys(settings)).toEqual(['email', 'recipients', 'updatedAt']);
      await enrol(server(), tenant.clientId, 'admin');
      const { email } = await enrol(server(), tenant.clientId, 'owner');
      await tenant.fund('1.00', { outcome: 'held' });
      const mails = await told();
      expect(mails.filter(({ subject }) => subject === 'A pay-in is held').map(({ to }) => to)).toEqual([
        email,
      ]);
    });

    it('are replaced whole, and the same again change nothing', async () => {
      const body = { email: { ...ALL, payinHeld: false }, recipients: ['Ops@Example.com', 'b@example.com'] };
      const reply = await tenant.request('PUT', PATH, { body });
      expect(reply.body).toEqual({ ...body, updatedAt: reply.body['updatedAt'] });
      expect(await tenant.get(PATH)).toEqual(reply.body);
      server().passTime(1000);
      const again = await tenant.request('PUT', PATH, { body });
      expect(again.body).toEqual(reply.body);
      const cleared = await tenant.request('PUT', PATH, { body: { email: ALL, recipients: [] } });
      expect(cleared.body).toMatchObject({ email: ALL, recipients: [] });
      expect(String(cleared.body['updatedAt']) > String(reply.body['updatedAt'])).toBe(true);
    });

    it.each([
      ['the topics alone', { email: ALL }],
      ['the recipients alone', { recipients: [] }],
      ['four topics', { email: { ...ALL, securityAlert: undefined }, recipients: [] }],
      ['a topic more', { email: { ...ALL, other: true }, recipients: [] }],
      ['a topic that is null', { email: { ...ALL, payinHeld: null }, recipients: [] }],
      [
        '21 recipients',
        { email: ALL, recipients: Array.from({ length: 21 }, (_, n) => `a${n}@example.com`) },
      ],
      ['one twice', { email: ALL, recipients: ['a@example.com', 'A@Example.com'] }],
      ['no address', { email: ALL, recipients: ['nobody'] }],
      ['a line break in one', { email: ALL, recipients: ['a@example.com\r\nbcc: b@example.com'] }],
      ['a line break behind one', { email: ALL, recipients: ['a@example.com\r\n'] }],
      ['a letter beyond ASCII', { email: ALL, recipients: ['a@exämple.com'] }],
      ['two in one', { email: ALL, recipients: ['a@example.com,b@example.com'] }],
      ['nothing', {}],
    ])('are not replaced by %s', async (_what, body) => {
      expect(await put(body)).toBe('400 invalid_request');
      expect(await tenant.get(PATH)).toMatchObject({ email: ALL, recipients: [] });
    });
  });

  describe('mail', () => {
    const RECIPIENTS = ['a@example.com', 'B@example.com'];

    beforeEach(async () => {
      expect(await put({ email: ALL, recipients: RECIPIENTS })).toBe('200');
    });

    const oneEach = async (subject: string, id: string, status: string): Promise<void> => {
      const mails = (await told()).filter((mail) => mail.subject === subject);
      expect(mails.map(({ to }) => to).toSorted()).toEqual(RECIPIENTS.toSorted());
      for (const { text, link } of mails) {
        expect(text).toContain(`${subject}: ${id}, ${status}.`);
        expect(link).toBeNull();
        // No amount, and no account.
        expect(text).not.toMatch(/\d+\.\d\d|AUD|USDC|\b0x|\b\d{6,}\b|acct_/);
      }
    };

    it('tells each recipient once of a payout that failed, and of one that came back', async () => {
      await tenant.fund('1000.00');
      const failed = await tenant.newPayout({ amount: '10.01' });
      const returned = await tenant.newPayout({ amount: '10.02' });
      await tenant.settle();
      await oneEach('A payout has failed', failed.id, 'failed');
      await oneEach('A payout was returned', returned.id, 'returned');
    });

    it('tells by the settings of when it happened, however late it tells', async () => {
      const first = await tenant.fund('5.00', { outcome: 'held' });
      server().passTime(1000);
      expect(await put({ email: { ...ALL, payinHeld: false }, recipients: RECIPIENTS })).toBe('200');
      const second = await tenant.fund('5.00', { outcome: 'held' });
      server().passTime(1000);
      expect(await put({ email: ALL, recipients: RECIPIENTS })).toBe('200');
      const third = await tenant.fund('5.00', { outcome: 'held' });
      const mails = (await told()).map(({ text }) => text).join();
      expect([first, second, third].map(({ id }) => mails.includes(id))).toEqual([true, false, true]);
    });

    it('tells of keys by the settings of when they were made, though the account’s clock is ahead', async () => {
      await tenant.post('/v1/sandbox/clock', { advanceSeconds: 86_400 });
      expect(await put({ email: { ...ALL, securityAlert: false }, recipients: RECIPIENTS })).toBe('200');
      const silent = await tenant.newApiKey();
      server().passTime(1000);
      expect(await put({ email: ALL, recipients: RECIPIENTS })).toBe('200');
      const loud = await tenant.newApiKey();
      const mails = (await told()).map(({ text }) => text).join();
      expect([silent, loud].map(({ id }) => mails.includes(id))).toEqual([false, true]);
    });

    it('tells of withdrawals and conversions that failed', async () => {
      await tenant.fund('1000.00');
      await tenant.deposit('1000.00');
      const withdrawal = await tenant.newWithdrawal({ amount: '10.01' });
      const conversion = await tenant.newConversion({
        sourceAsset: 'AUD',
        destinationAsset: 'USDC',
        sourceAmount: '10.01',
      });
      await tenant.settle();
      await oneEach('A withdrawal has failed', withdrawal.id, 'failed');
      await oneEach('A conversion has failed', conversion.id, 'failed');
    });

    it('tells of pay-ins, deposits and transfers that are held', async () => {
      const payin = await tenant.fund('5.00', { outcome: 'held' });
      const deposit = await tenant.deposit('5.00', { outcome: 'held' });
      const transfer = await tenant.newTransfer('aud_to_stablecoin', '10.03');
      await oneEach('A pay-in is held', payin.id, 'held');
      await oneEach('A deposit is held', deposit.id, 'held');
      await oneEach('A transfer is held', transfer.id, 'held');
    });

    it('tells of invoices that were issued, and of subscriptions that were disabled', async () => {
      const invoice = await tenant.newInvoice();
      await tenant.post(`/v1/sandbox/invoices/${invoice.id}/advance`, { to: 'issued' });
      const webhook = await tenant.newWebhook();
      await tenant.request('PATCH', `/v1/webhooks/${webhook.id}`, { body: { status: 'disabled' } });
      await oneEach('An invoice was issued', invoice.id, 'issued');
      await oneEach('A webhook subscription was disabled', webhook.id, 'disabled');
    });

    it('tells of members who come, change and go', async () => {
      const member = await enrol(server(), tenant.clientId, 'viewer');
      const headers = { 'step-up-token': await tenant.stepUp() };
      const path = `/v1/team/members/${member.id}`;
      await tenant.request('PATCH', path, { headers, body: { role: 'finance' } });
      const subjects = (await told()).filter(({ text }) => text.includes(member.id));
      expect(subjects.map(({ subject, to }) => `${subject} > ${to}`).toSorted()).toEqual(
        ['The role of a member was changed', 'A member joined the account']
          .flatMap((subject) => RECIPIENTS.map((to) => `${subject} > ${to}`))
          .toSorted(),
      );
      expect(subjects.map(({ text }) => text).join()).not.toContain(member.email);
    });

    it('tells of keys that are made, rotated and revoked, and shows none', async () => {
      const headers = { 'step-up-token': await tenant.stepUp() };
      const ask = async (path: string, body: object): Promise<Record<string, unknown>> => {
        const reply = await tenant.request('POST', path, { headers, body });
        expect([200, 201], reply.text).toContain(reply.status);
        return reply.body;
      };
      const made = await ask('/v1/api-keys', { name: 'A key', type: 'secret', role: 'viewer' });
      const rotated = await ask(`/v1/api-keys/${String(made['id'])}/rotate`, { graceSeconds: 60 });
      await ask(`/v1/api-keys/${String(rotated['id'])}/revoke`, {});
      const mails = await told();
      for (const [change, { id }] of [
        ['created', made],
        ['rotated', made],
        ['revoked', rotated],
      ] as const) {
        const text = `An API key was ${change}: ${String(id)}.`;
        expect(
          mails
            .filter((mail) => mail.text.startsWith(text))
            .map(({ to }) => to)
            .toSorted(),
        ).toEqual(RECIPIENTS.toSorted());
      }
      expect(JSON.stringify(mails)).not.toContain(String(made['key']));
    });

    it('tells of a member who is locked out, and of no stranger', async () => {
      const { id, email } = await enrol(server(), tenant.clientId, 'viewer');
      for (const each of [email, 'stranger@example.com']) {
        for (let guess = 0; guess < 10; guess += 1) {
          const body = { email: each, password: 'a wrong one' };
          await new TestBrowser(server()).call('POST', 'session', { body });
        }
      }
      const mails = (await told()).filter(({ subject }) => subject.includes('locked out'));
      expect(mails.map(({ to }) => to).toSorted()).toEqual(RECIPIENTS.toSorted());
      for (const { text } of mails) {
        expect(text).toContain(`: ${id}.`);
        expect(text).not.toContain(email);
      }
    });

    it('is not sent about what nobody wants to hear of, nor of what has gone well', async () => {
      await put({ email: { ...ALL, payinHeld: false }, recipients: RECIPIENTS });
      await tenant.fund('5.00', { outcome: 'held' });
      await tenant.fund('1000.00');
      const payout = await tenant.newPayout();
      await tenant.settle();
      expect((await tenant.payout(payout.id)).status).toBe('settled');
      expect(await told()).toEqual([]);
      expect((await server().countRows())['notifications']).toBe(0);
    });

    it('is made once, though several processes make it', async () => {
      const another = await startAnother();
      const { id } = await tenant.fund('5.00', { outcome: 'held' });
      await Promise.all([tellBy(server()), tellBy(another), tellBy(server())]);
      await oneEach('A pay-in is held', id, 'held');
    });
  });
});
