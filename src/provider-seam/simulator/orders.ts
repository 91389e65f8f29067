import type { Moment } from '../../calendar/clock.ts';
import {
  defineTable,
  integer,
  json,
  momentOrNull,
  text,
  textOrNull,
  waitsUntil,
} from '../../db/statements/table.ts';
import { type InstructionKind, type ProviderName, isLeg } from '../../outbox/instruction.ts';
import type { Report } from '../port/provider.ts';

/** What a provider told of an order when it took it; its reports tell it again, in case they overtake the answer. */
export type ProviderAnswer = Pick<Report, 'providerReference' | 'transactionHash'>;

/** Which order it is: of an operation there is one, of a transfer one a leg. */
export interface SimulatedOrderKey {
  readonly subject: string;
  readonly kind: InstructionKind;
}

/** A simulated provider's own name for what it reports of an order; an order has one report of a status. */
export function simulatedEventId({ subject, kind }: SimulatedOrderKey, says: string): string {
  return isLeg({ subject }) ? `simulated:${subject}:${kind}:${says}` : `simulated:${subject}:${says}`;
}

/** An order in a simulated provider's own books. */
export interface SimulatedOrder extends SimulatedOrderKey {
  readonly tenantId: string;
  readonly provider: ProviderName;
  /** What the provider will report next; null where it has nothing more to say. */
  readonly nextReport: 'settled' | 'failed' | 'returned' | null;
  /** When, on the tenant's clock. */
  readonly dueAt: Moment | null;
  /** How often it will be reported: more than once where a fault repeats it. */
  readonly deliveries: number;
  /** The confirmations that a chain reports with it. */
  readonly confirmations: number;
  readonly answer: ProviderAnswer;
  /** What it has reported last; null where it has not reported yet. */
  readonly said: 'settled' | 'failed' | 'returned' | null;
}

export const simulatedOrdersTable = defineTable<SimulatedOrder>({
  name: 'simulated_orders',
  key: ['subject', 'kind'],
  due: ({ nextReport, dueAt }) => waitsUntil(nextReport === null ? null : dueAt),
  columns: {
    subject: text(),
    kind: text<InstructionKind>(),
    tenantId: text(),
    provider: text<ProviderName>(),
    nextReport: textOrNull<NonNullable<SimulatedOrder['nextReport']>>(),
    dueAt: momentOrNull(),
    deliveries: integer(),
    confirmations: integer(),
    answer: json<ProviderAnswer>(),
    said: textOrNull<NonNullable<SimulatedOrder['said']>>(),
  },
});
