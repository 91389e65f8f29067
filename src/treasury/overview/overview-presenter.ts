import type { Schema } from '../../contract/operation-types.ts';
import type { Configuration } from '../../flows/policy/configuration.ts';
import type { ConnectedProviders } from '../../outbox/provider-facts.ts';

/** What the tenant can use at run time: the pairs and rails that its configuration has on and a provider is connected for. */
export function presentRuntimeCapability(
  { id, terms }: Configuration,
  connected: ConnectedProviders,
): Schema<'RuntimeCapability'> {
  const { assetNetworks, audInboundRails, audOutboundRails } = terms.capabilities;
  return {
    configurationId: id,
    assetNetworks: assetNetworks
      .filter(({ enabled, network }) => enabled && connected.networks.includes(network))
      .map(({ asset, network }) => ({ asset, network })),
    audInboundRails: connected.bank ? [...audInboundRails] : [],
    audOutboundRails: connected.bank ? [...audOutboundRails] : [],
  } as Schema<'RuntimeCapability'>;
}
