import { bodyOf } from '../http/exchange.ts';
import { isObject, textAt, type Json } from '../json/json.ts';
import { toAmount, toMinor } from '../json/minor-units.ts';
import { named, type Check } from '../suite/check.ts';
import { validCall } from '../suite/recipes.ts';
import type { Trial } from '../suite/trial.ts';
import { expectInvalid } from './expect-invalid.ts';

const REFUSED: readonly Json[] = [
  '1e3', '1E3', '0x10', '+1', '-1', '-0', ' 1', '1 ', '1.', '.5', '1,000', '1.000', '1.001', '2.030', '١٢', '１２',
  'NaN', 'Infinity', '', '0', '0.00', '0.0', '000', '12\n', '1\u0000', '1.2.3', '1_000', '1000000000000',
  '999999999999.999', '9'.repeat(400), `${'0'.repeat(64)}1`, '1.0000000000000001', null, 12.34, 12, true, [], {},
]; // prettier-ignore

const ACCEPTED = [
  '1',
  '1.5',
  '2.50',
  '01',
  '00.10',
  '0.01',
  '000000000000000012.30',
  '999999999999.99',
  `${'0'.repeat(63)}7`,
];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  previewPayout: ['principal', 'amount'],
  createPayout: ['principal', 'amount'],
  simulatePayin: ['gross', 'amount'],
};

/** Only the preview takes every good amount without moving money. */
async function tryAccepted(trial: Trial): Promise<void> {
  const call = await validCall('previewPayout', trial.tenant, trial.session);
  if (!isObject(call.body)) return;
  for (const amount of ACCEPTED) {
    const exchange = await trial.call('previewPayout', { body: { ...call.body, amount } });
    trial.demandSuccess(exchange, `the amount "${amount}"`);
    const shown = textAt(bodyOf(exchange), 'principal', 'amount');
    const expected = toAmount(toMinor(amount));
    trial.expect(
      shown === expected,
      'previewPayout',
      `"${amount}" came back as "${shown}", not "${expected}"`,
      [exchange],
    );
  }
}

/** Every spelling of an amount. */
export const badAmounts: Check = {
  name: 'bad-amounts',
  title:
    'An amount is a plain positive decimal string within its asset and bounds; zeros around it are normalised, all else is 400',
  source: 'interface',
  appliesTo: named(...Object.keys(FIELDS)),
  run: async (trial) => {
    await trial.each(trial.operations, async ({ id }) => {
      const call = await validCall(id, trial.tenant, trial.session);
      const { body } = call;
      if (!isObject(body)) return;
      const calls = REFUSED.map((amount) => ({
        what: `the amount ${JSON.stringify(amount).slice(0, 40)}`,
        call: { ...call, body: { ...body, amount } },
      }));
      await expectInvalid(trial, id, calls);
      const exchange = await trial.call(id, { ...call, body: { ...body, amount: '007.03' } });
      trial.demandSuccess(exchange, 'the amount "007.03"');
      const shown = textAt(bodyOf(exchange), ...(FIELDS[id] ?? []));
      trial.expect(shown === '7.03', id, `"007.03" came back as "${shown}"`, [exchange]);
    });
    await tryAccepted(trial);
  },
};
