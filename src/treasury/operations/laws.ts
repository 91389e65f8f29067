import { type Db, listOf } from '../../db/statements/statement.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { selectWhere } from '../../db/statements/rows.ts';
import { type BrokenLaw, type Law, balanced, collectBreaches } from '../../ledger/law.ts';
import { type Movement, type MovementKind, movementsTable } from '../../ledger/movement.ts';
import type { Asset } from '../../money/amount.ts';
import { refundedFeeOf } from './effects.ts';
import { type Operation, isEdge, operationsTable, resourceOf, totalOf } from './table.ts';

/** In minor units of its asset. */
export type ExpectedMovement = Pick<
  Movement,
  'kind' | 'asset' | 'availableDeltaMinor' | 'reservedDeltaMinor'
>;

const RESERVED = {
  payout: 'payout_reserved',
  stable_withdrawal: 'withdrawal_reserved',
  conversion: 'conversion_reserved',
} as const;

function says(kind: MovementKind, asset: Asset, available: bigint, reserved: bigint): ExpectedMovement {
  return { kind, asset, availableDeltaMinor: available, reservedDeltaMinor: reserved };
}

function creditOf(operation: Operation): ExpectedMovement[] {
  if (operation.kind !== 'conversion') return [];
  const { asset, amountMinor } = operation.details.destination;
  return [says('conversion_credited', asset, amountMinor, 0n)];
}

function endOf(operation: Operation): ExpectedMovement[] {
  const { asset, status } = operation;
  const total = totalOf(operation);
  const capture = says('reservation_captured', asset, 0n, -total);
  switch (status) {
    case 'failed':
      return [says('reservation_released', asset, total, -total)];
    case 'settled':
      return [capture, ...creditOf(operation)];
    case 'returned':
      return [capture, giveBack(operation)];
    case 'accepted':
    case 'held':
    case 'submitted':
      return [];
  }
}

function giveBack(operation: Operation): ExpectedMovement {
  return says('payout_returned', operation.asset, operation.principalMinor + refundedFeeOf(operation), 0n);
}

function afterTheEnd(operation: Operation): ExpectedMovement[] {
  const { asset, status, adjustments } = operation;
  const execution = [says('late_execution_debited', asset, -totalOf(operation), 0n), ...creditOf(operation)];
  let isExecuted = status !== 'failed';
  return adjustments.flatMap(({ kind }) => {
    const missing = isExecuted ? [] : execution;
    isExecuted = true;
    return kind === 'late_execution' ? missing : [...missing, giveBack(operation)];
  });
}

/**
 * The movements that an operation must have, in order: `ledger` in spec/state-machines.yaml, and `OperationAdjustment`
 * in the contract. Losses taken by the platform are not among them.
 */
function expectedMovements(operation: Operation): ExpectedMovement[] {
  const total = totalOf(operation);
  const reservation = says(RESERVED[operation.kind], operation.asset, -total, total);
  return [reservation, ...endOf(operation), ...afterTheEnd(operation)];
}

/** Of an operation's movements together, and of each in its place. */
export const NET_EFFECT_LAW =
  'what an operation has moved in all is what its kind, its status and what came late say';

/** Of the whole history, which its events may have lost. */
export const HISTORY_LAW = 'an operation has gone along its table of states, and stands where that led';

const PAGE = 500;

async function readOperations(db: Db, after: string): Promise<Operation[]> {
  return selectWhere(db, operationsTable, 'id > ? order by id limit ?', [after, PAGE]);
}

async function readMovements(db: Db, operations: readonly Operation[]): Promise<Map<string, Movement[]>> {
  const byOperation = new Map<string, Movement[]>();
  if (operations.length === 0) return byOperation;
  const ids = operations.map(({ id }) => id);
  const ofOperations = `operation_id in (${listOf('?', ids.length)}) order by seq`;
  for (const movement of await selectWhere(db, movementsTable, ofOperations, ids)) {
    const id = movement.operationId ?? '';
    const known = byOperation.get(id);
    if (known === undefined) byOperation.set(id, [movement]);
    else known.push(movement);
  }
  return byOperation;
}

function textOf({ kind, asset, availableDeltaMinor, reservedDeltaMinor }: ExpectedMovement): string {
  return `${kind} ${asset} ${availableDeltaMinor} ${reservedDeltaMinor}`;
}

/** A loss taken by the platform: never the tenant's, and only with an adjustment after the end. */
function isLossTaken(operation: Operation, movement: Movement): boolean {
  return (
    movement.kind === 'admin_adjustment' &&
    movement.availableDeltaMinor > 0n &&
    operation.adjustments.some(({ movementIds }) => movementIds.includes(movement.id))
  );
}

