import type { JsonObject } from '../json/json.ts';
import type { Tenant } from './tenant.ts';

/** The least that makes a subscription, to events that nothing causes: nothing is sent to it. */
export function plainWebhook(): JsonObject {
  return { url: 'http://127.0.0.1:4000/hooks', eventTypes: ['api_key.created'] };
}

/** A subscription that nothing else uses, and that is sent nothing. */
export async function newWebhook(tenant: Tenant): Promise<JsonObject> {
  return (await tenant.do('createWebhook', { body: plainWebhook() })) as JsonObject;
}
