import { isMove, shortestPath } from '../contract/shortest-path.ts';
import type { StateMachine } from '../contract/contract.ts';
import { bodyOf, statusOf } from '../http/exchange.ts';
import { textAt } from '../json/json.ts';
import { toMinor } from '../json/minor-units.ts';
import { named, type Check } from '../suite/check.ts';
import type { BalanceReading } from '../suite/tenant.ts';
import { shown, type Trial } from '../suite/trial.ts';

const ID = 'advancePayin';
const AMOUNT = '80.00';

/** What a status does to the wallet, in terms of the net amount: whether it is posted, and whether it is expected. */
function effectOf(status: string): { readonly posted: bigint; readonly pending: bigint } {
  return {
    posted: status === 'credited' ? 1n : 0n,
    pending: status === 'detected' || status === 'confirming' ? 1n : 0n,
  };
}

function expectBalance(
  trial: Trial,
  what: string,
  net: bigint,
  [before, after]: readonly [BalanceReading, BalanceReading],
  [from, to]: readonly [string, string],
): void {
  const posted = (effectOf(to).posted - effectOf(from).posted) * net;
  const pending = (effectOf(to).pending - effectOf(from).pending) * net;
  trial.expect(
    after.posted - before.posted === posted,
    ID,
    `${what} changed the posted balance by ${after.posted - before.posted} cents instead of ${posted}`,
  );
  trial.expect(
    after.pending - before.pending === pending,
    ID,
    `${what} changed the pending balance by ${after.pending - before.pending} cents instead of ${pending}`,
  );
}

async function tryPair(trial: Trial, machine: StateMachine, from: string, to: string): Promise<void> {
  const payin = await trial.tenant.newPayin(AMOUNT, 'detected');
  const id = textAt(payin, 'id');
  const net = toMinor(textAt(payin, 'netCredit', 'amount'));
  for (const move of shortestPath(machine, 'detected', from) ?? []) {
    await trial.tenant.do(ID, { path: { id }, body: { to: move.to } });
  }
  const before = await trial.tenant.balance();
  const exchange = await trial.call(ID, { path: { id }, body: { to } });
  const what = `a move from ${from} to ${to}`;
  const isAllowed = isMove(machine, from, to);
  if (!isAllowed) trial.expectRefusal(exchange, 409, 'invalid_state', what);
  else trial.expect(statusOf(exchange) === 200, ID, `${what}: ${shown(exchange)} instead of 200`, [exchange]);
  const end = isAllowed ? to : from;
  expectBalance(trial, what, net, [before, await trial.tenant.balance()], [from, end]);
  const still = await trial.get('getPayin', { path: { id } });
  trial.expect(
    textAt(still, 'status') === end,
    'getPayin',
    `after ${what} it is shown ${textAt(still, 'status')}`,
  );
  if (isAllowed && to === 'credited')
    await expectLink(trial, textAt(bodyOf(exchange), 'movementId'), id, net);
}

/** A credited pay-in links its movement, and the movement leads back. */
async function expectLink(trial: Trial, movementId: string, payinId: string, net: bigint): Promise<void> {
  const movement = await trial.get('getTransaction', { path: { id: movementId } });
  const sum = toMinor(textAt(movement, 'availableDelta')) + toMinor(textAt(movement, 'reservedDelta'));
  trial.expect(
    textAt(movement, 'kind') === 'funding_credited',
    ID,
    'movementId names another kind of movement',
  );
  trial.expect(textAt(movement, 'reference') === payinId, ID, 'the movement does not refer to its pay-in');
  trial.expect(sum === net, ID, `the movement credits ${sum} cents where netCredit is ${net}`);
}

async function tryOutcomes(trial: Trial, machine: StateMachine): Promise<void> {
  for (const outcome of machine.states) {
    const before = await trial.tenant.balance();
    const payin = await trial.tenant.newPayin(AMOUNT, outcome);
    trial.called.add('simulatePayin');
    const status = textAt(payin, 'status');
    trial.expect(
      status === outcome,
      'simulatePayin',
      `a pay-in with the outcome ${outcome} came to rest ${status}`,
    );
    const net = toMinor(textAt(payin, 'netCredit', 'amount'));
    const after = await trial.tenant.balance();
    const { posted, pending } = effectOf(outcome);
    trial.expect(
      after.posted - before.posted === posted * net && after.pending - before.pending === pending * net,
      'simulatePayin',
      `a pay-in with the outcome ${outcome} moved posted by ${after.posted - before.posted} and pending by ${after.pending - before.pending} cents`,
    );
    const fee = trial.world.policy.feeOf('payin', toMinor(AMOUNT));
    const charged = toMinor(textAt(payin, 'inboundFee', 'amount'));
    trial.expect(charged === fee, 'simulatePayin', `an inbound fee of ${charged} cents instead of ${fee}`);
  }
}

/** Every pair of statuses of a pay-in. */
export const payinMoves: Check = {
  name: 'payin-moves',
  title:
    'A pay-in makes the moves of its state machine and no other, and only credited net funds are in the wallet',
  source: 'seed',
  appliesTo: named(ID, 'simulatePayin', 'getPayin', 'getTransaction'),
  lacks: ({ session, policy }) =>
    session.contract.stateMachines.has('payin')
      ? policy.obstacle
      : 'the document has no state machine of pay-ins',
  run: async (trial) => {
    const machine = trial.session.contract.stateMachines.get('payin');
    if (machine === undefined) return;
    for (const from of machine.states) {
      // A pay-in is never asked to become detected: nothing comes to be that way again.
      for (const to of machine.states.filter((each) => each !== 'detected'))
        await tryPair(trial, machine, from, to);
    }
    await tryOutcomes(trial, machine);
  },
};
