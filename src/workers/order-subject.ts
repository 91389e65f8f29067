import { providerActor } from '../actor.ts';
import { customerChecksTable } from '../flows/customers/customer-check.ts';
import { identityEvidenceTable } from '../flows/evidence/identity-evidence.ts';
import { isFinal, operationsTable } from '../flows/operations/operation.ts';
import { paymentRoutesTable } from '../flows/payment-routes/payment-route.ts';
import { configurationNeed } from '../flows/policy/configuration.ts';
import { stockTable } from '../flows/stock/stock-slot.ts';
import { fundingInstrumentsTable } from '../flows/funding-instruments/funding-instrument.ts';
import { receiptsTable } from '../flows/receipts/receipt.ts';
import { awaitedLeg, legOf } from '../flows/transfers/transfer-legs.ts';
import { isWithheld, transfersTable } from '../flows/transfers/transfer.ts';
import { endInstruction, instructionsTable, isLeg, type Instruction } from '../outbox/instruction.ts';
import {
  decideReport,
  reportFurtherNeeds,
  reportNeeds,
  type AddressedReport,
} from '../providers/decide-report.ts';
import { subjectOfOrder } from '../providers/find-subject.ts';
import type { Said } from '../providers/provider-report.ts';
import type { Moment } from '../clock.ts';
import type { TenantHead } from '../writes/tenant.ts';
import {
  need,
  type DecisionContext,
  type Effect,
  type Loaded,
  type Need,
  type Write,
} from '../writes/write.ts';

/** Whose order it is, and what it is about. */
export type OrderSubject = Pick<Instruction, 'tenantId' | 'provider' | 'adapter' | 'kind' | 'subject'>;

/** What a provider's answer says of what an order is about, under a name of its own. */
export interface Told {
  readonly eventId: string;
  readonly report: Said;
}

/** Nothing is told: what is asked for is what there is of the subject. */
const NOTHING = { eventId: null, report: { says: 'submitted' } } as const;

function addressed(of: OrderSubject, told: Told | undefined): AddressedReport | undefined {
  const { tenantId, provider, adapter } = of;
  const subject = subjectOfOrder(of);
  const { eventId, report } = told ?? NOTHING;
  if (subject === undefined || adapter === null) return undefined;
  return { tenantId, source: { provider, adapter }, subject, eventId, report };
}

/** The rows that an order and what it is about have; `told` is what is to be said of it. */
export function orderNeeds(
  of: OrderSubject,
  told: Told | undefined,
  head: TenantHead,
  serverNow: Moment,
): Need[] {
  const { kind, subject } = of;
  const report = addressed(of, told);
  return [
    need(instructionsTable, { subject, kind }),
    configurationNeed(head),
    ...(report === undefined ? [] : reportNeeds(report, head, serverNow)),
  ];
}

/** The rows that only those can name. */
export function orderFurtherNeeds(of: OrderSubject, told: Told | undefined, loaded: Loaded): Need[] {
  const report = addressed(of, told);
  return report === undefined ? [] : reportFurtherNeeds(report, loaded);
}

/** Has what an order is about hear what became of it, through the door for reports. */
export function tellSubject(
  of: OrderSubject,
  told: Told,
  loaded: Loaded,
  context: DecisionContext,
): readonly Effect[] {
  const report = addressed(of, told);
  return report === undefined ? [] : decideReport(report, loaded, context).effects;
}

/** Whether nothing more is to come of what an order is about: then nobody asks about the order. */
export function isAtRest(of: Pick<OrderSubject, 'kind' | 'subject'>, loaded: Loaded): boolean {
  const { subject: id } = of;
  const about = subjectOfOrder(of);
  switch (about?.kind) {
    case 'leg': {
      const transfer = loaded.find(transfersTable, { id });
      return transfer === undefined || awaitedLeg(transfer.status) !== legOf(about.order);
    }
    case 'operation': {
      const operation = loaded.find(operationsTable, { id });
      return operation === undefined || isFinal(operation.status);
    }
    case 'evidence':
      return loaded.find(identityEvidenceTable, { id })?.status !== 'pending';
    case 'customer_check':
      return loaded.find(customerChecksTable, { id })?.status !== 'open';
    case 'receipt':
      return loaded.find(receiptsTable, { id })?.status !== 'held';
    case 'slot':
      return loaded.find(stockTable, { id })?.status !== 'ordered';
    // Its order ends with the report that tells of it.
    case 'instrument':
      return loaded.find(fundingInstrumentsTable, { id })?.status !== 'active';
    case 'route':
      return loaded.find(paymentRoutesTable, { id })?.status !== 'active';
    default:
      return true;
  }
}

/** Whether an order is not to be handed over now: it is a leg of a transfer whose deposit is not final. */
export function isWithheldLeg(of: Pick<OrderSubject, 'kind' | 'subject'>, loaded: Loaded): boolean {
  const { subject: id } = of;
  if (!isLeg(of)) return false;
  const transfer = loaded.find(transfersTable, { id });
  return transfer !== undefined && isWithheld(transfer);
}

/** Ends the order that the provider has where nothing more is to come of what it is about. */
export function endWhereAtRest(of: OrderSubject): Write<null> {
  const { tenantId, provider, subject, kind } = of;
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: (head, serverNow) => orderNeeds(of, undefined, head, serverNow),
    furtherNeeds: (loaded) => orderFurtherNeeds(of, undefined, loaded),
    decide: (loaded, { serverNow }) => {
      const instruction = loaded.find(instructionsTable, { subject, kind });
      const isOver = instruction?.status === 'taken' && isAtRest(of, loaded);
      return { reply: null, effects: isOver ? [endInstruction(instruction, 'done', serverNow)] : [] };
    },
  };
}
