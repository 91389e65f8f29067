import { describe, expect, it } from 'vitest';
import { notificationOfEvent } from '../../access/notifications/table.ts';
import { removeRow, saveRow } from '../../db/statements/table.ts';
import { auditEntriesTable } from '../../outbox/audit-entry.ts';
import { WebhookScene, answered, unanswered } from '../../testing/worlds/webhook-scene.ts';
import { disableWebhook, enableWebhook } from '../subscriptions/move.ts';
import { webhooksTable } from '../subscriptions/table.ts';
import { supersede } from './rules.ts';
import { webhookAttemptsTable } from './table.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

function scene(): { scene: WebhookScene; whk: string } {
  const made = new WebhookScene();
  return { scene: made, whk: made.subscribe() };
}

const changeUrl = (made: WebhookScene, whk: string): void => {
  made.change(whk, (webhook) => [
    saveRow(webhooksTable, { ...webhook, url: 'https://other.example/', failingSince: null }),
  ]);
};

describe('an attempt', () => {
  it('that is answered 2xx has its delivery succeed, and nothing held against its subscription', () => {
    const { scene: made, whk } = scene();
    const delivery = made.deliver();
    const failed = made.attempt(delivery, answered(500));
    expect(made.webhook(whk).failingSince).toBe(made.world.now);
    made.world.now = failed.dueAt!;
    const ended = made.attempt(delivery, answered(204));
    expect(ended).toMatchObject({ status: 'succeeded', attemptCount: 2, dueAt: null, leaseToken: null });
    expect(ended).toMatchObject({ completedAt: made.world.now, cancelReason: null });
    expect(made.webhook(whk)).toMatchObject({ failingSince: null, version: 1, status: 'active' });
  });

  it('that fails is made ten times, each counted from the end of the one before, and no more', () => {
    const { scene: made, whk } = scene();
    let delivery = made.deliver();
    const waits: number[] = [];
    for (let number = 1; number <= 10; number += 1) {
      const [held] = made.lease(delivery);
      expect(held).toMatchObject({ number, at: made.world.now });
      // An attempt takes its time.
      made.world.now += 3 * SECOND;
      made.end(held!, number % 2 === 0 ? unanswered() : answered(500));
      delivery = made.delivery(delivery.id);
      if (delivery.dueAt !== null) {
        waits.push((delivery.dueAt - made.world.now) / SECOND);
        expect(made.lease(delivery)).toEqual([]);
        made.world.now = delivery.dueAt;
      }
    }
    expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(delivery).toMatchObject({
      status: 'failed',
      attemptCount: 10,
      dueAt: null,
      completedAt: made.world.now,
    });
    expect(made.webhook(whk).status).toBe('active');
    const attempts = made.world.loaded.list(webhookAttemptsTable, {});
    expect(attempts.map(({ number, error }) => [number, error])).toEqual(
      Array.from({ length: 10 }, (_, place) => [place + 1, place % 2 === 0 ? null : 'timeout']),
    );
  });

  it('waits as long as a receiver that has too much asks for', () => {
    const { scene: made } = scene();
    const { dueAt } = made.attempt(made.deliver(), answered(429, { retryAfter: '90' }));
    expect(dueAt).toBe(made.world.now + 90 * SECOND);
    const other = made.attempt(made.deliver(), answered(500, { retryAfter: '90', random: 0.999 }));
    expect(other.dueAt).toBe(made.world.now + 5_500);
  });

  it('of a receiver that is gone fails its delivery and disables its subscription, and the others hear of it', () => {
    const { scene: made, whk } = scene();
    const other = made.subscribe({ url: 'https://other.example/' });
    const waiting = made.deliver('payin.credited');
    const [delivery] = made.deliveries.filter(({ webhookId }) => webhookId === whk);
    const second = made.deliver();
    const own = made.deliveries.filter(({ webhookId }) => webhookId === whk);
    expect(made.attempt(delivery!, answered(410))).toMatchObject({ status: 'failed', attemptCount: 1 });
    const { now } = made.world;
    expect(made.webhook(whk)).toMatchObject({ status: 'disabled', disabledReason: 'gone', disabledAt: now });
    made.makeAll();
    const told = made.events.find(({ type }) => type === 'webhook.disabled')!;
    expect(told).toMatchObject({ objectId: whk, objectStatus: 'disabled' });
    expect(
      made.deliveries.filter(({ eventId }) => eventId === told.id).map(({ webhookId }) => webhookId),
    ).toEqual([other]);
    // What waited is begun no more, and canceled.
    expect(made.lease(own[1]!)).toEqual([]);
    made.clear(whk);
    expect(made.delivery(own[1]!.id)).toMatchObject({
      status: 'canceled',
      cancelReason: 'disabled',
      completedAt: now,
    });
    expect([waiting, second].map(({ eventType }) => eventType)).toEqual(['payin.credited', 'payout.settled']);
  });

  it('of a receiver that has failed for five days disables its subscription, and is canceled', () => {
    for (const [days, ms, status] of [
      [5, -1, 'active'],
      [5, 0, 'disabled'],
    ] as const) {
      const { scene: made, whk } = scene();
      made.attempt(made.deliver(), answered(500));
      made.world.now += days * DAY + ms;
      const ended = made.attempt(made.deliver(), unanswered());
      expect(made.webhook(whk)).toMatchObject({ status });
      expect(ended.status).toBe(status === 'disabled' ? 'canceled' : 'pending');
      if (status === 'disabled') expect(made.webhook(whk).disabledReason).toBe('failing');
    }
  });

  it.each([
    ['gone', answered(410)],
    ['failing', answered(500)],
  ])(
    'that disables its subscription, which is %s, leaves an entry, and has recipients told',
    (reason, end) => {
      const { scene: made, whk } = scene();
      made.attempt(made.deliver(), answered(500));
      made.world.now += 5 * DAY;
      made.attempt(made.deliver(), end);
      const entries = made.world.loaded.list(auditEntriesTable, {});
      expect(entries).toMatchObject([
        {
          type: 'webhook.disabled',
          resourceId: whk,
          changes: [
            { field: 'status', from: 'active', to: 'disabled' },
            { field: 'disabledReason', from: null, to: reason },
          ],
        },
      ]);
      const told = made.events.filter(({ type }) => type === 'webhook.disabled').map(notificationOfEvent);
      expect(told).toMatchObject([{ topic: 'webhookDisabled', subjectId: whk, status: 'disabled' }]);
    },
  );

  it('whose lease somebody else has taken over decides nothing', () => {
    const { scene: made } = scene();
    const delivery = made.deliver();
    const [late] = made.lease(delivery);
    expect(made.lease(delivery)).toEqual([]);
    made.world.now += 60 * SECOND;
    const [again] = made.lease(delivery);
    expect(again).toMatchObject({ number: 1 });
    expect(again!.token).not.toBe(late!.token);
    expect(made.end(late!, answered(410))).toEqual({ isKept: false, disabled: null });
    expect(made.delivery(delivery.id)).toMatchObject({ status: 'pending', attemptCount: 0 });
    expect(made.end(again!, answered(200)).isKept).toBe(true);
    expect(made.end(again!, answered(200)).isKept).toBe(false);
  });
});

