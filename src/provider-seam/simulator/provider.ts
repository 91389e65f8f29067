import type { Moment } from '../../calendar/clock.ts';
import { saveRow } from '../../db/statements/table.ts';
import { SANDBOX } from '../../identity/actor.ts';
import { parseAmount } from '../../money/amount.ts';
import type { Order, OrderOf, ProviderName } from '../../outbox/instruction.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type Write, need } from '../../writes/write.ts';
import type { GivenReport } from '../inbox/applier.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import {
  type Answer,
  type Limits,
  type Provider,
  Refused,
  type Report,
  SIMULATED,
  type Sum,
  USUAL_LIMITS,
} from '../port/provider.ts';
import { deliverSimulatedReport } from './deliver.ts';
import { type Fault, type Magic, faultNeed, magicOf, takeFault } from './faults.ts';
import {
  type ProviderAnswer,
  type SimulatedOrder,
  type SimulatedOrderKey,
  simulatedEventId,
  simulatedOrdersTable,
} from './orders.ts';

/** By its last report; silent orders are in progress. */
function querySimulatedStatus(
  tenantId: string,
  { subject, kind }: SimulatedOrderKey,
  instructionId: string,
): Write<readonly Report[] | 'in_progress' | 'absent'> {
  const key = { subject, kind };
  return {
    tenantId,
    actor: SANDBOX,
    claimed: true,
    needs: () => [need(simulatedOrdersTable, key)],
    decide: (loaded) => {
      const order = loaded.find(simulatedOrdersTable, key);
      if (order === undefined) return { reply: 'absent', effects: [] };
      const isSilent = order.nextReport === null && order.said === null;
      if (isSilent) return { reply: 'in_progress', effects: [] };
      const { answer, confirmations } = order;
      const says = order.said ?? 'submitted';
      const report: Report = {
        eventId: simulatedEventId(key, says),
        about: { instructionId },
        says,
        ...answer,
        ...(says === 'settled' && confirmations > 0 ? { confirmations } : {}),
      };
      return { reply: [report], effects: [] };
    },
  };
}

type PaymentOrder = OrderOf<'pay' | 'send' | 'convert' | 'return_deposit'>;

export interface Simulation {
  readonly name: Exclude<ProviderName, 'identity'>;
  answer(order: PaymentOrder): ProviderAnswer & { readonly providerReference: string };
  confirmations?(order: PaymentOrder): number;
}

/** A simulator answers as fast as the database. */
export const SIMULATED_LIMITS: Limits = { ...USUAL_LIMITS, atOnce: 64 };

/** A transfer's gross decides: a leg's own cents are accidental. */
function magicIn({ payload }: PaymentOrder, whole: Sum | undefined): Magic {
  return whole === undefined
    ? magicOf(parseAmount(payload.amount, payload.asset), payload.asset)
    : magicOf(whole.minor, whole.asset);
}

/** Each magic amount concerns one leg of a transfer; only a bank payment can come back. */
function outcomeOf(
  name: ProviderName,
  order: PaymentOrder,
  whole: Sum | undefined,
): SimulatedOrder['nextReport'] {
  const magic = magicIn(order, whole);
  const leg = whole === undefined ? undefined : LEGS[order.kind];
  if (leg !== undefined && !leg.includes(magic)) return 'settled';
  switch (magic) {
    case 'fail':
      return 'failed';
    case 'return':
      return name === 'bank' ? 'returned' : 'failed';
    case 'stall':
      return null;
    case 'review':
    case 'none':
      return 'settled';
  }
}

const LEGS: Readonly<Record<PaymentOrder['kind'], readonly Magic[]>> = {
  convert: ['fail'],
  pay: ['return', 'stall'],
  send: ['return', 'stall'],
  return_deposit: [],
};

const NO_FAULT = { fault: undefined, effects: [] } as const;

const SILENCE = { nextReport: null, dueAt: null, deliveries: 1 } as const;

