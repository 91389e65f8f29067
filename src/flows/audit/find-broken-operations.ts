import type { Knex } from 'knex';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { mapRows, selectList } from '../../db/rows.ts';
import type { BrokenLaw } from '../../ledger/law.ts';
import { movementsTable, type Movement } from '../../ledger/movement.ts';
import { isEdge, operationsTable, resourceOf, type Operation } from '../operations/operation.ts';
import { collectBreaches } from './collect-breaches.ts';
import { expectedMovements, type ExpectedMovement } from './expected-movements.ts';

/** Of an operation's movements together, and of each in its place. */
export const NET_EFFECT_LAW =
  'what an operation has moved in all is what its kind, its status and what came late say';

/** Of an operation's whole history, which its events may no longer tell. */
export const HISTORY_LAW = 'an operation has gone along its table of states, and stands where that led';

/** Operations read at once. */
const PAGE = 500;

async function readOperations(db: Knex, after: string): Promise<Operation[]> {
  const query = db('operations')
    .select(db.raw(selectList(operationsTable)))
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE);
  return mapRows(operationsTable, query);
}

async function readMovements(db: Knex, operations: readonly Operation[]): Promise<Map<string, Movement[]>> {
  const query = db('movements')
    .select(db.raw(selectList(movementsTable)))
    .whereIn(
      'operation_id',
      operations.map(({ id }) => id),
    )
    .orderBy('seq');
  const byOperation = new Map<string, Movement[]>();
  for (const movement of await mapRows(movementsTable, query)) {
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

/** A loss that the platform took: never a loss of the tenant's, and only together with what came after the end. */
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

/** Looks at every operation, page by page: the statuses that it has had, and the movements that belong to it. */
export async function findBrokenOperations(db: Knex): Promise<BrokenLaw[]> {
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
