import { randomUUID } from 'node:crypto';
import type { TestServer } from '../server/test-server.ts';
import type { TestReply } from '../server/test-service.ts';
import { SHOPPER, TO_STABLECOIN } from '../worlds/test-tenant.ts';
import type { Provocations, ProvocationStage } from './provocation-stage.ts';

/** Answers a payment route that a configuration, or its own destination, makes wrong; the tenant is new. */
const routeUnder =
  (server: TestServer, patch: object, destination: object = {}) =>
  async (): Promise<TestReply> => {
    const other = await server.newTenant();
    const { id } = await other.newEntitledCustomer();
    await other.configure(patch);
    const body = { ...TO_STABLECOIN, destination: { ...TO_STABLECOIN.destination, ...destination } };
    return other.request('POST', `/v1/customers/${id}/payment-routes`, { body });
  };

/** What customers refuse. */
function provokeAtCustomers({ tenant, post }: ProvocationStage): Provocations {
  const change = (id: string, body: object): Promise<TestReply> =>
    tenant.request('PATCH', `/v1/customers/${id}`, { body });
  return {
    createCustomer: {
      duplicate_external_reference: async () => {
        const externalCustomerId = randomUUID();
        await tenant.newCustomer({ externalCustomerId });
        return post('/v1/customers', { ...SHOPPER, externalCustomerId });
      },
    },
    updateCustomer: {
      invalid_state: async () => {
        const { individualDetails } = SHOPPER;
        return change((await tenant.newCustomer()).id, { individualDetails });
      },
      duplicate_external_reference: async () => {
        const externalCustomerId = randomUUID();
        await tenant.newCustomer({ externalCustomerId });
        return change((await tenant.newCustomer()).id, { externalCustomerId });
      },
    },
    listCustomers: {
      admin_only: () => tenant.request('GET', `/v1/customers?clientId=${tenant.clientId}`),
    },
  };
}

/** What payment routes refuse. */
function provokeAtRoutes({ server, tenant, post }: ProvocationStage): Provocations {
  return {
    createPaymentRoute: {
      unsupported_asset_network: routeUnder(server, {}, { network: 'tron' }),
      capability_disabled: routeUnder(server, { capabilities: { audInboundRails: [] } }),
      asset_network_unavailable: routeUnder(server, { capabilities: { assetNetworks: [] } }),
      invalid_destination_address: routeUnder(server, {}, { address: `0x${'0'.repeat(40)}` }),
      customer_not_entitled: async () => {
        const { id } = await tenant.newEntitledCustomer(['aud_offramp']);
        return post(`/v1/customers/${id}/payment-routes`, TO_STABLECOIN);
      },
    },
    deactivatePaymentRoute: {
      invalid_state: async () => {
        const path = `/v1/payment-routes/${(await tenant.newRoute()).id}/deactivate`;
        await tenant.post(path);
        return post(path, {});
      },
    },
  };
}

/** What customers and their payment routes refuse. */
export function customerAndRouteProvocations(stage: ProvocationStage): Provocations {
  return { ...provokeAtCustomers(stage), ...provokeAtRoutes(stage) };
}
