import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { systemBytes } from '../../identity/random.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import {
  TestBrowser,
  type TestUser,
  codeAt,
  confirm,
  enrol,
  isSignedIn,
  mailsTo,
  newPassword,
} from '../../testing/worlds/test-user.ts';
import { removeUser } from '../team/change-member.ts';
import { resetUser } from '../team/reset-user.ts';
import { newLink } from '../users/rules.ts';
import { findUser, recoveryCodesTable } from '../users/table.ts';

const STEP_MS = 30_000;

eachServer(({ server }) => {
  let tenant: TestTenant;
  let user: TestUser;
  let waiting: TestBrowser;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await enrol(server(), tenant.clientId, 'owner');
  });
  beforeEach(async () => {
    user = await enrol(server(), tenant.clientId, 'viewer');
    waiting = new TestBrowser(server());
    const { email, password } = user;
    expect((await waiting.call('POST', 'session', { body: { email, password } })).status).toBe(200);
  });

  const complete = (body: object): Promise<TestReply> => waiting.call('POST', 'second-factor', { body });
  const call = async (method: string, path: string, body: object, status: number): Promise<TestReply> => {
    const reply = await user.browser.call(method, path, { body });
    expect(reply.status, reply.text).toBe(status);
    return reply;
  };
  const codeOf = (secret: string): string => {
    server().passTime(STEP_MS);
    return codeAt(secret, server().service.clock());
  };
  const reset = async (): Promise<string> => {
    const row = await findUser(server().service.database.reader, user.id);
    const link = newLink(server().url, 'invitation', systemBytes);
    await server().service.writeQueue.submit(resetUser(row!, 'Test Pty Ltd', link, OPERATOR));
    return link.url.split('#token=')[1] ?? '';
  };

  /** Each way in which something that a user signs in with ends; answers the secret of the authenticator afterwards. */
  const WAYS: Readonly<Record<string, () => Promise<string>>> = {
    'a new password': async () => {
      await confirm(server(), user);
      const body = { currentPassword: user.password, newPassword: newPassword() };
      await call('PUT', 'password', body, 204);
      return user.secret;
    },
    'another authenticator': async () => {
      await confirm(server(), user);
      const { body } = await call('POST', 'second-factor/enrolment', {}, 200);
      const secret = String(body['secret']);
      await call('POST', 'second-factor/enrolment/confirm', { code: codeOf(secret) }, 204);
      return secret;
    },
    'new recovery codes': async () => {
      await confirm(server(), user);
      await call('POST', 'recovery-codes', {}, 200);
      return user.secret;
    },
    'a recovery by mail': async () => {
      await call('POST', 'recovery', { email: user.email }, 202);
      const [mail] = await mailsTo(server(), tenant, user.email);
      const token = mail?.['link']?.split('#token=')[1];
      await call('POST', 'recovery/complete', { token, newPassword: newPassword() }, 204);
      return user.secret;
    },
    'a reset by the operator': async () => {
      await reset();
      return user.secret;
    },
    'an enrolment after a reset': async () => {
      const token = await reset();
      const { body } = await call('POST', 'invitations/open', { token }, 200);
      const secret = String(body['secret']);
      await call('POST', 'invitations/accept', { token, password: newPassword(), code: codeOf(secret) }, 201);
      return secret;
    },
    'the removal of the user': async () => {
      await server().service.writeQueue.submit(
        removeUser({ tenantId: tenant.clientId, id: user.id }, OPERATOR),
      );
      return user.secret;
    },
  };

  describe('a sign-in that waits for its code', () => {
    it('becomes a session when nothing has ended', async () => {
      expect(answerOf(await complete({ code: user.nextCode() }))).toBe('200');
    });

    it.each(Object.keys(WAYS))('ends with %s', async (way) => {
      const secret = await WAYS[way]!();
      expect(answerOf(await complete({ code: codeOf(secret) }))).toBe('401 unauthenticated');
      const [recoveryCode] = user.recoveryCodes;
      expect(answerOf(await complete({ recoveryCode }))).toBe('401 unauthenticated');
      expect(await isSignedIn(waiting)).toBe(false);
    });
  });

  interface Ends {
    readonly ownSession: boolean;
    readonly otherSession: boolean;
    readonly confirmation: boolean;
    readonly recoveryCodes: 'same' | 'new' | 'none';
    readonly recoveryLink: boolean;
  }

  /** What is left of everything that a user has, by the way in which a credential ends. */
  const LEFT: Readonly<Record<keyof typeof WAYS, Ends>> = {
    'a new password': {
      ownSession: true,
      otherSession: false,
      confirmation: false,
      recoveryCodes: 'same',
      recoveryLink: false,
    },
    'another authenticator': {
      ownSession: true,
      otherSession: false,
      confirmation: false,
      recoveryCodes: 'same',
      recoveryLink: true,
    },
    'new recovery codes': {
      ownSession: true,
      otherSession: true,
      confirmation: true,
      recoveryCodes: 'new',
      recoveryLink: true,
    },
    'a recovery by mail': {
      ownSession: false,
      otherSession: false,
      confirmation: false,
      recoveryCodes: 'same',
      recoveryLink: false,
    },
    'a reset by the operator': {
      ownSession: false,
      otherSession: false,
      confirmation: false,
      recoveryCodes: 'none',
      recoveryLink: false,
    },
    // The session is a new one.
    'an enrolment after a reset': {
      ownSession: true,
      otherSession: false,
      confirmation: false,
      recoveryCodes: 'new',
      recoveryLink: false,
    },
    'the removal of the user': {
      ownSession: false,
      otherSession: false,
      confirmation: false,
      recoveryCodes: 'same',
      recoveryLink: false,
    },
  };

  const codesOf = async (): Promise<readonly string[]> => {
    const { reader } = server().service.database;
    const codes = await selectMatching(reader, recoveryCodesTable, [{ userId: user.id }]);
    return codes.map(({ hash }) => hash).sort();
  };

  const isConfirmed = async (): Promise<boolean> => {
    const { body } = await user.browser.call('GET', 'session');
    return typeof body['stepUpExpiresAt'] === 'string';
  };

  it.each(Object.keys(WAYS))('with %s ends what hangs on it, and nothing else', async (way) => {
    const other = await user.signIn();
    await call('POST', 'recovery', { email: user.email }, 202);
    const [mail] = await mailsTo(server(), tenant, user.email);
    const token = mail?.['link']?.split('#token=')[1];
    await confirm(server(), user);
    const before = await codesOf();
    await WAYS[way]!();
    const after = await codesOf();
    const isSame = after.join() === before.join();
    const left: Ends = {
      ownSession: await isSignedIn(user.browser),
      otherSession: await isSignedIn(other),
      confirmation: await isConfirmed(),
      recoveryCodes: isSame ? 'same' : after.length === 0 ? 'none' : 'new',
      recoveryLink:
        (await other.call('POST', 'recovery/complete', { body: { token, newPassword: newPassword() } }))
          .status === 204,
    };
    expect(left).toEqual(LEFT[way]);
  });
});
