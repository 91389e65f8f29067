import { isMove, shortestPath } from '../../contract/shortest-path.ts';
import type { StateMachine } from '../../contract/contract.ts';
import { statusOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { textAt, type Json } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { differences, walletFootprintOf } from '../../suite/footprint.ts';
import { movesUnderStoppedClock, withStoppedClock } from '../../suite/stopped-clock.ts';
import {
  advanceTransfer,
  DIRECTIONS,
  fundRoute,
  newFundedRoute,
  type FundedRoute,
} from '../../suite/transfers.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const ID = 'advanceTransfer';

async function transferIn(
  trial: Trial,
  route: FundedRoute,
  machine: StateMachine,
  status: string,
): Promise<Json> {
  const isFresh = status === 'detected';
  const path = { id: textAt(await fundRoute(trial, route, isFresh ? '5.00' : '5.03'), 'id') };
  const from = isFresh ? 'detected' : 'held';
  for (const { to } of shortestPath(machine, from, status) ?? []) await advanceTransfer(trial, path.id, to);
  return trial.get('getTransfer', { path });
}

async function tryPair(
  trial: Trial,
  route: FundedRoute,
  machine: StateMachine,
  [from, to]: readonly [string, string],
): Promise<void> {
  const before = await transferIn(trial, route, machine, from);
  const what = `a move of a transfer (${route.direction}) from ${from} to ${to}`;
  if (!trial.expect(textAt(before, 'status') === from, ID, `no transfer came to be ${from}`)) return;
  const path = { id: textAt(before, 'id') };
  const exchange = await trial.call(ID, { path, body: { to } });
  const after = await trial.get('getTransfer', { path });
  if (isMove(machine, from, to)) {
    trial.expect(statusOf(exchange) === 200, ID, `${what}: ${shown(exchange)} instead of 200`, [exchange]);
    trial.expect(textAt(after, 'status') === to, ID, `after ${what} it is ${textAt(after, 'status')}`);
    return;
  }
  trial.expectRefusal(exchange, 409, 'invalid_state', what);
  trial.expect(isSameJson(after, before), ID, `${what} was refused and changed the transfer`);
}

export const transferMoves: Check = {
  name: 'transfer-moves',
  title:
    'A transfer makes the moves of its state machine and no other, never leaves a final status, and moves nothing in the wallet',
  source: 'decision',
  appliesTo: named(ID, 'getTransfer'),
  lacks: ({ session, routeObstacle }) =>
    session.contract.stateMachines.has('transfer')
      ? routeObstacle
      : 'the document has no state machine of a transfer',
  run: async (trial) => {
    const machine = trial.session.contract.stateMachines.get('transfer');
    if (machine === undefined) return;
    // Only what a move leads to can be asked for.
    const targets = machine.states.filter((to) =>
      machine.transitions.some((move) => move.from !== null && move.to === to),
    );
    await withStoppedClock(trial, async () => {
      // A simulator without a delay leaves nothing detected.
      const isInstant = await movesUnderStoppedClock(trial);
      const states = machine.states.filter((from) => from !== 'detected' || !isInstant);
      const wallet = await walletFootprintOf(trial.tenant);
      for (const direction of DIRECTIONS) {
        const route = await newFundedRoute(trial, direction);
        for (const from of states) {
          for (const to of targets) await tryPair(trial, route, machine, [from, to]);
        }
      }
      const moved = differences(wallet, await walletFootprintOf(trial.tenant));
      trial.expect(moved.length === 0, ID, `transfers moved the wallet: ${moved.join(', ')}`);
    });
  },
};
