import type { Clock } from '../../calendar/clock.ts';
import type { HttpIdentityConfig } from '../../config/http-identity.ts';
import { ProviderAlarms, type ProviderAlarmsDependencies } from '../port/provider-alarms.ts';
import { HttpIdentity } from './adapter.ts';
import { Sumsub } from './sumsub.ts';

export interface HttpIdentityDependencies extends ProviderAlarmsDependencies {
  readonly clock: Clock;
}

export function connectHttpIdentity(
  config: HttpIdentityConfig,
  dependencies: HttpIdentityDependencies,
): HttpIdentity {
  const registry = new Sumsub(config, dependencies.clock);
  const alarms = new ProviderAlarms(dependencies, 'identity');
  return new HttpIdentity({ registry, alarms, levels: config.levels });
}
