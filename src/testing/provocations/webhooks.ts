import { LOCAL_HOOK, type TestTenant } from '../worlds/test-tenant.ts';
import { publishEvents } from '../worlds/webhook-world.ts';
import type { Provocations, ProvocationStage } from './provocation-stage.ts';

/** Before every event of a test. */
const LONG_AGO = '2020-01-01T00:00:00Z';

async function disabledWebhook(tenant: TestTenant): Promise<{ readonly id: string }> {
  const { id } = await tenant.newWebhook();
  await tenant.request('PATCH', `/v1/webhooks/${id}`, { body: { status: 'disabled' } });
  return { id };
}

/** What subscriptions and their deliveries refuse. */
export function webhookProvocations({ server, tenant, post }: ProvocationStage): Provocations {
  return {
    createWebhook: {
      webhook_url_refused: () => post('/v1/webhooks', { url: 'http://10.0.0.1/' }),
      limit_exceeded: async () => {
        const full = await server.newTenant();
        const account = server.service.database.writer('tenants').where('id', full.clientId);
        await account.update({ webhook_count: 200 });
        return full.request('POST', '/v1/webhooks', { body: { url: LOCAL_HOOK } });
      },
    },
    updateWebhook: {
      webhook_url_refused: async () => {
        const { id } = await tenant.newWebhook();
        return tenant.request('PATCH', `/v1/webhooks/${id}`, { body: { url: 'ftp://127.0.0.1/' } });
      },
    },
    listEvents: {
      invalid_state: () => tenant.request('GET', '/v1/events?after=evt_01kjr9d8w2g7bq1m4r6x0c9pye'),
    },
    redeliverWebhookDelivery: {
      invalid_state: async () => {
        const { id } = await disabledWebhook(tenant);
        return post(`/v1/webhook-deliveries/${(await tenant.newDelivery(id)).id}/redeliver`, {});
      },
    },
    replayWebhook: {
      invalid_state: async () =>
        post(`/v1/webhooks/${(await disabledWebhook(tenant)).id}/replay`, { from: LONG_AGO }),
      limit_exceeded: async () => {
        const { writeQueue } = server.service;
        const many = await server.newTenant();
        const { id } = await many.newWebhook({ eventTypes: ['treasury_settings.updated'] });
        for (let part = 0; part < 21; part += 1)
          await publishEvents({ writeQueue }, many.clientId, 500, 'treasury_settings.updated');
        const body = { from: LONG_AGO, onlyFailed: false, dryRun: true };
        // None of them is pending.
        await server.service.database.writer('webhook_fan_outs').where('tenant_id', many.clientId).delete();
        return many.request('POST', `/v1/webhooks/${id}/replay`, { body });
      },
    },
    certifyWebhook: {
      invalid_state: async () => post(`/v1/sandbox/webhooks/${(await disabledWebhook(tenant)).id}/certify`),
    },
  };
}
