import type { Network } from '../../../generated/assets.ts';
import type { ProviderFacts } from '../../outbox/provider-facts.ts';
import { absentProviderFacts } from '../absent-provider-facts.ts';
import { issueSimulatedAccount } from './issue-simulated-account.ts';
import { issueSimulatedAddress } from './issue-simulated-address.ts';
import { magicOf } from './magic-amount.ts';
import { simulatedMarketRate } from './simulated-market-rate.ts';
import type { ProviderName } from '../../outbox/instruction.ts';

/** What decisions have to know of the simulated providers; of those that are not simulated nothing is there. */
export function simulatedFacts(
  names: Readonly<Record<ProviderName, boolean>>,
  stepMs: number,
  confirmations: Readonly<Record<Network, number>>,
): ProviderFacts {
  return {
    ...absentProviderFacts(),
    handOverDelayMs: stepMs,
    ...(names.bank ? { accounts: { from: 'derivation', derive: issueSimulatedAccount } } : {}),
    ...(names.chain ? { addresses: { from: 'derivation', derive: issueSimulatedAddress } } : {}),
    ...(names.exchange ? { marketRate: simulatedMarketRate } : {}),
    ...(names.identity ? { requireIdentity: () => undefined } : {}),
    finalConfirmations: (network) => confirmations[network],
    // An amount means something to a simulated provider alone.
    screen: (provider, principalMinor, asset) =>
      names[provider] && magicOf(principalMinor, asset) === 'review' ? 'provider_review' : undefined,
  };
}
