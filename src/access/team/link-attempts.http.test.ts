import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/server/answer-of.ts';
import { withServer } from '../../testing/server/with-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { TestBrowser, codeAt, enrol, invite, mailsTo, newPassword } from '../../testing/worlds/test-user.ts';

const MINUTE_MS = 60_000;
const MOST_ATTEMPTS = 10;

const WEAK = 'qwertyuiopasdfghjkl';

withServer(({ server }) => {
  let tenant: TestTenant;
  beforeAll(async () => {
    tenant = await server().newTenant();
  });
  const call = (path: string, body: object) => new TestBrowser(server()).call('POST', path, { body });

  /** Somebody who was invited, and tries to accept. */
  const invited = async (email: string) => {
    const token = await invite(server(), tenant.clientId, email, 'viewer');
    const { body } = await call('invitations/open', { token });
    return async (password: string, code?: string): Promise<string> => {
      const right = codeAt(String(body['secret']), server().service.clock());
      return answerOf(await call('invitations/accept', { token, password, code: code ?? right }));
    };
  };
  /** A user who has lost a password, and tries to set another. */
  const forgetful = async () => {
    const { email } = await enrol(server(), tenant.clientId, 'viewer');
    await call('recovery', { email });
    const [mail] = await mailsTo(server(), tenant, email);
    const token = mail?.['link']?.split('#token=')[1];
    return async (password: string): Promise<string> =>
      answerOf(await call('recovery/complete', { token, newPassword: password }));
  };

  describe('an invitation', () => {
    it('has its code looked at before a password is judged', async () => {
      const accept = await invited('first-the-code@example.com');
      expect(await accept(WEAK, '000000')).toBe('401 unauthenticated');
      expect(await accept(WEAK)).toBe('400 invalid_request');
      expect(await accept(newPassword())).toBe('201');
    });

    it('takes ten attempts in a quarter of an hour, weak passwords and wrong codes together', async () => {
      const accept = await invited('ten-attempts@example.com');
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 2) {
        expect(await accept(WEAK)).toBe('400 invalid_request');
        expect(await accept(newPassword(), '000000')).toBe('401 unauthenticated');
      }
      expect(await accept(newPassword())).toBe('429 rate_limited');
      const other = await invited('another-one@example.com');
      expect(await other(newPassword())).toBe('201');
      server().passTime(15 * MINUTE_MS);
      expect(await accept(newPassword())).toBe('201');
    });

    it('takes no more of them when they come at once', async () => {
      const accept = await invited('at-once@example.com');
      const answers = await Promise.all(Array.from({ length: 30 }, () => accept(WEAK)));
      expect(answers.filter((answer) => answer === '400 invalid_request')).toHaveLength(MOST_ATTEMPTS);
      expect(answers.filter((answer) => answer === '429 rate_limited')).toHaveLength(20);
    });
  });

  it('a link to a new password takes ten attempts', async () => {
    const complete = await forgetful();
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1)
      expect(await complete(WEAK)).toBe('400 invalid_request');
    expect(await complete(newPassword())).toBe('429 rate_limited');
    expect(await (await forgetful())(newPassword())).toBe('204');
  });
});
