import { ApiError } from '../errors/api-error.ts';
import type { ProviderFacts } from '../outbox/provider-facts.ts';

/** Connecting a provider takes a restart: there is no use in asking every second. */
const RETRY_AFTER_SECONDS = 60;

function absent(message: string): never {
  throw new ApiError('service_unavailable', { message, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** What decisions have to know where no provider is connected: nothing is issued, and orders wait in the outbox. */
export function absentProviderFacts(): ProviderFacts {
  return {
    handOverDelayMs: { bank: 0, chain: 0, exchange: 0, identity: 0 },
    accounts: {
      from: 'derivation',
      derive: () => absent('No bank is connected that could open an account.'),
    },
    addresses: {
      from: 'derivation',
      derive: () => absent('No chain is connected that could open an address.'),
    },
    marketRate: () => absent('No exchange is connected that could name a rate.'),
    requireIdentity: () => absent('No identity provider is connected that could take a share token.'),
    finalConfirmations: () => 0,
    screen: () => undefined,
  };
}
