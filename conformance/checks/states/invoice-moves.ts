import { isMove, shortestPath } from '../../contract/shortest-path.ts';
import type { StateMachine } from '../../contract/contract.ts';
import { statusOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { textAt } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { differences, walletFootprintOf } from '../../suite/footprint.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const ID = 'advanceInvoice';
const TARGETS = ['issued', 'settled', 'void'];

async function move(trial: Trial, id: string, to: string) {
  return trial.call(ID, { path: { id }, body: { to, ...(to === 'void' ? { reason: 'for a check' } : {}) } });
}

async function tryPair(
  trial: Trial,
  machine: StateMachine,
  [from, to]: readonly [string, string],
): Promise<void> {
  const id = textAt(await trial.tenant.invoices.newDraft(), 'id');
  for (const step of shortestPath(machine, 'draft', from) ?? []) await move(trial, id, step.to);
  const before = await trial.get('getInvoice', { path: { id } });
  const what = `a move of an invoice from ${from} to ${to}`;
  trial.expect(textAt(before, 'status') === from, ID, `no invoice came to be ${from}`);
  const exchange = await move(trial, id, to);
  const after = await trial.get('getInvoice', { path: { id } });
  if (isMove(machine, from, to)) {
    trial.expect(statusOf(exchange) === 200, ID, `${what}: ${shown(exchange)} instead of 200`, [exchange]);
    trial.expect(textAt(after, 'status') === to, ID, `after ${what} it is ${textAt(after, 'status')}`);
  } else {
    trial.expectRefusal(exchange, 409, 'invalid_state', what);
    trial.expect(isSameJson(after, before), ID, `${what} was refused and changed the invoice`);
  }
  // A draft alone is adjusted, and a month that has one that stands gets no second.
  const status = textAt(after, 'status');
  const adjusted = await trial.call('adjustInvoice', {
    path: { id },
    body: { amount: '-0.05', description: 'Given back' },
  });
  if (status === 'draft') trial.demandSuccess(adjusted, 'an adjustment of a draft');
  else trial.expectRefusal(adjusted, 409, 'invalid_state', `an adjustment of an invoice that is ${status}`);
  if (status === 'void') return;
  const number = textAt(after, 'number');
  const again = await trial.call('draftInvoice', {
    body: { month: `${number.slice(4, 8)}-${number.slice(8, 10)}` },
  });
  trial.expectRefusal(again, 409, 'invalid_state', `a draft of a month whose invoice is ${status}`);
}

export const invoiceMoves: Check = {
  name: 'invoice-moves',
  title:
    'An invoice makes the moves of its state machine and no other, and moves no money; a draft alone is adjusted, and a month has one that stands',
  source: 'decision',
  appliesTo: named(ID, 'getInvoice', 'draftInvoice', 'adjustInvoice'),
  lacks: ({ session }) =>
    session.contract.stateMachines.has('invoice')
      ? undefined
      : 'the document has no state machine of an invoice',
  run: async (trial) => {
    const machine = trial.session.contract.stateMachines.get('invoice');
    if (machine === undefined) return;
    const wallet = await walletFootprintOf(trial.tenant);
    // What is settled ends its month: it comes last.
    for (const from of ['draft', 'issued', 'void', 'settled']) {
      for (const to of TARGETS) await tryPair(trial, machine, [from, to]);
    }
    const moved = differences(wallet, await walletFootprintOf(trial.tenant));
    trial.expect(moved.length === 0, ID, `invoices moved the wallet: ${moved.join(', ')}`);
  },
};
