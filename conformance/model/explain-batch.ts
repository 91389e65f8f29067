import { showOutcome, type Act, type Outcome } from './act.ts';
import type { WalletModel } from './wallet-model.ts';
import { keyOf, type WalletState } from './wallet-state.ts';

export interface Observation {
  readonly act: Act;
  readonly outcome: Outcome;
}

/** More states than any batch can leave that the suite makes; a bound, so that a search always ends. */
const MOST_STEPS = 200_000;

/**
 * The states that acts in flight together can have left: for each order of them that explains every answer, the state
 * at its end. None if no order does.
 */
export function explainBatch(
  model: WalletModel,
  states: readonly WalletState[],
  observed: readonly Observation[],
): WalletState[] {
  const ends = new Map<string, WalletState>();
  const seen = new Set<string>();
  let steps = 0;
  const search = (state: WalletState, open: readonly Observation[]): void => {
    const key = keyOf(state);
    if (open.length === 0) {
      ends.set(key, state);
      return;
    }
    const place = `${key} ${open.map(({ act }) => observed.findIndex((each) => each.act === act)).join()}`;
    if (seen.has(place) || ++steps > MOST_STEPS) return;
    seen.add(place);
    for (const next of open) {
      const { outcome, next: after } = model.step(state, next.act);
      if (showOutcome(outcome) !== showOutcome(next.outcome)) continue;
      search(
        after,
        open.filter((each) => each !== next),
      );
    }
  };
  for (const state of states) search(state, observed);
  return [...ends.values()];
}