function hasRightEffect(operation: Operation, movements: readonly Movement[]): boolean {
  const stands = movements.filter((movement) => !isLossTaken(operation, movement)).map(textOf);
  const isNamed = movements.map(({ id }) => id).join() === operation.movementIds.join();
  const isItsOwn = movements.every(
    ({ tenantId, externalReference }) =>
      tenantId === operation.tenantId && externalReference === operation.externalReference,
  );
  return isNamed && isItsOwn && stands.join() === expectedMovements(operation).map(textOf).join();
}

function hasRightHistory({ kind, status, statusHistory, createdAt, updatedAt }: Operation): boolean {
  const machine = STATE_MACHINES[resourceOf(kind)];
  const [first] = statusHistory;
  const last = statusHistory.at(-1);
  if (first === undefined || last?.status !== status) return false;
  if (!machine.initial.some((initial) => initial === first.status)) return false;
  if (first.at !== createdAt || last.at > updatedAt) return false;
  return statusHistory.every((change, index) => {
    const before = statusHistory[index - 1];
    return before === undefined || (isEdge(kind, before.status, change.status) && before.at <= change.at);
  });
}

/** Checks the statuses and movements of every operation, page by page. */
export async function findBrokenOperations(db: Db): Promise<BrokenLaw[]> {
  const breaches = collectBreaches();
  for (let after = ''; ;) {
    const page = await readOperations(db, after);
    const movements = await readMovements(db, page);
    for (const operation of page) {
      const { id, kind, status, statusHistory, adjustments } = operation;
      const own = movements.get(id) ?? [];
      if (!hasRightHistory(operation)) breaches.add(HISTORY_LAW, { id, kind, status, statusHistory });
      if (!hasRightEffect(operation, own)) {
        breaches.add(NET_EFFECT_LAW, { id, kind, status, adjustments, movements: own.map(textOf) });
      }
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return breaches.all();
    after = last.id;
  }
}

const OPEN = `status in ('accepted', 'held', 'submitted')`;

const FUNDING = `kind in ('funding_credited', 'funding_hold_released', 'funding_returned')`;

export const OPERATION_LAWS: readonly Law[] = [
  {
    name: 'a movement names the operation, the receipt or the reason that caused it',
    violations: `
      select m.id, m.kind from movements m
      left join operations o on o.id = m.operation_id and o.id = m.reference and o.tenant_id = m.tenant_id
        and o.kind = m.operation_kind
      left join receipts r on r.id = m.reference and r.tenant_id = m.tenant_id
      where case
        when m.operation_id is not null then o.id is null or m.${FUNDING}
        when m.kind = 'admin_adjustment' and m.reference = m.id then coalesce(m.reason, '') = ''
        when m.kind = 'admin_adjustment' then r.id is null
        else r.id is null or not m.${FUNDING}
      end`,
  },
  {
    name: 'what is reserved is what open operations and open hold-backs need',
    violations: balanced('tenant_id, asset', [
      `select tenant_id, asset, reserved_minor as minor from balances`,
      `select tenant_id, asset, -principal_minor from operations where ${OPEN}`,
      `select tenant_id, asset, -fee_minor from operations where ${OPEN}`,
      `select tenant_id, asset, -open_holdback_minor from receipts`,
    ]),
  },
  {
    name: 'an operation has one reservation, which ends in one capture or one release, as its status says',
    violations: `
      select o.id, o.status from operations o left join (
        select operation_id,
          sum(case when kind like '%\\_reserved' escape '\\' then 1 else 0 end) as reservations,
          sum(case when kind = 'reservation_captured' then 1 else 0 end) as captures,
          sum(case when kind = 'reservation_released' then 1 else 0 end) as releases
        from movements where operation_id is not null group by operation_id
      ) m on m.operation_id = o.id
      where coalesce(m.reservations, 0) <> 1
         or m.captures <> case when o.status in ('settled', 'returned') then 1 else 0 end
         or m.releases <> case when o.status = 'failed' then 1 else 0 end`,
  },
  {
    // Operations whose reference is now another's are found by their reason.
    name: 'an operation that has failed says why',
    violations: `select id from operations where status = 'failed' and failure_code is null`,
  },
  {
    name: 'an external reference is held by the one operation of its kind that has not failed',
    violations: `
      select o.id from operations o left join reference_claims c
        on c.tenant_id = o.tenant_id and c.kind = o.kind and c.external_reference = o.external_reference
      where o.status <> 'failed' and (c.operation_id is null or c.operation_id <> o.id)
      union all
      select c.operation_id from reference_claims c left join operations o on o.id = c.operation_id
      where c.operation_id is not null and (o.id is null or o.status = 'failed')`,
  },
];
