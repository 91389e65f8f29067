import { bodyOf } from '../../http/exchange.ts';
import { isObject, textAt, type Json } from '../../json/json.ts';
import { toAmount, toMinor } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { validCall } from '../../suite/recipes.ts';
import type { Trial } from '../../suite/trial.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';

/** No amount of any asset. */
const REFUSED: readonly Json[] = [
  '1e3', '1E3', '0x10', '+1', '-1', '-0', ' 1', '1 ', '1.', '.5', '1,000', '١٢', '１２',
  'NaN', 'Infinity', '', '0', '0.00', '0.0', '000', '12\n', '1\u0000', '1.2.3', '1_000', '1000000000000',
  '999999999999.999', '9'.repeat(400), `${'0'.repeat(64)}1`, '1.0000000000000001', null, 12.34, 12, true, [], {},
]; // prettier-ignore

/** More decimals than the asset has, or zero with all of them. */
const TOO_FINE: Readonly<Record<string, readonly string[]>> = {
  AUD: ['1.000', '1.001', '2.030'],
  USDC: ['1.0000000', '1.0000001', '0.000000', '999999999999.990001'],
};

const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  AUD: [
    '1',
    '1.5',
    '2.50',
    '01',
    '00.10',
    '0.01',
    '000000000000000012.30',
    '999999999999.99',
    `${'0'.repeat(63)}7`,
  ],
  USDC: [
    '1',
    '1.5',
    '0.000001',
    '00.100000',
    '123.456789',
    '000000000012.3',
    '999999999999.99',
    '999999999999.989999',
  ],
};

interface Field {
  readonly name: string;
  readonly asset: string;
  /** Where the answer shows it. */
  readonly shown: readonly string[];
}

const FIELDS: Readonly<Record<string, Field>> = {
  previewPayout: { name: 'amount', asset: 'AUD', shown: ['principal', 'amount'] },
  createPayout: { name: 'amount', asset: 'AUD', shown: ['principal', 'amount'] },
  simulatePayin: { name: 'amount', asset: 'AUD', shown: ['gross', 'amount'] },
  previewWithdrawal: { name: 'amount', asset: 'USDC', shown: ['principal', 'amount'] },
  createWithdrawal: { name: 'amount', asset: 'USDC', shown: ['principal', 'amount'] },
  simulateDeposit: { name: 'amount', asset: 'USDC', shown: ['gross', 'amount'] },
  createConversionQuote: { name: 'sourceAmount', asset: 'AUD', shown: ['source', 'amount'] },
};

/** Only what moves no money takes every good amount. */
const FREE = ['previewPayout', 'previewWithdrawal'];

async function tryAccepted(trial: Trial, id: string, { name, asset, shown }: Field): Promise<void> {
  const call = await validCall(id, trial.tenant, trial.session);
  if (!isObject(call.body)) return;
  for (const amount of ACCEPTED[asset] ?? []) {
    const exchange = await trial.call(id, { ...call, body: { ...call.body, [name]: amount } });
    trial.demandSuccess(exchange, `the amount "${amount}"`);
    const came = textAt(bodyOf(exchange), ...shown);
    const expected = toAmount(toMinor(amount, asset), asset);
    trial.expect(came === expected, id, `"${amount}" came back as "${came}", not "${expected}"`, [exchange]);
  }
}

async function tryRefused(trial: Trial, id: string, { name, asset, shown }: Field): Promise<void> {
  const call = await validCall(id, trial.tenant, trial.session);
  const { body } = call;
  if (!isObject(body)) return;
  const calls = [...REFUSED, ...(TOO_FINE[asset] ?? [])].map((amount) => ({
    what: `the amount ${JSON.stringify(amount).slice(0, 40)}`,
    call: { ...call, body: { ...body, [name]: amount } },
  }));
  await expectInvalid(trial, id, calls);
  const exchange = await trial.call(id, { ...call, body: { ...body, [name]: '007.03' } });
  trial.demandSuccess(exchange, 'the amount "007.03"');
  const came = textAt(bodyOf(exchange), ...shown);
  const expected = toAmount(toMinor('7.03', asset), asset);
  trial.expect(came === expected, id, `"007.03" came back as "${came}"`, [exchange]);
}

/** Every spelling of an amount. */
export const badAmounts: Check = {
  name: 'bad-amounts',
  title:
    'An amount is a plain positive decimal string within its asset and bounds; zeros around it are normalised, all else is 400',
  source: 'decision',
  appliesTo: named(...Object.keys(FIELDS)),
  run: async (trial) => {
    await trial.each(trial.operations, async ({ id }) => {
      const field = FIELDS[id];
      if (field === undefined) return;
      await tryRefused(trial, id, field);
      if (FREE.includes(id)) await tryAccepted(trial, id, field);
    });
  },
};
