import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import { usersTable, findUser, type User } from '../../flows/people/user.ts';
import { setTenantStatus } from '../tenants/set-tenant-status.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/example-request.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import {
  codeAt,
  enrol,
  invite,
  newPassword,
  TestBrowser,
  type TestUser,
} from '../../testing/worlds/test-user.ts';

const MINUTE_MS = 60_000;
const FEES = { transfer: { flatAud: '1.00', bps: 10 } };

eachServer(({ server }) => {
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
  const isSignedIn = async (browser: TestBrowser): Promise<boolean> =>
    (await browser.call('GET', 'session')).status === 200;
  const confirm = async (by: TestUser = user): Promise<string> => {
    const reply = await by.browser.call('POST', 'step-up', { body: { code: by.nextCode() } });
    expect(reply.status).toBe(200);
    return String(reply.body['stepUpToken']);
  };
  const putFees = async (stepUpToken: string): Promise<string> => {
    const headers = { 'step-up-token': stepUpToken };
    return answerOf(await tenant.request('PUT', '/v1/developer-fees', { body: FEES, headers }));
  };
  const change = async (userId: string, changes: Partial<User>): Promise<void> => {
    const before = await findUser(server().service.database.reader, userId);
    await server().service.lane.submit({
      tenantId: tenant.clientId,
      actor: OPERATOR,
      claimed: false,
      needs: () => [],
      decide: () => ({ reply: null, effects: [saveRow(usersTable, { ...before!, ...changes })] }),
    });
  };
  const mailsTo = async (email: string): Promise<Record<string, string>[]> => {
    const { body } = await tenant.request('GET', '/v1/sandbox/mail');
    return (body['data'] as Record<string, string>[]).filter(({ to }) => to === email);
  };
  const tokenOf = (mail: Record<string, string> | undefined): string =>
    mail?.['link']?.split('#token=')[1] ?? '';

  describe('an invitation', () => {
    it('shows the same until it is accepted, and makes a user once', async () => {
      const email = 'grace@example.com';
      const token = await invite(server(), tenant.clientId, email, 'finance');
      const [mail] = await mailsTo(email);
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

  describe('signing in', () => {
    it('takes a password and then a code, and each gives a cookie of its own', async () => {
      const browser = stranger();
      const begun = await signIn(browser);
      expect(begun.body).toMatchObject({ status: 'second_factor_required' });
      const [cookie = ''] = begun.headers.getSetCookie();
      expect(cookie).toMatch(/^corridor_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
      expect(await isSignedIn(browser)).toBe(false);
      const pending = new Map(browser.cookies);
      const code = user.nextCode();
      const ended = await browser.call('POST', 'second-factor', { body: { code } });
      expect(ended.body).toMatchObject({
        user: { id: user.id, email: user.email },
        role: 'owner',
        stepUpExpiresAt: null,
      });
      const cookies = ended.headers.getSetCookie();
      expect(cookies[1]).toMatch(
        /^corridor_device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      expect(browser.cookies.get('corridor_session')).not.toBe(pending.get('corridor_session'));
      expect(await isSignedIn(browser)).toBe(true);
      const old = stranger();
      for (const [name, value] of pending) old.cookies.set(name, value);
      expect(answerOf(await old.call('POST', 'second-factor', { body: { code } }))).toBe(
        '401 unauthenticated',
      );
      expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain(
        'A new device has signed in',
      );
    });

    it('says nothing of what is wrong', async () => {
      const wrong = await signIn(stranger(), newPassword());
      const body = { email: 'nobody@example.com', password: newPassword() };
      const unknown = await stranger().call('POST', 'session', { body });
      const shape = ({ status, headers, body: { requestId: _, ...rest } }: TestReply): unknown => [
        status,
        [...headers.keys()].sort(),
        rest,
      ];
      expect(shape(unknown)).toEqual(shape(wrong));
      expect(wrong.headers.get('www-authenticate')).toBe('Session');
    });

    it('takes no code twice, and none from before one that was taken', async () => {
      const [first, second] = [stranger(), stranger()];
      await signIn(first);
      await signIn(second);
      const older = codeAt(user.secret, server().service.clock() + 30_000);
      server().passTime(MINUTE_MS);
      const code = codeAt(user.secret, server().service.clock());
      expect((await first.call('POST', 'second-factor', { body: { code } })).status).toBe(200);
      for (const used of [code, older]) {
        const again = await second.call('POST', 'second-factor', { body: { code: used } });
        expect(answerOf(again)).toBe('401 unauthenticated');
      }
    });

    it('ends what waits after five wrong codes, or five minutes', async () => {
      const browser = stranger();
      await signIn(browser);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const reply = await browser.call('POST', 'second-factor', { body: { code: 'x' } });
        expect(answerOf(reply)).toBe('401 unauthenticated');
      }
      const late = await browser.call('POST', 'second-factor', { body: { code: user.nextCode() } });
      expect(answerOf(late)).toBe('401 unauthenticated');
      await signIn(browser);
      server().passTime(5 * MINUTE_MS);
      const tooLate = await browser.call('POST', 'second-factor', { body: { code: user.nextCode() } });
      expect(answerOf(tooLate)).toBe('401 unauthenticated');
    });

    it('ends a session that is sent along, and takes no cookie that was made up', async () => {
      const browser = await user.signIn();
      const before = stranger();
      for (const [name, value] of browser.cookies) before.cookies.set(name, value);
      await signIn(browser);
      expect(await isSignedIn(before)).toBe(false);
      const planted = stranger();
      planted.cookies.set('corridor_session', 'A'.repeat(43));
      await signIn(planted);
      expect(planted.cookies.get('corridor_session')).not.toBe('A'.repeat(43));
    });

    it('takes a recovery code in place of the authenticator, once and however it is typed', async () => {
      const [code = ''] = user.recoveryCodes;
      for (const expected of ['200', '401 unauthenticated']) {
        const browser = stranger();
        await signIn(browser);
        const body = { recoveryCode: code.toUpperCase().replaceAll('-', '') };
        expect(answerOf(await browser.call('POST', 'second-factor', { body }))).toBe(expected);
      }
      expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain('A recovery code was used');
    });

    it('of a suspended account goes as far as the right code', async () => {
      const other = await server().newTenant();
      user = await enrol(server(), other.clientId);
      const suspend = (status: 'suspended' | 'active') =>
        server().service.lane.submit(setTenantStatus(other.clientId, status));
      const reply = await user.browser.call('POST', 'step-up', { body: { code: user.nextCode() } });
      expect(reply.status).toBe(200);
      await suspend('suspended');
      expect(answerOf(await signIn(stranger(), newPassword()))).toBe('401 unauthenticated');
      const browser = stranger();
      expect((await signIn(browser)).status).toBe(200);
      const wrong = await browser.call('POST', 'second-factor', { body: { code: 'x' } });
      expect(answerOf(wrong)).toBe('401 unauthenticated');
      const right = await browser.call('POST', 'second-factor', { body: { code: user.nextCode() } });
      expect(answerOf(right)).toBe('403 account_suspended');
      expect(await isSignedIn(user.browser)).toBe(true);
      expect(answerOf(await user.browser.call('GET', 'sessions'))).toBe('403 account_suspended');
      await suspend('active');
      expect((await user.browser.call('GET', 'session')).body['stepUpExpiresAt']).toBeNull();
      expect((await user.browser.call('DELETE', 'session')).status).toBe(204);
    });
  });

  describe('wrong guesses', () => {
    it('lock all browsers that nobody knows, and no other', async () => {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect(answerOf(await signIn(stranger(), newPassword()))).toBe('401 unauthenticated');
      }
      const locked = await signIn(stranger());
      expect(answerOf(locked)).toBe('429 rate_limited');
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
      expect((await signIn(user.browser)).status).toBe(200);
      server().passTime(15 * MINUTE_MS);
      expect((await signIn(stranger())).status).toBe(200);
    });

    it('count for an address that nobody has as for any other', async () => {
      const body = { email: 'nobody-else@example.com', password: newPassword() };
      const answers: string[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1)
        answers.push(answerOf(await stranger().call('POST', 'session', { body })));
      expect(answers).toEqual([
        ...Array.from({ length: 10 }, () => '401 unauthenticated'),
        '429 rate_limited',
      ]);
    });

    it('are no more than ten, however many come at once', async () => {
      const ends = await Promise.all(Array.from({ length: 40 }, () => signIn(stranger(), newPassword())));
      const answers = ends.map(answerOf);
      expect(answers.filter((answer) => answer === '401 unauthenticated')).toHaveLength(10);
      expect(answers.filter((answer) => answer === '429 rate_limited')).toHaveLength(30);
    });

    it('are forgotten once somebody has signed in', async () => {
      for (let attempt = 0; attempt < 9; attempt += 1) await signIn(user.browser, newPassword());
      await user.signIn(user.browser);
      for (let attempt = 0; attempt < 9; attempt += 1) {
        expect(answerOf(await signIn(user.browser, newPassword()))).toBe('401 unauthenticated');
      }
    });
  });

  describe('a session', () => {
    it('ends unused after half an hour, which looking at it does not put off, and after twelve hours', async () => {
      server().passTime(29 * MINUTE_MS);
      expect(await isSignedIn(user.browser)).toBe(true);
      server().passTime(MINUTE_MS);
      expect(await isSignedIn(user.browser)).toBe(false);
    });

    it('is listed with the others of its user, and ends them', async () => {
      const second = await user.signIn();
      const third = await user.signIn();
      const { body } = await second.call('GET', 'sessions');
      const data = body['data'] as { id: string; current: boolean }[];
      expect(data.map(({ current }) => current)).toEqual([false, true, false]);
      const [newest] = data;
      expect((await second.call('DELETE', `sessions/${String(newest?.id)}`)).status).toBe(204);
      expect(await isSignedIn(third)).toBe(false);
      const other = await enrol(server(), tenant.clientId, 'viewer');
      const { body: theirs } = await other.browser.call('GET', 'sessions');
      const [foreign] = theirs['data'] as { id: string }[];
      expect(answerOf(await second.call('DELETE', `sessions/${String(foreign?.id)}`))).toBe('404 not_found');
      expect((await second.call('DELETE', 'sessions')).status).toBe(204);
      expect(await isSignedIn(user.browser)).toBe(false);
      expect(await isSignedIn(second)).toBe(true);
      const ended = await second.call('DELETE', 'session');
      expect(ended.headers.getSetCookie()).toEqual([
        'corridor_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
      ]);
      expect(answerOf(await second.call('DELETE', 'session'))).toBe('401 unauthenticated');
    });

    it('ends with the removal of its user', async () => {
      await change(user.id, { removedAt: server().service.clock() });
      expect(await isSignedIn(user.browser)).toBe(false);
      expect(answerOf(await signIn(stranger()))).toBe('401 unauthenticated');
    });

    it('is one of ten at the most', async () => {
      for (let count = 0; count < 10; count += 1) await user.signIn();
      expect(await isSignedIn(user.browser)).toBe(false);
    });
  });

  describe('a confirmation', () => {
    it('changes the cookie, and serves a key of the account until another takes its place', async () => {
      const old = stranger();
      for (const [name, value] of user.browser.cookies) old.cookies.set(name, value);
      const token = await confirm();
      expect(await isSignedIn(old)).toBe(false);
      expect((await user.browser.call('GET', 'session')).body['stepUpExpiresAt']).not.toBeNull();
      expect(await putFees(token)).toBe('200');
      const newer = await confirm();
      expect([await putFees(token), await putFees(newer)]).toEqual(['403 step_up_required', '200']);
      server().passTime(5 * MINUTE_MS);
      expect(await putFees(newer)).toBe('403 step_up_required');
    });

    it('ends with its session, with a new role, and confirms only what the role allows', async () => {
      const viewer = await enrol(server(), tenant.clientId, 'viewer');
      expect(await putFees(await confirm(viewer))).toBe('403 step_up_required');
      const token = await confirm();
      await change(user.id, { role: 'admin', roleVersion: 2 });
      expect(await putFees(token)).toBe('403 step_up_required');
      const after = await confirm();
      expect(await putFees(after)).toBe('200');
      await user.browser.call('DELETE', 'session');
      expect(await putFees(after)).toBe('403 step_up_required');
    });

    it('takes one code once, of a hundred at once', async () => {
      const code = user.nextCode();
      const ends = await Promise.all(
        Array.from({ length: 9 }, () => user.browser.call('POST', 'step-up', { body: { code } })),
      );
      expect(ends.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect(ends.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(8);
    });

    it('is needed to change what somebody signs in with', async () => {
      const calls: [string, string, object][] = [
        ['PUT', 'password', { currentPassword: user.password, newPassword: newPassword() }],
        ['POST', 'second-factor/enrolment', {}],
        ['POST', 'second-factor/enrolment/confirm', { code: '000000' }],
        ['POST', 'recovery-codes', {}],
      ];
      for (const [method, path, body] of calls) {
        expect(answerOf(await user.browser.call(method, path, { body }))).toBe('403 step_up_required');
      }
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
      expect(await putFees(token)).toBe('403 step_up_required');
      expect(answerOf(await signIn(stranger()))).toBe('401 unauthenticated');
      expect((await signIn(stranger(), next)).status).toBe(200);
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
      expect((await confirmed(codeAt(secret, server().service.clock()))).status).toBe(204);
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
      for (const [recoveryCode, expected] of [
        [user.recoveryCodes[1], '401 unauthenticated'],
        [fresh, '200'],
      ] as const) {
        const browser = stranger();
        await signIn(browser);
        const reply = await browser.call('POST', 'second-factor', { body: { recoveryCode } });
        expect(answerOf(reply)).toBe(expected);
      }
    });
  });

  describe('a lost password', () => {
    const request = (email: string): Promise<TestReply> =>
      stranger().call('POST', 'recovery', { body: { email } });
    const links = async (): Promise<string[]> =>
      (await mailsTo(user.email)).filter(({ kind }) => kind === 'recovery').map(tokenOf);
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
        expect(page.text).not.toContain('<script');
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
