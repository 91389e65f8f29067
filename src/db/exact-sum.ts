/**
 * Sums of amounts in SQL, exact at any size. A sum over many rows may pass 64 bits, where SQLite gives up or turns to
 * floating point: so each amount is added up as its high and its low 32 bits, of which there may be two thousand
 * million before either sum is near the bound. PostgreSQL adds in NUMERIC and reads the same words.
 */
const LOW_BITS = '4294967295';
const HIGH_UNIT = 4_294_967_296n;

/** The select list of an aggregate that adds a column of minor units; read it with readExactSum under the same name. */
export function exactSum(column: string, name: string): string {
  return [
    `cast(sum(${column} >> 32) as text) as ${name}_high`,
    `cast(sum(${column} & ${LOW_BITS}) as text) as ${name}_low`,
  ].join(', ');
}

/** The sum that exactSum selected, in minor units; zero over no rows. */
export function readExactSum(row: Readonly<Record<string, unknown>>, name: string): bigint {
  return textToBigint(row[`${name}_high`]) * HIGH_UNIT + textToBigint(row[`${name}_low`]);
}

function textToBigint(value: unknown): bigint {
  return typeof value === 'string' ? BigInt(value) : 0n;
}

/**
 * A condition on an aggregate: the column does not add up to zero. Where the sum is zero the two halves cancel within
 * 64 bits, and a product that passes them is far from zero however it is rounded.
 */
export function sumIsNotZero(column: string): string {
  return `sum(${column} >> 32) * ${HIGH_UNIT} + sum(${column} & ${LOW_BITS}) <> 0`;
}
