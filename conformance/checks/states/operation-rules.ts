import { statusOf, type Exchange } from '../../http/exchange.ts';
import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import { toAmount } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import type { Trial } from '../../suite/trial.ts';
import { neverUsed } from '../edge/unknown-ids.ts';

/** Kinds whose own rules stand in a check of their own are left out. */
const KINDS = OPERATION_KINDS.filter(({ name }) => name !== 'payout');

async function create(
  trial: Trial,
  { name, create: operation }: OperationKind,
  externalReference: string,
  amount = '1.03',
): Promise<Exchange> {
  if (name === 'withdrawal') {
    const destinationId = await trial.tenant.its('destinationId');
    return trial.call(operation, { body: { destinationId, amount, externalReference } });
  }
  const path = { id: textAt(await trial.tenant.newQuote(plainQuote(amount)), 'id') };
  return trial.call(operation, { path, body: { externalReference } });
}

async function tryReferences(trial: Trial, kind: OperationKind): Promise<void> {
  const { tenant, session } = trial;
  const reference = session.newName('once');
  const what = `a reference that a ${kind.name} carries which is`;
  const first = await create(trial, kind, reference);
  trial.demandSuccess(first, 'a new reference');
  trial.expectRefusal(
    await create(trial, kind, reference, '2.03'),
    409,
    'duplicate_external_reference',
    `${what} open`,
  );
  await tenant.advance(textAt(first.response?.json, 'id'), 'failed');
  const freed = await create(trial, kind, reference);
  trial.demandSuccess(freed, `${what} failed`);
  await tenant.advance(textAt(freed.response?.json, 'id'), 'settled');
  trial.expectRefusal(
    await create(trial, kind, reference),
    409,
    'duplicate_external_reference',
    `${what} settled`,
  );
  // References of one kind are nothing to another.
  await tenant.ensureFunds();
  await tenant.newPayout('1.03', { externalReference: reference });
  const race = session.newName('race');
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(trial, kind, race)));
  const made = answers.filter((answer) => statusOf(answer) === 201).length;
  trial.expect(
    made === 1,
    kind.create,
    `8 of a ${kind.name} at once with one reference: ${made} made`,
    answers,
  );
  const listed = objectsAt(await trial.get(kind.list, { query: { externalReference: race } }), 'data').length;
  trial.expect(listed === 1, kind.list, `one reference finds ${listed} of a ${kind.name}`);
}

/** Several reasons at once: the earliest in the documented order is told. */
async function tryWithdrawalOrder(trial: Trial): Promise<void> {
  const { tenant, session } = trial;
  const destinationId = await tenant.its('destinationId');
  const { available } = await tenant.balance('USDC');
  const amount = toAmount(available + trial.world.policy.creditLimitOf('USDC') + 1n, 'USDC');
  const used = session.newName('used');
  await trial.get('createWithdrawal', { body: { destinationId, amount: '1.03', externalReference: used } });
  const inactive = await tenant.newDestination();
  await tenant.do('deactivateDestination', { path: { id: inactive } });
  const order = { destinationId, amount, externalReference: used };
  const cases: readonly (readonly [JsonObject, number, string, string])[] = [
    [{ ...order, destinationId: neverUsed(inactive, trial) }, 404, 'not_found', 'an unknown destination'],
    [{ ...order, destinationId: inactive }, 422, 'destination_inactive', 'an inactive destination'],
    [order, 409, 'duplicate_external_reference', 'a used reference'],
    [{ ...order, externalReference: session.newName('new') }, 422, 'insufficient_funds', 'too much'],
  ];
  for (const [body, status, code, what] of cases) {
    const exchange = await trial.call('createWithdrawal', { body });
    trial.expectRefusal(exchange, status, code, `${what}, and too much`);
  }
}

/** A quote that was accepted, and a reference that is taken, before the money is looked at. */
async function tryConversionOrder(trial: Trial): Promise<void> {
  const { tenant, session } = trial;
  const { available } = await tenant.balance();
  const tooMuch = toAmount(available + trial.world.policy.creditLimitOf('AUD') + 1n);
  const used = session.newName('used');
  const accepted = await tenant.newConversion(plainQuote('1.03'), { externalReference: used });
  const quoteId = textAt(accepted, 'quoteId');
  const dear = textAt(await tenant.newQuote(plainQuote(tooMuch)), 'id');
  const cases: readonly (readonly [string, string, number, string, string])[] = [
    [neverUsed(dear, trial), used, 404, 'not_found', 'an unknown quote'],
    [quoteId, used, 409, 'duplicate_external_reference', 'a used reference and an accepted quote'],
    [quoteId, session.newName('new'), 409, 'quote_already_accepted', 'an accepted quote'],
    [dear, used, 409, 'duplicate_external_reference', 'a used reference and too much'],
    [dear, session.newName('new'), 422, 'insufficient_funds', 'too much'],
  ];
  for (const [id, externalReference, status, code, what] of cases) {
    const exchange = await trial.call('acceptConversionQuote', { path: { id }, body: { externalReference } });
    trial.expectRefusal(exchange, status, code, what);
  }
}

export const operationRules: Check = {
  name: 'operation-rules',
  title:
    'A reference is unique among withdrawals, and among conversions, that have not failed, and of several refusals the first in the documented order is told',
  source: 'decision',
  appliesTo: named(...KINDS.flatMap((kind) => [kind.create, kind.list])),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    for (const kind of KINDS) {
      await trial.tenant.ensureFunds(undefined, kind.asset);
      await tryReferences(trial, kind);
    }
    await tryWithdrawalOrder(trial);
    await tryConversionOrder(trial);
  },
};
