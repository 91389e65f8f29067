import { OPERATIONS } from '../../../generated/operations.ts';
import type { ReadContext, ReadHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { type Db, dialectOf } from '../../db/statements/statement.ts';
import { ApiError } from '../../errors/api-error.ts';
import { holdsScope } from '../../identity/roles.ts';
import { type Condition, type ListOf, condition, hidden, orderOf } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentRequest, presentWholeRequest } from './present.ts';
import { type KeptRequest, type WholeRequest, keptRequestsTable, wholeRequestsTable } from './table.ts';

const requestList: ListOf<'listRequests', KeptRequest> = {
  operationId: 'listRequests',
  path: '/v1/requests',
  table: keptRequestsTable,
  orderBy: 'id',
  moment: 'occurredAt',
  time: { by: 'ids', prefix: 'req' },
  filters: {
    method: 'made for it',
    operationId: 'made for it',
    statusClass: 'made for it',
    code: 'made for it',
    keyId: 'made for it',
    resourceId: 'made for it',
  },
};

type Filters = Omit<RequestOf<'listRequests'>['query'], 'limit' | 'cursor' | 'from' | 'to'>;

/** An account has so few that others are passed over. */
const CONDITIONS: { readonly [Name in keyof Filters]-?: (value: string) => Condition } = {
  method: (method) => condition('kept_requests.method = ?', method),
  operationId: (operationId) => condition('kept_requests.operation_id = ?', operationId),
  statusClass: (name) => condition('kept_requests.status / 100 = ?', Number(name.charAt(0))),
  code: (code) => condition('kept_requests.code = ?', code),
  keyId: (keyId) => condition(`kept_requests.source = 'key' and kept_requests.caller_id = ?`, keyId),
  // An underscore of an identifier stands for itself all the same: no other text has its place.
  resourceId: (id) => condition('kept_requests.resource_ids like ?', `% ${id} %`),
};

function conditionsOf(query: Filters): Condition[] {
  return Object.entries(CONDITIONS).flatMap(([name, make]) => {
    const value = query[name as keyof Filters];
    return value === undefined ? [] : [hidden(make(value))];
  });
}

/** GET /v1/requests: newest first; none if none are kept. */
export const listRequests: ReadHandler<'listRequests'> = {
  kind: 'read',
  read: async ({ query }, { requests, caller, cursors }) => {
    if (requests === null) {
      // None was ever given.
      if (query.cursor !== undefined) throw new ApiError('invalid_cursor');
      return { body: { data: [], hasMore: false, nextCursor: null } };
    }
    const list = { ...requestList, where: conditionsOf(query) };
    const page = await listPage(await requests.open(), list, caller.tenantId, query, cursors);
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

async function findRequest(db: Db, tenantId: string, id: string): Promise<WholeRequest | undefined> {
  const own = `tenant_id = ? and ${orderOf(dialectOf(db), requestList)} = ?`;
  const [request] = await selectWhere(db, wholeRequestsTable, own, [tenantId, id]);
  return request;
}

/** GET /v1/requests/{id}: with what was sent and answered. */
export const getRequest: ReadHandler<'getRequest'> = {
  kind: 'read',
  read: async ({ path }, context) => {
    const { requests, caller } = context;
    const db = await requests?.open();
    const request = db && (await findRequest(db, caller.tenantId, path.id));
    if (request === undefined) throw new ApiError('not_found');
    return { body: presentWholeRequest(request, maySee(context, request)) };
  },
};
