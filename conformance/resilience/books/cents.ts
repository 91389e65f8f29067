/**
 * Reads an amount of AUD as the wire shows it, into whole cents.
 * @throws Error when it is not in its canonical form
 */
export function toCents(amount: string): bigint {
  const [, sign, whole, fraction] = /^(-?)(0|[1-9]\d*)\.(\d{2})$/.exec(amount) ?? [];
  if (whole === undefined || fraction === undefined) throw new Error(`${amount} is no amount of AUD`);
  const cents = BigInt(whole) * 100n + BigInt(fraction);
  return sign === '-' ? -cents : cents;
}

/** Writes whole cents as the wire takes them. */
export function fromCents(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}
