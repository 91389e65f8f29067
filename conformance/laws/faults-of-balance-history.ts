import { objectsAt, textAt, type Json, type JsonObject } from '../json/json.ts';
import { toAmount } from '../json/minor-units.ts';
import { unlessHeld, type Fault } from './books.ts';
import { foldMovements } from './fold-movements.ts';

/** A range that was asked for. */
export interface AskedHistory {
  readonly asset: string;
  readonly from: string;
  /** If left out, the last point is the present and includes the movements of this moment. */
  readonly to?: string;
  readonly interval?: string;
}

function faultsOfPoint(point: Json, asset: string, counted: readonly JsonObject[]): string[] {
  const { available = 0n, reserved = 0n } = foldMovements(counted).get(asset) ?? {};
  const made = [available, reserved, available + reserved].map((sum) => toAmount(sum, asset)).join();
  const held = ['available', 'reserved', 'posted'].map((name) => textAt(point, name)).join();
  return held === made ? [] : [`shows ${held} at ${textAt(point, 'at')} where the movements make ${made}`];
}

/**
 * What is wrong with the history of a balance.
 * @param movements of all assets, at least those of the range and before it
 */
export function faultsOfBalanceHistory(
  shown: Json,
  asked: AskedHistory,
  movements: readonly JsonObject[],
): Fault[] {
  const points = objectsAt(shown, 'data');
  const ends = points.map((point) => textAt(point, 'at'));
  const end = textAt(shown, 'to');
  const isOrdered = ends.every((at, index) => at > (ends[index - 1] ?? asked.from));
  const faults = [
    ...(ends.at(-1) === end ? [] : ['does not end with its range']),
    ...(asked.to === undefined || end === asked.to ? [] : ['shows another range']),
    ...(isOrdered ? [] : ['has points that are not in order']),
    ...points.flatMap((point, index) => {
      const isPresent = asked.to === undefined && index === points.length - 1;
      const at = textAt(point, 'at');
      const counted = movements.filter((each) => isPresent || textAt(each, 'occurredAt') < at);
      return faultsOfPoint(point, asked.asset, counted);
    }),
  ];
  return faults.flatMap((fault) =>
    unlessHeld(false, 'getBalanceHistory', `${JSON.stringify(asked)} ${fault}`),
  );
}
