import type { Provocations, ProvocationStage } from './provocation-stage.ts';

/** What funding instruments refuse. */
export function fundingProvocations({ server, tenant, post }: ProvocationStage): Provocations {
  return {
    createFundingInstrument: {
      capability_disabled: async () => {
        const other = await server.newTenant();
        await other.configure({ capabilities: { fundingEnabled: false } });
        return other.request('POST', '/v1/treasury/funding-instruments', { body: { type: 'aud_account' } });
      },
      unsupported_asset_network: () =>
        post('/v1/treasury/funding-instruments', { type: 'stable_address', asset: 'USDC', network: 'tron' }),
      asset_network_unavailable: async () => {
        const other = await server.newTenant();
        await other.configure({ capabilities: { assetNetworks: [] } });
        const body = { type: 'stable_address', asset: 'USDC', network: 'base' };
        return other.request('POST', '/v1/treasury/funding-instruments', { body });
      },
    },
    deactivateFundingInstrument: {
      invalid_state: async () => {
        const path = `/v1/treasury/funding-instruments/${(await tenant.newInstrument()).id}/deactivate`;
        await tenant.post(path);
        return post(path, {});
      },
    },
  };
}
