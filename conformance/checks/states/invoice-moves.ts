import { isMove, shortestPath } from '../../contract/shortest-path.ts';
import type { StateMachine } from '../../contract/contract.ts';
import { statusOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { differences, walletFootprintOf } from '../../suite/footprint.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const ID = 'advanceInvoice';
const TARGETS = ['issued', 'settled', 'void'];

/** So many adjustments has a draft at most. */
const MOST_ADJUSTMENTS = 100;

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

/** Many at once pass no further than the bound, and each that passes is a line. */
async function tryMostAdjustments(trial: Trial): Promise<void> {
  const path = { id: textAt(await trial.tenant.invoices.newDraft(), 'id') };
  const body = { amount: '0.01', description: 'One of many' };
  const answers = await Promise.all(
    Array.from({ length: MOST_ADJUSTMENTS + 1 }, () => trial.call('adjustInvoice', { path, body })),
  );
  const count = answers.filter((answer) => statusOf(answer) === 200).length;
  const refused = answers.find((answer) => statusOf(answer) !== 200);
  const message = `of ${answers.length} adjustments at once ${count} are made, where a draft has ${MOST_ADJUSTMENTS} at most`;
  if (!trial.expect(count === MOST_ADJUSTMENTS, 'adjustInvoice', message, answers.slice(-2))) return;
  if (refused !== undefined) trial.expectRefusal(refused, 409, 'invalid_state', 'an adjustment too many');
  const lines = objectsAt(await trial.get('getInvoice', { path }), 'lines');
  const made = lines.filter((line) => textAt(line, 'type') === 'adjustment').length;
  trial.expect(made === count, 'getInvoice', `after ${count} adjustments it has ${made}`);
}

/** The next invoice of a month names the void one whose place it takes. */
async function tryReplacing(trial: Trial): Promise<void> {
  const first = textAt(await trial.tenant.invoices.newDraft(), 'id');
  const second = await trial.tenant.invoices.newDraft();
  const read = await trial.get('getInvoice', { path: { id: textAt(second, 'id') } });
  for (const [operation, invoice] of [
    ['draftInvoice', second],
    ['getInvoice', read],
  ] as const) {
    const named = textAt(invoice, 'replaces');
    trial.expect(named === first, operation, `it replaces ${named || 'none'} instead of ${first}`);
  }
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
    await tryMostAdjustments(trial);
    await tryReplacing(trial);
    // What is settled ends its month: it comes last.
    for (const from of ['draft', 'issued', 'void', 'settled']) {
      for (const to of TARGETS) await tryPair(trial, machine, [from, to]);
    }
    const moved = differences(wallet, await walletFootprintOf(trial.tenant));
    trial.expect(moved.length === 0, ID, `invoices moved the wallet: ${moved.join(', ')}`);
  },
};
