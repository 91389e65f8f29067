import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { freezeAt } from '../../sandbox/clock.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { type Answering, type Receiver, openReceiver } from '../../testing/receivers/receiver.ts';
import { SOON } from '../../testing/worlds/soon.ts';
import { readPayout, submitPayout } from '../../testing/worlds/submit-payout.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import {
  attemptsOf,
  changeWebhook,
  deliveriesOf,
  postingWorker,
  publishEvents,
  readWebhook,
  removeWebhook,
  subscribe,
} from '../../testing/worlds/webhook-world.ts';
import type { Worker } from '../../workers/worker.ts';
import { disableWebhook } from '../subscriptions/move.ts';
import { webhooksTable } from '../subscriptions/table.ts';
import type { WebhookDeliverer } from './deliverer.ts';

const MINUTE_MS = 60_000;

const PATIENCE = { interval: 20 };

/** Takes a request and never answers it. */
const hang: Answering = () => undefined;

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let other: TestWriteQueue;
  const workers: Worker[] = [];
  const receivers: Receiver[] = [];

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    other = createTestWriteQueue(await open());
  });

  afterEach(async () => {
    await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    expect([...test.faults, ...other.faults]).toEqual([]);
  });

  function work(
    given: Parameters<typeof postingWorker>[1] = {},
    writeQueue: TestWriteQueue = test,
  ): ReturnType<typeof postingWorker> {
    const posting = postingWorker(writeQueue, given);
    workers.push(posting.worker);
    posting.worker.start();
    return posting;
  }

  async function receive(answer?: Answering): Promise<Receiver> {
    const opened = await openReceiver(answer);
    receivers.push(opened);
    return opened;
  }

  const waitFor = async (probe: () => unknown, wanted: unknown): Promise<void> => {
    await expect.poll(probe, PATIENCE).toEqual(wanted);
  };

  const statusesOf = async (webhookId: string): Promise<string[]> =>
    (await deliveriesOf(test, webhookId)).map(({ status }) => status);

  describe('an event', () => {
    it('is sent at once, on a clock that stands too, as the public library verifies it', async () => {
      work();
      const tenantId = await test.newTenant();
      const { url, received } = await receive();
      const { id, secret } = await subscribe(test, tenantId, { url });
      await test.writeQueue.submit(freezeAt(tenantId, Date.parse(SOON), OPERATOR));
      const [eventId] = await publishEvents(test, tenantId);
      await waitFor(() => statusesOf(id), ['succeeded']);
      expect(received).toHaveLength(1);
      const { headers, body } = received[0]!;
      const event = new Verifier(secret).verify(body, headers as Record<string, string>);
      expect(event).toMatchObject({
        id: eventId,
        type: 'payout.settled',
        timestamp: SOON,
      });
      expect(headers['webhook-id']).toBe(eventId);
      const [delivery] = await deliveriesOf(test, id);
      expect(await attemptsOf(test, delivery!.id)).toEqual([
        {
          deliveryId: delivery!.id,
          tenantId,
          number: 1,
          at: Date.parse(SOON),
          durationMs: expect.any(Number) as number,
          url,
          requestHeaders: headers,
          outcome: 'succeeded',
          responseStatus: 204,
          responseBody: '',
          responseBodyTruncated: false,
          error: null,
        },
      ]);
    });

    it('is tried ten times as the clock is moved, one attempt a move, with the same text under the same name', async () => {
      work();
      const tenantId = await test.newTenant();
      const { url, received } = await receive((response) => void response.writeHead(500).end('no'));
      const { id } = await subscribe(test, tenantId, { url });
      await test.writeQueue.submit(freezeAt(tenantId, Date.parse(SOON), OPERATOR));
      await publishEvents(test, tenantId);
      for (let count = 1; count <= 10; count += 1) {
        await waitFor(async () => (await deliveriesOf(test, id))[0]?.attemptCount, count);
        const [delivery] = await deliveriesOf(test, id);
        // However far it goes.
        const { dueAt } = delivery!;
        if (dueAt !== null)
          await test.writeQueue.submit(freezeAt(tenantId, dueAt + (count % 2) * 7 * MINUTE_MS, OPERATOR));
      }
      expect(await statusesOf(id)).toEqual(['failed']);
      expect(received).toHaveLength(10);
      expect(new Set(received.map(({ body }) => body)).size).toBe(1);
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    });

    it('is tried once while one call takes the clock through many moments, and then by the schedule', async () => {
      work();
      const tenantId = await test.newTenant();
      const { url, received } = await receive((response) => void response.writeHead(500).end('no'));
      const { id } = await subscribe(test, tenantId, { url });
      const start = Date.parse(SOON);
      const target = start + 600 * MINUTE_MS;
      await test.writeQueue.submit(freezeAt(tenantId, start, OPERATOR, target));
      await publishEvents(test, tenantId);
      await waitFor(async () => (await deliveriesOf(test, id))[0]?.attemptCount, 1);
      for (let step = 1; step <= 5; step += 1) {
        await test.writeQueue.submit(freezeAt(tenantId, start + step * 100 * MINUTE_MS, OPERATOR, target));
        // Another event shows that the worker has looked since.
        await publishEvents(test, tenantId);
        await waitFor(() => received.length, 1 + step);
      }
      await test.writeQueue.submit(freezeAt(tenantId, target, OPERATOR));
      const [first] = await deliveriesOf(test, id);
      expect(first).toMatchObject({ attemptCount: 1, dueAt: target + 5_000 });
      await test.writeQueue.submit(freezeAt(tenantId, target + 5_000, OPERATOR));
      await waitFor(async () => (await deliveriesOf(test, id))[0]?.attemptCount, 2);
      expect((await deliveriesOf(test, id))[0]).toMatchObject({ dueAt: target + 5_000 + 5 * MINUTE_MS });
    });

    it('is signed by every secret that is valid, and sent in the order of the events', async () => {
      work();
      const tenantId = await test.newTenant();
      const waiting: (() => void)[] = [];
      const { url, received } = await receive((response) => {
        waiting.push(() => response.writeHead(204).end());
      });
      const { id } = await subscribe(test, tenantId, { url });
      const events = await publishEvents(test, tenantId, 40);
      // Eight at a time: each eight are answered once all of them have come.
      for (let from = 0; from < events.length; from += 8) {
        await waitFor(() => received.length, from + 8);
        const came = received.slice(from).map(({ headers }) => headers['webhook-id']);
        expect(new Set(came)).toEqual(new Set(events.slice(from, from + 8)));
        for (const answer of waiting.splice(0)) answer();
      }
      await waitFor(async () => new Set(await statusesOf(id)), new Set(['succeeded']));
    });

    it('that is committed by one process is sent once, however many look for it', async () => {
      for (const writeQueue of [test, other]) work({ database: writeQueue.database }, writeQueue);
      const tenantId = await test.newTenant();
      const { url, received } = await receive();
      const { id } = await subscribe(test, tenantId, { url });
      const published = await Promise.all(
        Array.from({ length: 30 }, (_, index) => publishEvents(index % 2 === 0 ? test : other, tenantId, 3)),
      );
      await waitFor(async () => (await statusesOf(id)).filter((status) => status === 'succeeded').length, 90);
      const ids = received.map(({ headers }) => String(headers['webhook-id']));
      expect(ids.sort()).toEqual(published.flat().sort());
    });
  });

  describe('a receiver', () => {
    it('has eight attempts at once while it is well, and one after it has failed', async () => {
      work();
      const tenantId = await test.newTenant();
      const waiting: (() => void)[] = [];
      const { url, received } = await receive((response) => {
        waiting.push(() => response.writeHead(500).end());
      });
      const { id } = await subscribe(test, tenantId, { url });
      await publishEvents(test, tenantId, 12);
      await waitFor(() => received.length, 8);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(received).toHaveLength(8);
      for (const answer of waiting.splice(0)) answer();
      await waitFor(() => received.length, 9);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(received).toHaveLength(9);
      expect(await readWebhook(test, id)).toMatchObject({ failingSince: expect.any(Number) as number });
    });

    it('that hangs keeps no other waiting, nor a provider, nor a write of its own account', async () => {
      work({ places: 256 });
      const [dead, well] = [await test.newTenant(100_000n), await test.newTenant()];
      const silent = await Promise.all(Array.from({ length: 12 }, () => receive(hang)));
      for (const { url } of silent) await subscribe(test, dead, { url, eventTypes: ['payin.*'] });
      await publishEvents(test, dead, 10, 'payin.credited');
      await waitFor(() => silent.filter(({ received }) => received.length > 0).length, 12);
      const { url, received } = await receive();
      const { id } = await subscribe(test, well, { url });
      await publishEvents(test, well, 5);
      await waitFor(() => statusesOf(id), Array(5).fill('succeeded'));
      expect(received).toHaveLength(5);
      const payout = await submitPayout(test, dead, '10.00');
      await waitFor(async () => (await readPayout(test, payout)).payout.status, 'settled');
    });
  });

  describe('accounts whose receivers hang', () => {
    /**
     * Subscribes an account to a receiver of its own, several times over, and publishes more events than it has places for.
     * Answers how many places it holds: other accounts of this database have attempts of their own.
     */
    async function flood(): Promise<() => number> {
      const { url, received } = await receive(hang);
      const tenantId = await test.newTenant();
      for (let count = 0; count < 10; count += 1) await subscribe(test, tenantId, { url });
      await publishEvents(test, tenantId, 10);
      return () => received.length;
    }

    const underWay = (): number => posting.figures().underWay;
    let posting: WebhookDeliverer;

    const workWith = (places: number): void => {
      posting = work({ places, limits: { headMs: 600_000 } }).deliverer;
    };

    it('hold no more places than are free besides, so that an account that has none is served at once', async () => {
      workWith(32);
      const first = await flood();
      // Each of its subscriptions has a place; how many get more depends on when they are looked at.
      await waitFor(() => first() >= 10, true);
      const second = await flood();
      await waitFor(() => second() >= 8, true);
      // No more than are free besides, or one where that is uneven.
      const isBounded = (): boolean => first() <= 16 && second() <= 32 - first() - second() + 1;
      expect(isBounded()).toBe(true);
      const well = await test.newTenant();
      const { url: wellUrl } = await receive();
      const { id } = await subscribe(test, well, { url: wellUrl });
      await publishEvents(test, well, 20);
      await waitFor(() => statusesOf(id), Array<string>(20).fill('succeeded'));
      expect(isBounded()).toBe(true);
    });

    it('have each of their subscriptions wait for itself, and the others of the account go on', async () => {
      workWith(64);
      const { url } = await receive(hang);
      const tenantId = await test.newTenant();
      for (let count = 0; count < 10; count += 1)
        await subscribe(test, tenantId, { url, eventTypes: ['payin.*'] });
      await publishEvents(test, tenantId, 10, 'payin.credited');
      await waitFor(() => underWay() >= 17, true);
      const { url: wellUrl } = await receive();
      const { id } = await subscribe(test, tenantId, { url: wellUrl, eventTypes: ['payout.*'] });
      await publishEvents(test, tenantId, 20);
      await waitFor(() => statusesOf(id), Array<string>(20).fill('succeeded'));
    });
  });

  it('an account with more subscriptions than one look finds hides no other', async () => {
    const { url } = await receive();
    const [many, few] = [await test.newTenant(), await test.newTenant()];
    for (let count = 0; count < 150; count += 1) await subscribe(test, many, { url });
    const { id } = await subscribe(test, few, { url });
    await publishEvents(test, many, 2);
    await publishEvents(test, few);
    work();
    await waitFor(() => statusesOf(id), ['succeeded']);
    await waitFor(async () => {
      const rows = database.reader('webhook_deliveries').where({ tenant_id: many, status: 'succeeded' });
      return (await rows).length;
    }, 300);
  });

  describe('an attempt whose process was killed', () => {
    it('is made again under the same number once its lease is over', async () => {
      test.clock.now = Date.now();
      const tenantId = await test.newTenant();
      const { url, received } = await receive();
      const { id } = await subscribe(test, tenantId, { url });
      await publishEvents(test, tenantId);
      // Takes the lease, and posts for ever.
      const silent = await receive(hang);
      const lost = postingWorker(test, {
        rules: { refusalOf: () => null, lookUp: () => new Promise(() => undefined) },
      });
      await changeWebhook(test, tenantId, id, (webhook) => [
        { effect: 'save', table: webhooksTable as never, row: { ...webhook, url: 'http://nowhere.test/' } },
      ]);
      lost.worker.start();
      await waitFor(async () => (await deliveriesOf(test, id))[0]?.leaseToken != null, true);
      void lost.worker.stop();
      await changeWebhook(test, tenantId, id, (webhook) => [
        { effect: 'save', table: webhooksTable as never, row: { ...webhook, url } },
      ]);
      work();
      test.clock.now += MINUTE_MS - 1;
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(received).toHaveLength(0);
      test.clock.now += 1;
      await waitFor(() => statusesOf(id), ['succeeded']);
      const [delivery] = await deliveriesOf(test, id);
      expect(await attemptsOf(test, delivery!.id)).toMatchObject([{ number: 1, outcome: 'succeeded' }]);
      expect(silent.received).toEqual([]);
      test.clock.now = null;
    });
  });

  describe('what waits', () => {
    it('is canceled where its subscription is disabled, and removed where it is gone, however much it is', async () => {
      work();
      for (const what of ['disabled', 'gone'] as const) {
        const tenantId = await test.newTenant();
        const { url } = await receive((response) => void response.writeHead(500).end());
        const { id } = await subscribe(test, tenantId, { url });
        await test.writeQueue.submit(freezeAt(tenantId, Date.parse(SOON), OPERATOR));
        await publishEvents(test, tenantId, 130);
        await waitFor(
          async () => (await deliveriesOf(test, id)).filter((each) => each.attemptCount > 0).length > 0,
          true,
        );
        if (what === 'gone') await removeWebhook(test, tenantId, id);
        else
          await changeWebhook(
            test,
            tenantId,
            id,
            (webhook, context) => disableWebhook(webhook, 'manual', context).effects,
          );
        if (what === 'gone') {
          await waitFor(async () => (await deliveriesOf(test, id)).length, 0);
          await waitFor(async () => database.reader('webhook_lines').where({ webhook_id: id }), []);
        } else {
          // What is made of an event only after the disabling is canceled from the first.
          await waitFor(() => statusesOf(id), Array<string>(130).fill('canceled'));
        }
      }
    });
  });
});
