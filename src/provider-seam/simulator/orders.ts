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

export type ProviderAnswer = Pick<Report, 'providerReference' | 'transactionHash'>;

/** An operation has one order, a transfer one per leg. */
export interface SimulatedOrderKey {
  readonly subject: string;
  readonly kind: InstructionKind;
}

/** One report per order and status. */
export function simulatedEventId({ subject, kind }: SimulatedOrderKey, says: string): string {
  return isLeg({ subject }) ? `simulated:${subject}:${kind}:${says}` : `simulated:${subject}:${says}`;
}

export interface SimulatedOrder extends SimulatedOrderKey {
  readonly tenantId: string;
  readonly provider: ProviderName;
  readonly nextReport: 'settled' | 'failed' | 'returned' | null;
  readonly dueAt: Moment | null;
  /** More than one if a fault repeats it. */
  readonly deliveries: number;
  readonly confirmations: number;
  readonly answer: ProviderAnswer;
  /** Null before the first report. */
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
