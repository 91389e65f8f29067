import { textAt, type JsonObject } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';
import { OPERATION_KINDS } from '../suite/operation-kinds.ts';
import { unlessHeld, type Books, type Fault, type Terms } from './books.ts';
import { foldMovements, isFinalOperation } from './fold-movements.ts';

const RESERVING: Readonly<Record<string, string>> = {
  payout: 'payout_reserved',
  stable_withdrawal: 'withdrawal_reserved',
  conversion: 'conversion_reserved',
};

function moneyIn(operation: JsonObject, name: string): bigint {
  return toMinor(textAt(operation, name, 'amount'), textAt(operation, name, 'currency'));
}

function counterOf(movements: readonly JsonObject[]): (kind: string) => number {
  const kinds = movements.map((each) => textAt(each, 'kind'));
  return (kind) => kinds.filter((each) => each === kind).length;
}

/** What an operation has moved of its source, by its status and what happened to it late. */
function expectedOf(
  { refundsFee }: Terms,
  operation: JsonObject,
  count: (kind: string) => number,
): { available: bigint; reserved: bigint } {
  const total = moneyIn(operation, 'sourceDebit');
  const principal = moneyIn(operation, 'principal');
  const status = textAt(operation, 'status');
  const back = principal + (refundsFee ? total - principal : 0n);
  const returned = BigInt(count('payout_returned')) * back;
  const late = BigInt(count('late_execution_debited')) * total;
  return {
    available: (status === 'failed' ? 0n : -total) + returned - late,
    reserved: isFinalOperation(status) ? 0n : total,
  };
}

/** A conversion credits its destination with each capture and each late debit, and in no other way. */
function faultsOfCredit(operation: JsonObject, movements: readonly JsonObject[], name: string): Fault[] {
  const asset = textAt(operation, 'destination', 'currency');
  const count = counterOf(movements);
  const left = count('reservation_captured') + count('late_execution_debited');
  const credits = movements.filter((each) => textAt(each, 'kind') === 'conversion_credited');
  const isPaired =
    credits.length === left &&
    credits.every((credit) =>
      movements.some(
        (each) =>
          ['reservation_captured', 'late_execution_debited'].includes(textAt(each, 'kind')) &&
          textAt(each, 'occurredAt') === textAt(credit, 'occurredAt'),
      ),
    );
  const credited = foldMovements(credits).get(asset)?.available ?? 0n;
  const expected = BigInt(left) * moneyIn(operation, 'destination');
  return [
    ...unlessHeld(
      isPaired,
      'listTransactions',
      `${name} left ${left} times and was credited ${credits.length} times, or at other moments`,
    ),
    ...unlessHeld(
      credited === expected,
      'listTransactions',
      `${name} was credited ${credited} of its destination instead of ${expected}`,
    ),
  ];
}

/** What an operation may have moved in all, by its status and what happened to it late. */
function faultsOfNet(terms: Terms, operation: JsonObject, movements: readonly JsonObject[]): Fault[] {
  const status = textAt(operation, 'status');
  const asset = textAt(operation, 'asset');
  const kind = textAt(operation, 'kind');
  const name = `${textAt(operation, 'id')}, ${status},`;
  const count = counterOf(movements);
  const begun = count(RESERVING[kind] ?? '');
  const create = OPERATION_KINDS.find((each) => each.kind === kind)?.create ?? '';
  const ends = count('reservation_captured') + count('reservation_released');
  const own = movements.filter(
    (each) => !['admin_adjustment', 'conversion_credited'].includes(textAt(each, 'kind')),
  );
  const sum = foldMovements(own).get(asset);
  const expected = expectedOf(terms, operation, count);
  const shown = `available by ${sum?.available ?? 0n} and reserved by ${sum?.reserved ?? 0n}`;
  return [
    ...unlessHeld(begun === 1, create, `${name} has ${begun} reservations`),
    ...unlessHeld(
      ends === (isFinalOperation(status) ? 1 : 0),
      'listTransactions',
      `${name} ended its reservation ${ends} times`,
    ),
    ...unlessHeld(
      sum?.available === expected.available && sum.reserved === expected.reserved,
      'listTransactions',
      `${name} moved ${shown} where available should be ${expected.available}`,
    ),
    ...(kind === 'conversion' ? faultsOfCredit(operation, movements, name) : []),
  ];
}

/** Its movements carry what is its own: its identifiers, its reference, its status now. */
function faultsOfLinks(operation: JsonObject, own: readonly JsonObject[]): Fault[] {
  const id = textAt(operation, 'id');
  const list =
    OPERATION_KINDS.find((each) => each.kind === textAt(operation, 'kind'))?.list ?? 'listTransactions';
  const ids = own.map((each) => textAt(each, 'id')).reverse();
  const isNamed = JSON.stringify(ids) === JSON.stringify(operation['movementIds']);
  const foreign = (
    [
      ['externalReference', 'externalReference'],
      ['operationStatus', 'status'],
      ['operationKind', 'kind'],
    ] as const
  ).flatMap(([name, field]) => {
    const values = new Set(own.map((each) => textAt(each, name)));
    const isOne = values.size === 1 && values.has(textAt(operation, field));
    return unlessHeld(isOne, 'listTransactions', `${name} of the movements of ${id} is not its own`);
  });
  return [...unlessHeld(isNamed, list, `${id} does not name its movements`), ...foreign];
}

/** What is wrong with every operation and its movements. */
export function faultsOfOperations({ operations, movements }: Books, terms: Terms): Fault[] {
  const byOperation = new Map<string, JsonObject[]>();
  for (const movement of movements) {
    const id = textAt(movement, 'operationId');
    byOperation.set(id, [...(byOperation.get(id) ?? []), movement]);
  }
  return operations.flatMap((operation) => {
    const own = byOperation.get(textAt(operation, 'id')) ?? [];
    return [...faultsOfLinks(operation, own), ...faultsOfNet(terms, operation, own)];
  });
}
