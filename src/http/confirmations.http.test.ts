import { beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { OPERATOR } from '../identity/actor.ts';
import { saveRow } from '../db/statements/table.ts';
import { setTenantStatus } from '../access/tenants/set-tenant-status.ts';
import { findUser, usersTable, type User } from '../access/users/table.ts';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { unknownRecords } from '../testing/server/example-records.ts';
import { exampleRequest, OPERATION_IDS, sendExample } from '../testing/server/example-request.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';
import { enrol, newPassword, type TestUser } from '../testing/worlds/test-user.ts';

const CONFIRMED = OPERATION_IDS.filter((id) => OPERATIONS[id].stepUp);

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
  });

  const confirm = async (user: TestUser): Promise<string> => {
    const reply = await user.browser.call('POST', 'step-up', { body: { code: user.nextCode() } });
    expect(reply.status).toBe(200);
    return String(reply.body['stepUpToken']);
  };
  const confirmed = async (role?: User['role'], of = tenant): Promise<{ user: TestUser; token: string }> => {
    const user = await enrol(server(), of.clientId, role);
    return { user, token: await confirm(user) };
  };
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
  const send = (id: (typeof CONFIRMED)[number], headers: Record<string, string>): Promise<TestReply> =>
    sendExample(tenant.request, exampleRequest(id, unknownRecords()), { headers });

  /** Tokens that confirm nothing, by what has become of each. */
  const VOID: readonly (readonly [what: string, make: () => Promise<string>])[] = [
    ['none', () => Promise.resolve('')],
    ['no token', () => Promise.resolve('nonsense')],
    [
      'an altered one',
      async () => {
        const { token } = await confirmed();
        return `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
      },
    ],
    [
      'that of another account’s user',
      async () => (await confirmed('owner', await server().newTenant())).token,
    ],
    ['that of a user whose role does not allow it', async () => (await confirmed('viewer')).token],
    [
      'one that a newer one has replaced',
      async () => {
        const { user, token } = await confirmed();
        await confirm(user);
        return token;
      },
    ],
    [
      'that of a session that has ended',
      async () => {
        const { user, token } = await confirmed();
        await user.browser.call('DELETE', 'session');
        return token;
      },
    ],
    [
      'that of a user with another role since',
      async () => {
        const { user, token } = await confirmed('admin');
        await change(user.id, { role: 'owner', roleVersion: 2 });
        return token;
      },
    ],
    [
      'that of a user who was removed',
      async () => {
        const { user, token } = await confirmed('admin');
        await change(user.id, { removedAt: server().service.clock() });
        return token;
      },
    ],
    [
      'one from before a new password',
      async () => {
        const { user, token } = await confirmed();
        const body = { currentPassword: user.password, newPassword: newPassword() };
        expect((await user.browser.call('PUT', 'password', { body })).status).toBe(204);
        return token;
      },
    ],
    [
      'one from before the account was suspended',
      async () => {
        const { token } = await confirmed();
        for (const status of ['suspended', 'active'] as const)
          await server().service.writeQueue.submit(setTenantStatus(tenant.clientId, status));
        return token;
      },
    ],
    [
      'one that is five minutes old',
      async () => {
        const { token } = await confirmed();
        server().passTime(300_000);
        return token;
      },
    ],
  ];

  it.each(VOID)('every operation that needs a confirmation refuses a key with %s', async (_what, make) => {
    const token = await make();
    const before = await server().countRows();
    const answers: Record<string, string> = {};
    for (const id of CONFIRMED) answers[id] = answerOf(await send(id, { 'step-up-token': token }));
    expect(answers).toEqual(Object.fromEntries(CONFIRMED.map((id) => [id, '403 step_up_required'])));
    expect(await server().countRows()).toEqual(before);
  });

  it('lets a confirmation through to each of them, and says of a session without one that it needs one', async () => {
    const { user, token } = await confirmed();
    const other = await enrol(server(), tenant.clientId);
    const origin = new URL(server().url).origin;
    for (const id of CONFIRMED) {
      expect(answerOf(await send(id, { 'step-up-token': token })), id).not.toContain('step_up_required');
      const request = exampleRequest(id, unknownRecords());
      const bySession = (cookie: string): Promise<TestReply> =>
        sendExample(server().request, request, { headers: { origin, cookie, 'step-up-token': token } });
      expect(answerOf(await bySession(other.browser.cookieHeader)), id).toBe('403 step_up_required');
      expect(answerOf(await bySession(user.browser.cookieHeader)), id).not.toContain('step_up_required');
    }
  });
});
