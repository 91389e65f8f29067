import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../identity/ids.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { withServer } from '../../testing/server/with-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import {
  type ConfirmedUser,
  TestBrowser,
  type TestUser,
  confirm,
  enrol,
  mailsTo,
  signedIn,
} from '../../testing/worlds/test-user.ts';
import type { UserRole } from '../users/table.ts';

const MEMBERS = '/v1/team/members';
const HELD = { role: 'finance' } as const;

const of = ({ id }: Pick<TestUser, 'id'>): string => `${MEMBERS}/${id}`;

withServer(({ server }) => {
  let tenant: TestTenant;
  let owner: TestUser;
  let byOwner: ConfirmedUser;

  beforeEach(async () => {
    tenant = await server().newTenant();
    owner = await enrol(server(), tenant.clientId);
    byOwner = await confirm(server(), owner);
  });

  const join = (role: UserRole): Promise<TestUser> => enrol(server(), tenant.clientId, role);
  const shown = async (): Promise<Record<string, unknown>[]> => {
    const { data } = await tenant.get<{ data: Record<string, unknown>[] }>(MEMBERS);
    return data;
  };
  const roles = async (): Promise<unknown[]> => (await shown()).map(({ role }) => role);
  const byKey = async (role: UserRole, stepUpToken: string, method: string, path: string, body?: object) => {
    const key = await server().newKey(tenant.clientId, { role });
    const headers = { 'step-up-token': stepUpToken };
    return server().request(method, path, { key, headers, ...(body === undefined ? {} : { body }) });
  };

  it('are listed newest first, with their last sign-in, and not once they are removed', async () => {
    const admin = await join('admin');
    const listed = await shown();
    expect(listed.map(({ id }) => id)).toEqual([admin.id, owner.id]);
    expect(Object.keys(listed[0] ?? {})).toEqual([
      'id',
      'clientId',
      'email',
      'name',
      'role',
      'createdAt',
      'lastSignInAt',
    ]);
    expect(listed[0]).toMatchObject({
      clientId: tenant.clientId,
      email: admin.email,
      name: null,
      role: 'admin',
    });
    expect(listed[0]?.['lastSignInAt']).toBe(listed[0]?.['createdAt']);
    expect(answerOf(await byOwner.ask('DELETE', of(admin)))).toBe('204');
    expect((await shown()).map(({ id }) => id)).toEqual([owner.id]);
  });

  it('have a new role from their next request on, in every session, and their confirmations end', async () => {
    const member = await join('admin');
    const { stepUpToken, ask } = await confirm(server(), member);
    const changed = await byOwner.ask('PATCH', of(member), { role: 'viewer' });
    expect([changed.status, changed.body['role']]).toEqual([200, 'viewer']);
    expect(answerOf(await ask('PUT', '/v1/treasury/settings', { poboEnabled: true }))).toBe(
      '403 insufficient_scope',
    );
    const other = await join('admin');
    expect(answerOf(await byKey('admin', stepUpToken, 'PATCH', of(other), HELD))).toBe(
      '403 step_up_required',
    );
    await byOwner.ask('PATCH', of(member), { role: 'admin' });
    expect(answerOf(await ask('PATCH', of(other), HELD))).toBe('403 step_up_required');
    expect((await member.browser.call('GET', 'session')).body['role']).toBe('admin');
  });

  it('with the same role again are as they were, and nothing is written', async () => {
    const member = await join('finance');
    const before = await server().countRows();
    const reply = await byOwner.ask('PATCH', of(member), HELD);
    expect([reply.status, reply.body['role']]).toEqual([200, 'finance']);
    const after = await server().countRows();
    // The reply is kept for its idempotency key.
    expect({ ...after, idempotency_keys: 0 }).toEqual({ ...before, idempotency_keys: 0 });
  });

  describe('by rank', () => {
    it.each([
      ['gives the role of an owner', 'viewer', 'PATCH', { role: 'owner' }],
      ['changes an owner', 'owner', 'PATCH', { role: 'viewer' }],
      ['removes an owner', 'owner', 'DELETE', undefined],
      ['removes a viewer', 'viewer', 'DELETE', undefined],
    ] as const)('no admin %s', async (_what, role, method, body) => {
      const [admin, target] = [await join('admin'), await join(role)];
      const { ask, stepUpToken } = await confirm(server(), admin);
      const refused = await ask(method, of(target), body);
      expect(answerOf(refused)).toBe('403 insufficient_scope');
      expect(refused.body['message']).toContain('team:write');
      // The lower of both ranks counts, whichever of the two it is.
      const again = await confirm(server(), owner);
      const answers = [
        await byKey('admin', again.stepUpToken, method, of(target), body),
        await byKey('owner', stepUpToken, method, of(target), body),
      ].map(answerOf);
      expect(answers).toEqual(['403 insufficient_scope', '403 insufficient_scope']);
      expect(await roles()).toEqual([role, 'admin', 'owner']);
    });

    it('an admin removes not even themselves, and gives every other role', async () => {
      const [admin, member] = [await join('admin'), await join('viewer')];
      const { ask } = await confirm(server(), admin);
      expect(answerOf(await ask('DELETE', of(admin)))).toBe('403 insufficient_scope');
      for (const role of ['finance', 'developer', 'admin', 'viewer']) {
        expect(answerOf(await ask('PATCH', of(member), { role }))).toBe('200');
      }
      expect(answerOf(await ask('PATCH', of(admin), { role: 'developer' }))).toBe('200');
      expect(await roles()).toEqual(['viewer', 'developer', 'owner']);
    });

    it("an owner's key with an owner's confirmation removes", async () => {
      const target = await join('owner');
      expect(answerOf(await byKey('owner', byOwner.stepUpToken, 'DELETE', of(target)))).toBe('204');
    });

    it('only whose role implies team:write is looked at any further', async () => {
      const target = await join('viewer');
      for (const role of ['developer', 'finance', 'viewer'] as const) {
        const { headers } = await signedIn(server(), tenant.clientId, role);
        const reply = await server().request('PATCH', of(target), { headers, body: HELD });
        expect(answerOf(reply)).toBe('403 insufficient_scope');
      }
    });
  });

  describe('an account', () => {
    it('keeps its last owner', async () => {
      await join('admin');
      const answers = [
        await byOwner.ask('PATCH', of(owner), { role: 'admin' }),
        await byOwner.ask('DELETE', of(owner)),
      ].map(answerOf);
      expect(answers).toEqual(['409 invalid_state', '409 invalid_state']);
      expect(await roles()).toEqual(['admin', 'owner']);
    });

    it('lets an owner step down while another remains', async () => {
      const other = await join('owner');
      expect(answerOf(await byOwner.ask('PATCH', of(owner), { role: 'viewer' }))).toBe('200');
      const last = await confirm(server(), other);
      expect(answerOf(await last.ask('DELETE', of(other)))).toBe('409 invalid_state');
    });

    it.each(['PATCH', 'DELETE'] as const)('keeps one of two who leave at once (%s)', async (method) => {
      const other = await join('owner');
      const byOther = await confirm(server(), other);
      const body = method === 'PATCH' ? { role: 'viewer' } : undefined;
      const ends = await Promise.all([
        byOwner.ask(method, of(owner), body),
        byOther.ask(method, of(other), body),
      ]);
      const done = method === 'PATCH' ? '200' : '204';
      expect(ends.map(answerOf).sort()).toEqual([done, '409 invalid_state']);
      expect((await roles()).filter((role) => role === 'owner')).toHaveLength(1);
    });

    it('keeps one of two who are demoted at once', async () => {
      const other = await join('owner');
      const token = await tenant.stepUp();
      const ends = await Promise.all(
        [owner, other].map((each) => byKey('owner', token, 'PATCH', of(each), { role: 'admin' })),
      );
      expect(ends.map(answerOf).sort()).toEqual(['200', '409 invalid_state']);
      expect((await roles()).toSorted()).toEqual(['admin', 'owner']);
    });

    // The second has no confirmation any more: that is looked at before the owners are counted.
    it('keeps one of two whose sessions demote each other at once', async () => {
      const other = await join('owner');
      const byOther = await confirm(server(), other);
      const ends = await Promise.all([
        byOwner.ask('PATCH', of(other), { role: 'admin' }),
        byOther.ask('PATCH', of(owner), { role: 'admin' }),
      ]);
      expect(ends.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect((await roles()).toSorted()).toEqual(['admin', 'owner']);
    });
  });

  describe('who was removed', () => {
    it('is signed out everywhere, and gets in no more by anything they had', async () => {
      const member = await join('admin');
      const { ask, stepUpToken } = await confirm(server(), member);
      const browser = new TestBrowser(server());
      await browser.call('POST', 'recovery', { body: { email: member.email } });
      const [mail] = await mailsTo(server(), tenant, member.email);
      const token = mail?.['link']?.split('#token=')[1] ?? '';
      expect(answerOf(await byOwner.ask('DELETE', of(member)))).toBe('204');
      const { email, password } = member;
      const newPassword = 'a wholly new telling of rain';
      const answers: TestReply[] = [
        await ask('GET', MEMBERS),
        await member.browser.call('GET', 'session'),
        await byKey('owner', stepUpToken, 'PATCH', of(owner), HELD),
        await browser.call('POST', 'session', { body: { email, password } }),
        await browser.call('POST', 'recovery/complete', { body: { token, newPassword } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 401, expect.any(Number)]);
      expect(answers.at(-1)?.status).toBeGreaterThanOrEqual(404);
    });

    it('is found no more, and may be invited again as somebody new', async () => {
      const member = await join('viewer');
      await byOwner.ask('DELETE', of(member));
      const answers = [
        await byOwner.ask('DELETE', of(member)),
        await byOwner.ask('PATCH', of(member), HELD),
      ].map(answerOf);
      expect(answers).toEqual(['404 not_found', '404 not_found']);
      const again = await byOwner.ask('POST', '/v1/team/invitations', {
        email: member.email,
        role: 'viewer',
      });
      expect(answerOf(again)).toBe('201');
    });
  });

  it('of another account are as those that never were', async () => {
    const stranger = await enrol(server(), (await server().newTenant()).clientId, 'viewer');
    for (const [method, body] of [['PATCH', HELD], ['DELETE']] as const) {
      const [foreign, none] = [
        await byOwner.ask(method, of(stranger), body),
        await byOwner.ask(method, of({ id: newId('usr') }), body),
      ];
      expect(answerOf(foreign)).toBe('404 not_found');
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
    }
  });

  it.each([{}, { role: 'platform_admin' }, { role: null }, { role: 'viewer', name: 'Ada' }, { name: 'Ada' }])(
    'are not changed by %j',
    async (body) => {
      expect(answerOf(await byOwner.ask('PATCH', of(owner), body))).toBe('400 invalid_request');
    },
  );
});
