import { beforeAll, expect, it } from 'vitest';
import { alarmsTable } from '../outbox/alarm.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { findSigningSecrets } from '../webhooks/subscriptions/secrets.ts';
import { eachServer } from '../testing/server/each-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { startTestService } from '../testing/server/test-service.ts';
import { codeAt, enrol, invite, TestBrowser, type TestUser } from '../testing/worlds/test-user.ts';
import { VIEWER_KEY, type TestTenant } from '../testing/worlds/test-tenant.ts';
import type { TestServer } from '../testing/server/test-server.ts';
import { reencrypt } from './reencrypt.ts';

const OLD = 'the secret that everything was sealed under';
const NEW = 'the secret that came after it';

/** What was sealed under the old secret, and who may open it. */
interface Sealed {
  readonly tenant: TestTenant;
  readonly user: TestUser;
  readonly webhookId: string;
  readonly cursor: string;
  readonly reply: string;
  /** Kept under its idempotency key. */
  readonly token: string;
}

const REPLAYED = 'of a key that is shown once';

eachServer(
  ({ server, startAnother }) => {
    let sealed: Sealed;

    const create = (on: TestServer, { tenant, token }: Pick<Sealed, 'tenant' | 'token'>) =>
      on.request('POST', '/v1/api-keys', {
        key: tenant.secretKey,
        body: VIEWER_KEY,
        idempotencyKey: REPLAYED,
        headers: { 'step-up-token': token },
      });

    /** One of each that is kept sealed. */
    beforeAll(async () => {
      const tenant = await server().newTenant();
      const user = await enrol(server(), tenant.clientId);
      await user.browser.call('POST', 'step-up', { body: { code: user.nextCode() } });
      expect((await user.browser.call('POST', 'second-factor/enrolment', { body: {} })).status).toBe(200);
      await invite(server(), tenant.clientId, 'invited@example.com');
      const { id: webhookId } = await tenant.newWebhook();
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      await tenant.newEvidence(beneficiaryId, 'pending_sealed');
      const token = await tenant.stepUp();
      const reply = (await create(server(), { tenant, token })).text;
      const { nextCursor } = await tenant.get<{ nextCursor: string }>('/v1/api-keys?limit=1');
      sealed = { tenant, user, webhookId, cursor: nextCursor, token, reply };
    });

    /** What a user, a caller and a worker of another process get. */
    const lookAll = async (on: TestServer): Promise<unknown[]> => {
      const { tenant, user, webhookId, cursor } = sealed;
      const browser = new TestBrowser(on);
      const { email, password, secret } = user;
      await browser.call('POST', 'session', { body: { email, password } });
      // No code counts twice, on whichever server.
      server().passTime(90_000);
      on.passTime(server().service.clock() - on.service.clock());
      const now = on.service.clock();
      const signedIn = await browser.call('POST', 'second-factor', { body: { code: codeAt(secret, now) } });
      const { database, sealer } = on.service;
      const signing = await findSigningSecrets(database.reader, sealer, webhookId, 0);
      const next = await on.request('GET', `/v1/api-keys?limit=1&cursor=${cursor}`, {
        key: tenant.secretKey,
      });
      return [signedIn.status, signing.length, next.status];
    };

    it('a new secret opens all of it while the old one is named, and all but replies once it was sealed anew', async () => {
      const after = { CORRIDOR_SECRET: NEW, CORRIDOR_SECRET_PREVIOUS: OLD };
      const both = await startAnother({ variables: after });
      expect(await lookAll(both)).toEqual([200, 1, 200]);
      const replay = await create(both, sealed);
      expect([replay.text, replay.headers.get('idempotent-replayed')]).toEqual([sealed.reply, 'true']);

      const done = await reencrypt(both.service);
      // The share token, the mail of the invitation and of the user's own, two second factors and one begun, and the webhook.
      expect(done.rewritten).toBeGreaterThanOrEqual(6);
      // Of the key and of the webhook.
      expect([done.left, done.unreadable, done.replies?.count]).toEqual([0, {}, 2]);
      expect(await reencrypt(both.service)).toMatchObject({ rewritten: 0, left: 0 });
      expect((await create(both, sealed)).text).toBe(sealed.reply);

      const alone = await startAnother({ variables: { CORRIDOR_SECRET: NEW } });
      const [signIn, secrets] = await lookAll(alone);
      expect([signIn, secrets]).toEqual([200, 1]);
    });

    it('what no secret opens is a 500 and an alarm, until it can be read again', async () => {
      const { databaseUrl } = server().service.config;
      const lost = await startTestService(databaseUrl, { CORRIDOR_SECRET: 'a secret that knows nothing' });
      const alarms = async (): Promise<string[]> => {
        const found = await selectMatching(lost.database.reader, alarmsTable, [
          { kind: 'secret_unreadable' },
        ]);
        return found
          .filter(({ clearedAt }) => clearedAt === null)
          .map(({ subject }) => subject)
          .sort();
      };
      const replay = await lost.send('POST', '/v1/api-keys', {
        key: sealed.tenant.secretKey,
        body: VIEWER_KEY,
        idempotencyKey: REPLAYED,
        headers: { 'step-up-token': sealed.token },
      });
      expect(answerOf(replay)).toBe('500 internal_error');
      await lost.writeQueue.idle();
      expect(await alarms()).toEqual(['reply']);
      const done = await reencrypt(lost);
      expect(done.rewritten).toBe(0);
      expect(done.left).toBe(Object.values(done.unreadable).reduce((sum, count) => sum + count, 0));
      expect(Object.keys(done.unreadable)).toEqual(expect.arrayContaining(['webhook_secret', 'totp_secret']));
      await lost.writeQueue.idle();
      expect(await alarms()).toEqual(Object.keys(done.unreadable).sort());
      await lost.close();
      const found = await startAnother({
        variables: { CORRIDOR_SECRET: NEW, CORRIDOR_SECRET_PREVIOUS: OLD },
      });
      expect(await reencrypt(found.service)).toMatchObject({ left: 0 });
      const open = await selectMatching(found.service.database.reader, alarmsTable, [
        { kind: 'secret_unreadable' },
      ]);
      expect(open.filter(({ clearedAt }) => clearedAt === null)).toEqual([]);
    });
  },
  { variables: { CORRIDOR_SECRET: OLD } },
);
