import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import { operationsOf } from '../../flows/operations/reference-claim.ts';
import { condition } from '../../lists/condition.ts';
import type { ListDescription } from '../../lists/list-description.ts';
import { OPERATION_STATUSES, operationsTable, type Operation } from '../../flows/operations/operation.ts';

/** How the operations of one kind are listed. */
export function listOfOperations<Kind extends OperationKind>(
  kind: Kind,
  description: Pick<ListDescription<Operation>, 'operationId' | 'path' | 'time' | 'owners'>,
  filters: ListDescription<Operation>['equals'] = {},
): ListDescription<Operation & { readonly kind: Kind }> {
  return {
    ...description,
    table: operationsTable as unknown as ListDescription<Operation & { readonly kind: Kind }>['table'],
    orderBy: 'id',
    moment: 'createdAt',
    apart: { by: 'status', values: OPERATION_STATUSES },
    equals: { ...filters, status: 'status' },
    among: { externalReference: (_db, tenantId, reference) => operationsOf(tenantId, reference, [kind]) },
    where: [condition('operations.kind = ?', kind)],
  };
}

/** A tenant's operation of one kind, for reading. */
export async function findOperation<Kind extends OperationKind>(
  db: Knex,
  tenantId: string,
  kind: Kind,
  id: string,
): Promise<(Operation & { readonly kind: Kind }) | undefined> {
  const [operation] = await selectMatching(db, operationsTable, [{ id, tenantId, kind }]);
  return operation as (Operation & { readonly kind: Kind }) | undefined;
}
