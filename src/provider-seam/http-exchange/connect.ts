import type { Clock } from '../../calendar/clock.ts';
import type { HttpExchangeConfig } from '../../config/http-exchange.ts';
import { HttpExchange } from './adapter.ts';
import { BtcMarkets } from './btc-markets.ts';
import { ExchangeMemory } from './memory.ts';
import type { ProviderAlarmsDependencies } from '../port/provider-alarms.ts';

export interface HttpExchangeDependencies extends ProviderAlarmsDependencies {
  readonly newToken: () => string;
  readonly clock: Clock;
}

export function connectHttpExchange(
  config: HttpExchangeConfig,
  dependencies: HttpExchangeDependencies,
): HttpExchange {
  const { clock, newToken } = dependencies;
  const { boundBps, feeBps, depth } = config;
  const venue = new BtcMarkets(config, clock);
  return new HttpExchange({
    venue,
    memory: new ExchangeMemory(dependencies),
    clock,
    boundBps,
    feeBps,
    depth,
    newToken,
  });
}
