import type { StateMachine, Transition } from './contract.ts';

/** The fewest moves that bring a resource from one state to another, by the table; undefined if none do. */
export function shortestPath(
  machine: StateMachine,
  from: string | null,
  to: string,
): readonly Transition[] | undefined {
  const open: { readonly at: string | null; readonly moves: readonly Transition[] }[] = [
    { at: from, moves: [] },
  ];
  const seen = new Set<string | null>([from]);
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (next.at === to) return next.moves;
    for (const move of machine.transitions) {
      if (move.from !== next.at || seen.has(move.to)) continue;
      seen.add(move.to);
      open.push({ at: move.to, moves: [...next.moves, move] });
    }
  }
  return undefined;
}

export function isMove(machine: StateMachine, from: string | null, to: string): boolean {
  return machine.transitions.some((move) => move.from === from && move.to === to);
}

/** Whether a resource seen in one state can be in another later, by any number of moves. */
export function isReachable(machine: StateMachine, from: string | null, to: string): boolean {
  return shortestPath(machine, from, to) !== undefined;
}
