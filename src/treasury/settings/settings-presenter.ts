import { presentMoment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { TreasurySettings } from './settings-store.ts';

/** Settings as the contract shows them; the tenant's name comes from its account. */
export function presentSettings(settings: TreasurySettings, tenantName: string): Schema<'TreasurySettings'> {
  return {
    payoutRemitter: settings.payoutRemitter,
    tenantRemitterName: tenantName,
    poboEnabled: settings.poboEnabled,
    updatedAt: presentMoment(settings.updatedAt),
  };
}
