import { describe, expect, it } from 'vitest';
import { validatorsOf } from '../contract/validators.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseAmount, parseSignedAmount, presentAmount, type Asset } from './amount.ts';

function codeOf(read: () => bigint): string {
  try {
    return read().toString();
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

/** Whether the contract's own schema of a payout takes the amount. */
function isTakenByContract(amount: unknown): boolean {
  const body = { beneficiaryId: 'ben_1', currency: 'AUD', externalReference: 'r-1', amount };
  const validate = validatorsOf('createPayout').body;
  if (validate === null) throw new Error('createPayout has no body');
  return validate(body);
}

describe('an amount that a request may name', () => {
  it.each([
    ['0.01', 1n],
    ['1', 100n],
    ['1.0', 100n],
    ['1.00', 100n],
    ['01', 100n],
    ['00.10', 10n],
    ['0000000000000000250.00', 25_000n],
    ['999999999999.99', 99_999_999_999_999n],
  ])('reads %j as %s cents', (text, minor) => {
    expect(parseAmount(text, 'AUD')).toBe(minor);
    expect(isTakenByContract(text)).toBe(true);
  });

  it.each([
    '1e3',
    '0x10',
    '+1',
    '-0',
    '-1',
    ' 1',
    '1 ',
    '1.',
    '.5',
    '1,000',
    '١٢',
    '１２',
    'NaN',
    'Infinity',
    '',
    '9'.repeat(400),
    '0'.repeat(400) + '1',
    '1.001',
    '1.000',
    '12\n',
    '1\u0000',
    '1000000000000',
    '1000000000000.00',
  ])('refuses %j, in the reader as in the contract', (text) => {
    expect(codeOf(() => parseAmount(text, 'AUD'))).toBe('invalid_request');
    expect(isTakenByContract(text)).toBe(false);
  });

  it.each([null, 12.34, true, [], {}, ['1']])('is never %j, which is no string', (amount) => {
    expect(isTakenByContract(amount)).toBe(false);
  });

  it.each(['0', '0.0', '0.00', '000', '00.00'])('is not %j where money would move', (text) => {
    expect(isTakenByContract(text)).toBe(false);
    expect(parseAmount(text, 'AUD')).toBe(0n);
  });

  it.each([
    ['USDC', '0.000001', '1'],
    ['USDC', '0.0000001', 'invalid_request'],
    ['USDC', '999999999999.99', '999999999999990000'],
    ['USDC', '999999999999.990000', '999999999999990000'],
    ['USDC', '999999999999.990001', 'invalid_request'],
    ['USDT', '1.5', '1500000'],
    ['USDT', '1.0000000', 'invalid_request'],
  ] as const)('in %s, %j reads as %s', (asset, text, expected) => {
    expect(codeOf(() => parseAmount(text, asset))).toBe(expected);
  });
});

describe('a signed amount', () => {
  it.each([
    ['-0.01', '-1'],
    ['-999999999999.99', '-99999999999999'],
    ['5', '500'],
    ['-1000000000000', 'invalid_request'],
    ['--1', 'invalid_request'],
    ['+1', 'invalid_request'],
    ['-1.001', 'invalid_request'],
    ['-', 'invalid_request'],
  ])('%j reads as %s', (text, expected) => {
    expect(codeOf(() => parseSignedAmount(text, 'AUD'))).toBe(expected);
  });
});

describe('an amount on the wire', () => {
  it.each([
    [0n, 'AUD', '0.00'],
    [1n, 'AUD', '0.01'],
    [-1n, 'AUD', '-0.01'],
    [100n, 'AUD', '1.00'],
    [-12_345n, 'AUD', '-123.45'],
    [1n, 'USDC', '0.000001'],
    [10_000_000n, 'USDT', '10.000000'],
    [9_000_000_000_000_000_000n, 'AUD', '90000000000000000.00'],
  ] as readonly (readonly [bigint, Asset, string])[])('%s minor units of %s are %s', (minor, asset, text) => {
    expect(presentAmount(minor, asset)).toBe(text);
  });
});
