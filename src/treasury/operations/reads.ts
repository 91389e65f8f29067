import type { Db } from '../../db/statements/statement.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import { type FilterBy, type FilterOf, type ListOf, condition } from '../../lists/condition.ts';
import { operationsOf } from './rules.ts';
import { OPERATION_STATUSES, type Operation, operationsTable } from './table.ts';

type CommonFilter = 'status' | 'externalReference';

/** @param filters those beside `status` and `externalReference` */
export function listOfOperations<
  Kind extends OperationKind,
  Id extends 'listPayouts' | 'listWithdrawals' | 'listConversions',
>(
  kind: Kind,
  description: Pick<ListOf<Id, Operation>, 'operationId' | 'path' | 'time'>,
  filters: Readonly<Record<Exclude<FilterOf<Id>, CommonFilter>, FilterBy<Operation>>>,
): ListOf<Id, Operation & { readonly kind: Kind }> {
  const common: Readonly<Record<CommonFilter, FilterBy<Operation>>> = {
    status: { equals: 'status' },
    externalReference: { among: (_db, tenantId, reference) => operationsOf(tenantId, reference, [kind]) },
  };
  type Described = ListOf<Id, Operation & { readonly kind: Kind }>;
  return {
    ...description,
    table: operationsTable as unknown as Described['table'],
    orderBy: 'id',
    moment: 'createdAt',
    apart: { by: 'status', values: OPERATION_STATUSES },
    filters: { ...filters, ...common } as unknown as Described['filters'],
    where: [condition('operations.kind = ?', kind)],
  };
}

export async function findOperation<Kind extends OperationKind>(
  db: Db,
  tenantId: string,
  kind: Kind,
  id: string,
): Promise<(Operation & { readonly kind: Kind }) | undefined> {
  const [operation] = await selectMatching(db, operationsTable, [{ id, tenantId, kind }]);
  return operation as (Operation & { readonly kind: Kind }) | undefined;
}
