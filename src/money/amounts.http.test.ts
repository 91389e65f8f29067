import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { expectRefused } from '../testing/server/expect-refused.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

/** What is no amount of any asset, or none that can be moved. */
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
  ['seven decimals', '0.0000001'],
  ['seven decimals that end in zero', '1.1000000'],
  ['zero', '0'],
  ['zero with decimals', '0.00'],
  ['many zeros', '000.0'],
  ['a line feed behind it', '12\n'],
  ['NUL behind it', '1\u0000'],
  ['two points', '1.2.3'],
  ['a currency sign', '$1.00'],
  ['more than 999,999,999,999.99', '1000000000000'],
];

/** What has more decimals than AUD has. */
const REFUSED_IN_AUD: typeof REFUSED = [
  ['three decimals', '0.001'],
  ['three decimals that end in zero', '1.100'],
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

/** What only a stablecoin can have. */
const ACCEPTED_IN_USDC: typeof ACCEPTED = [
  ['0.000001', '0.000001'],
  ['00.100000', '0.100000'],
  ['1.000001', '1.000001'],
];

/** Amounts in minor units, from the least to the largest: alone, and with every digit taken. */
const AUD_MINOR = [1n, 3n, 99n, 101n, 123_456_789n, 90_071_992_547_409n, 99_999_999_999_999n];
const USDC_MINOR = [
  ...[1n, 3n, 999_999n, 1_000_001n, 1_234_567_890_123n],
  ...[9_007_199_254_740_993n, 999_999_999_999_989_999n, 999_999_999_999_990_000n],
];

/** Minor units as the wire has them, reckoned with here and not by the code under test. */
function written(minor: bigint, decimals: number): string {
  const digits = minor.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function feeOf(principal: bigint, bps: bigint): bigint {
  return (principal * bps + 5_000n) / 10_000n;
}

/** The largest principal that a sum covers together with its fee. */
function coveredBy(sum: bigint, bps: bigint): bigint {
  let principal = (sum * 10_000n) / (10_000n + bps);
  while (principal + 1n + feeOf(principal + 1n, bps) <= sum) principal += 1n;
  while (principal + feeOf(principal, bps) > sum) principal -= 1n;
  return principal;
}

/** What is charged: basis points of each operation's principal. */
const BPS = { deposit: 0n, conversion: 3n, stable_withdrawal: 7n, payout: 11n } as const;

const FEES = Object.entries(BPS).flatMap(([operation, bps]) =>
  (['AUD', 'USDC', 'USDT'] as const).map((asset) => ({ operation, asset, flat: '0', bps: Number(bps) })),
);

withServer(({ server }) => {
  let tenant: TestTenant;
  let beneficiaryId: string;
  let fundingInstrumentId: string;
  let addressId: string;
  let destinationId: string;

  beforeAll(async () => {
    tenant = await server().newTenant();
    beneficiaryId = (await tenant.newBeneficiary()).id;
    fundingInstrumentId = (await tenant.fund('1000.00')).fundingInstrumentId;
    addressId = (await tenant.deposit('1000')).fundingInstrumentId;
    destinationId = (await tenant.newDestination()).id;
  });

  const bodies = {
    '/v1/treasury/payouts': (amount: unknown) => ({
      beneficiaryId,
      amount,
      currency: 'AUD',
      externalReference: randomUUID(),
    }),
    '/v1/treasury/payouts/preview': (amount: unknown) => ({
      beneficiaryId,
      amount,
      currency: 'AUD',
      externalReference: 'order',
    }),
    '/v1/sandbox/payins': (amount: unknown) => ({ fundingInstrumentId, amount }),
    '/v1/treasury/withdrawals': (amount: unknown) => ({
      destinationId,
      amount,
      externalReference: randomUUID(),
    }),
    '/v1/treasury/withdrawals/preview': (amount: unknown) => ({
      destinationId,
      amount,
      externalReference: 'order',
    }),
    '/v1/sandbox/deposits': (amount: unknown) => ({ fundingInstrumentId: addressId, amount }),
  };
  const paths = Object.keys(bodies) as (keyof typeof bodies)[];

  describe.each(paths)('POST %s', (path) => {
    const isStable = path.includes('withdrawals') || path.endsWith('deposits');
    const send = (amount: unknown): Promise<TestReply> =>
      tenant.request('POST', path, { body: bodies[path](amount) });

    it.each(isStable ? REFUSED : [...REFUSED, ...REFUSED_IN_AUD])(
      'refuses %s as an amount, and says where',
      async (_name, amount) => {
        const reply = await expectRefused(server(), '400 invalid_request', () => send(amount));
        expect(reply.body['details']).toContainEqual(
          expect.objectContaining({ in: 'body', path: '/amount' }),
        );
      },
    );

    it('refuses to be without one', async () => {
      await expectRefused(server(), '400 invalid_request', () => send(undefined));
    });

    it.each(isStable ? [...ACCEPTED, ...ACCEPTED_IN_USDC] : ACCEPTED)(
      'accepts %s as one amount, however it is written',
      async (amount, canonical) => {
        const { status, body } = await send(amount);
        expect([200, 201]).toContain(status);
        const money = body[/payins|deposits/.test(path) ? 'gross' : 'principal'];
        const decimals = isStable ? canonical.replace(/\.(\d\d)$/, '.$10000') : canonical;
        const currency = isStable ? { currency: 'USDC', network: 'base' } : { currency: 'AUD' };
        expect(money).toEqual({ amount: decimals, ...currency });
      },
    );
  });

  describe('POST /v1/treasury/conversion-quotes', () => {
    const SIDES = [
      ['sourceAmount', 'AUD', 'USDC'],
      ['destinationAmount', 'USDC', 'USDT'],
    ] as const;

    describe.each(SIDES)('by its %s, from %s to %s', (side, sourceAsset, destinationAsset) => {
      const isAud = (side === 'sourceAmount' ? sourceAsset : destinationAsset) === 'AUD';
      const send = (amount: unknown): Promise<TestReply> =>
        tenant.request('POST', '/v1/treasury/conversion-quotes', {
          body: { sourceAsset, destinationAsset, [side]: amount },
        });

      it.each(isAud ? [...REFUSED, ...REFUSED_IN_AUD] : REFUSED)('refuses %s', async (_name, amount) => {
        await expectRefused(server(), '400 invalid_request', () => send(amount));
      });

      it.each(ACCEPTED)('accepts %s', async (amount, canonical) => {
        const { status, body } = await send(amount);
        expect(status).toBe(201);
        const shown = body[side === 'sourceAmount' ? 'source' : 'destination'] as { amount: string };
        expect(shown.amount).toBe(isAud ? canonical : `${canonical}0000`);
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

  it.each(USDC_MINOR)('takes %s millionths of USDC to the last one through everything', async (minor) => {
    const rich = await server().newTenant();
    await rich.configure({ pricing: { fees: FEES } });
    // One ten-billionth above one: what it adds is less than a millionth until the amounts are large.
    await rich.pin('USDC', 'USDT', '1.0000000001');
    const amount = written(minor, 6);
    const { gross, inboundFee, netCredit } = await rich.deposit(amount);
    expect([gross.amount, inboundFee.amount, netCredit.amount]).toEqual([amount, '0.000000', amount]);
    expect(await rich.figures('USDC')).toBe(`${amount}/0.000000/0.000000`);

    const source = coveredBy(minor, BPS.conversion);
    const fee = feeOf(source, BPS.conversion);
    const bought = source + source / 10_000_000_000n;
    const quote = await rich.newQuote({
      sourceAsset: 'USDC',
      destinationAsset: 'USDT',
      sourceAmount: written(source, 6),
    });
    expect([quote.fee.amount, quote.sourceDebit.amount]).toEqual([written(fee, 6), written(source + fee, 6)]);
    expect(quote.destination.amount).toBe(written(bought, 6));
    const { id } = await rich.post<{ id: string }>(`/v1/treasury/conversion-quotes/${quote.id}/accept`, {});
    await rich.post(`/v1/sandbox/operations/${id}/advance`, { to: 'settled' });
    expect(await rich.figures('USDC')).toBe(`${written(minor - source - fee, 6)}/0.000000/0.000000`);
    expect(await rich.figures('USDT')).toBe(`${written(bought, 6)}/0.000000/0.000000`);

    const sent = coveredBy(bought, BPS.stable_withdrawal);
    const sentFee = feeOf(sent, BPS.stable_withdrawal);
    const { id: to } = await rich.newDestination({ asset: 'USDT', network: 'ethereum' });
    const withdrawal = await rich.newWithdrawal({ destinationId: to, amount: written(sent, 6) });
    expect(withdrawal.fee.amount).toBe(written(sentFee, 6));
    expect(withdrawal.sourceDebit.amount).toBe(written(sent + sentFee, 6));
    expect((await rich.balance('USDT')).reserved).toBe(written(sent + sentFee, 6));
    await rich.post(`/v1/sandbox/operations/${withdrawal.id}/advance`, { to: 'settled' });
    expect(await rich.figures('USDT')).toBe(`${written(bought - sent - sentFee, 6)}/0.000000/0.000000`);
  });

  it.each(AUD_MINOR)('takes %s cents of AUD to the last one through everything', async (minor) => {
    const rich = await server().newTenant();
    await rich.configure({ pricing: { fees: FEES } });
    await rich.pin('AUD', 'USDC', '0.6533625000');
    await rich.fund(written(minor, 2));
    expect(await rich.figures()).toBe(`${written(minor, 2)}/0.00/0.00`);

    // A third of it in dollars, as the amount to get: what it takes is rounded up.
    const wanted = (minor * 10_000n * 6_533_625n) / 30_000_000n + 1n;
    const source = (wanted * 10_000_000n + 6_533_625n * 10_000n - 1n) / (6_533_625n * 10_000n);
    const fee = feeOf(source, BPS.conversion);
    const { id, principal, ...conversion } = await rich.newConversion({
      sourceAsset: 'AUD',
      destinationAsset: 'USDC',
      destinationAmount: written(wanted, 6),
    });
    expect([principal.amount, conversion.fee.amount]).toEqual([written(source, 2), written(fee, 2)]);
    await rich.post(`/v1/sandbox/operations/${id}/advance`, { to: 'settled' });
    expect(await rich.figures('USDC')).toBe(`${written(wanted, 6)}/0.000000/0.000000`);

    const left = minor - source - fee;
    expect(await rich.figures()).toBe(`${written(left, 2)}/0.00/0.00`);
    const paid = coveredBy(left, BPS.payout);
    if (paid === 0n) return;
    const payout = await rich.newPayout({ amount: written(paid, 2) });
    expect(payout.sourceDebit.amount).toBe(written(paid + feeOf(paid, BPS.payout), 2));
    await rich.post(`/v1/sandbox/operations/${payout.id}/advance`, { to: 'settled' });
    expect(await rich.figures()).toBe(`${written(left - paid - feeOf(paid, BPS.payout), 2)}/0.00/0.00`);
  });

  it('takes a currency that is none of its own for no request', async () => {
    const body = { ...bodies['/v1/treasury/payouts']('1.00'), currency: 'USDC' };
    const reply = await tenant.request('POST', '/v1/treasury/payouts', { body });
    expect(answerOf(reply)).toBe('400 invalid_request');
  });
});
