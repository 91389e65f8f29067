/** A table of states, as the contract gives it. */
interface StateMachine<State extends string> {
  readonly transitions: readonly { readonly from: State | null; readonly to: State }[];
}

/**
 * The shortest way from one state to another along the edges of a table: the states that it enters, none where it stands
 * there already. Of two that are as short, the one whose edges the table names first; undefined where there is none.
 */
export function shortestWay<State extends string>(
  { transitions }: StateMachine<State>,
  from: State,
  to: State,
): readonly State[] | undefined {
  const ways = new Map<State, readonly State[]>([[from, []]]);
  // A Map goes on to what is added while it is walked: nearer states come first.
  for (const [last, way] of ways) {
    if (last === to) return way;
    for (const edge of transitions) {
      if (edge.from === last && !ways.has(edge.to)) ways.set(edge.to, [...way, edge.to]);
    }
  }
  return undefined;
}
