import { isMove, shortestPath } from '../../contract/shortest-path.ts';
import type { StateMachine } from '../../contract/contract.ts';
import { bodyOf, statusOf } from '../../http/exchange.ts';
import { objectsAt, textAt, textsAt, type Json } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { makeHeld, OPERATION_KINDS, type OperationKind } from '../../suite/operation-kinds.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const ID = 'advanceOperation';

const TARGETS = ['accepted', 'held', 'submitted', 'settled', 'failed', 'returned'];

/** What an operation passes through on its way, in the sandbox's words: missing steps of a report are made up for. */
function statusesBetween(machine: StateMachine, from: string, to: string): readonly string[] | undefined {
  if (isMove(machine, from, to)) return [to];
  if (to !== 'submitted' && to !== 'settled' && to !== 'returned') return undefined;
  if (from !== 'held' && from !== 'accepted') return undefined;
  return shortestPath(machine, from, to)?.map((move) => move.to);
}

async function operationIn(
  trial: Trial,
  kind: OperationKind,
  machine: StateMachine,
  status: string,
): Promise<string> {
  const id = textAt(await makeHeld(trial.tenant, kind), 'id');
  if (status === 'held') return id;
  for (const { to } of shortestPath(machine, 'held', status) ?? []) await trial.tenant.advance(id, to);
  return id;
}

/** The kinds of the movements that belong to an operation, oldest first. */
export async function kindsOf(trial: Trial, operation: Json): Promise<string[]> {
  const kinds: string[] = [];
  for (const id of textsAt(operation, 'movementIds')) {
    kinds.push(textAt(await trial.get('getTransaction', { path: { id } }), 'kind'));
  }
  return kinds;
}

function ledgerOf(machine: StateMachine, operation: Json | undefined): string[] {
  const statuses = objectsAt(operation, 'statusHistory').map((change) => textAt(change, 'status'));
  return statuses.flatMap((status, index) => {
    const from = statuses[index - 1] ?? null;
    return machine.transitions.find((move) => move.from === from && move.to === status)?.ledger ?? [];
  });
}

async function tryPair(
  trial: Trial,
  kind: OperationKind,
  machine: StateMachine,
  [from, to]: readonly [string, string],
): Promise<void> {
  const id = await operationIn(trial, kind, machine, from);
  const expected = statusesBetween(machine, from, to);
  const exchange = await trial.call(ID, { path: { id }, body: { to } });
  const what = `a move of a ${kind.name} from ${from} to ${to}`;
  if (expected === undefined) {
    trial.expectRefusal(exchange, 409, 'invalid_state', what);
    const after = textAt(await trial.get(kind.get, { path: { id } }), 'status');
    trial.expect(after === from, ID, `${what} was refused and left it ${after}`);
    return;
  }
  if (!trial.expect(statusOf(exchange) === 200, ID, `${what}: ${shown(exchange)} instead of 200`, [exchange]))
    return;
  const body = bodyOf(exchange) ?? null;
  const passed = objectsAt(body, 'statusHistory').map((change) => textAt(change, 'status'));
  const tail = passed.slice(-expected.length).join(' → ');
  trial.expect(tail === expected.join(' → '), ID, `${what} went ${tail}`, [exchange]);
  trial.expect(textAt(body, 'kind') === kind.kind, ID, `${what} answers a ${textAt(body, 'kind')}`, [
    exchange,
  ]);
  const kinds = await kindsOf(trial, body);
  const ledger = ledgerOf(machine, body);
  trial.expect(
    kinds.join() === ledger.join(),
    ID,
    `${what} posted ${kinds.join()} instead of ${ledger.join()}`,
  );
  const still = textAt(await trial.get(kind.get, { path: { id } }), 'status');
  trial.expect(still === to, kind.get, `after ${what} it is shown ${still}`);
}

function movesOf(kind: OperationKind): Check {
  return {
    name: `${kind.name}-moves`,
    title: `A ${kind.name} makes the moves of its state machine and no other, posts exactly the movements listed there, and never leaves a final status`,
    source: 'decision',
    appliesTo: named(ID, kind.get, 'getTransaction'),
    lacks: ({ session, policy }) =>
      session.contract.stateMachines.has(kind.name)
        ? policy.obstacle
        : `the document has no state machine of a ${kind.name}`,
    run: async (trial) => {
      const machine = trial.session.contract.stateMachines.get(kind.name);
      if (machine === undefined) return;
      for (const from of machine.states) {
        for (const to of TARGETS) await tryPair(trial, kind, machine, [from, to]);
      }
    },
  };
}

export const operationMoves: readonly Check[] = OPERATION_KINDS.map(movesOf);
