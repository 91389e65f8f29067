import type { Moment } from '../../calendar/clock.ts';
import { providerActor } from '../../identity/actor.ts';
import { type Instruction, endInstruction, instructionsTable } from '../../outbox/instruction.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import {
  type DecisionContext,
  type Effect,
  type Loaded,
  type Need,
  type Write,
  need,
} from '../../writes/write.ts';
import {
  type AddressedReport,
  decideReport,
  reportFurtherNeeds,
  reportNeeds,
} from '../inbox/decide-report.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import type { Said } from '../port/provider.ts';

/** Whose order it is, and what it is about. */
export type OrderSubject = Pick<Instruction, 'tenantId' | 'provider' | 'adapter' | 'kind' | 'subject'>;

/** What a provider's answer says of what an order is about, under a name of its own. */
export interface Told {
  readonly eventId: string;
  readonly report: Said;
}

/** Nothing is told: what is asked for is what there is of the subject. */
const NOTHING = { eventId: null, report: { says: 'submitted' } } as const;

function addressed(
  subjects: Subjects,
  of: OrderSubject,
  told: Told | undefined,
): AddressedReport | undefined {
  const { tenantId, provider, adapter } = of;
  const subject = subjects.ofOrder(of);
  const { eventId, report } = told ?? NOTHING;
  if (subject === undefined || adapter === null) return undefined;
  return { tenantId, source: { provider, adapter }, subject, eventId, report };
}

/** The rows that an order and what it is about have; `told` is what is to be said of it. */
export function orderNeeds(
  subjects: Subjects,
  of: OrderSubject,
  told: Told | undefined,
  head: TenantHead,
  serverNow: Moment,
): Need[] {
  const { kind, subject } = of;
  const report = addressed(subjects, of, told);
  return [
    need(instructionsTable, { subject, kind }),
    ...subjects.terms.needs(head),
    ...(report === undefined ? [] : reportNeeds(report, head, serverNow)),
  ];
}

/** The rows that only those can name. */
export function orderFurtherNeeds(
  subjects: Subjects,
  of: OrderSubject,
  told: Told | undefined,
  loaded: Loaded,
): Need[] {
  const report = addressed(subjects, of, told);
  return report === undefined ? [] : reportFurtherNeeds(report, loaded);
}

/** Has what an order is about hear what became of it, through the report inbox. */
export function tellSubject(
  subjects: Subjects,
  of: OrderSubject,
  told: Told,
  loaded: Loaded,
  context: DecisionContext,
): readonly Effect[] {
  const report = addressed(subjects, of, told);
  return report === undefined ? [] : decideReport(report, loaded, context).effects;
}

/** Whether nothing more is to come of what an order is about: then nobody asks about the order. */
export function isAtRest(
  subjects: Subjects,
  of: Pick<OrderSubject, 'kind' | 'subject'>,
  loaded: Loaded,
): boolean {
  return subjects.ofOrder(of)?.isAtRest(loaded) ?? true;
}

/** Whether an order is not to be handed over now, though it is due. */
export function isWithheld(
  subjects: Subjects,
  of: Pick<OrderSubject, 'kind' | 'subject'>,
  loaded: Loaded,
): boolean {
  return subjects.ofOrder(of)?.isWithheld(loaded) ?? false;
}

/** Ends the order that the provider has where nothing more is to come of what it is about. */
export function endWhereAtRest(subjects: Subjects, of: OrderSubject): Write<null> {
  const { tenantId, provider, subject, kind } = of;
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: (head, serverNow) => orderNeeds(subjects, of, undefined, head, serverNow),
    furtherNeeds: (loaded) => orderFurtherNeeds(subjects, of, undefined, loaded),
    decide: (loaded, { serverNow }) => {
      const instruction = loaded.find(instructionsTable, { subject, kind });
      const isOver = instruction?.status === 'taken' && isAtRest(subjects, of, loaded);
      return { reply: null, effects: isOver ? [endInstruction(instruction, 'done', serverNow)] : [] };
    },
  };
}
