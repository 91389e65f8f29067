import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eachServer } from '../testing/each-server.ts';
import { answerOf } from '../testing/example-request.ts';
import { expectRefused } from '../testing/expect-refused.ts';
import type { TestReply } from '../testing/test-service.ts';
import type { TestTenant } from '../testing/test-tenant.ts';

/** What is no amount, or none that can be moved. */
const REFUSED: readonly [string, unknown][] = [
  ['an exponent', '1e3'],
  ['hexadecimal', '0x10'],
  ['a leading plus', '+1'],
  ['a negative zero', '-0'],
  ['a negative amount', '-1.00'],
  ['a Unicode minus', '\u22121.00'],
  ['a leading space', ' 1'],
  ['a trailing space', '1 '],
  ['a point without decimals', '1.'],
  ['a point without whole digits', '.5'],
  ['a thousands separator', '1,000'],
  ['a decimal comma', '1,50'],
  ['an underscore', '1_000'],
  ['Arabic digits', '\u0661\u0662'],
  ['full-width digits', '\uff11\uff12'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['null', null],
  ['a number', 12.34],
  ['a whole number', 12],
  ['true', true],
  ['a list', []],
  ['a list that holds an amount', ['1.00']],
  ['a map', {}],
  ['nothing', ''],
  ['400 digits', '1'.repeat(400)],
  ['65 characters', '1'.padStart(65, '0')],
  ['three decimals', '0.001'],
  ['three decimals that end in zero', '1.100'],
  ['zero', '0'],
  ['zero with decimals', '0.00'],
  ['many zeros', '000.0'],
  ['a line feed behind it', '12\n'],
  ['NUL behind it', '1\u0000'],
  ['two points', '1.2.3'],
  ['a currency sign', '$1.00'],
  ['more than 999,999,999,999.99', '1000000000000'],
];

/** What is one and the same amount, however it is written. */
const ACCEPTED: readonly [string, string][] = [
  ['1', '1.00'],
  ['1.0', '1.00'],
  ['1.00', '1.00'],
  ['01', '1.00'],
  ['00.10', '0.10'],
  ['0.1', '0.10'],
  ['0.01', '0.01'],
  ['1'.padStart(64, '0'), '1.00'],
  ['0000000000000000000000000012.5', '12.50'],
];

eachServer(({ server }) => {
  let tenant: TestTenant;
  let beneficiaryId: string;
  let fundingInstrumentId: string;

  beforeAll(async () => {
    tenant = await server().newTenant();
    beneficiaryId = (await tenant.newBeneficiary()).id;
    fundingInstrumentId = (await tenant.fund('1000.00')).fundingInstrumentId;
  });

  const bodies = {
    '/v1/treasury/payouts': (amount: unknown) => ({
      ...{ beneficiaryId, amount, currency: 'AUD', externalReference: randomUUID() },
    }),
    '/v1/treasury/payouts/preview': (amount: unknown) => ({
      ...{ beneficiaryId, amount, currency: 'AUD', externalReference: 'order' },
    }),
    '/v1/sandbox/payins': (amount: unknown) => ({ fundingInstrumentId, amount }),
  };
  const paths = Object.keys(bodies) as (keyof typeof bodies)[];

  describe.each(paths)('POST %s', (path) => {
    const send = (amount: unknown): Promise<TestReply> =>
      tenant.request('POST', path, { body: bodies[path](amount) });

    it.each(REFUSED)('refuses %s as an amount, and says where', async (_name, amount) => {
      const reply = await expectRefused(server(), '400 invalid_request', () => send(amount));
      expect(reply.body['details']).toContainEqual(expect.objectContaining({ in: 'body', path: '/amount' }));
    });

    it('refuses to be without one', async () => {
      await expectRefused(server(), '400 invalid_request', () => send(undefined));
    });

    it.each(ACCEPTED)('accepts %s and writes it %s', async (amount, written) => {
      const { status, body } = await send(amount);
      expect([200, 201]).toContain(status);
      expect(body[path.endsWith('payins') ? 'gross' : 'principal']).toEqual({
        amount: written,
        currency: 'AUD',
      });
    });
  });

  it('moves the largest amount, and every cent of it', async () => {
    const rich = await server().newTenant();
    const largest = '999999999999.99';
    expect((await rich.fund(largest)).netCredit).toEqual({ amount: largest, currency: 'AUD' });
    expect((await rich.newPayout({ amount: largest })).sourceDebit.amount).toBe(largest);
    expect(await rich.figures()).toBe(`0.00/${largest}/0.00`);
    await rich.settle();
    expect(await rich.figures()).toBe('0.00/0.00/0.00');
  });

  it('adds up beyond what a double could hold', async () => {
    const rich = await server().newTenant();
    const { fundingInstrumentId: instrument } = await rich.fund('999999999999.99');
    for (let turn = 0; turn < 99; turn += 1) {
      await rich.fund('999999999999.99', { fundingInstrumentId: instrument });
    }
    expect((await rich.balance()).available).toBe('99999999999999.00');
    await rich.newPayout({ amount: '0.03' });
    expect((await rich.balance()).available).toBe('99999999999998.97');
  });

  it('takes a currency that is none of its own for no request', async () => {
    const body = { ...bodies['/v1/treasury/payouts']('1.00'), currency: 'USDC' };
    const reply = await tenant.request('POST', '/v1/treasury/payouts', { body });
    expect(answerOf(reply)).toBe('400 invalid_request');
  });
});
