import { isSameJson } from '../json/canonical-json.ts';
import { objectsAt, textAt, textsAt, type JsonObject } from '../json/json.ts';
import { moneyAt, toMinor } from '../json/minor-units.ts';
import { unlessHeld, type Books, type Fault } from './books.ts';
import {
  effectOf,
  endingKinds,
  lateKinds,
  RESERVING,
  type MovementEffect,
  type OperationMoney,
} from './operation-effects.ts';
import type { Terms } from './terms.ts';

const LISTS = {
  payout: 'listPayouts',
  withdrawal: 'listWithdrawals',
  conversion: 'listConversions',
} as const;

function moneyOf(operation: JsonObject): OperationMoney {
  const kind = textAt(operation, 'kind');
  const asset = textAt(operation, 'destination', 'currency');
  return {
    kind: kind === 'stable_withdrawal' ? 'withdrawal' : kind === 'conversion' ? 'conversion' : 'payout',
    asset: textAt(operation, 'asset'),
    principal: moneyAt(operation, 'principal'),
    fee: moneyAt(operation, 'fee'),
    destination: asset === '' ? undefined : { asset, minor: moneyAt(operation, 'destination') },
  };
}

function kindsOf({ kind }: OperationMoney, operation: JsonObject): string[] {
  const status = textAt(operation, 'status');
  const late = objectsAt(operation, 'adjustments').map((each) => textAt(each, 'kind'));
  return [
    RESERVING[kind],
    ...endingKinds(kind, status),
    ...late.flatMap((report, index) => lateKinds(kind, status, late.slice(0, index), report)),
  ];
}

function inWords({ kind, asset, available, reserved }: MovementEffect): string {
  return `${kind} ${asset} ${available} ${reserved}`;
}

function effectShown(movement: JsonObject): MovementEffect {
  const asset = textAt(movement, 'asset');
  return {
    kind: textAt(movement, 'kind'),
    asset,
    available: toMinor(textAt(movement, 'availableDelta'), asset),
    reserved: toMinor(textAt(movement, 'reservedDelta'), asset),
  };
}

/**
 * An operation has one reservation, which ends in one capture or one release, as its status says. What it has moved in
 * all is what its kind, its status and what came late say. A conversion is credited in the moment in which its source
 * leaves.
 * @param own its movements, oldest first
 */
function faultsOfEffect(operation: JsonObject, own: readonly JsonObject[], terms: Terms): Fault[] {
  // A loss that the platform takes comes on top.
  const effects = own.filter((each) => textAt(each, 'kind') !== 'admin_adjustment');
  const money = moneyOf(operation);
  const refundsFee = terms.refundsFee(operation);
  const moved = effects.map((each) => inWords(effectShown(each))).join(', ');
  const expected = kindsOf(money, operation)
    .map((kind) => inWords(effectOf(kind, money, refundsFee)))
    .join(', ');
  const name = `${textAt(operation, 'id')}, ${textAt(operation, 'status')},`;
  const credits = effects.map((each, index) => [effects[index - 1], each] as const);
  return [
    ...unlessHeld(
      moved === expected,
      'listTransactions',
      `${name} moved ${moved || 'nothing'} instead of ${expected}`,
    ),
    ...credits.flatMap(([before, credit]) =>
      unlessHeld(
        textAt(credit, 'kind') !== 'conversion_credited' ||
          textAt(credit, 'occurredAt') === textAt(before, 'occurredAt'),
        'listTransactions',
        `${name} was credited at another moment than its source left`,
      ),
    ),
  ];
}

function faultsOfLinks(operation: JsonObject, own: readonly JsonObject[]): Fault[] {
  const id = textAt(operation, 'id');
  const ids = own.map((each) => textAt(each, 'id'));
  const late = objectsAt(operation, 'adjustments').flatMap((each) => textsAt(each, 'movementIds'));
  const isNamed = isSameJson(ids, operation['movementIds']);
  const areLate = isSameJson(ids.slice(ids.length - late.length), late);
  const foreign = (
    [
      ['reference', 'id'],
      ['externalReference', 'externalReference'],
      ['operationStatus', 'status'],
      ['operationKind', 'kind'],
    ] as const
  ).flatMap(([name, field]) =>
    unlessHeld(
      own.every((each) => textAt(each, name) === textAt(operation, field)),
      'listTransactions',
      `${name} of the movements of ${id} is not its own`,
    ),
  );
  return [
    ...unlessHeld(isNamed, LISTS[moneyOf(operation).kind], `${id} does not name its movements`),
    ...unlessHeld(
      areLate,
      LISTS[moneyOf(operation).kind],
      `what came late of ${id} is not its last movements`,
    ),
    ...foreign,
  ];
}

export function faultsOfOperations({ operations, movements }: Books, terms: Terms): Fault[] {
  const byOperation = new Map<string, JsonObject[]>();
  for (const movement of [...movements].reverse()) {
    const id = textAt(movement, 'operationId');
    byOperation.set(id, [...(byOperation.get(id) ?? []), movement]);
  }
  return operations.flatMap((operation) => {
    const own = byOperation.get(textAt(operation, 'id')) ?? [];
    return [...faultsOfLinks(operation, own), ...faultsOfEffect(operation, own, terms)];
  });
}
