import type { WriteHandler } from '../contract/handler.ts';
import type { RequestOf } from '../contract/operation-types.ts';
import { ApiError } from '../errors/api-error.ts';
import { configurationNeed, type Configuration } from '../flows/policy/configuration.ts';
import { checkTermsPatch, nextConfiguration, type TermsPatch } from '../flows/policy/next-configuration.ts';
import { presentConfiguration } from '../treasury/configuration/configuration-presenter.ts';

/** What a free-form map may hold (the contract's FreeFormMap), which merging can outgrow although each part keeps to it. */
const MAP_LIMITS = { keys: 50, bytes: 16_384 };

function patchOf({ reason: _reason, ...patch }: RequestOf<'configureSandbox'>['body']): TermsPatch {
  return patch;
}

function checkMappingFits({ terms }: Configuration): void {
  const { glMapping } = terms.accounting;
  const isTooLarge =
    Object.keys(glMapping).length > MAP_LIMITS.keys ||
    Buffer.byteLength(JSON.stringify(glMapping)) > MAP_LIMITS.bytes;
  if (isTooLarge) {
    throw new ApiError('limit_exceeded', {
      message: 'The merged glMapping would exceed the size limit of a map.',
    });
  }
}

/** POST /v1/sandbox/configuration: the tenant's next configuration, made of the one in force and what the body names. */
export const configureSandbox: WriteHandler<'configureSandbox'> = {
  kind: 'write',
  check: ({ body }) => checkTermsPatch(patchOf(body)),
  needs: (_request, head) => [configurationNeed(head)],
  decide: ({ body }, loaded, context) => {
    const next = nextConfiguration(patchOf(body), body.reason, 'sandbox', loaded, context);
    checkMappingFits(next.configuration);
    return { reply: presentConfiguration(next.configuration), effects: next.effects };
  },
};
