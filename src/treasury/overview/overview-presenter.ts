import type { Schema } from '../../contract/operation-types.ts';
import type { Configuration } from '../../flows/policy/configuration.ts';

/** What the configuration lets the tenant do at run time: enabled pairs and rails. */
export function presentRuntimeCapability({ id, terms }: Configuration): Schema<'RuntimeCapability'> {
  const { assetNetworks, audInboundRails, audOutboundRails } = terms.capabilities;
  return {
    configurationId: id,
    assetNetworks: assetNetworks
      .filter(({ enabled }) => enabled)
      .map(({ asset, network }) => ({ asset, network })),
    audInboundRails: [...audInboundRails],
    audOutboundRails: [...audOutboundRails],
  } as Schema<'RuntimeCapability'>;
}
