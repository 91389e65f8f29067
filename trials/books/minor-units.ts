/** Digits behind the point of each asset. */
const DECIMALS: Readonly<Record<string, number>> = { AUD: 2, USDC: 6, USDT: 6 };

function decimalsOf(asset: string): number {
  const decimals = DECIMALS[asset];
  if (decimals === undefined) throw new Error(`${asset} is no asset`);
  return decimals;
}

/**
 * Reads an amount of an asset as the wire shows it, into its smallest units.
 * @throws Error when it is not in its canonical form
 */
export function toMinor(amount: string, asset: string): bigint {
  const [, sign, whole, fraction] = /^(-?)(0|[1-9]\d*)\.(\d+)$/.exec(amount) ?? [];
  if (whole === undefined || fraction?.length !== decimalsOf(asset)) {
    throw new Error(`${amount} is no amount of ${asset}`);
  }
  const minor = BigInt(whole + fraction);
  return sign === '-' ? -minor : minor;
}

/** Writes smallest units of an asset as the wire takes them. */
export function fromMinor(minor: bigint, asset: string): string {
  const decimals = decimalsOf(asset);
  const digits = minor.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
