import { expect, it } from 'vitest';
import { newAddress, toBase58, toBase58Check } from './addresses.ts';
import { Random } from './random.ts';

it('writes base58 as the networks do', () => {
  expect(toBase58(Buffer.from('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U');
  expect(toBase58(new Uint8Array(32))).toBe('1'.repeat(32));
});

it('writes the checksum of an address that is known', () => {
  const usdt = Buffer.from('41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'hex');
  expect(toBase58Check(usdt)).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
});

it('makes addresses of the form that each network has', () => {
  const random = new Random(1);
  expect(newAddress('polygon', random)).toMatch(/^0x[0-9a-f]{40}$/);
  expect(newAddress('tron', random)).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
  expect(newAddress('solana', random)).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
});
