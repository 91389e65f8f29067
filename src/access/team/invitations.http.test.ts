import { beforeEach, describe, expect, it } from 'vitest';
import { saveRow } from '../../db/statements/table.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { newId } from '../../identity/ids.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import { matching } from '../../testing/server/matching.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { TestBrowser, codeAt, enrol, newPassword } from '../../testing/worlds/test-user.ts';
import { setTenantStatus } from '../tenants/set-tenant-status.ts';
import { removeUser } from './change-member.ts';
import { emptyTeam, teamsTable } from './table.ts';

const INVITATIONS = '/v1/team/invitations';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface Shown extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly status: string;
}

interface Mail {
  readonly to: string;
  readonly text: string;
  readonly link: string | null;
}

withServer(({ server }) => {
  let tenant: TestTenant;
  let stepUpToken: string;
  let names = 0;

  const newAddress = (): string => `invited-${(names += 1)}-${Date.now()}@example.com`;
  const ask = (method: string, path: string, body?: object, of: TestTenant = tenant): Promise<TestReply> =>
    of.request(method, path, {
      headers: { 'step-up-token': stepUpToken },
      ...(body === undefined ? {} : { body }),
    });
  const invite = async (email = newAddress(), role = 'viewer'): Promise<Shown> => {
    const reply = await ask('POST', INVITATIONS, { email, role });
    expect(reply.status, reply.text).toBe(201);
    return reply.body as Shown;
  };
  const listed = async (query = ''): Promise<readonly Shown[]> =>
    (await tenant.get<{ data: Shown[] }>(`${INVITATIONS}${query}`)).data;
  const mailTo = async (email: string, of = tenant): Promise<Mail> => {
    const { data } = await of.get<{ data: Mail[] }>('/v1/sandbox/mail?limit=200');
    const found = data.find(({ to }) => to === email);
    expect(found).toBeDefined();
    return found!;
  };
  const tokenIn = ({ link }: Mail): string => link?.split('#token=')[1] ?? '';
  const open = (token: string): Promise<TestReply> =>
    new TestBrowser(server()).call('POST', 'invitations/open', { body: { token } });
  const accept = async (token: string): Promise<() => Promise<TestReply>> => {
    const { body } = await open(token);
    const code = codeAt(String(body['secret']), server().service.clock());
    const given = { token, code, password: newPassword() };
    return () => new TestBrowser(server()).call('POST', 'invitations/accept', { body: given });
  };
  const count = async (counts: { readonly members: number; readonly pending: number }): Promise<void> => {
    const tenantId = tenant.clientId;
    const expiresAt = server().service.clock() + DAY_MS;
    const openInvitations = Array.from({ length: counts.pending }, () => ({ id: newId('inv'), expiresAt }));
    const team = { ...emptyTeam(tenantId), members: counts.members, openInvitations };
    await server().service.writeQueue.submit({
      tenantId,
      actor: OPERATOR,
      claimed: false,
      needs: () => [],
      decide: () => ({ reply: null, effects: [saveRow(teamsTable, team)] }),
    });
  };

  beforeEach(async () => {
    tenant = await server().newTenant();
    stepUpToken = await tenant.stepUp();
  });

  it('has its link in its mail alone', async () => {
    const email = newAddress();
    const reply = await ask('POST', INVITATIONS, { email: ` ${email.toUpperCase()} `, role: 'finance' });
    expect(reply.status).toBe(201);
    const createdAt = String(reply.body['createdAt']);
    expect(reply.body).toEqual({
      id: matching(/^inv_/),
      clientId: tenant.clientId,
      email,
      role: 'finance',
      status: 'pending',
      invitedBy: 'operator',
      createdAt,
      expiresAt: new Date(Date.parse(createdAt) + 7 * DAY_MS).toISOString(),
      acceptedAt: null,
      revokedAt: null,
    });
    const mail = await mailTo(email);
    const token = tokenIn(mail);
    expect(mail.link).toBe(`${server().url}/console/invitation#token=${token}`);
    expect(mail.text).toContain(mail.link);
    const list = await tenant.request('GET', INVITATIONS);
    expect([reply.text, list.text].join()).not.toContain(token.slice(4));
    expect(JSON.stringify(server().service.logLines)).not.toContain(token.slice(4));
  });

  it('takes the place of the pending one to the same address', async () => {
    const email = newAddress();
    const first = await invite(email);
    const before = tokenIn(await mailTo(email));
    const second = await invite(email, 'admin');
    expect((await listed()).map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'pending'],
      [first.id, 'revoked'],
    ]);
    expect(answerOf(await open(before))).toBe('409 invalid_state');
    expect(answerOf(await open(tokenIn(await mailTo(email))))).toBe('200');
  });

  it('expires after seven days, and frees its place', async () => {
    await count({ members: 0, pending: 0 });
    const made = await invite();
    const token = tokenIn(await mailTo(String(made['email'])));
    server().passTime(7 * DAY_MS - HOUR_MS);
    expect(answerOf(await open(token))).toBe('200');
    server().passTime(HOUR_MS);
    stepUpToken = await tenant.stepUp();
    expect(answerOf(await open(token))).toBe('409 invalid_state');
    expect(answerOf(await ask('POST', `${INVITATIONS}/${made.id}/revoke`))).toBe('409 invalid_state');
    expect((await listed('?status=expired')).map(({ id }) => id)).toEqual([made.id]);
    expect(await listed('?status=pending')).toEqual([]);
    const again = await invite(String(made['email']));
    expect((await listed()).map(({ id, status }) => [id, status])).toEqual([
      [again.id, 'pending'],
      [made.id, 'expired'],
    ]);
  });

  it('is refused beyond 50 that are pending, and beyond 200 members', async () => {
    await count({ members: 0, pending: 49 });
    const last = await invite();
    const refused = { email: newAddress(), role: 'viewer' };
    expect(answerOf(await ask('POST', INVITATIONS, refused))).toBe('422 limit_exceeded');
    // The one that it replaces makes room.
    await invite(String(last['email']));
    server().passTime(DAY_MS);
    stepUpToken = await tenant.stepUp();
    await invite(refused.email);
    await count({ members: 199, pending: 0 });
    await invite();
    expect(answerOf(await ask('POST', INVITATIONS, { ...refused, email: newAddress() }))).toBe(
      '422 limit_exceeded',
    );
  });

  it('is made to nobody who is a member already', async () => {
    const { email } = await enrol(server(), tenant.clientId, 'viewer');
    const reply = await ask('POST', INVITATIONS, { email: email.toUpperCase(), role: 'admin' });
    expect(answerOf(reply)).toBe('409 invalid_state');
  });

  it('of no admin makes an owner', async () => {
    const reply = await ask('POST', INVITATIONS, { email: newAddress(), role: 'owner' });
    expect(answerOf(reply)).toBe('403 insufficient_scope');
    expect(reply.body['message']).toContain('team:write');
    expect(await listed()).toEqual([]);
  });

  it('is revoked once, and leads nowhere then', async () => {
    const made = await invite();
    const token = tokenIn(await mailTo(String(made['email'])));
    const reply = await ask('POST', `${INVITATIONS}/${made.id}/revoke`, {});
    expect([reply.status, reply.body['status'], reply.body['revokedAt']]).toEqual([
      200,
      'revoked',
      matching(/Z$/),
    ]);
    expect(answerOf(await open(token))).toBe('409 invalid_state');
    expect(answerOf(await ask('POST', `${INVITATIONS}/${made.id}/revoke`))).toBe('409 invalid_state');
    expect(await listed('?status=revoked')).toEqual([reply.body]);
  });

  it('that was accepted shows when, and is revoked no more', async () => {
    const made = await invite(newAddress(), 'developer');
    const ended = await (await accept(tokenIn(await mailTo(String(made['email'])))))();
    expect(answerOf(ended)).toBe('201');
    expect(await listed('?status=accepted')).toMatchObject([
      { id: made.id, status: 'accepted', acceptedAt: matching(/Z$/) },
    ]);
    expect(answerOf(await ask('POST', `${INVITATIONS}/${made.id}/revoke`))).toBe('409 invalid_state');
  });

  it('to the address of a removed member is accepted at once', async () => {
    const email = newAddress();
    await invite(email);
    const ended = await (await accept(tokenIn(await mailTo(email))))();
    const { user } = ended.body['session'] as { user: { id: string } };
    const member = { tenantId: tenant.clientId, id: user.id };
    await server().service.writeQueue.submit(removeUser(member, OPERATOR));
    await invite(email);
    expect(answerOf(await (await accept(tokenIn(await mailTo(email))))())).toBe('201');
  });

  it('of a suspended account is accepted by nobody', async () => {
    const made = await invite();
    const ended = await accept(tokenIn(await mailTo(String(made['email']))));
    await server().service.writeQueue.submit(setTenantStatus(tenant.clientId, 'suspended'));
    expect(answerOf(await ended())).toBe('403 account_suspended');
    await server().service.writeQueue.submit(setTenantStatus(tenant.clientId, 'active'));
    expect(answerOf(await ended())).toBe('201');
  });

  describe('to an address of another account', () => {
    it('has the same answer and the same mail, and is refused when it is accepted', async () => {
      const elsewhere = await server().newTenant();
      const { email } = await enrol(server(), elsewhere.clientId, 'viewer');
      const [known, unknown] = [await invite(email), await invite()];
      expect(Object.keys(known)).toEqual(Object.keys(unknown));
      expect(known).toMatchObject({ email, status: 'pending' });
      const [toKnown, toUnknown] = [await mailTo(email), await mailTo(String(unknown['email']))];
      const formOf = ({ text, link }: Mail): string => text.replace(String(link), '');
      expect(formOf(toKnown)).toBe(formOf(toUnknown));
      expect(answerOf(await (await accept(tokenIn(toKnown)))())).toBe('409 invalid_state');
    });

    it('is not found there', async () => {
      const made = await invite();
      const stranger = await server().newTenant();
      const foreignToken = await stranger.stepUp();
      const revoke = (id: string): Promise<TestReply> =>
        stranger.request('POST', `${INVITATIONS}/${id}/revoke`, {
          headers: { 'step-up-token': foreignToken },
        });
      const [foreign, none] = [await revoke(made.id), await revoke(newId('inv'))];
      expect(answerOf(foreign)).toBe('404 not_found');
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
    });

    it('is accepted by one of two who accept at once', async () => {
      const email = newAddress();
      await invite(email);
      const one = await accept(tokenIn(await mailTo(email)));
      const other = await server().newTenant();
      const headers = { 'step-up-token': await other.stepUp() };
      const body = { email, role: 'viewer' };
      expect((await other.request('POST', INVITATIONS, { headers, body })).status).toBe(201);
      const two = await accept(tokenIn(await mailTo(email, other)));
      const ends = await Promise.all([one(), two()]);
      expect(ends.map(answerOf).sort()).toEqual(['201', '409 invalid_state']);
      const again = await Promise.all([one(), two()]);
      expect(again.map(answerOf)).toEqual(['409 invalid_state', '409 invalid_state']);
      const members = await Promise.all(
        [tenant, other].map((each) => each.get<{ data: unknown[] }>('/v1/team/members')),
      );
      expect(members.flatMap(({ data }) => data)).toHaveLength(1);
    });
  });

  it.each([
    ['no address', { email: 'nobody', role: 'viewer' }],
    ['a line break in it', { email: 'a@example.com\r\nbcc: b@example.com', role: 'viewer' }],
    ['a line break behind it', { email: 'a@example.com\n', role: 'viewer' }],
    ['two addresses', { email: 'a@example.com, b@example.com', role: 'viewer' }],
    ['a name beside it', { email: 'Ada <a@example.com>', role: 'viewer' }],
    [
      'more than 254 characters',
      { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.`.padEnd(250, 'c.') + 'example', role: 'viewer' },
    ],
    ['a letter beyond ASCII', { email: 'é@example.com', role: 'viewer' }],
    ['a quoted name', { email: '"a b"@example.com', role: 'viewer' }],
    ['no role', { email: 'a@example.com' }],
    ['a role of the platform', { email: 'a@example.com', role: 'platform_admin' }],
    ['a field more', { email: 'a@example.com', role: 'viewer', name: 'Ada' }],
  ])('is not made with %s', async (_what, body) => {
    expect(answerOf(await ask('POST', INVITATIONS, body))).toBe('400 invalid_request');
    expect(await listed()).toEqual([]);
  });

  it('is neither made nor revoked by a key alone', async () => {
    const { id } = await invite();
    const answers = [
      await tenant.request('POST', INVITATIONS, { body: { email: newAddress(), role: 'viewer' } }),
      await tenant.request('POST', `${INVITATIONS}/${id}/revoke`),
    ].map(answerOf);
    expect(answers).toEqual(['403 step_up_required', '403 step_up_required']);
    expect(await listed('?status=pending')).toHaveLength(1);
  });
});