describe('what happens to a subscription while an attempt is under way', () => {
  it('deleted: nothing is kept, and nothing follows', () => {
    const { scene: made, whk } = scene();
    const delivery = made.deliver();
    const [held] = made.lease(delivery);
    made.change(whk, (webhook) => [removeRow(webhooksTable, webhook)]);
    expect(made.end(held!, answered(500))).toEqual({ isKept: false, disabled: null });
    made.clear(whk);
    expect(made.deliveries).toEqual([]);
    expect(made.world.loaded.list(webhookAttemptsTable, {})).toEqual([]);
  });

  it.each(['disabled', 'disabled and enabled'])('%s: 2xx succeeds, all else is canceled', (what) => {
    for (const [end, status] of [
      [answered(200), 'succeeded'],
      [answered(410), 'canceled'],
      [unanswered(), 'canceled'],
    ] as const) {
      const { scene: made, whk } = scene();
      const delivery = made.deliver();
      const [held] = made.lease(delivery);
      made.change(whk, (webhook, context) => disableWebhook(webhook, 'manual', context).effects);
      if (what !== 'disabled')
        made.change(whk, (webhook, context) => enableWebhook(webhook, context).effects);
      made.clear(whk);
      expect(made.delivery(delivery.id).status).toBe('pending');
      expect(made.end(held!, end)).toEqual({ isKept: true, disabled: null });
      expect(made.delivery(delivery.id)).toMatchObject({ status, attemptCount: 1 });
      if (status === 'canceled') expect(made.delivery(delivery.id).cancelReason).toBe('disabled');
      expect(made.webhook(whk).failingSince).toBeNull();
    }
  });

  it('with another URL: it ends at the old one, whose 410 disables nothing, and the next goes to the new', () => {
    const { scene: made, whk } = scene();
    const delivery = made.deliver();
    const [held] = made.lease(delivery);
    changeUrl(made, whk);
    expect(made.end(held!, answered(410))).toEqual({ isKept: true, disabled: null });
    expect(made.webhook(whk).status).toBe('active');
    const waits = made.delivery(delivery.id);
    expect(waits.status).toBe('pending');
    made.world.now = waits.dueAt!;
    expect(made.lease(waits)[0]).toMatchObject({ url: 'https://other.example/', number: 2 });
  });

  it('superseded: 2xx succeeds, all else is canceled', () => {
    for (const [end, status] of [
      [answered(200), 'succeeded'],
      [answered(500), 'canceled'],
    ] as const) {
      const { scene: made, whk } = scene();
      const delivery = made.deliver();
      const [held] = made.lease(delivery);
      made.world.decide((_loaded, context) => ({
        effects: supersede(made.delivery(delivery.id), made.webhook(whk), context),
      }));
      expect(made.delivery(delivery.id).status).toBe('pending');
      made.end(held!, end);
      expect(made.delivery(delivery.id)).toMatchObject({ status });
      if (status === 'canceled') expect(made.delivery(delivery.id).cancelReason).toBe('superseded');
    }
  });

  it('superseded, and nobody heard of its end: it is not made again', () => {
    const { scene: made, whk } = scene();
    const delivery = made.deliver();
    made.lease(delivery);
    made.world.decide((_loaded, context) => ({
      effects: supersede(made.delivery(delivery.id), made.webhook(whk), context),
    }));
    made.world.now += 60 * SECOND;
    expect(made.lease(delivery)).toEqual([]);
    expect(made.delivery(delivery.id)).toMatchObject({ status: 'canceled', cancelReason: 'superseded' });
  });
});

