import type { BodyField } from '../../contract/body-fields.ts';
import type { Operation } from '../../contract/operation.ts';
import { bodyOf } from '../../http/exchange.ts';
import { isObject, objectsAt, textAt, valueAt, type Json } from '../../json/json.ts';
import { toAmount, toMinor } from '../../json/minor-units.ts';
import type { Check } from '../../suite/check.ts';
import { withConfiguration, withDeveloperFees } from '../../suite/configured.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';
import {
  assetOfAmount,
  boundsOf,
  fieldsOfKind,
  havingField,
  isAmount,
  takesNull,
} from '../../suite/field-kinds.ts';
import { callsWith, type FieldCalls } from '../../suite/filled-call.ts';
import { placeOf } from '../../suite/shown-fields.ts';
import type { Trial } from '../../suite/trial.ts';

// oxfmt-ignore
const REFUSED: readonly Json[] = [
  '1e3', '1E3', '0x10', '+1', '-0', ' 1', '1 ', '1.', '.5', '1,000', '١٢', '１２',
  'NaN', 'Infinity', '', '12\n', '1\u0000', '1.2.3', '1_000', '1000000000000', '--1', '- 1',
  '999999999999.999', '9'.repeat(400), `${'0'.repeat(64)}1`, '1.0000000000000001', 12.34, 12, true, [], {},
];

/** Amounts that only some fields take. */
const ZEROS: readonly string[] = ['0', '0.00', '0.0', '000'];
const NEGATIVES: readonly string[] = ['-1', '-1.50'];

const TOO_FINE: Readonly<Record<string, readonly string[]>> = {
  AUD: ['1.000', '1.001', '2.030'],
  USDC: ['1.0000000', '1.0000001', '999999999999.990001'],
  USDT: ['1.0000000', '1.0000001', '999999999999.990001'],
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

/** Only what moves no money takes every good amount. */
const FREE = ['previewPayout', 'previewWithdrawal'];

/** An amount of an operation's body, and calls that differ in it alone. */
interface Amount {
  readonly operation: Operation;
  readonly field: BodyField;
  readonly asset: string;
  readonly calls: FieldCalls;
}

async function amountOf(trial: Trial, operation: Operation, field: BodyField): Promise<Amount> {
  const calls = await callsWith(trial, operation, field);
  const beside = valueAt(calls.with('1').body, ...field.path.slice(0, -1));
  return { operation, field, asset: assetOfAmount(field, beside), calls };
}

/** Sends a good amount, which must come back in its usual spelling. */
async function expectAccepted(trial: Trial, { operation, field, asset, calls }: Amount, amount: string) {
  const call = calls.with(amount);
  const exchange = await trial.call(operation.id, call);
  trial.demandSuccess(exchange, `the amount "${amount}" as ${field.path.join('.')}`);
  const answer = bodyOf(exchange);
  const shown = isObject(call.body) ? placeOf(operation.id, String(field.path[0]), call.body) : undefined;
  const came =
    operation.id === 'adjustInvoice'
      ? textAt(objectsAt(answer, 'lines').at(-1), 'amount')
      : textAt(answer, ...(field.path.length > 1 ? field.path : (shown ?? [])));
  const expected = toAmount(toMinor(amount, asset), asset);
  trial.expect(came === expected, operation.id, `"${amount}" came back as "${came}", not "${expected}"`, [
    exchange,
  ]);
}

/** Tries good amounts, and leaves no setting behind that they change. */
async function tryAccepted(trial: Trial, amount: Amount): Promise<void> {
  const { operation, field } = amount;
  const act = async (): Promise<void> => {
    await expectAccepted(trial, amount, '007.03');
    if (!FREE.includes(operation.id)) return;
    for (const text of ACCEPTED[amount.asset] ?? []) await expectAccepted(trial, amount, text);
  };
  const [part] = field.path;
  if (operation.id === 'configureSandbox') await withConfiguration(trial, { [String(part)]: {} }, act);
  else if (operation.id === 'replaceDeveloperFees')
    await withDeveloperFees(trial, { flatAud: '0.25', bps: 15 }, act);
  else await act();
}

async function tryRefused(trial: Trial, { operation, field, asset, calls }: Amount): Promise<void> {
  const { takesZero, takesNegative } = boundsOf(field);
  const refused = [
    ...REFUSED,
    ...(TOO_FINE[asset] ?? []),
    ...(takesZero ? [] : ZEROS),
    ...(takesNegative ? [] : NEGATIVES),
    ...(takesNull(field) ? [] : [null]),
  ].map((amount) => ({
    what: `${field.path.join('.')} as ${JSON.stringify(amount).slice(0, 40)}`,
    call: calls.with(amount),
  }));
  await expectInvalid(trial, operation.id, refused, field);
}

export const badAmounts: Check = {
  name: 'bad-amounts',
  title:
    'An amount is a plain decimal string within its asset and bounds, above zero unless its field takes less; zeros around it are normalised, all else is 400',
  source: 'decision',
  appliesTo: havingField(isAmount),
  run: async (trial) => {
    await trial.each(trial.operations, async (operation) => {
      for (const field of fieldsOfKind(operation, isAmount)) {
        await tryRefused(trial, await amountOf(trial, operation, field));
        await tryAccepted(trial, await amountOf(trial, operation, field));
      }
    });
  },
};
