import { NETWORKS, type Network } from '../../../generated/assets.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import type { ProviderFacts } from '../../outbox/provider-facts.ts';
import { absentProviderFacts } from '../absent-provider-facts.ts';
import { issueSimulatedAccount } from './issue-simulated-account.ts';
import { issueSimulatedAddress } from './issue-simulated-address.ts';
import { magicOf } from './magic-amount.ts';
import { simulatedMarket } from './simulated-market.ts';

/** Which providers are simulated. */
export type SimulatedNames = Readonly<Record<ProviderName, boolean>>;

/** What simulated providers are told of their world. */
export interface SimulatorTerms {
  /** The delay of each step, on the tenant's clock. */
  readonly stepMs: number;
  /** Confirmations after which a transfer on a network is final. */
  readonly confirmations: Readonly<Record<Network, number>>;
  /** What the market's moves are drawn from; `still` for none. */
  readonly marketSeed: string;
}

/** What decisions have to know of the simulated providers; of those that are not simulated nothing is there. */
export function simulatedFacts(
  names: SimulatedNames,
  { stepMs, confirmations, marketSeed }: SimulatorTerms,
): ProviderFacts {
  return {
    ...absentProviderFacts(),
    connected: {
      bank: names.bank,
      networks: names.chain ? NETWORKS : [],
      exchange: names.exchange,
      identity: names.identity,
    },
    handOverDelayMs: {
      bank: names.bank ? stepMs : 0,
      chain: names.chain ? stepMs : 0,
      exchange: names.exchange ? stepMs : 0,
      identity: names.identity ? stepMs : 0,
    },
    ...(names.bank ? { accounts: { from: 'derivation', derive: issueSimulatedAccount } } : {}),
    ...(names.chain ? { addresses: { from: 'derivation', derive: issueSimulatedAddress } } : {}),
    ...(names.exchange ? { marketRate: simulatedMarket(marketSeed) } : {}),
    finalConfirmations: (network) => confirmations[network],
    // An amount means something to a simulated provider alone.
    screen: (provider, principalMinor, asset) =>
      names[provider] && magicOf(principalMinor, asset) === 'review' ? 'provider_review' : undefined,
  };
}
