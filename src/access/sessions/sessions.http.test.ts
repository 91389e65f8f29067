import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveRow } from '../../db/statements/table.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import {
  TestBrowser,
  type TestUser,
  confirm as confirmUser,
  enrol,
  isSignedIn,
  newPassword,
  putFees,
} from '../../testing/worlds/test-user.ts';
import { type User, findUser, usersTable } from '../users/table.ts';

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
  const signIn = (browser: TestBrowser): Promise<TestReply> =>
    browser.call('POST', 'session', { body: { email: user.email, password: user.password } });
  const confirm = async (by: TestUser = user): Promise<string> =>
    (await confirmUser(server(), by)).stepUpToken;
  const tryFees = async (stepUpToken: string): Promise<string> =>
    answerOf(await putFees(tenant, stepUpToken));
  const change = async (userId: string, changes: Partial<User>): Promise<void> => {
    const before = await findUser(server().service.database.reader, userId);
    await server().service.writeQueue.submit({
      tenantId: tenant.clientId,
      actor: OPERATOR,
      claimed: false,
      needs: () => [],
      decide: () => ({ reply: null, effects: [saveRow(usersTable, { ...before!, ...changes })] }),
    });
  };

  describe('a session', () => {
    it('ends unused after half an hour, which looking at it does not put off, and after twelve hours', async () => {
      server().passTime(29 * MINUTE_MS);
      expect(await isSignedIn(user.browser)).toBe(true);
      server().passTime(MINUTE_MS);
      expect(await isSignedIn(user.browser)).toBe(false);
    });

    it.each(['owner', 'finance', 'viewer'] as const)(
      'of the role %s shows its environment and the scopes that its calls have',
      async (role) => {
        const { browser } = await enrol(server(), tenant.clientId, role);
        const { body: session } = await browser.call('GET', 'session');
        const { body: caller } = await server().request('GET', '/v1/meta/caller', {
          headers: { cookie: browser.cookieHeader, 'sec-fetch-site': 'same-origin' },
        });
        expect(session).toMatchObject({ role, environment: 'sandbox' });
        expect(session['scopes']).toEqual(caller['scopes']);
        expect((session['scopes'] as string[]).includes('keys:write')).toBe(role === 'owner');
      },
    );

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
      expect(await tryFees(token)).toBe('200');
      const newer = await confirm();
      expect([await tryFees(token), await tryFees(newer)]).toEqual(['403 step_up_required', '200']);
      server().passTime(5 * MINUTE_MS);
      expect(await tryFees(newer)).toBe('403 step_up_required');
    });

    it('ends with its session, with a new role, and confirms only what the role allows', async () => {
      const viewer = await enrol(server(), tenant.clientId, 'viewer');
      expect(await tryFees(await confirm(viewer))).toBe('403 step_up_required');
      const token = await confirm();
      await change(user.id, { role: 'admin', roleVersion: 2 });
      expect(await tryFees(token)).toBe('403 step_up_required');
      const after = await confirm();
      expect(await tryFees(after)).toBe('200');
      await user.browser.call('DELETE', 'session');
      expect(await tryFees(after)).toBe('403 step_up_required');
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
});
