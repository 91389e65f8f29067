import { textAt, type JsonObject } from '../json/json.ts';
import { money, unless } from './law.ts';

const RATE_DECIMALS = 10n;

function scaleOf(record: JsonObject, side: string): bigint {
  return textAt(record, side, 'currency') === 'AUD' ? 2n : 6n;
}

function ceiling(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** A rate as a whole number of its ten decimals. */
export function rateUnits(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  return BigInt(`0${whole}${fraction.padEnd(Number(RATE_DECIMALS), '0')}`);
}

/**
 * What the other side of an exchange is, exactly ("Amounts" in the contract's description): with the source fixed the
 * destination rounded down, with the destination fixed the source rounded up.
 */
export function exchanged(record: JsonObject, side: string): bigint {
  const rate = rateUnits(textAt(record, 'rate'));
  const up = 10n ** scaleOf(record, 'destination');
  const down = 10n ** (RATE_DECIMALS + scaleOf(record, 'source'));
  if (side === 'source') return (money(record, 'source') * rate * up) / down;
  return rate === 0n ? 0n : ceiling(money(record, 'destination') * down, rate * up);
}

/** Whether the amounts of an exchange are those of its rate, with the given side fixed. */
export function fitsRate(record: JsonObject, side: string): boolean {
  return exchanged(record, side) === money(record, side === 'source' ? 'destination' : 'source');
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
      money(record, 'sourceDebit') === money(record, 'source') + money(record, 'fee'),
      'sourceDebit is not source and fee together',
    ),
    ...unless(money(record, 'destination') > 0n, 'its destination is nothing'),
  ];
}
