import { CLOCK } from '../../identity/actor.ts';
import { type Instruction, endInstruction, instructionsTable } from '../../outbox/instruction.ts';
import { type DecisionContext, type Effect, type Loaded, type Write, need } from '../../writes/write.ts';
import type { GivenReport } from '../inbox/applier.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import { type AgeTerms, isExpired } from '../../workers/order-age.ts';

/** Names an order. */
export type OrderName = Pick<Instruction, 'tenantId' | 'subject' | 'kind'>;

/** What becomes of an order that is not handed over because it has become too old, and of what it is about. */
export function expire(
  subjects: Subjects,
  order: Instruction,
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  const effects = subjects.ofOrder(order)?.expire(order, loaded, context);
  return effects ?? [endInstruction(order, 'withdrawn', context.serverNow)];
}

/** Nothing is told: what is asked for is what there is of the subject. */
const NOTHING: GivenReport = {
  source: { provider: 'bank', adapter: '' },
  report: { says: 'held' },
  isReview: false,
  isTaken: false,
};

/** A write that has an order expire if it still is to. */
export function expireIf(
  subjects: Subjects,
  name: OrderName,
  isToExpire: (order: Instruction, context: DecisionContext) => boolean,
): Write<boolean> {
  const { tenantId, subject, kind } = name;
  const known = subjects.ofOrder(name);
  const moved = known?.expires === true ? known : undefined;
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: (head, serverNow) => [
      need(instructionsTable, { subject, kind }),
      ...subjects.terms.needs(head),
      ...(moved?.needs(NOTHING, head, serverNow) ?? []),
    ],
    furtherNeeds: (loaded) => moved?.furtherNeeds(NOTHING, loaded) ?? [],
    decide: (loaded, context) => {
      const order = loaded.find(instructionsTable, { subject, kind });
      if (order === undefined || !isToExpire(order, context)) return { reply: false, effects: [] };
      return { reply: true, effects: expire(subjects, order, loaded, context) };
    },
  };
}

/**
 * Has an order expire that waits, was given to nobody and is too old. One whose lease was left by a process that may have called
 * is none of these: its provider is asked first.
 */
export function expireOrder(subjects: Subjects, name: OrderName, terms: AgeTerms): Write<boolean> {
  return expireIf(
    subjects,
    name,
    (order, { head, serverNow }) =>
      order.status === 'pending' &&
      order.leaseToken === null &&
      isExpired(order, head.wallet, serverNow, terms),
  );
}
