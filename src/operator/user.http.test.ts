import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { runOperator, type ProgramResult } from '../testing/server/run-program.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';
import { codeAt, enrol, newPassword, TestBrowser, type TestUser } from '../testing/worlds/test-user.ts';

type Json = Record<string, unknown>;

interface Enrolment {
  readonly invitationId: string;
  readonly email: string;
  readonly enrolmentUrl: string;
}

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

const MEMBERS = '/v1/team/members';

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeEach(async () => {
    tenant = await server().newTenant();
  });

  const run = (...parameters: string[]): Promise<ProgramResult> =>
    runOperator([...parameters, '--json'], {
      DATABASE_URL: server().service.config.databaseUrl,
      CORRIDOR_PUBLIC_URL: server().url,
    });
  const succeed = async <Result = Json>(...parameters: string[]): Promise<Result> => {
    const { exitCode, stdout, stderr } = await run(...parameters);
    expect([exitCode, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as Result;
  };
  const fail = async (...parameters: string[]): Promise<string> => {
    const { exitCode, stdout, stderr } = await run(...parameters);
    expect([exitCode, stdout]).toEqual([1, '']);
    return stderr;
  };
  const user = (command: string, email: string, ...more: string[]): string[] => [
    ...['user', command, '--tenant', tenant.clientId, '--email', email],
    ...more,
  ];
  const newAddress = (): string => `${randomUUID()}@example.com`;
  const accept = async ({ enrolmentUrl }: Enrolment): Promise<TestReply> => {
    expect(enrolmentUrl.startsWith(`${server().url}/console/invitation#token=lnk_`)).toBe(true);
    const token = enrolmentUrl.split('#token=')[1];
    const browser = new TestBrowser(server());
    const { body } = await browser.call('POST', 'invitations/open', { body: { token } });
    const code = codeAt(String(body['secret']), server().service.clock());
    return browser.call('POST', 'invitations/accept', { body: { token, code, password: newPassword() } });
  };
  const signIn = ({ email, password }: TestUser): Promise<TestReply> =>
    new TestBrowser(server()).call('POST', 'session', { body: { email, password } });
  const linksTo = async (of: TestTenant, email: string): Promise<unknown[]> => {
    const key = await server().newKey(of.clientId, { role: 'owner' });
    const { body } = await of.request('GET', '/v1/sandbox/mail', { key });
    return (body['data'] as Json[]).filter(({ to }) => to === email).map(({ link }) => link);
  };

  it(
    'a new account has a first owner, who enrols by the link that is shown, and mailed',
    async () => {
      const email = newAddress();
      const made = await succeed<{ clientId: string; secretKey: string; owner: Enrolment }>(
        ...['tenant', 'create', '--name', 'Difference Engines', '--owner', ` ${email.toUpperCase()} `],
      );
      expect(Object.keys(made)).toEqual(['clientId', 'secretKey', 'publishableKey', 'owner']);
      expect(Object.keys(made.owner)).toEqual(['invitationId', 'email', 'enrolmentUrl']);
      expect(made.owner.email).toBe(email);
      const key = made.secretKey;
      const asOwner = await server().newKey(made.clientId, { role: 'owner' });
      const mail = await server().request('GET', '/v1/sandbox/mail', { key: asOwner });
      expect(mail.body['data']).toMatchObject([{ to: email, link: made.owner.enrolmentUrl }]);
      const ended = await accept(made.owner);
      expect(ended.body['session']).toMatchObject({ role: 'owner', account: { id: made.clientId } });
      const { body } = await server().request('GET', MEMBERS, { key });
      expect(body['data']).toMatchObject([{ email, role: 'owner' }]);
      const invited = await server().request('GET', '/v1/team/invitations', { key });
      expect(invited.body['data']).toMatchObject([
        { id: made.owner.invitationId, status: 'accepted', invitedBy: 'operator' },
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'users are invited with any role, listed, and removed but for the last owner',
    async () => {
      const owner = await enrol(server(), tenant.clientId, 'owner');
      const email = newAddress();
      const made = await succeed<Enrolment>(...user('create', email, '--role', 'owner'));
      expect(Object.keys(made)).toEqual(['invitationId', 'email', 'enrolmentUrl']);
      expect(await linksTo(tenant, email)).toEqual([made.enrolmentUrl]);
      expect(answerOf(await accept(made))).toBe('201');
      expect(await fail(...user('create', email, '--role', 'viewer'))).toContain('invalid_state');
      const { users } = await succeed<{ users: Json[] }>('user', 'list', '--tenant', tenant.clientId);
      expect(users.map((each) => [each['email'], each['role']]).toSorted()).toEqual(
        [
          [owner.email, 'owner'],
          [email, 'owner'],
        ].toSorted(),
      );
      const removed = await succeed(...user('remove', owner.email));
      expect(removed).toEqual({ clientId: tenant.clientId, id: owner.id, email: owner.email });
      expect((await owner.browser.call('GET', 'session')).status).toBe(401);
      expect(answerOf(await signIn(owner))).toBe('401 unauthenticated');
      expect(await fail(...user('remove', email))).toContain('invalid_state');
      expect(await fail(...user('remove', owner.email))).toContain(`has no user ${owner.email}`);
      const { data } = await tenant.get<{ data: Json[] }>(MEMBERS);
      expect(data.map((each) => each['email'])).toEqual([email]);
    },
    PATIENCE_MS,
  );

  it(
    'who was locked out may try again at once',
    async () => {
      const owner = await enrol(server(), tenant.clientId, 'owner');
      for (let guess = 0; guess < 10; guess += 1) await signIn({ ...owner, password: 'wrong' });
      expect(answerOf(await signIn(owner))).toBe('429 rate_limited');
      await succeed(...user('unlock', owner.email));
      expect(answerOf(await signIn(owner))).toBe('200');
    },
    PATIENCE_MS,
  );

  it(
    'who lost what they sign in with gets it anew, and stays who they are',
    async () => {
      const owner = await enrol(server(), tenant.clientId, 'owner');
      const first = await succeed<Enrolment>(...user('reset-second-factor', owner.email));
      expect((await owner.browser.call('GET', 'session')).status).toBe(401);
      expect(answerOf(await signIn(owner))).toBe('401 unauthenticated');
      const again = await succeed<Enrolment>(...user('reset-second-factor', owner.email));
      expect(await linksTo(tenant, owner.email)).toContain(again.enrolmentUrl);
      expect(answerOf(await accept(first))).toBe('409 invalid_state');
      const ended = await accept(again);
      expect(ended.body['session']).toMatchObject({ user: { id: owner.id }, role: 'owner' });
      const { data } = await tenant.get<{ data: Json[] }>('/v1/team/invitations');
      expect(data.map(({ id }) => id)).not.toContain(again.invitationId);
    },
    PATIENCE_MS,
  );

  it(
    'a link by which somebody who was removed gets in anew leads nowhere',
    async () => {
      await enrol(server(), tenant.clientId, 'owner');
      const member = await enrol(server(), tenant.clientId, 'viewer');
      const link = await succeed<Enrolment>(...user('reset-second-factor', member.email));
      await succeed(...user('remove', member.email));
      expect(answerOf(await accept(link))).toBe('409 invalid_state');
    },
    PATIENCE_MS,
  );

  it(
    'nobody is invited by what is no address, to no account, or with no role',
    async () => {
      expect(await fail(...user('create', 'nobody', '--role', 'viewer'))).toContain(
        'not a valid e-mail address',
      );
      expect(await fail(...user('create', newAddress(), '--role', 'platform_admin'))).toContain('role');
      expect(await fail(...user('create', newAddress()))).toContain('role');
      const stray = ['user', 'create', '--tenant', 'acct_none', '--email', newAddress(), '--role', 'viewer'];
      expect(await fail(...stray)).toContain('There is no tenant acct_none');
    },
    PATIENCE_MS,
  );
});
