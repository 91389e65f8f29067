const DECIMALS: Readonly<Record<string, number>> = { AUD: 2, USDC: 6, USDT: 6 };

/** How many decimals an asset is written with, from the interface alone. */
export function decimalsOfAsset(asset: string): number {
  const decimals = DECIMALS[asset];
  if (decimals === undefined) throw new Error(`No asset is called ${asset}`);
  return decimals;
}

/** An amount of the interface in minor units; it may be negative. */
export function minorOf(text: string, asset: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const minor = BigInt(whole + fraction.padEnd(decimalsOfAsset(asset), '0'));
  return text.startsWith('-') ? -minor : minor;
}

/** A money object in minor units. */
export function minorOfMoney({
  amount,
  currency,
}: {
  readonly amount: string;
  readonly currency: string;
}): bigint {
  return minorOf(amount, currency);
}

/** The sum of some amounts. */
export function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}
