import { ApiError } from '../../errors/api-error.ts';
import type { ProviderFacts } from '../../outbox/provider-facts.ts';

/** A provider is connected by a restart. */
const RETRY_AFTER_SECONDS = 60;

/** Decisions refuse before they need a provider that is not connected. */
function unreachable(): never {
  throw new Error('A decision went past a provider that is not connected');
}

/** Without any provider, nothing that needs one is accepted. */
export function absentProviderFacts(): ProviderFacts {
  return {
    connected: { bank: false, networks: [], exchange: false, identity: false },
    handOverDelayMs: { bank: 0, chain: 0, exchange: 0, identity: 0 },
    accounts: { from: 'derivation', derive: unreachable },
    addresses: { from: 'derivation', derive: unreachable },
    marketRate: () => {
      throw new ApiError('service_unavailable', {
        reason: 'no_provider',
        message: 'No exchange is connected to provide a rate.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    },
    finalConfirmations: () => 0,
    screen: () => undefined,
    obstacle: () => undefined,
  };
}
