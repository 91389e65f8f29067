import { ExactDecimal, decimalsOf } from '../../money/amount.ts';
import { type Direction, type FixedAmount, isAboveZero } from '../../money/rate.ts';
import type { Offered } from '../../provider-seam/port/provider.ts';

/** Whether foreign sums are decimals that grow on both sides. */
export function isGrowing(offered: readonly Offered[]): boolean {
  return offered.every(({ source, destination }, at) => {
    if (!isAboveZero(source) || !isAboveZero(destination)) return false;
    const before = offered[at - 1];
    return (
      before === undefined ||
      (new ExactDecimal(source).gt(before.source) && new ExactDecimal(destination).gt(before.destination))
    );
  });
}

/**
 * Destination units for one source unit when an amount takes what is offered from the best on, a decimal; undefined if
 * it is more than all that is offered.
 * @param spreadBps below 10,000: an amount fixed as destination is what is left after it
 */
export function meanRate(
  offered: readonly Offered[],
  { source, destination }: Direction,
  { side, minor }: FixedAmount,
  spreadBps: number,
): string | undefined {
  const asset = side === 'source' ? source : destination;
  const units = new ExactDecimal(minor.toString()).div(new ExactDecimal(10).pow(decimalsOf(asset)));
  const wanted = side === 'source' ? units : units.times(10_000).div(10_000 - spreadBps);
  let before: Offered = { source: '0', destination: '0' };
  for (const sums of offered) {
    if (wanted.gt(sums[side])) {
      before = sums;
      continue;
    }
    const share = wanted.sub(before[side]).div(new ExactDecimal(sums[side]).sub(before[side]));
    const taken = (name: keyof Offered): InstanceType<typeof ExactDecimal> =>
      new ExactDecimal(sums[name]).sub(before[name]).times(share).add(before[name]);
    return taken('destination').div(taken('source')).toFixed();
  }
  return undefined;
}
