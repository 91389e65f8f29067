import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const HTTP = {
  CORRIDOR_EXCHANGE: 'http',
  CORRIDOR_EXCHANGE_KEY: 'the-key',
  CORRIDOR_EXCHANGE_SECRET: Buffer.from('a secret of the venue').toString('base64'),
};

it('reads how conversions are made at a venue', () => {
  expect(readConfig({ ...HTTP, CORRIDOR_EXCHANGE_URL: 'http://127.0.0.1:9/' })).toMatchObject({
    providers: { exchange: 'http' },
    httpExchange: {
      dialect: 'btc_markets',
      url: 'http://127.0.0.1:9',
      key: 'the-key',
      secret: HTTP.CORRIDOR_EXCHANGE_SECRET,
      boundBps: 100,
      feeBps: 100,
      depth: 10_000,
    },
  });
  expect(readConfig({}).httpExchange).toBeNull();
});

it.each([
  ['CORRIDOR_EXCHANGE_DIALECT', 'another'],
  ['CORRIDOR_EXCHANGE_URL', 'api.example'],
  ['CORRIDOR_EXCHANGE_KEY', undefined],
  ['CORRIDOR_EXCHANGE_SECRET', 'not base 64 at all !'],
  ['CORRIDOR_EXCHANGE_BOUND_BPS', '5001'],
  ['CORRIDOR_EXCHANGE_FEE_BPS', '-1'],
  ['CORRIDOR_EXCHANGE_DEPTH', '0'],
])('refuses %s as %s, and repeats no secret', (name, value) => {
  const read = (): unknown => readConfig({ ...HTTP, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(HTTP.CORRIDOR_EXCHANGE_SECRET);
  if (name === 'CORRIDOR_EXCHANGE_SECRET') expect(read).not.toThrow(value);
});
