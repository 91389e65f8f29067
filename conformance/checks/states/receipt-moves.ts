import { isMove, shortestPath } from '../../contract/shortest-path.ts';
import type { StateMachine } from '../../contract/contract.ts';
import { bodyOf, statusOf } from '../../http/exchange.ts';
import { textAt, type JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import type { BalanceReading } from '../../suite/balance.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Tenant } from '../../suite/tenant.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const AMOUNT = '80.00';

interface ReceiptKind {
  readonly name: 'payin' | 'deposit';
  readonly simulate: string;
  readonly advance: string;
  readonly get: string;
  readonly list: string;
  readonly asset: string;
  readonly title: string;
  readonly make: (tenant: Tenant, outcome: string) => Promise<JsonObject>;
}

const KINDS: readonly ReceiptKind[] = [
  {
    name: 'payin',
    simulate: 'simulatePayin',
    advance: 'advancePayin',
    get: 'getPayin',
    list: 'listPayins',
    asset: 'AUD',
    title:
      'A pay-in makes the moves of its state machine and no other, and only credited net funds are in the wallet',
    make: (tenant, outcome) => tenant.newPayin(AMOUNT, outcome),
  },
  {
    name: 'deposit',
    simulate: 'simulateDeposit',
    advance: 'advanceDeposit',
    get: 'getDeposit',
    list: 'listDeposits',
    asset: 'USDC',
    title:
      'A deposit makes the moves of its state machine and no other, a reorganisation among them, and is credited only with its finality',
    make: (tenant, outcome) => tenant.newDeposit(AMOUNT, outcome),
  },
];

/** What a status does to the wallet, in terms of the net amount: whether it is posted, and whether it is expected. */
function effectOf(status: string): { readonly posted: bigint; readonly pending: bigint } {
  return {
    posted: status === 'credited' ? 1n : 0n,
    pending: status === 'detected' || status === 'confirming' ? 1n : 0n,
  };
}

function netOf(receipt: JsonObject, { asset }: ReceiptKind): bigint {
  return toMinor(textAt(receipt, 'netCredit', 'amount'), asset);
}

function expectBalance(
  trial: Trial,
  what: string,
  operation: string,
  [before, after]: readonly [BalanceReading, BalanceReading],
  expected: { readonly posted: bigint; readonly pending: bigint },
): void {
  for (const name of ['posted', 'pending'] as const) {
    const change = after[name] - before[name];
    const message = `${what} changed the ${name} balance by ${change} instead of ${expected[name]}`;
    trial.expect(change === expected[name], operation, message);
  }
}

async function tryPair(
  trial: Trial,
  kind: ReceiptKind,
  machine: StateMachine,
  [from, to]: readonly [string, string],
): Promise<void> {
  const { advance, get, asset } = kind;
  const receipt = await kind.make(trial.tenant, 'detected');
  const id = textAt(receipt, 'id');
  const net = netOf(receipt, kind);
  for (const move of shortestPath(machine, 'detected', from) ?? []) {
    await trial.tenant.do(advance, { path: { id }, body: { to: move.to } });
  }
  const before = await trial.tenant.balance(asset);
  const exchange = await trial.call(advance, { path: { id }, body: { to } });
  const what = `a move of a ${kind.name} from ${from} to ${to}`;
  const isAllowed = isMove(machine, from, to);
  if (!isAllowed) trial.expectRefusal(exchange, 409, 'invalid_state', what);
  else
    trial.expect(statusOf(exchange) === 200, advance, `${what}: ${shown(exchange)} instead of 200`, [
      exchange,
    ]);
  const end = isAllowed ? to : from;
  const expected = {
    posted: (effectOf(end).posted - effectOf(from).posted) * net,
    pending: (effectOf(end).pending - effectOf(from).pending) * net,
  };
  expectBalance(trial, what, advance, [before, await trial.tenant.balance(asset)], expected);
  const still = await trial.get(get, { path: { id } });
  trial.expect(textAt(still, 'status') === end, get, `after ${what} it is shown ${textAt(still, 'status')}`);
  if (isAllowed && to === 'credited')
    await expectLink(trial, kind, (bodyOf(exchange) ?? {}) as JsonObject, net);
}

/** A credited receipt links its movement, and the movement leads back. */
async function expectLink(trial: Trial, kind: ReceiptKind, receipt: JsonObject, net: bigint): Promise<void> {
  const { advance, asset } = kind;
  const movement = await trial.get('getTransaction', { path: { id: textAt(receipt, 'movementId') } });
  const delta = (name: string): bigint => toMinor(textAt(movement, name), asset);
  const sum = delta('availableDelta') + delta('reservedDelta');
  const isCredit = textAt(movement, 'kind') === 'funding_credited' && textAt(movement, 'asset') === asset;
  trial.expect(isCredit, advance, 'movementId names another kind of movement');
  const leadsBack = textAt(movement, 'reference') === textAt(receipt, 'id');
  trial.expect(leadsBack, advance, `the movement does not refer to its ${kind.name}`);
  trial.expect(sum === net, advance, `the movement credits ${sum} where netCredit is ${net}`);
}

async function tryOutcomes(trial: Trial, kind: ReceiptKind, machine: StateMachine): Promise<void> {
  const { simulate, asset } = kind;
  const network = asset === 'AUD' ? {} : { network: (await trial.tenant.pair()).network };
  for (const outcome of machine.states) {
    const before = await trial.tenant.balance(asset);
    const receipt = await kind.make(trial.tenant, outcome);
    trial.called.add(simulate);
    const status = textAt(receipt, 'status');
    const what = `a ${kind.name} with the outcome ${outcome}`;
    trial.expect(status === outcome, simulate, `${what} came to rest ${status}`);
    const net = netOf(receipt, kind);
    const { posted, pending } = effectOf(outcome);
    const expected = { posted: posted * net, pending: pending * net };
    expectBalance(trial, what, simulate, [before, await trial.tenant.balance(asset)], expected);
    const priced = { minor: toMinor(AMOUNT, asset), asset, ...network };
    const fee = trial.world.policy.feeOf(kind.name, priced);
    const charged = toMinor(textAt(receipt, 'inboundFee', 'amount'), asset);
    trial.expect(charged === fee, simulate, `${what} is charged ${charged} instead of ${fee}`);
  }
}

function movesOf(kind: ReceiptKind): Check {
  const { name, title, advance, simulate, get } = kind;
  return {
    name: `${name}-moves`,
    title,
    source: 'given',
    appliesTo: named(advance, simulate, get, 'getTransaction'),
    lacks: ({ session, policy }) =>
      session.contract.stateMachines.has(name)
        ? policy.obstacle
        : `the document has no state machine of a ${name}`,
    run: async (trial) => {
      const machine = trial.session.contract.stateMachines.get(name);
      if (machine === undefined) return;
      // Only what a move of the table leads to can be asked for again.
      const targets = machine.states.filter((to) =>
        machine.transitions.some((move) => move.from !== null && move.to === to),
      );
      for (const from of machine.states) {
        for (const to of targets) await tryPair(trial, kind, machine, [from, to]);
      }
      await tryOutcomes(trial, kind, machine);
    },
  };
}

export const receiptMoves: readonly Check[] = KINDS.map(movesOf);
