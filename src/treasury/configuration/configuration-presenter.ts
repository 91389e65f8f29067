import { presentMoment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Configuration } from '../../flows/policy/configuration.ts';

/** A configuration as the contract shows it. */
export function presentConfiguration(configuration: Configuration): Schema<'Configuration'> {
  return {
    id: configuration.id,
    clientId: configuration.tenantId,
    version: configuration.version,
    effectiveAt: presentMoment(configuration.effectiveAt),
    createdAt: presentMoment(configuration.createdAt),
    createdBy: configuration.createdBy,
    reason: configuration.reason,
    ...configuration.terms,
  } as Schema<'Configuration'>;
}
