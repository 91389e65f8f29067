import type { Block } from './network.ts';
import type { Version } from './table.ts';

/** What is offered for a unit of gas, in wei. */
export interface Fees {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** Room for six full blocks, each of which makes the next an eighth dearer. */
const HEADROOM = 2n;

/** Nodes take another version of a transaction for an eighth more, here rounded up. */
function raised(fee: bigint): bigint {
  return (fee * 9n) / 8n + 1n;
}

/** @returns undefined if no block would take the most that is allowed */
export function feesFor({ baseFee }: Pick<Block, 'baseFee'>, tip: bigint, most: bigint): Fees | undefined {
  if (baseFee + tip > most) return undefined;
  const wanted = baseFee * HEADROOM + tip;
  return { maxFeePerGas: wanted > most ? most : wanted, maxPriorityFeePerGas: tip };
}

/** What nodes take in place of a version; undefined beyond the most that is allowed. */
export function feesAfter(
  version: Pick<Version, 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
  current: Fees | undefined,
  most: bigint,
): Fees | undefined {
  const least = {
    maxFeePerGas: raised(BigInt(version.maxFeePerGas)),
    maxPriorityFeePerGas: raised(BigInt(version.maxPriorityFeePerGas)),
  };
  const larger = (one: bigint, next: bigint | undefined): bigint =>
    next !== undefined && next > one ? next : one;
  const maxFeePerGas = larger(least.maxFeePerGas, current?.maxFeePerGas);
  if (current === undefined || maxFeePerGas > most) return undefined;
  return {
    maxFeePerGas,
    maxPriorityFeePerGas: larger(least.maxPriorityFeePerGas, current.maxPriorityFeePerGas),
  };
}
