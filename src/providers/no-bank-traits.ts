import { ApiError } from '../errors/api-error.ts';
import type { ProviderTraits } from '../outbox/provider-traits.ts';

/** What decisions have to know where no bank is configured: nothing is issued, and orders wait in the outbox. */
export function noBankTraits(): ProviderTraits {
  return {
    handOverDelayMs: 0,
    issueAccount: () => {
      throw new ApiError('service_unavailable', {
        message: 'No bank is connected that could open an account.',
      });
    },
    reviewReason: () => undefined,
  };
}
