import type { TestServer } from '../server/test-server.ts';
import type { TestReply } from '../server/test-service.ts';
import { COLD_WALLET } from '../worlds/test-tenant.ts';
import { limits } from './limits.ts';
import type { Provocations, ProvocationStage } from './provocation-stage.ts';

/** Answers a withdrawal that a configuration, or its own body, makes wrong; the tenant is new and rich. */
const withdrawalUnder =
  (server: TestServer, patch: object, body: object = {}) =>
  async (): Promise<TestReply> => {
    const rich = await server.newTenant();
    await rich.adjust('USDC', '1000');
    const { id } = await rich.newDestination();
    await rich.configure(patch);
    const withdrawal = { destinationId: id, amount: '10', externalReference: 'order', ...body };
    return rich.request('POST', '/v1/treasury/withdrawals', { body: withdrawal });
  };

const stableLimits = (facts: object): object =>
  limits({ operation: 'stable_withdrawal', asset: 'USDC', ...facts });

const withdrawInactive =
  ({ tenant, post }: ProvocationStage, path: string) =>
  async (): Promise<TestReply> => {
    const { id } = await tenant.newDestination();
    await tenant.post(`/v1/treasury/destinations/${id}/deactivate`);
    return post(path, { destinationId: id, amount: '1', externalReference: 'order' });
  };

/** What saved addresses refuse. */
function provokeAtDestinations({ server, tenant, post }: ProvocationStage): Provocations {
  return {
    createDestination: {
      unsupported_asset_network: () => post('/v1/treasury/destinations', { ...COLD_WALLET, network: 'tron' }),
      asset_network_unavailable: async () => {
        const other = await server.newTenant();
        await other.configure({ capabilities: { assetNetworks: [] } });
        return other.request('POST', '/v1/treasury/destinations', { body: COLD_WALLET });
      },
      invalid_destination_address: () =>
        post('/v1/treasury/destinations', { ...COLD_WALLET, address: `0x${'0'.repeat(40)}` }),
    },
    deactivateDestination: {
      invalid_state: async () => {
        const path = `/v1/treasury/destinations/${(await tenant.newDestination()).id}/deactivate`;
        await tenant.post(path);
        return post(path, {});
      },
    },
  };
}

/** What withdrawals refuse. */
function provokeAtWithdrawals(stage: ProvocationStage): Provocations {
  const { server, tenant, post } = stage;
  return {
    cancelWithdrawal: {
      invalid_state: async () => {
        const path = `/v1/treasury/withdrawals/${(await tenant.newWithdrawal({ amount: '1.03' })).id}/cancel`;
        await tenant.post(path, {});
        return post(path, {});
      },
    },
    createWithdrawal: {
      capability_disabled: withdrawalUnder(server, { capabilities: { stableWithdrawalsEnabled: false } }),
      asset_network_unavailable: withdrawalUnder(server, { capabilities: { assetNetworks: [] } }),
      destination_inactive: withdrawInactive(stage, '/v1/treasury/withdrawals'),
      duplicate_external_reference: async () => {
        const { destinationId, externalReference } = await tenant.newWithdrawal();
        return post('/v1/treasury/withdrawals', { destinationId, externalReference, amount: '1' });
      },
      limit_exceeded: withdrawalUnder(server, stableLimits({ maximum: '9.999999' })),
      amount_below_minimum: withdrawalUnder(server, stableLimits({ minimum: '10.000001', maximum: '100' })),
      insufficient_funds: withdrawalUnder(server, {}, { amount: '1000.000001' }),
    },
    previewWithdrawal: { destination_inactive: withdrawInactive(stage, '/v1/treasury/withdrawals/preview') },
  };
}

/** What withdrawals and the addresses to which they go refuse. */
export function withdrawalProvocations(stage: ProvocationStage): Provocations {
  return { ...provokeAtDestinations(stage), ...provokeAtWithdrawals(stage) };
}
