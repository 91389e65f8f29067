import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import {
  TestBrowser,
  type TestUser,
  codeAt,
  enrol,
  isSignedIn,
  mailsTo,
  newPassword,
} from '../../testing/worlds/test-user.ts';
import { setTenantStatus } from '../tenants/set-tenant-status.ts';

const MINUTE_MS = 60_000;

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
      expect((await mailsTo(server(), tenant, user.email)).map(({ subject }) => subject)).toContain(
        'Sign-in from a new device',
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
      expect((await mailsTo(server(), tenant, user.email)).map(({ subject }) => subject)).toContain(
        'A recovery code was used',
      );
    });

    it('of a suspended account goes as far as the right code', async () => {
      const other = await server().newTenant();
      user = await enrol(server(), other.clientId);
      const suspend = (status: 'suspended' | 'active') =>
        server().service.writeQueue.submit(setTenantStatus(other.clientId, status));
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
});
