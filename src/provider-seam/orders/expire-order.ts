import { CLOCK } from '../../identity/actor.ts';
import { type Instruction, endInstruction, instructionsTable } from '../../outbox/instruction.ts';
import { type DecisionContext, type Effect, type Loaded, type Write, need } from '../../writes/write.ts';
import type { GivenReport } from '../inbox/applier.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import { type AgeTerms, isExpired } from '../../workers/order-age.ts';

export type OrderName = Pick<Instruction, 'tenantId' | 'subject' | 'kind'>;

/** What becomes of an order that is too old to be sent, and of its subject. */
export function expire(
  subjects: Subjects,
  order: Instruction,
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  const effects = subjects.ofOrder(order)?.expire(order, loaded, context);
  return effects ?? [endInstruction(order, 'withdrawn', context.serverNow)];
}

const NOTHING: GivenReport = {
  source: { provider: 'bank', adapter: '' },
  report: { says: 'held' },
  isReview: false,
  isTaken: false,
};

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
 * Expires an order that waits, was never sent and is too old. If a lost worker's lease remains, the provider is queried
 * first.
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