describe('a delivery that waits', () => {
  it('is canceled by a newer one', () => {
    const { scene: made, whk } = scene();
    const delivery = made.deliver();
    made.world.decide((_loaded, context) => ({ effects: supersede(delivery, made.webhook(whk), context) }));
    expect(made.delivery(delivery.id)).toMatchObject({ status: 'canceled', cancelReason: 'superseded' });
    expect(made.lease(delivery)).toEqual([]);
  });

  it('stays when its subscription hears of other types', () => {
    const { scene: made, whk } = scene();
    const delivery = made.deliver();
    made.change(whk, (webhook) => [saveRow(webhooksTable, { ...webhook, eventTypes: ['payin.*'] })]);
    expect(made.attempt(delivery, answered(200)).status).toBe('succeeded');
  });
});

describe('a test', () => {
  it('is one attempt, and changes nothing of its subscription', () => {
    for (const [end, status] of [
      [answered(410), 'failed'],
      [unanswered(), 'failed'],
      [answered(200), 'succeeded'],
    ] as const) {
      const { scene: made, whk } = scene();
      made.change(whk, (webhook) => [saveRow(webhooksTable, { ...webhook, failingSince: 1 })]);
      const { webhook, delivery } = made.test(whk);
      expect(made.attempt(delivery, end)).toMatchObject({ status, attemptCount: 1 });
      expect(made.webhook(whk)).toEqual(webhook);
    }
  });

  it('is sent while its subscription is disabled', () => {
    const { scene: made, whk } = scene();
    made.change(whk, (webhook, context) => disableWebhook(webhook, 'manual', context).effects);
    const { delivery } = made.test(whk);
    expect(made.attempt(delivery, answered(200)).status).toBe('succeeded');
  });
});
