import { textAt, type JsonObject } from '../json/json.ts';
import { decimalsOf, moneyAt } from '../json/minor-units.ts';
import { unless } from './law.ts';

const RATE_DECIMALS = 10n;

function ceiling(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

export function rateUnits(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  return BigInt(`0${whole}${fraction.padEnd(Number(RATE_DECIMALS), '0')}`);
}

/** One side of an exchange, fixed, in its asset's smallest units. */
export interface FixedSide {
  readonly source: string;
  readonly destination: string;
  readonly side: string;
  readonly minor: bigint;
}

/**
 * What the other side of an exchange is, exactly ("Amounts" in the contract's description): with the source fixed the
 * destination rounded down, with the destination fixed the source rounded up.
 */
export function exchanged({ source, destination, side, minor }: FixedSide, rate: bigint): bigint {
  const up = 10n ** BigInt(decimalsOf(destination));
  const down = 10n ** (RATE_DECIMALS + BigInt(decimalsOf(source)));
  if (side === 'source') return (minor * rate * up) / down;
  return rate === 0n ? 0n : ceiling(minor * down, rate * up);
}

/** Whether the amounts of an exchange are those of its rate, with the given side fixed. */
export function fitsRate(record: JsonObject, side: string): boolean {
  const currency = (name: string): string => textAt(record, name, 'currency');
  const fixed = {
    source: currency('source'),
    destination: currency('destination'),
    side,
    minor: moneyAt(record, side),
  };
  const other = moneyAt(record, side === 'source' ? 'destination' : 'source');
  return exchanged(fixed, rateUnits(textAt(record, 'rate'))) === other;
}

/** What an exchange breaks of what every one keeps: two assets, a fee in the source's, and a debit of both together. */
export function judgeExchange(record: JsonObject): string[] {
  const currency = (name: string): string => textAt(record, name, 'currency');
  const network = (name: string): string => textAt(record, name, 'network');
  const isOfSource = ['fee', 'sourceDebit'].every(
    (name) => currency(name) === currency('source') && network(name) === network('source'),
  );
  return [
    ...unless(currency('source') !== currency('destination'), 'it exchanges an asset for itself'),
    ...unless(isOfSource, 'its fee or its debit is not in the asset and network of its source'),
    ...unless(
      moneyAt(record, 'sourceDebit') === moneyAt(record, 'source') + moneyAt(record, 'fee'),
      'sourceDebit is not source and fee together',
    ),
    ...unless(moneyAt(record, 'destination') > 0n, 'its destination is nothing'),
  ];
}
