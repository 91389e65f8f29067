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

export type OrderSubject = Pick<Instruction, 'tenantId' | 'provider' | 'adapter' | 'kind' | 'subject'>;

/** What a provider's answer tells the order's subject, under a name of its own. */
export interface Told {
  readonly eventId: string;
  readonly report: Said;
}

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

export function orderFurtherNeeds(
  subjects: Subjects,
  of: OrderSubject,
  told: Told | undefined,
  loaded: Loaded,
): Need[] {
  const report = addressed(subjects, of, told);
  return report === undefined ? [] : reportFurtherNeeds(report, loaded);
}

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

/** Whether no further report is expected of the subject, so that the order is not queried. */
export function isAtRest(
  subjects: Subjects,
  of: Pick<OrderSubject, 'kind' | 'subject'>,
  loaded: Loaded,
): boolean {
  return subjects.ofOrder(of)?.isAtRest(loaded) ?? true;
}

/** Whether a due order must not be sent now. */
export function isWithheld(
  subjects: Subjects,
  of: Pick<OrderSubject, 'kind' | 'subject'>,
  loaded: Loaded,
): boolean {
  return subjects.ofOrder(of)?.isWithheld(loaded) ?? false;
}

/** Ends an order whose subject expects nothing further. */
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
