import { OPERATOR } from '../actor.ts';
import { faultsOfReply } from '../contract/check-reply.ts';
import { ApiError } from '../errors/api-error.ts';
import { configurationNeed, type Configuration } from '../flows/policy/configuration.ts';
import { nextConfiguration, type TermsPatch } from '../flows/policy/next-configuration.ts';
import { presentConfiguration } from '../treasury/configuration/configuration-presenter.ts';
import type { Write } from '../writes/write.ts';

function checkTerms(configuration: Configuration): void {
  const faults = faultsOfReply('getEffectiveConfiguration', 200, presentConfiguration(configuration));
  if (faults.length === 0) return;
  throw new ApiError('invalid_request', {
    message: `This is not a valid configuration: ${faults.join('; ')}`,
  });
}

/**
 * Puts the next version of a tenant's configuration in force.
 * @throws ApiError invalid_request where the result is not what the contract says a configuration is; then nothing is written.
 */
export function setConfiguration(
  tenantId: string,
  patch: TermsPatch,
  reason: string,
  createdBy: string,
): Write<Configuration> {
  return {
    tenantId,
    actor: OPERATOR,
    claimed: false,
    needs: (head) => [configurationNeed(head)],
    decide: (loaded, context) => {
      const { configuration, effects } = nextConfiguration(patch, reason, createdBy, loaded, context);
      checkTerms(configuration);
      return { reply: configuration, effects };
    },
  };
}
