import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { findSigningSecrets } from './secrets.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply } from '../../testing/server/test-service.ts';
import { LOCAL_HOOK, type TestTenant } from '../../testing/worlds/test-tenant.ts';

type Webhook = Schema<'Webhook'>;
type WithSecret = Schema<'WebhookWithSecret'>;

const DAY_MS = 86_400_000;

withServer(({ server, startAnother }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
  });

  const rotate = (id: string, body?: object, idempotencyKey: string = randomUUID()): Promise<TestReply> =>
    tenant.request('POST', `/v1/webhooks/${id}/rotate-secret`, {
      ...(body === undefined ? {} : { body }),
      idempotencyKey,
    });

  describe('a secret', () => {
    it('is rotated, and the one before signs on for as long as is said', async () => {
      const { id, secret } = await tenant.newWebhook();
      const { service } = server();
      const signing = async (inMs = 0): Promise<string[]> =>
        findSigningSecrets(service.database.reader, service.sealer, id, Date.now() + inMs);
      const reply = await rotate(id);
      expect(reply.status, reply.text).toBe(200);
      const rotated = reply.body as WithSecret;
      expect(rotated.secret).not.toBe(secret);
      const { secretRotatedAt = '', previousSecretExpiresAt = '', updatedAt } = rotated;
      expect(updatedAt).toBe(secretRotatedAt);
      expect(Date.parse(previousSecretExpiresAt) - Date.parse(secretRotatedAt)).toBe(DAY_MS);
      expect(await signing()).toEqual([rotated.secret, secret]);
      expect(await signing(DAY_MS + 1_000)).toEqual([rotated.secret]);
      const { secret: _, ...shown } = rotated;
      expect(await tenant.get(`/v1/webhooks/${id}`)).toEqual(shown);
      const last = (await rotate(id, { graceSeconds: 0 })).body as WithSecret;
      expect(last).not.toHaveProperty('previousSecretExpiresAt');
      expect(await signing()).toEqual([last.secret]);
    });

    it('ends its grace on the tenant’s clock', async () => {
      const own = await server().newTenant();
      const { id } = await own.newWebhook();
      await own.post(`/v1/webhooks/${id}/rotate-secret`, { graceSeconds: 3600 });
      const shown = (): Promise<Webhook> => own.get(`/v1/webhooks/${id}`);
      expect(await shown()).toHaveProperty('previousSecretExpiresAt');
      await own.post('/v1/sandbox/clock', { advanceSeconds: 3601 });
      expect(await shown()).not.toHaveProperty('previousSecretExpiresAt');
      const { data } = await own.get<{ data: Webhook[] }>('/v1/webhooks');
      expect(data[0]).not.toHaveProperty('previousSecretExpiresAt');
    });

    it('is shown again to whoever repeats the very request, and to nobody else', async () => {
      const sent = { body: { url: LOCAL_HOOK }, idempotencyKey: `order-${randomUUID()}` };
      const first = await tenant.request('POST', '/v1/webhooks', sent);
      const again = await tenant.request('POST', '/v1/webhooks', sent);
      expect(again.text).toBe(first.text);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      const { id } = first.body as WithSecret;
      const key = randomUUID();
      const rotated = await rotate(id, { graceSeconds: 5 }, key);
      expect((await rotate(id, { graceSeconds: 5 }, key)).text).toBe(rotated.text);
      expect(answerOf(await rotate(id, { graceSeconds: 6 }, key))).toBe('422 idempotency_key_reused');
    });

    it('is read under the service’s secret of before, and its stored reply too', async () => {
      const old = 'the secret of this service before it was changed';
      const before = await startAnother({ variables: { CORRIDOR_SECRET: old } });
      const sent = {
        key: tenant.secretKey,
        body: { url: LOCAL_HOOK },
        idempotencyKey: randomUUID(),
      };
      const first = await before.request('POST', '/v1/webhooks', sent);
      const after = await startAnother({
        variables: { CORRIDOR_SECRET: 'the new one', CORRIDOR_SECRET_PREVIOUS: `other, ${old}` },
      });
      expect((await after.request('POST', '/v1/webhooks', sent)).text).toBe(first.text);
      const { id, secret } = first.body as WithSecret;
      const { database, sealer } = after.service;
      expect(await findSigningSecrets(database.reader, sealer, id, Date.now())).toEqual([secret]);
      // Who does not know the one of before opens nothing, and shows nothing in its place.
      const fresh = server().service;
      await expect(findSigningSecrets(database.reader, fresh.sealer, id, Date.now())).rejects.toThrow(
        `No secret opens the webhook_secret of ${id}`,
      );
    });

    it('stands nowhere in the database, and in no line of the log', async () => {
      const sent = { body: { url: LOCAL_HOOK }, idempotencyKey: `order-${randomUUID()}` };
      const created = (await tenant.request('POST', '/v1/webhooks', sent)).body as WithSecret;
      const rotated = (await rotate(created.id)).body as WithSecret;
      const { reader } = server().service.database;
      const tables = Object.keys(await server().countRows());
      expect(tables).toContain('webhook_secrets');
      const dump = JSON.stringify(await Promise.all(tables.map((table) => reader(table))));
      const log = JSON.stringify(server().service.logLines);
      for (const { secret } of [created, rotated]) {
        const key = Buffer.from(secret.slice(6), 'base64');
        for (const canary of [secret.slice(6), key.toString('hex'), key.toString('base64url')]) {
          expect(dump).not.toContain(canary.slice(0, 16));
          expect(log).not.toContain(canary.slice(0, 16));
        }
      }
      expect(dump).not.toContain(sent.idempotencyKey);
      const answers = ['/v1/webhooks', `/v1/webhooks/${created.id}`, '/v1/events', '/v1/activity'];
      for (const path of answers) expect((await tenant.request('GET', path)).text).not.toContain('whsec_');
    });
  });
});