function schedule(
  outcome: NonNullable<SimulatedOrder['nextReport']>,
  fault: Fault | undefined,
  dueAt: Moment,
): Pick<SimulatedOrder, 'nextReport' | 'dueAt' | 'deliveries'> {
  switch (fault?.fault) {
    case 'drop':
      return SILENCE;
    case 'fail':
      return { nextReport: 'failed', dueAt, deliveries: 1 };
    case 'delay':
      return { nextReport: outcome, dueAt: dueAt + fault.delayMs, deliveries: 1 };
    case 'repeat':
      return { nextReport: outcome, dueAt, deliveries: 2 };
    case 'reorder':
    case undefined:
      return { nextReport: outcome, dueAt, deliveries: 1 };
  }
}

/** Takes an order once; answers whether its report overtakes the answer. */
function takeOrder(
  subjects: Subjects,
  order: PaymentOrder,
  known: Pick<SimulatedOrder, 'provider' | 'confirmations' | 'answer'>,
  stepMs: number,
): Write<boolean> {
  const { subject, kind, tenantId } = order;
  const { provider } = known;
  const about = subjects.ofOrder(order);
  const given: GivenReport = {
    source: { provider, adapter: SIMULATED },
    report: { says: 'submitted' },
    isReview: false,
    isTaken: false,
  };
  return {
    tenantId,
    actor: SANDBOX,
    claimed: true,
    needs: (head, serverNow) => [
      need(simulatedOrdersTable, { subject, kind }),
      faultNeed(tenantId, provider),
      ...(about?.isPart === true ? about.needs(given, head, serverNow) : []),
    ],
    decide: (loaded, context) => {
      if (loaded.find(simulatedOrdersTable, { subject, kind }) !== undefined) {
        return { reply: false, effects: [] };
      }
      const outcome = outcomeOf(provider, order, about?.wholeOf(loaded));
      // An order that is never reported on leaves faults to others.
      const isSilent = outcome === null;
      const { fault, effects } = isSilent ? NO_FAULT : takeFault(loaded, provider);
      const overtakes = fault?.fault === 'reorder';
      const dueAt = overtakes ? context.now : context.now + stepMs;
      const scheduled = isSilent ? SILENCE : schedule(outcome, fault, dueAt);
      const row = { subject, kind, tenantId, ...known, ...scheduled, said: null };
      return { reply: overtakes, effects: [saveRow(simulatedOrdersTable, row), ...effects] };
    },
  };
}

function isPaymentOrder(order: Order): order is PaymentOrder {
  const { kind } = order;
  return kind === 'pay' || kind === 'send' || kind === 'convert' || kind === 'return_deposit';
}

/**
 * Takes orders into books of its own and reports a step later, on the tenant's clock, through the report inbox, with
 * the faults that the tenant asked for.
 */
export function simulateProvider(
  simulation: Simulation,
  { writeQueue, subjects }: { readonly writeQueue: WriteQueue; readonly subjects: Subjects },
  stepMs: number,
): Provider<Order> {
  const { name } = simulation;
  return {
    name,
    adapter: SIMULATED,
    limits: SIMULATED_LIMITS,
    carryOut: async (order): Promise<Answer> => {
      if (!isPaymentOrder(order)) {
        throw new Refused('not_simulated', `The simulated ${name} does not carry out ${order.kind}.`);
      }
      const confirmations = simulation.confirmations?.(order) ?? 0;
      const answer = simulation.answer(order);
      const overtakes = await writeQueue.submit(
        takeOrder(subjects, order, { provider: name, confirmations, answer }, stepMs),
      );
      if (overtakes) await writeQueue.submit(deliverSimulatedReport(subjects, order.tenantId, order, name));
      return { outcome: 'taken', ...answer };
    },
    queryStatus: (order) =>
      writeQueue.submit(querySimulatedStatus(order.tenantId, order, order.instructionId)),
  };
}
