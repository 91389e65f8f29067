import type { Network } from '../../generated/assets.ts';
import type { ProviderName } from '../outbox/instruction.ts';
import { absentProviderFacts } from './absent-provider-facts.ts';
import type { Connection } from './connection.ts';
import type { Providers } from './provider.ts';

/** Which adapter stands behind each port, and what simulated ones are told of their world. */
export interface ProviderConfig {
  readonly providers: Readonly<Record<ProviderName, 'simulated' | 'none'>>;
  readonly stepMs: number;
  readonly confirmations: Readonly<Record<Network, number>>;
  readonly marketSeed: string;
}

const NOBODY: Providers = { bank: null, chain: null, exchange: null, identity: null };

/**
 * Chooses the adapters by their names, and loads those alone: where no provider is simulated, none of the simulator's code
 * is there.
 */
export async function chooseProviders(config: ProviderConfig): Promise<Connection> {
  const isSimulated = (name: ProviderName): boolean => config.providers[name] === 'simulated';
  const names = {
    bank: isSimulated('bank'),
    chain: isSimulated('chain'),
    exchange: isSimulated('exchange'),
    identity: isSimulated('identity'),
  };
  if (!Object.values(names).includes(true)) {
    const nothing = { providers: NOBODY, simulated: null, notes: null };
    return { facts: absentProviderFacts(), connect: () => nothing };
  }
  const { simulate } = await import('./simulator/simulator.ts');
  return simulate(names, config);
}
