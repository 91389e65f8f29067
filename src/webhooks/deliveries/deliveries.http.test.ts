import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Webhook as Verifier } from 'standardwebhooks';
import type { Schema } from '../../contract/operation-types.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { openReceiver, type Receiver } from '../../testing/receivers/receiver.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { webhookDeliveriesTable } from './table.ts';

type Delivery = Schema<'WebhookDelivery'>;
type Whole = Schema<'WebhookDeliveryDetail'>;
type Webhook = Schema<'WebhookWithSecret'>;

const PATIENCE = { interval: 20 };

eachServer(({ server }) => {
  let tenant: TestTenant;
  let other: TestTenant;
  let receiver: Receiver;
  let status = 204;

  beforeAll(async () => {
    tenant = await server().newTenant();
    other = await server().newTenant();
    receiver = await openReceiver((response) => void response.writeHead(status).end('heard'));
    server().service.worker.start();
  });
  afterAll(async () => {
    await receiver.close();
  });

  const subscribe = (body: object = {}): Promise<Webhook> =>
    tenant.newWebhook({ url: receiver.url, ...body });

  const list = async ({ id }: { id: string }, query = ''): Promise<Delivery[]> =>
    (await tenant.get<{ data: Delivery[] }>(`/v1/webhooks/${id}/deliveries?limit=200${query}`)).data;

  const get = (id: string): Promise<Whole> => tenant.get<Whole>(`/v1/webhook-deliveries/${id}`);

  const change = async ({ id }: { id: string }, body: object): Promise<unknown> =>
    (await tenant.request('PATCH', `/v1/webhooks/${id}`, { body })).body;

  /** Waits until a subscription's deliveries stand like this, oldest first. */
  const until = async (webhook: { id: string }, statuses: readonly string[]): Promise<Delivery[]> => {
    await expect
      .poll(async () => (await list(webhook)).map((each) => each.status).reverse(), PATIENCE)
      .toEqual(statuses);
    return (await list(webhook)).reverse();
  };

  const refused = async (path: string, body: object = {}): Promise<unknown> => {
    const reply = await tenant.request('POST', path, { body });
    return [reply.status, (reply.body as { code?: string }).code];
  };

  describe('a delivery', () => {
    it('shows what was sent and what came back, byte for byte', async () => {
      const webhook = await subscribe({ eventTypes: ['destination.created'] });
      const { id: destinationId } = await tenant.newDestination();
      const [listed] = await until(webhook, ['succeeded']);
      const whole = await get(listed!.id);
      expect(whole).toMatchObject({
        ...listed,
        trigger: 'event',
        attemptCount: 1,
        eventType: 'destination.created',
      });
      const came = receiver.received.find(({ headers }) => headers['webhook-id'] === whole.eventId)!;
      expect(came.body).toBe(whole.requestBody);
      expect(whole.attempts).toMatchObject([
        {
          number: 1,
          url: receiver.url,
          requestHeaders: came.headers,
          outcome: 'succeeded',
          responseStatus: 204,
          responseBody: '',
          responseBodyTruncated: false,
        },
      ]);
      expect(JSON.stringify(await tenant.get(`/v1/events/${whole.eventId}`))).toBe(whole.requestBody);
      const event = new Verifier(webhook.secret).verify(came.body, came.headers as Record<string, string>);
      expect(event).toMatchObject({ data: { id: destinationId } });
      expect(JSON.stringify(whole)).not.toContain(webhook.secret);
    });

    it('is found by status, event and type, and by nobody else', async () => {
      const webhook = await subscribe({ eventTypes: ['destination.*', 'beneficiary.*'] });
      await tenant.newDestination();
      await tenant.newBeneficiary();
      const deliveries = await until(webhook, ['succeeded', 'succeeded']);
      const [first, second] = deliveries;
      const ids = async (query: string): Promise<string[]> =>
        (await list(webhook, query)).map(({ id }) => id);
      expect(await ids('')).toEqual([second!.id, first!.id]);
      expect(await ids(`&eventId=${first!.eventId}`)).toEqual([first!.id]);
      expect(await ids('&eventType=beneficiary.created')).toEqual([second!.id]);
      expect(await ids('&status=pending')).toEqual([]);
      expect(await ids('&status=succeeded&from=2020-01-01T00:00:00Z')).toHaveLength(2);
      expect(await ids('&to=2020-01-01T00:00:00Z')).toEqual([]);
      for (const path of [`/v1/webhooks/${webhook.id}/deliveries`, `/v1/webhook-deliveries/${first!.id}`])
        expect((await other.request('GET', path)).status).toBe(404);
      for (const path of [
        `/v1/webhooks/${webhook.id}/test`,
        `/v1/webhooks/${webhook.id}/replay`,
        `/v1/webhook-deliveries/${first!.id}/redeliver`,
      ])
        expect(
          (
            await other.request('POST', path, {
              body: path.endsWith('replay') ? { from: '2020-01-01T00:00:00Z' } : {},
            })
          ).status,
        ).toBe(404);
    });

    it('is listed with those of other subscriptions, as its own lists it', async () => {
      const one = await subscribe({ eventTypes: ['customer.created'] });
      const two = await subscribe({ eventTypes: ['customer.created'] });
      await tenant.newCustomer();
      const [first] = await until(one, ['succeeded']);
      await until(two, ['succeeded']);
      const all = async (query: string): Promise<Delivery[]> =>
        (await tenant.get<{ data: Delivery[] }>(`/v1/webhook-deliveries?limit=200${query}`)).data;
      const both = [...(await list(one)), ...(await list(two))].sort((a, b) => (a.id < b.id ? 1 : -1));
      expect(await all(`&eventId=${first!.eventId}`)).toEqual(both);
      expect(await all('&eventType=customer.created')).toEqual(both);
      expect(await all(`&webhookId=${one.id}`)).toEqual([first]);
      expect(await all(`&webhookId=${one.id}&status=pending`)).toEqual([]);
      expect((await all('')).slice(0, 2)).toEqual(both);
      const { body } = await other.request('GET', `/v1/webhook-deliveries?webhookId=${one.id}`);
      expect(body['data']).toEqual([]);
      await tenant.request('DELETE', `/v1/webhooks/${one.id}`);
      expect(await all(`&eventId=${first!.eventId}`)).toEqual(await list(two));
    });

    it('is gone with its subscription', async () => {
      const webhook = await subscribe({ eventTypes: ['destination.created'] });
      await tenant.newDestination();
      const [delivery] = await until(webhook, ['succeeded']);
      expect((await tenant.request('DELETE', `/v1/webhooks/${webhook.id}`)).status).toBe(204);
      for (const path of [`/v1/webhooks/${webhook.id}/deliveries`, `/v1/webhook-deliveries/${delivery!.id}`])
        expect((await tenant.request('GET', path)).status).toBe(404);
      expect(await refused(`/v1/webhook-deliveries/${delivery!.id}/redeliver`)).toEqual([404, 'not_found']);
    });

    it('that waits is canceled from the moment on in which its subscription is disabled, and no other', async () => {
      status = 500;
      const webhook = await subscribe({ eventTypes: ['destination.created'] });
      await tenant.newDestination();
      await expect.poll(async () => (await list(webhook))[0]?.attemptCount, PATIENCE).toBe(1);
      await change(webhook, { status: 'disabled' });
      const [canceled] = await list(webhook);
      expect(canceled).toMatchObject({ status: 'canceled', cancelReason: 'disabled' });
      expect(canceled).toHaveProperty('completedAt');
      expect(canceled).not.toHaveProperty('nextAttemptAt');
      expect(await list(webhook, '&status=pending')).toEqual([]);
      expect(await list(webhook, '&status=canceled')).toHaveLength(1);
      for (const [stands, found] of [
        ['pending', []],
        ['canceled', [canceled]],
      ] as const) {
        const path = `/v1/webhook-deliveries?webhookId=${webhook.id}&status=${stands}`;
        expect((await tenant.get<{ data: Delivery[] }>(path)).data).toEqual(found);
      }
      // A worker writes what was shown already.
      const written = [{ id: canceled!.id, status: 'canceled' as const }];
      await expect
        .poll(
          () => selectMatching(server().service.database.reader, webhookDeliveriesTable, written),
          PATIENCE,
        )
        .toHaveLength(1);
      expect(await list(webhook)).toEqual([canceled]);
      await tenant.newDestination();
      await change(webhook, { status: 'active' });
      status = 204;
      await tenant.newDestination();
      await until(webhook, ['canceled', 'succeeded']);
    });
  });

  describe('a redelivery', () => {
    it('sends the same text to where the subscription sends now, and takes the place of what waits', async () => {
      status = 500;
      const webhook = await subscribe({ eventTypes: ['destination.created'], url: `${receiver.url}/old` });
      await tenant.newDestination();
      await expect.poll(async () => (await list(webhook))[0]?.attemptCount, PATIENCE).toBe(1);
      const [old] = await list(webhook);
      status = 204;
      await change(webhook, { url: `${receiver.url}/new` });
      const made = await tenant.post<Whole>(`/v1/webhook-deliveries/${old!.id}/redeliver`);
      expect(made).toMatchObject({
        status: 'pending',
        trigger: 'redelivery',
        redeliveryOf: old!.id,
        attempts: [],
      });
      await until(webhook, ['canceled', 'succeeded']);
      const [before, after] = [await get(old!.id), await get(made.id)];
      expect(before).toMatchObject({ cancelReason: 'superseded', attemptCount: 1 });
      expect(after.requestBody).toBe(before.requestBody);
      expect(after.attempts.map(({ url }) => url)).toEqual([`${receiver.url}/new`]);
      const came = receiver.received.filter(
        ({ headers, path }) => headers['webhook-id'] === old!.eventId && path !== '/hooks',
      );
      expect(came.map(({ path }) => path)).toEqual(['/hooks/old', '/hooks/new']);
      expect(new Set(came.map(({ body }) => body)).size).toBe(1);
      await change(webhook, { status: 'disabled' });
      expect(await refused(`/v1/webhook-deliveries/${old!.id}/redeliver`)).toEqual([409, 'invalid_state']);
    });
  });

  describe('a test', () => {
    it('is one event to the one subscription, disabled or not, and changes nothing of it', async () => {
      const webhook = await subscribe();
      await change(webhook, { status: 'disabled' });
      const listener = await subscribe();
      const before = await tenant.get(`/v1/webhooks/${webhook.id}`);
      for (const [code, ended] of [
        [204, 'succeeded'],
        [410, 'failed'],
        [500, 'failed'],
      ] as const) {
        status = code;
        const { id } = await tenant.newDelivery(webhook.id);
        await expect.poll(async () => (await get(id)).status, PATIENCE).toBe(ended);
        expect(await get(id)).toMatchObject({ trigger: 'test', eventType: 'webhook.test', attemptCount: 1 });
      }
      status = 204;
      expect(await tenant.get(`/v1/webhooks/${webhook.id}`)).toEqual(before);
      expect(await list(listener, '&eventType=webhook.test')).toEqual([]);
      const events = await tenant.get<{ data: Schema<'Event'>[] }>(`/v1/events?objectId=${webhook.id}`);
      const told = events.data.filter(({ type }) => type === 'webhook.test');
      expect(told.map(({ data }) => data.status)).toEqual(['disabled', 'disabled', 'disabled']);
      const versions = events.data.map(({ data }) => data.version);
      expect(versions).toEqual([...versions].sort((one, next) => next - one));
    });
  });

  describe('a replay', () => {
    const FROM = '2020-01-01T00:00:00Z';

    it('makes what failed or was never made, oldest first, and a dry run only counts', async () => {
      const webhook = await subscribe({ eventTypes: ['beneficiary.created'] });
      const owner = tenant;
      tenant = await server().newTenant();
      try {
        const own = await subscribe({ eventTypes: ['destination.created'] });
        await tenant.newDestination();
        await until(own, ['succeeded']);
        await change(own, { status: 'disabled' });
        for (let each = 0; each < 3; each += 1) await tenant.newDestination();
        const replay = (body: object): Promise<Schema<'WebhookReplay'>> =>
          tenant.post(`/v1/webhooks/${own.id}/replay`, { from: FROM, ...body });
        const dry = await replay({ dryRun: true });
        expect(dry).toMatchObject({ webhookId: own.id, count: 3, dryRun: true, onlyFailed: true });
        expect(dry).toMatchObject({ from: '2020-01-01T00:00:00.000Z', eventTypes: ['destination.created'] });
        expect((await replay({ dryRun: true, onlyFailed: false })).count).toBe(4);
        expect((await replay({ dryRun: true, eventTypes: ['payout.*'] })).count).toBe(0);
        expect((await replay({ dryRun: true, to: '2020-01-02T00:00:00Z' })).count).toBe(0);
        expect(await refused(`/v1/webhooks/${own.id}/replay`, { from: FROM })).toEqual([
          409,
          'invalid_state',
        ]);
        expect(await list(own)).toHaveLength(1);
        await change(own, { status: 'active' });
        expect((await replay({})).count).toBe(3);
        expect((await replay({})).count).toBe(0);
        const made = await until(own, ['succeeded', 'succeeded', 'succeeded', 'succeeded']);
        expect(made.slice(1).map(({ trigger }) => trigger)).toEqual(['replay', 'replay', 'replay']);
        expect((await replay({ onlyFailed: false })).count).toBe(4);
        await until(own, Array(8).fill('succeeded'));
      } finally {
        tenant = owner;
      }
      expect(await list(webhook)).toEqual([]);
    });

    it('of no time is refused', async () => {
      const { id } = await subscribe();
      const path = `/v1/webhooks/${id}/replay`;
      for (const body of [
        { from: FROM, to: FROM },
        { from: '2020-01-02T00:00:00Z', to: FROM },
        { from: '2999-01-01T00:00:00Z' },
        { from: FROM, eventTypes: [] },
        { from: FROM, eventTypes: ['webhook.test'] },
        {},
      ])
        expect(await refused(path, body)).toEqual([400, 'invalid_request']);
    });

    it('of two at the same moment makes each delivery once', async () => {
      const own = await subscribe({ eventTypes: ['treasury_settings.updated'], status: undefined });
      await change(own, { status: 'disabled' });
      for (const poboEnabled of [true, false, true])
        await tenant.request('PUT', '/v1/treasury/settings', { body: { poboEnabled } });
      await change(own, { status: 'active' });
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          tenant.request('POST', `/v1/webhooks/${own.id}/replay`, { body: { from: FROM } }),
        ),
      );
      const counts = answers.map(({ status: code, body }) =>
        code === 200 ? (body as { count: number }).count : code,
      );
      expect(counts.filter((count) => count === 3)).toHaveLength(1);
      expect(counts.filter((count) => count !== 3 && count !== 0 && count !== 503)).toEqual([]);
      await until(own, ['succeeded', 'succeeded', 'succeeded']);
    });
  });

  it('the metrics tell of attempts and of what waits', async () => {
    const { text } = await server().service.send('GET', '/metrics');
    expect(text).toMatch(/^corridor_webhook_attempts_total\{outcome="succeeded"\} [1-9]/m);
    expect(text).toMatch(/^corridor_webhook_deliveries_pending \d/m);
    expect(text).toMatch(/^corridor_webhook_lag_seconds \d/m);
  });
});
