import type { ReadHandler, WriteHandler } from '../contract/handler.ts';
import type { RequestOf, Schema } from '../contract/operation-types.ts';
import { selectMatching } from '../db/statements/rows.ts';
import type { RowEffect } from '../db/statements/table.ts';
import type { Loaded } from '../writes/write.ts';
import { ApiError } from '../errors/api-error.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { addApiFaults, apiFaultsNeed, apiFaultsTable } from './api-faults/table.ts';
import { addFault, faultNeed, faultsTable } from '../provider-seam/simulator/faults.ts';

type Body = RequestOf<'injectFaults'>['body'];

/** As the contract bounds the answer. */
const MOST_SHOWN = 1_000;

/** How late, in milliseconds, if the request does not say. */
const USUAL_MS: Readonly<Partial<Record<Body['fault'], number>>> = { delay: 60_000, slow: 5_000 };

/** POST /v1/sandbox/faults: a simulated provider misbehaves with its next reports, or the interface with the next calls. */
export const injectFaults: WriteHandler<'injectFaults'> = {
  kind: 'write',
  check: ({ body }) => {
    const operationId = body.provider === 'api' ? body.operationId : undefined;
    if (operationId === undefined || Object.hasOwn(OPERATIONS, operationId)) return;
    const message = 'is no operation of this interface';
    throw new ApiError('invalid_request', { details: [{ in: 'body', path: '/operationId', message }] });
  },
  needs: ({ body: { provider } }, { tenant }) => [
    provider === 'api' ? apiFaultsNeed(tenant.id) : faultNeed(tenant.id, provider),
  ],
  decide: ({ body }, loaded, { head: { tenant } }) => {
    const { delayMs: asked, ...faults } = body;
    const usualMs = USUAL_MS[body.fault];
    const delayMs = usualMs === undefined ? 0 : (asked ?? usualMs);
    return {
      reply: usualMs === undefined ? faults : { ...faults, delayMs },
      effects: [waitingFaults(loaded, tenant.id, { ...body, delayMs })],
    };
  },
};

function waitingFaults(
  loaded: Loaded,
  tenantId: string,
  faults: Body & { readonly delayMs: number },
): RowEffect {
  if (faults.provider === 'api') {
    const { provider: _, ...ofCalls } = faults;
    return addApiFaults(loaded, tenantId, ofCalls);
  }
  const { provider, ...ofReports } = faults;
  return addFault(loaded, tenantId, provider, ofReports);
}

/** Every fault has a delay where it is stored, but not every fault is late. */
function delayOf(fault: Body['fault'], delayMs: number): number | null {
  return USUAL_MS[fault] === undefined ? null : delayMs;
}

/** GET /v1/sandbox/faults: those of providers first. */
export const listFaults: ReadHandler<'listFaults'> = {
  kind: 'read',
  read: async (_request, { database: { reader }, caller: { tenantId } }) => {
    const ofProviders = await selectMatching(reader, faultsTable, [{ tenantId }]);
    const ofCalls = await selectMatching(reader, apiFaultsTable, [{ tenantId }]);
    const reports = ofProviders
      .toSorted((one, other) => one.provider.localeCompare(other.provider))
      .flatMap(({ provider, queue }) => queue.map((faults) => ({ provider, ...faults })));
    const calls = ofCalls.flatMap(({ queue }) =>
      queue.map((faults) => ({ provider: 'api' as const, ...faults })),
    );
    const data = [...reports, ...calls]
      .slice(0, MOST_SHOWN)
      .map(({ provider, fault, count, delayMs, ...rest }): Schema<'WaitingFault'> => ({
        provider,
        fault,
        remaining: count,
        delayMs: delayOf(fault, delayMs),
        operationId: 'operationId' in rest ? (rest.operationId ?? null) : null,
      }));
    return { body: { data } };
  },
};
