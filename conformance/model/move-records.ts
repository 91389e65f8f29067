import { isMove, shortestPath } from '../contract/shortest-path.ts';
import type { StateMachine } from '../contract/contract.ts';
import type { Policy } from '../suite/policy.ts';
import { isFinalOperation } from './fold-movements.ts';
import { post, type ModelPayin, type ModelPayout, type WalletState } from './wallet-state.ts';

/** What each kind of movement does to a payout's money. */
function payoutMovement(kind: string, { principal, fee }: ModelPayout, policy: Policy) {
  const total = principal + fee;
  switch (kind) {
    case 'payout_reserved':
      return { kind, available: -total, reserved: total };
    case 'reservation_released':
      return { kind, available: total, reserved: -total };
    case 'reservation_captured':
      return { kind, available: 0n, reserved: -total };
    case 'payout_returned':
      return { kind, available: principal + (policy.refundsFee ? fee : 0n), reserved: 0n };
    default:
      return { kind: 'late_execution_debited', available: -total, reserved: 0n };
  }
}

/** Posts movements for a payout, and counts them as its own. */
export function postForPayout(
  state: WalletState,
  name: string,
  payout: ModelPayout,
  kinds: readonly string[],
  policy: Policy,
): WalletState {
  let after = state;
  // A late report's loss is one: what its movements make together.
  for (const kind of kinds) after = post(after, payoutMovement(kind, payout, policy), policy, false);
  const isLate = kinds.includes('late_execution_debited');
  const floor = state.available < 0n ? state.available : 0n;
  const loss = floor - after.available;
  if (isLate && policy.platformTakesLoss && loss > 0n) {
    after = post(after, { kind: 'admin_adjustment', available: loss, reserved: 0n }, policy, false);
  }
  const movements = payout.movements + after.movements.length - state.movements.length;
  return { ...after, payouts: new Map(after.payouts).set(name, { ...payout, movements }) };
}

/** The statuses that a report takes a payout through; undefined where it is refused. */
function statusesOnTheWay(machine: StateMachine, from: string, to: string): readonly string[] | undefined {
  if (isMove(machine, from, to)) return [to];
  const isMadeUpFor =
    ['submitted', 'settled', 'returned'].includes(to) && ['held', 'accepted'].includes(from);
  return isMadeUpFor ? shortestPath(machine, from, to)?.map((move) => move.to) : undefined;
}

function lateKinds(payout: ModelPayout, to: string): readonly string[] {
  const isReturned = payout.late.includes('late_return');
  const isExecuted = payout.late.includes('late_execution');
  if (to === 'late_return' && !isReturned) {
    if (payout.status === 'settled') return ['payout_returned'];
    if (payout.status === 'failed')
      return isExecuted ? ['payout_returned'] : ['late_execution_debited', 'payout_returned'];
  }
  const isLate = to === 'late_execution' && payout.status === 'failed' && !isReturned && !isExecuted;
  return isLate ? ['late_execution_debited'] : [];
}

/** Moves a payout as a report would; undefined where the move does not exist. */
export function movePayout(
  state: WalletState,
  name: string,
  payout: ModelPayout,
  to: string,
  machine: StateMachine,
  policy: Policy,
): WalletState | undefined {
  if (to.startsWith('late_')) {
    if (!isFinalOperation(payout.status)) return undefined;
    const kinds = lateKinds(payout, to);
    const late = kinds.length === 0 ? payout.late : [...payout.late, to];
    return postForPayout(state, name, { ...payout, late }, kinds, policy);
  }
  const statuses = statusesOnTheWay(machine, payout.status, to);
  if (statuses === undefined) return undefined;
  let after = state;
  let current = payout;
  for (const status of statuses) {
    const kinds =
      machine.transitions.find((move) => move.from === current.status && move.to === status)?.ledger ?? [];
    after = postForPayout(after, name, { ...current, status }, kinds, policy);
    current = after.payouts.get(name) ?? current;
  }
  return after;
}

function pendingOf({ status, net }: ModelPayin): bigint {
  return status === 'detected' || status === 'confirming' ? net : 0n;
}

/** Puts a pay-in into a status, with what that does to the wallet. */
export function putPayin(
  state: WalletState,
  name: string,
  before: ModelPayin | undefined,
  after: ModelPayin,
  policy: Policy,
): WalletState {
  const pending = state.pending - (before === undefined ? 0n : pendingOf(before)) + pendingOf(after);
  const next = { ...state, pending, payins: new Map(state.payins).set(name, after) };
  const { net, holdback } = after;
  if (after.status === 'credited') {
    return post(
      next,
      { kind: 'funding_credited', available: net - holdback, reserved: holdback },
      policy,
      false,
    );
  }
  if (after.status === 'returned' && before?.status === 'credited') {
    return post(
      next,
      { kind: 'funding_returned', available: holdback - net, reserved: -holdback },
      policy,
      true,
    );
  }
  return next;
}
