import { describe, expect, it } from 'vitest';
import { eventsTable } from '../../outbox/event.ts';
import { testWebhook } from '../../testing/worlds/test-webhook.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { type WebhookChange, disableWebhook, enableWebhook, notifyOfTest, webhookNeed } from './move.ts';
import { type Webhook, webhooksTable } from './table.ts';

const worldWith = (given: Partial<Webhook> = {}): TestWorld => {
  const world = new TestWorld();
  world.add(webhooksTable, testWebhook({ tenantId: world.tenantId, ...given }));
  return world;
};

const change = (
  world: TestWorld,
  make: (webhook: Webhook, context: DecisionContext) => WebhookChange,
): Webhook => {
  world.decide(
    (loaded, context) => ({
      effects: make(loaded.find(webhooksTable, { id: 'whk_test' })!, context).effects,
    }),
    [webhookNeed('whk_test')],
  );
  return world.loaded.find(webhooksTable, {})!;
};

const eventsOf = (world: TestWorld): unknown[] =>
  world.loaded
    .list(eventsTable, {})
    .map(({ type, objectStatus, objectVersion }) => [type, objectStatus, objectVersion]);

describe('a subscription', () => {
  it.each(['manual', 'gone', 'failing'] as const)('is disabled (%s) with an event, once', (reason) => {
    const world = worldWith({ failingSince: 5 });
    const disable = (webhook: Webhook, context: DecisionContext): WebhookChange =>
      disableWebhook(webhook, reason, context);
    const disabled = change(world, disable);
    expect(disabled).toMatchObject({
      status: 'disabled',
      disabledReason: reason,
      disabledAt: world.now,
      failingSince: 5,
      version: 2,
      updatedAt: world.now,
    });
    world.now += 1000;
    expect(change(world, disable)).toEqual(disabled);
    expect(change(world, (webhook, context) => disableWebhook(webhook, 'manual', context))).toEqual(disabled);
    expect(eventsOf(world)).toEqual([['webhook.disabled', 'disabled', 2]]);
  });

  it('is enabled with nothing held against it, and without an event', () => {
    const world = worldWith({
      status: 'disabled',
      disabledReason: 'failing',
      disabledAt: 7,
      failingSince: 5,
      version: 4,
    });
    const enabled = change(world, enableWebhook);
    expect(enabled).toMatchObject({
      status: 'active',
      disabledReason: null,
      disabledAt: null,
      failingSince: null,
      version: 5,
    });
    world.now += 1000;
    expect(change(world, enableWebhook)).toEqual(enabled);
    expect(eventsOf(world)).toEqual([]);
  });

  it('tells of each test with a version of its own, and is changed by none', () => {
    const world = worldWith({ status: 'disabled', disabledReason: 'gone', disabledAt: 7, version: 3 });
    const before = world.loaded.find(webhooksTable, {})!;
    change(world, notifyOfTest);
    expect(change(world, notifyOfTest)).toEqual({ ...before, version: 5 });
    expect(eventsOf(world)).toEqual([
      ['webhook.test', 'disabled', 4],
      ['webhook.test', 'disabled', 5],
    ]);
  });
});
