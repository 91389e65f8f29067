import { ASSETS } from '../suite/balance.ts';

export interface Direction {
  readonly source: string;
  readonly destination: string;
}

export const DIRECTIONS: readonly Direction[] = ASSETS.flatMap((source) =>
  ASSETS.filter((destination) => destination !== source).map((destination) => ({ source, destination })),
);

/** What a direction can be pinned at, in whole numbers of ten decimals, the one that it begins with first. */
const RATES: readonly bigint[] = [6_512_345_678n, 6_512_345_679n, 6_479_783_950n, 7_000_000_000n];

/** The rate of a direction by its number; the other way round it is about the inverse. */
export function rateFor({ source, destination }: Direction, number: number): bigint {
  const rate = RATES[number % RATES.length] ?? 1n;
  if (source === 'AUD') return rate;
  return destination === 'AUD' ? 10n ** 20n / rate : 9_990_000_000n + rate / 1_000n;
}
