import { ApiError } from '../errors/api-error.ts';
import type { ProviderTraits } from '../outbox/provider-traits.ts';

/** Connecting a bank takes a restart: there is no use in asking every second. */
const RETRY_AFTER_SECONDS = 60;

/** What decisions have to know where no bank is configured: nothing is issued, and orders wait in the outbox. */
export function noBankTraits(): ProviderTraits {
  return {
    handOverDelayMs: 0,
    issueAccount: () => {
      throw new ApiError('service_unavailable', {
        message: 'No bank is connected that could open an account.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    },
    reviewReason: () => undefined,
  };
}
