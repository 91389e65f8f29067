import type { WriteHandler } from '../contract/handler.ts';
import { ApiError } from '../errors/api-error.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { addApiFaults, apiFaultsNeed } from './api-faults/table.ts';
import { addFault, faultNeed } from '../provider-seam/simulator/faults.ts';

/** How much later than usual a delayed report comes, where the request leaves it open. */
const USUAL_DELAY_MS = 60_000;

/** How late a slow answer comes, where the request leaves it open. */
const USUAL_SLOWNESS_MS = 5_000;

/** POST /v1/sandbox/faults: a simulated provider misbehaves with its next reports, or the interface with the next calls. */
export const injectFaults: WriteHandler<'injectFaults'> = {
  kind: 'write',
  check: ({ body }) => {
    if (
      body.provider !== 'api' ||
      body.operationId === undefined ||
      Object.hasOwn(OPERATIONS, body.operationId)
    )
      return;
    const message = 'is no operation of this interface';
    throw new ApiError('invalid_request', { details: [{ in: 'body', path: '/operationId', message }] });
  },
  needs: ({ body: { provider } }, { tenant }) => [
    provider === 'api' ? apiFaultsNeed(tenant.id) : faultNeed(tenant.id, provider),
  ],
  decide: ({ body }, loaded, { head: { tenant } }) => {
    const usual = body.provider === 'api' ? USUAL_SLOWNESS_MS : USUAL_DELAY_MS;
    const isLate = body.fault === 'delay' || body.fault === 'slow';
    const delayMs = isLate ? (body.delayMs ?? usual) : 0;
    const { delayMs: _asked, ...faults } = body;
    const effect =
      faults.provider === 'api'
        ? addApiFaults(loaded, tenant.id, { ...withoutProvider(faults), delayMs })
        : addFault(loaded, tenant.id, faults.provider, { ...withoutProvider(faults), delayMs });
    return { reply: { ...faults, ...(isLate ? { delayMs } : {}) }, effects: [effect] };
  },
};

function withoutProvider<Faults extends { readonly provider: string }>({
  provider: _,
  ...faults
}: Faults): Omit<Faults, 'provider'> {
  return faults;
}
