import { bodyOf, statusOf } from '../../http/exchange.ts';
import { objectsAt, textAt, valueAt, type Json } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { makeHeld, OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const CANCELS: Readonly<Record<OperationKind['name'], string | undefined>> = {
  payout: 'cancelPayout',
  withdrawal: 'cancelWithdrawal',
  conversion: undefined,
};

const REASON = 'It was paid already';

/** Cancels a held operation, and looks at what is left of it. */
async function tryCancel(trial: Trial, kind: OperationKind, id: string, cancel: string): Promise<void> {
  const exchange = await trial.call(cancel, { path: { id }, body: { reason: REASON } });
  const what = `canceling a held ${kind.name}`;
  trial.demand(statusOf(exchange) === 200, cancel, `${what}: ${shown(exchange)} instead of 200`);
  const after = bodyOf(exchange) ?? null;
  const expected = {
    status: 'failed',
    failureCode: 'canceled',
    failureMessage: REASON,
    nextAction: 'none',
  };
  for (const [name, value] of Object.entries(expected)) {
    const said = textAt(after, name);
    trial.expect(said === value, cancel, `${what}: ${name} is ${said} instead of ${value}`, [exchange]);
  }
  const isOver = valueAt(after, 'holdReason') === undefined && valueAt(after, 'failedAt') !== undefined;
  trial.expect(isOver, cancel, `${what}: it has still a hold reason, or no moment at which it failed`, [
    exchange,
  ]);
  const last = objectsAt(after, 'statusHistory').at(-1) ?? null;
  trial.expect(textAt(last, 'reason') === REASON, cancel, `${what}: its history does not give the reason`, [
    exchange,
  ]);
}

/** What cannot be canceled: what has ended, what was handed over, and a second time. */
async function tryRefusals(trial: Trial, kind: OperationKind, id: string, cancel: string): Promise<void> {
  const refuse = async (of: Json, what: string): Promise<void> => {
    const exchange = await trial.call(cancel, { path: { id: textAt(of, 'id') } });
    trial.expectRefusal(exchange, 409, 'invalid_state', `canceling a ${kind.name} ${what}`);
  };
  await refuse({ id }, 'a second time');
  for (const status of ['submitted', 'settled', 'failed']) {
    const of = await makeHeld(trial.tenant, kind, 5);
    await trial.tenant.advance(textAt(of, 'id'), status);
    await refuse(of, `that is ${status}`);
  }
  for (const to of ['late_return', 'late_execution']) {
    const exchange = await trial.call('advanceOperation', { path: { id }, body: { to } });
    trial.expectRefusal(exchange, 409, 'invalid_state', `${to} on a canceled ${kind.name}`);
  }
}

async function tryKind(trial: Trial, kind: OperationKind, cancel: string): Promise<void> {
  await trial.tenant.ensureFunds(undefined, kind.asset);
  const before = await trial.tenant.balance(kind.asset);
  const externalReference = trial.session.newName('canceled');
  const made = await kind.make(trial.tenant, '5.03', { externalReference });
  const id = textAt(made, 'id');
  await tryCancel(trial, kind, id, cancel);
  const after = await trial.tenant.balance(kind.asset);
  const isFree = after.available === before.available && after.reserved === before.reserved;
  trial.expect(isFree, cancel, `a canceled ${kind.name} did not give back all that it had reserved`);
  // Its reference is free again.
  const again = await kind.make(trial.tenant, '5.03', { externalReference });
  trial.expect(textAt(again, 'id') !== id, kind.create, `the ${kind.name} after it is the same record`);
  await tryRefusals(trial, kind, id, cancel);
}

export const cancellation: Check = {
  name: 'cancellation',
  title:
    'An account can cancel an operation whose order was not handed over, which frees its funds and its reference; it can cancel no other',
  source: 'decision',
  appliesTo: named('cancelPayout', 'cancelWithdrawal', 'advanceOperation'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    trial.called.add('advanceOperation');
    for (const kind of OPERATION_KINDS) {
      const cancel = CANCELS[kind.name];
      if (cancel !== undefined && trial.tenant.knows(cancel)) await tryKind(trial, kind, cancel);
    }
  },
};
