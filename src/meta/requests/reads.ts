import { OPERATIONS } from '../../../generated/operations.ts';
import type { ReadContext, ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import type { Db } from '../../db/statements/statement.ts';
import { ApiError } from '../../errors/api-error.ts';
import { holdsScope } from '../../identity/roles.ts';
import { type ListOf, condition } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentRequest, presentRequestDetail } from './present.ts';
import { type KeptRequest, keptDetailsTable, keptRequestsTable } from './table.ts';

const requestList: ListOf<'listRequests', KeptRequest> = {
  operationId: 'listRequests',
  path: '/v1/requests',
  table: keptRequestsTable,
  orderBy: 'id',
  moment: 'occurredAt',
  time: { by: 'ids', prefix: 'req' },
  // An account has so few that others may be passed over.
  filters: {
    resourceId: {
      among: (_db, tenantId, resourceId) =>
        condition(
          'select request_id from kept_request_resources where tenant_id = ? and resource_id = ?',
          tenantId,
          resourceId,
        ),
    },
    keyId: { equals: 'keyId', isPassing: true },
    code: { equals: 'code', isPassing: true },
    operationId: { equals: 'operationId', isPassing: true },
    statusClass: { equals: 'statusClass', isPassing: true },
    method: { equals: 'method', isPassing: true },
  },
};

/** GET /v1/requests: newest first; none if none are kept. */
export const listRequests: ReadHandler<'listRequests'> = {
  kind: 'read',
  read: async ({ query }, { requests, caller, cursors }) => {
    if (requests === null) {
      // None was ever given.
      if (query.cursor !== undefined) throw new ApiError('invalid_cursor');
      return { body: { data: [], hasMore: false, nextCursor: null } };
    }
    const page = await listPage(await requests.open(), requestList, caller.tenantId, query, cursors);
    return presentPage(page, presentRequest);
  },
};

/** Whether a caller could have sent the request itself. */
function maySee({ caller, environment }: ReadContext, { operationId }: KeptRequest): boolean {
  const operation = Object.values(OPERATIONS).find((each) => each.operationId === operationId);
  if (operation === undefined) return false;
  const holder = { role: caller.rank, scopes: caller.scopes };
  return operation.scope === null || holdsScope(holder, operation.scope, environment);
}

async function findRequest(db: Db, tenantId: string, id: string): Promise<KeptRequest | undefined> {
  const [request] = await selectMatching(db, keptRequestsTable, [{ id, tenantId }]);
  return request;
}

/** GET /v1/requests/{id}: with what was sent and answered. */
export const getRequest: ReadHandler<'getRequest'> = {
  kind: 'read',
  read: async ({ path }, context) => {
    const { requests, caller } = context;
    const db = await requests?.open();
    const request = db && (await findRequest(db, caller.tenantId, path.id));
    if (db === undefined || request === undefined) throw new ApiError('not_found');
    if (!maySee(context, request)) return { body: presentRequestDetail(request, null) };
    const [detail = null] = await selectMatching(db, keptDetailsTable, [{ requestId: request.id }]);
    return { body: presentRequestDetail(request, detail) };
  },
};
