import { isMove, shortestPath } from '../contract/shortest-path.ts';
import type { StateMachine } from '../contract/contract.ts';
import type { Policy } from '../suite/policy.ts';
import { isFinalOperation } from '../laws/fold-movements.ts';
import { effectOf, lateKinds } from '../laws/operation-effects.ts';
import { coverLoss, post, type ModelOperation, type WalletState } from './wallet-state.ts';

export function postForOperation(
  state: WalletState,
  name: string,
  operation: ModelOperation,
  kinds: readonly string[],
  policy: Policy,
): WalletState {
  let after = state;
  for (const kind of kinds) after = post(after, effectOf(kind, operation, policy.refundsFee), policy, false);
  // A late report's loss is one: what its movements make together.
  if (kinds.includes('late_execution_debited')) after = coverLoss(state, after, operation.asset, policy);
  const movements = operation.movements + after.movements.length - state.movements.length;
  return { ...after, operations: new Map(after.operations).set(name, { ...operation, movements }) };
}

/** The statuses that a report takes an operation through; undefined if it is refused. */
function statusesOnTheWay(machine: StateMachine, from: string, to: string): readonly string[] | undefined {
  if (isMove(machine, from, to)) return [to];
  const isMadeUpFor =
    ['submitted', 'settled', 'returned'].includes(to) && ['held', 'accepted'].includes(from);
  return isMadeUpFor ? shortestPath(machine, from, to)?.map((move) => move.to) : undefined;
}

/** Moves an operation as a report would; undefined if the move does not exist. */
export function moveOperation(
  state: WalletState,
  name: string,
  operation: ModelOperation,
  to: string,
  machine: StateMachine,
  policy: Policy,
): WalletState | undefined {
  if (to.startsWith('late_')) {
    if (!isFinalOperation(operation.status)) return undefined;
    const kinds = lateKinds(operation.kind, operation.status, operation.late, to);
    const late = kinds.length === 0 ? operation.late : [...operation.late, to];
    return postForOperation(state, name, { ...operation, late }, kinds, policy);
  }
  const statuses = statusesOnTheWay(machine, operation.status, to);
  if (statuses === undefined) return undefined;
  let after = state;
  let current: ModelOperation = { ...operation, isLeftAlone: true };
  for (const status of statuses) {
    const kinds =
      machine.transitions.find((move) => move.from === current.status && move.to === status)?.ledger ?? [];
    after = postForOperation(after, name, { ...current, status }, kinds, policy);
    current = after.operations.get(name) ?? current;
  }
  return after;
}
