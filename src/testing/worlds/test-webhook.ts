import type { Webhook } from '../../webhooks/subscriptions/table.ts';
import { TEST_KEY } from './test-key.ts';

/** An active subscription to every event, as a test changes it. */
export function testWebhook(given: Partial<Webhook> & Pick<Webhook, 'tenantId'>): Webhook {
  return {
    id: 'whk_test',
    url: 'https://hooks.example.com/',
    eventTypes: ['*'],
    description: null,
    metadata: {},
    status: 'active',
    disabledReason: null,
    disabledAt: null,
    failingSince: null,
    secretRotatedAt: null,
    version: 1,
    run: 1,
    replays: 0,
    createdAt: 0,
    createdBy: TEST_KEY,
    updatedAt: 0,
    updatedBy: TEST_KEY,
    ...given,
  };
}
