import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { withServer } from '../../testing/server/with-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import {
  TestBrowser,
  type TestUser,
  codeAt,
  confirm as confirmUser,
  enrol,
  invite,
  isSignedIn,
  mailsTo,
  newPassword,
  putFees,
} from '../../testing/worlds/test-user.ts';

const MINUTE_MS = 60_000;

withServer(({ server }) => {
  let tenant: TestTenant;
  let user: TestUser;

  beforeAll(async () => {
    tenant = await server().newTenant();
  });
  beforeEach(async () => {
    user = await enrol(server(), tenant.clientId);
  });

  const stranger = (): TestBrowser => new TestBrowser(server());
  const signIn = (browser: TestBrowser, password = user.password): Promise<TestReply> =>
    browser.call('POST', 'session', { body: { email: user.email, password } });
  const confirm = async (): Promise<string> => (await confirmUser(server(), user)).stepUpToken;
  /** What the user was told about what they sign in with, newest first. */
  const notices = async (): Promise<(string | undefined)[]> =>
    (await mailsTo(server(), tenant, user.email))
      .filter(({ kind }) => kind === 'security_notice')
      .map(({ subject }) => subject);
  const tokenOf = (mail: Record<string, string> | undefined): string =>
    mail?.['link']?.split('#token=')[1] ?? '';

  describe('an invitation', () => {
    it('shows the same until it is accepted, and makes a user once', async () => {
      const email = 'grace@example.com';
      const token = await invite(server(), tenant.clientId, email, 'finance');
      const [mail] = await mailsTo(server(), tenant, email);
      expect(mail).toMatchObject({
        kind: 'invitation',
        link: `${server().url}/console/invitation#token=${token}`,
      });
      const browser = stranger();
      const opened = await browser.call('POST', 'invitations/open', { body: { token } });
      expect(opened.body).toMatchObject({ email, role: 'finance' });
      expect((await browser.call('POST', 'invitations/open', { body: { token } })).body).toEqual(opened.body);
      const secret = String(opened.body['secret']);
      const code = codeAt(secret, server().service.clock());
      const accept = (body: object): Promise<TestReply> =>
        stranger().call('POST', 'invitations/accept', {
          body: { token, password: newPassword(), code, ...body },
        });
      const weak = await accept({ password: 'qwertyuiopasdfghjkl' });
      expect([answerOf(weak), weak.body['details']]).toMatchObject([
        '400 invalid_request',
        [{ path: '/password' }],
      ]);
      expect(answerOf(await accept({ code: '000000' }))).toBe('401 unauthenticated');
      const ends = await Promise.all(Array.from({ length: 8 }, () => accept({ name: 'Grace' })));
      const answers = ends.map(answerOf).sort();
      expect(answers).toEqual(['201', ...Array.from({ length: 7 }, () => '409 invalid_state')]);
      const won = ends.find(({ status }) => status === 201);
      expect(won?.body['session']).toMatchObject({ role: 'finance', user: { email, name: 'Grace' } });
      expect(answerOf(await browser.call('POST', 'invitations/open', { body: { token } }))).toBe(
        '409 invalid_state',
      );
    });

    it('is not found by a token that never was one, and expires', async () => {
      const token = await invite(server(), tenant.clientId, 'late@example.com');
      const open = async (text: string): Promise<string> =>
        answerOf(await stranger().call('POST', 'invitations/open', { body: { token: text } }));
      expect(await open('lnk_none')).toBe('404 not_found');
      expect(await open(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).toBe('404 not_found');
      server().passTime(7 * 24 * 60 * MINUTE_MS);
      expect(await open(token)).toBe('409 invalid_state');
    });
  });

  describe('what somebody signs in with', () => {
    it('is a new password, with which all else ends', async () => {
      const other = await user.signIn();
      const token = await confirm();
      const next = newPassword();
      const put = (body: object): Promise<TestReply> =>
        user.browser.call('PUT', 'password', {
          body: { currentPassword: user.password, newPassword: next, ...body },
        });
      expect(answerOf(await put({ currentPassword: newPassword() }))).toBe('401 unauthenticated');
      for (const weak of ['too short 14 ch', user.password, '123456789987654321', user.email]) {
        const reply = await put({ newPassword: weak.slice(0, weak === 'too short 14 ch' ? 14 : undefined) });
        expect([answerOf(reply), reply.body['details']]).toMatchObject([
          '400 invalid_request',
          [{ path: '/newPassword' }],
        ]);
      }
      const before = user.browser.cookies.get('corridor_session');
      expect((await put({})).status).toBe(204);
      expect(user.browser.cookies.get('corridor_session')).not.toBe(before);
      expect(await isSignedIn(other)).toBe(false);
      expect(await isSignedIn(user.browser)).toBe(true);
      expect(answerOf(await putFees(tenant, token))).toBe('403 step_up_required');
      expect(answerOf(await signIn(stranger()))).toBe('401 unauthenticated');
      expect((await signIn(stranger(), next)).status).toBe(200);
      expect(await notices()).toContain('Your password was changed');
    });

    it('is a new authenticator, from its first code on', async () => {
      await confirm();
      const confirmed = (code: string): Promise<TestReply> =>
        user.browser.call('POST', 'second-factor/enrolment/confirm', { body: { code } });
      expect(answerOf(await confirmed('000000'))).toBe('409 invalid_state');
      const begun = await user.browser.call('POST', 'second-factor/enrolment', { body: {} });
      const secret = String(begun.body['secret']);
      expect(answerOf(await confirmed(user.nextCode()))).toBe('401 unauthenticated');
      server().passTime(30_000);
      expect(await notices()).toEqual([]);
      expect((await confirmed(codeAt(secret, server().service.clock()))).status).toBe(204);
      expect(await notices()).toEqual(['Your second factor was changed']);
      const browser = stranger();
      await signIn(browser);
      const old = await browser.call('POST', 'second-factor', { body: { code: user.nextCode() } });
      expect(answerOf(old)).toBe('401 unauthenticated');
      const code = codeAt(secret, server().service.clock());
      expect((await browser.call('POST', 'second-factor', { body: { code } })).status).toBe(200);
    });

    it('is new recovery codes, and none of those before', async () => {
      await confirm();
      const { body } = await user.browser.call('POST', 'recovery-codes', { body: {} });
      const [fresh] = body['recoveryCodes'] as string[];
      expect(await notices()).toContain('You have new recovery codes');
      for (const [recoveryCode, expected] of [
        [user.recoveryCodes[1], '401 unauthenticated'],
        [fresh, '200'],
      ] as const) {
        const browser = stranger();
        await signIn(browser);
        const reply = await browser.call('POST', 'second-factor', { body: { recoveryCode } });
        expect(answerOf(reply)).toBe(expected);
      }
      expect(await notices()).toContain('A recovery code was used');
    });
  });

  describe('a lost password', () => {
    const request = (email: string): Promise<TestReply> =>
      stranger().call('POST', 'recovery', { body: { email } });
    const links = async (): Promise<string[]> =>
      (await mailsTo(server(), tenant, user.email)).filter(({ kind }) => kind === 'recovery').map(tokenOf);
    const complete = (token: string, password = newPassword(), browser = stranger()): Promise<TestReply> =>
      browser.call('POST', 'recovery/complete', { body: { token, newPassword: password } });

    it('is replaced by the newest link, once, and the second factor stays', async () => {
      expect([await request(user.email), await request('nobody@example.com')].map(answerOf)).toEqual([
        '202',
        '202',
      ]);
      await request(user.email.toUpperCase());
      const [newest = '', oldest = ''] = await links();
      expect(answerOf(await complete(oldest))).toBe('409 invalid_state');
      expect(answerOf(await complete(newest, user.password))).toBe('400 invalid_request');
      const [password, browser] = [newPassword(), stranger()];
      const done = await complete(newest, password, browser);
      expect([done.status, browser.cookies.has('corridor_device')]).toEqual([204, true]);
      expect(answerOf(await complete(newest))).toBe('409 invalid_state');
      expect(await isSignedIn(user.browser)).toBe(false);
      expect(await isSignedIn(browser)).toBe(false);
      expect((await signIn(browser, password)).status).toBe(200);
    });

    it('is asked for three times an hour, and the link holds for half an hour', async () => {
      for (let count = 0; count < 5; count += 1) await request(user.email);
      const sent = await links();
      expect(sent).toHaveLength(3);
      server().passTime(30 * MINUTE_MS);
      expect(answerOf(await complete(sent[0] ?? ''))).toBe('409 invalid_state');
      server().passTime(30 * MINUTE_MS);
      await request(user.email);
      expect(await links()).toHaveLength(4);
    });
  });

  describe('what comes from elsewhere', () => {
    it.each([
      { origin: '' },
      { origin: 'null' },
      { origin: 'http://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ])('with %j does nothing, and sets no cookie', async (headers) => {
      const body = { email: user.email, password: user.password };
      const reply = await stranger().call('POST', 'session', { body, headers });
      expect([answerOf(reply), reply.headers.getSetCookie()]).toEqual(['403 origin_not_allowed', []]);
      const ended = await user.browser.call('DELETE', 'session', { headers });
      expect(answerOf(ended)).toBe('403 origin_not_allowed');
      expect(await isSignedIn(user.browser)).toBe(true);
    });

    it('is told what the console takes, and where links lead', async () => {
      const contract = await server().request('GET', '/console/openapi.json');
      expect(Object.keys(contract.body['paths'] as object)).toContain('/console/api/session');
      for (const path of ['/console/invitation', '/console/recovery']) {
        const page = await server().request('GET', path);
        expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(page.text).not.toMatch(/<script(?![^>]* src=)/);
      }
      expect(answerOf(await server().request('GET', '/console/api/nothing'))).toBe('404 not_found');
      expect(answerOf(await server().request('GET', '/console/api/password'))).toBe('405 method_not_allowed');
      const text = await stranger().call('POST', 'session', {
        body: 'x',
        headers: { 'content-type': 'text/plain' },
      });
      expect(answerOf(text)).toBe('415 unsupported_media_type');
      const unknown = await stranger().call('POST', 'recovery', {
        body: { email: 'a@example.com', more: 1 },
      });
      expect(answerOf(unknown)).toBe('400 invalid_request');
    });
  });
});
