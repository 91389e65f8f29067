import { patch, post, type Target } from './api.ts';

export interface WebhookWorld {
  /** A subscription with two deliveries, so that their list has more than the one item that a page holds. */
  readonly testedId: string;
  readonly deliveryId: string;
  readonly disabledId: string;
  readonly disabledDeliveryId: string;
  readonly certificationId: string;
}

/** A subscription that nothing else uses, to an event that nothing causes. */
export async function newWebhook(target: Target): Promise<string> {
  const body = { url: 'http://127.0.0.1:4000/hooks', eventTypes: ['conversion.late_execution'] };
  return (await post(target, '/v1/webhooks', body)).id;
}

export async function newDelivery(target: Target, webhookId: string): Promise<string> {
  return (await post(target, `/v1/webhooks/${webhookId}/test`, {})).id;
}

export async function createWebhookWorld(target: Target): Promise<WebhookWorld> {
  // Two of them, so that their list has more than the one item that a page holds.
  const testedId = await newWebhook(target);
  const disabledId = await newWebhook(target);
  const disabledDeliveryId = await newDelivery(target, disabledId);
  await patch(target, `/v1/webhooks/${disabledId}`, { status: 'disabled' });
  await newDelivery(target, testedId);
  const deliveryId = await newDelivery(target, testedId);
  const { id: certificationId } = await post(target, `/v1/sandbox/webhooks/${testedId}/certify`, {});
  return { testedId, disabledId, disabledDeliveryId, deliveryId, certificationId };
}
