import type { Actor } from '../actor.ts';
import type { AlarmEffect } from '../outbox/alarm.ts';
import type { CommonContext, TenantlessWrite } from './write.ts';

/**
 * Raises and clears alarms of what belongs to no tenant: a provider, a stream, a stock.
 * @param tell what to raise and to clear, as of the moment at which the write is decided
 */
export function platformAlarms(
  actor: Actor,
  tell: (context: CommonContext) => readonly AlarmEffect[],
): TenantlessWrite<null> {
  return {
    lock: 'platform',
    actor,
    // What is counted once too often, or not at all, is told again by whoever finds it next.
    claimed: false,
    needs: () => [],
    decide: (_loaded, context) => ({ reply: null, effects: tell(context) }),
  };
}
