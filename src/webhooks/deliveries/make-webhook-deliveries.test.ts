import { describe, expect, it } from 'vitest';
import { removeRow, saveRow } from '../../db/statements/table.ts';
import { WebhookScene } from '../../testing/worlds/webhook-scene.ts';
import { disableWebhook, enableWebhook } from '../subscriptions/move.ts';
import { webhooksTable } from '../subscriptions/table.ts';
import { makeWebhookDeliveries } from './make-deliveries.ts';
import { webhookFanOutsTable } from './table.ts';

const disable = (made: WebhookScene, id: string): void => {
  made.change(id, (webhook, context) => disableWebhook(webhook, 'manual', context).effects);
};
const enable = (made: WebhookScene, id: string): void => {
  made.change(id, (webhook, context) => enableWebhook(webhook, context).effects);
};

/** Who an event goes to, by the subscriptions' names. */
const subscribers = (made: WebhookScene, eventId: string): string[] =>
  made.deliveries.filter((each) => each.eventId === eventId).map(({ webhookId }) => webhookId);

describe('an event', () => {
  it('goes to the active subscriptions whose filter takes it, once to each', () => {
    const made = new WebhookScene();
    made.subscribe({ id: 'all' });
    made.subscribe({ id: 'payouts', eventTypes: ['payin.credited', 'payout.*'] });
    made.subscribe({ id: 'payins', eventTypes: ['payin.*'] });
    made.subscribe({ id: 'off', status: 'disabled' });
    const { id } = made.publish('payout.settled');
    made.makeAll();
    made.makeAll();
    expect(subscribers(made, id)).toEqual(['all', 'payouts']);
    expect(made.deliveries[0]).toMatchObject({
      status: 'pending',
      trigger: 'event',
      eventType: 'payout.settled',
      attemptCount: 0,
      dueAt: made.world.now,
    });
  });

  it('costs one row in its commit however many hear of it, and none where nobody does', () => {
    const made = new WebhookScene();
    made.publish();
    made.subscribe({ eventTypes: ['payin.*'] });
    made.publish();
    expect(made.world.loaded.list(webhookFanOutsTable, {})).toEqual([]);
    for (let each = 0; each < 20; each += 1) made.subscribe();
    made.publish();
    expect(made.world.loaded.list(webhookFanOutsTable, {})).toHaveLength(1);
  });

  it('goes to nobody who was made or enabled after it, or was disabled then', () => {
    const made = new WebhookScene();
    const off = made.subscribe();
    disable(made, off);
    const { id } = made.publish();
    made.subscribe();
    enable(made, off);
    made.makeAll();
    expect(subscribers(made, id)).toEqual([]);
  });

  it('is canceled for whoever is disabled before it is sent, enabled again or not', () => {
    for (const isEnabled of [false, true]) {
      const made = new WebhookScene();
      const whk = made.subscribe();
      const { id } = made.publish();
      disable(made, whk);
      if (isEnabled) enable(made, whk);
      made.makeAll();
      expect(made.deliveries.find(({ eventId }) => eventId === id)).toMatchObject({
        status: 'canceled',
        cancelReason: 'disabled',
        dueAt: null,
      });
    }
  });

  it('goes nowhere where its subscription is gone', () => {
    const made = new WebhookScene();
    const whk = made.subscribe();
    made.publish();
    made.change(whk, (webhook) => [removeRow(webhooksTable, webhook)]);
    made.makeAll();
    expect(made.deliveries).toEqual([]);
    expect(made.world.loaded.list(webhookFanOutsTable, {})).toEqual([]);
  });

  it('of a subscription that is disabled by the same decision does not go to it, in whatever order it is told', () => {
    const made = new WebhookScene();
    const whk = made.subscribe();
    made.change(whk, (webhook, context) => [...disableWebhook(webhook, 'manual', context).effects].reverse());
    made.makeAll();
    expect(made.events.map(({ type }) => type)).toEqual(['webhook.disabled']);
    expect(made.deliveries).toEqual([]);
  });

  it('goes by the filter of the moment of its commit', () => {
    const made = new WebhookScene();
    const whk = made.subscribe({ eventTypes: ['payin.*'] });
    const before = made.publish();
    made.change(whk, (webhook) => [saveRow(webhooksTable, { ...webhook, eventTypes: ['payout.*'] })]);
    const after = made.publish();
    made.makeAll();
    expect(subscribers(made, before.id)).toEqual([]);
    expect(subscribers(made, after.id)).toEqual([whk]);
  });

  it('is made once, whoever comes second', () => {
    const made = new WebhookScene();
    made.subscribe();
    const { id, tenantId } = made.publish();
    expect(made.world.run(makeWebhookDeliveries(tenantId, id)).reply).toBe(1);
    expect(made.world.run(makeWebhookDeliveries(tenantId, id)).reply).toBe(0);
    expect(made.deliveries).toHaveLength(1);
  });
});
