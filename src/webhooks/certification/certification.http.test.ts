import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import {
  beginCertification,
  certifierOf,
  openJudgingReceiver,
  untilCertified,
  verifiedBy,
  type JudgingReceiver,
} from '../../testing/worlds/certified-world.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { SOON } from '../../testing/worlds/soon.ts';

type Certification = Schema<'Certification'>;

const NOBODY = 'crt_01kjr92c00e2tbb6ygsevx1f7q';

withServer(({ server }) => {
  let tenant: TestTenant;
  let receiver: JudgingReceiver;
  let webhook: { readonly id: string; readonly secret: string };

  beforeAll(() => {
    certifierOf(server()).start();
  });

  beforeEach(async () => {
    tenant = await server().newTenant();
    receiver = await openJudgingReceiver();
    webhook = await tenant.post('/v1/webhooks', { url: receiver.url });
  });

  afterEach(async () => {
    await receiver.close();
  });

  const certify = async (): Promise<Certification> =>
    untilCertified(tenant, (await beginCertification(tenant, webhook.id)).id);

  const failedIn = ({ cases }: Certification): string[] =>
    cases.filter(({ verdict }) => verdict === 'failed').map(({ name }) => name);

  it('answers at once, and passes a receiver that verifies by the public library', async () => {
    receiver.judge = verifiedBy(webhook.secret);
    const created = await tenant.request('POST', `/v1/sandbox/webhooks/${webhook.id}/certify`);
    expect(created.status).toBe(201);
    const { id, startedAt, ...rest } = created.body as unknown as Certification;
    expect(id).toMatch(/^crt_/);
    expect(rest).toEqual({ webhookId: webhook.id, url: receiver.url, status: 'running', cases: [] });
    const report = await untilCertified(tenant, id);
    expect(failedIn(report)).toEqual([]);
    expect(report).toMatchObject({ id, url: receiver.url, status: 'passed', startedAt });
    expect(Date.parse(report.completedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(startedAt));
    expect(report.slowestMs).toEqual(expect.any(Number));
    expect(report.cases).toHaveLength(12);
    expect(receiver.received).toHaveLength(113);
  });

  it('is listed with the others of its account, and of its subscription', async () => {
    receiver.judge = verifiedBy(webhook.secret);
    const another = await tenant.newWebhook();
    const first = await certify();
    const second = await untilCertified(tenant, (await beginCertification(tenant, another.id)).id);
    const listed = async (query: string): Promise<Certification[]> =>
      (await tenant.get<{ data: Certification[] }>(`/v1/sandbox/certifications${query}`)).data;
    expect(await listed('')).toEqual([second, first]);
    expect(await listed(`?webhookId=${webhook.id}`)).toEqual([first]);
    expect(await listed('?to=2020-01-01T00:00:00Z')).toEqual([]);
    const stranger = await server().newTenant();
    const { body } = await stranger.request('GET', `/v1/sandbox/certifications?webhookId=${webhook.id}`);
    expect(body['data']).toEqual([]);
  });

  it('fails a receiver that takes what is forged and old, by those cases alone', async () => {
    const report = await certify();
    expect(report.status).toBe('failed');
    expect(failedIn(report)).toEqual([
      'tampered_body',
      'wrong_secret',
      'missing_signature',
      'old_timestamp',
      'future_timestamp',
    ]);
  });

  it('makes no event and no delivery, and changes nothing of its subscription, though the receiver says 410', async () => {
    receiver.judge = () => 410;
    const shown = (): Promise<unknown> => tenant.get(`/v1/webhooks/${webhook.id}`);
    const rows = async (): Promise<Record<string, number>> => {
      const {
        webhook_certifications: _reports,
        idempotency_keys: _keys,
        ...others
      } = await server().countRows();
      return others;
    };
    const before = [await shown(), await rows()];
    const report = await certify();
    expect(report.cases[0]).toEqual({ name: 'valid', expected: '2xx', observed: '410', verdict: 'failed' });
    expect([await shown(), await rows()]).toEqual(before);
  });

  it('tells of versions that no later event of the subscription is below', async () => {
    await certify();
    const told = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { version: number } }).data.version,
    );
    await tenant.request('PATCH', `/v1/webhooks/${webhook.id}`, { body: { status: 'disabled' } });
    const { data } = await tenant.get<{ data: { type: string; data: { version: number } }[] }>('/v1/events');
    expect(data.map(({ type }) => type)).toEqual(['webhook.disabled']);
    expect(data[0]?.data.version).toBeGreaterThan(Math.max(...told));
  });

  it('signs with every secret that is valid, as deliveries are signed', async () => {
    receiver.judge = verifiedBy(webhook.secret);
    const rotated = await tenant.post<{ secret: string }>(`/v1/webhooks/${webhook.id}/rotate-secret`, {});
    expect((await certify()).status).toBe('passed');
    receiver.judge = verifiedBy(rotated.secret);
    expect((await certify()).status).toBe('passed');
    await tenant.post(`/v1/webhooks/${webhook.id}/rotate-secret`, { graceSeconds: 0 });
    expect(failedIn(await certify())).toContain('valid');
  });

  it('says why where nobody listens, and where the address is none that may be posted to', async () => {
    await receiver.close();
    const refused = await certify();
    expect(failedIn(refused)).toHaveLength(12);
    for (const { observed } of refused.cases)
      expect(observed).toMatch(/^(?:10 × )?connection_refused(?:, \d+ not sent)?$/);
    expect(refused.slowestMs).toBeUndefined();
    // As where a name has changed its mind since it was subscribed to.
    const url = receiver.url.replace('127.0.0.1', '127.0.0.2');
    await server().service.database.writer('webhooks').where('id', webhook.id).update({ url });
    expect((await certify()).cases[0]?.observed).toBe('address_refused');
  });

  it('goes by the account’s clock, and does not wait for it', async () => {
    await tenant.post('/v1/sandbox/clock', { frozenAt: SOON });
    receiver.judge = verifiedBy(webhook.secret);
    expect(await certify()).toMatchObject({ status: 'passed', startedAt: SOON, completedAt: SOON });
  });

  describe('is refused', () => {
    const again = async (id = webhook.id): Promise<string> =>
      answerOf(await tenant.request('POST', `/v1/sandbox/webhooks/${id}/certify`));

    it('while one runs, and no longer; one of another subscription runs beside it', async () => {
      receiver.judge = () => null;
      const running = await beginCertification(tenant, webhook.id);
      expect(await again()).toBe('409 invalid_state');
      const other = await tenant.post<{ id: string }>('/v1/webhooks', { url: receiver.url });
      expect(await again(other.id)).toBe('201');
      expect(await tenant.get(`/v1/sandbox/certifications/${running.id}`)).toEqual(running);
      // What is under way breaks off, and nobody answers any more.
      await receiver.close();
      await untilCertified(tenant, running.id);
      expect(await again()).toBe('201');
    });

    it('of a subscription that is disabled', async () => {
      await tenant.request('PATCH', `/v1/webhooks/${webhook.id}`, { body: { status: 'disabled' } });
      expect(await again()).toBe('409 invalid_state');
    });

    it('of one that is another’s, or gone, as of one that never was', async () => {
      const stranger = await server().newTenant();
      const path = `/v1/sandbox/webhooks/${webhook.id}/certify`;
      expect(answerOf(await stranger.request('POST', path))).toBe('404 not_found');
      const { id } = await beginCertification(tenant, webhook.id);
      await tenant.request('DELETE', `/v1/webhooks/${webhook.id}`);
      expect(await again()).toBe('404 not_found');
      for (const [whose, certification] of [
        [stranger, id],
        [tenant, NOBODY],
      ] as const) {
        const reply = await whose.request('GET', `/v1/sandbox/certifications/${certification}`);
        expect(answerOf(reply)).toBe('404 not_found');
      }
      // The report stays, whatever becomes of the subscription.
      expect((await untilCertified(tenant, id)).webhookId).toBe(webhook.id);
    });

    it('to a key without the scope', async () => {
      const narrow = await server().newKey(tenant.clientId, { scopes: ['webhooks:read'] });
      const refused = await tenant.request('POST', `/v1/sandbox/webhooks/${webhook.id}/certify`, {
        key: narrow,
      });
      expect(answerOf(refused)).toBe('403 insufficient_scope');
    });
  });
});
