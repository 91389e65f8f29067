import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Configuration, TreasurySettings } from './table.ts';

export function presentConfiguration(configuration: Configuration): Schema<'TreasuryConfiguration'> {
  return {
    id: configuration.id,
    clientId: configuration.tenantId,
    version: configuration.version,
    effectiveAt: presentMoment(configuration.effectiveAt),
    createdAt: presentMoment(configuration.createdAt),
    createdBy: configuration.createdBy,
    reason: configuration.reason,
    ...configuration.terms,
  } as Schema<'TreasuryConfiguration'>;
}

/** The tenant's name comes from its account. */
export function presentSettings(settings: TreasurySettings, tenantName: string): Schema<'TreasurySettings'> {
  return {
    payoutRemitter: settings.payoutRemitter,
    tenantRemitterName: tenantName,
    poboEnabled: settings.poboEnabled,
    updatedAt: presentMoment(settings.updatedAt),
  };
}
