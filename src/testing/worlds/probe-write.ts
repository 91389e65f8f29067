import type { Effect, Loaded, Need, Write } from '../../writes/write.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { TEST_KEY } from './test-key.ts';

/** A write of a tenant's that does what the test says; it may not run again unless it is said to be claimed. */
export function probeWrite<Reply = null>(
  tenantId: string,
  given: {
    readonly needs?: readonly Need[];
    readonly claimed?: boolean;
    readonly decide: (
      loaded: Loaded,
      context: DecisionContext,
    ) => { reply?: Reply; effects?: readonly Effect[] };
  },
): Write<Reply> {
  return {
    tenantId,
    actor: TEST_KEY,
    claimed: given.claimed ?? false,
    needs: () => given.needs ?? [],
    decide: (loaded, context) => {
      const { reply = null as Reply, effects = [] } = given.decide(loaded, context);
      return { reply, effects };
    },
  };
}
