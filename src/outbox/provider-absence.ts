import type { Moment } from '../clock.ts';
import { defineTable, moment, momentOrNull, text } from '../db/table.ts';
import type { Instruction, ProviderName } from './instruction.ts';

/** The time during which no process was connected to an adapter, as found by a process that had orders waiting for it. */
export interface ProviderAbsence {
  readonly provider: ProviderName;
  /** Empty for orders that no adapter has been given: any of the provider's can carry them out. */
  readonly adapter: string;
  /** On the server's clock. */
  readonly beganAt: Moment;
  /** Null while it lasts. */
  readonly endedAt: Moment | null;
}

export const providerAbsencesTable = defineTable<ProviderAbsence>({
  name: 'provider_absences',
  key: ['provider', 'adapter'],
  columns: {
    provider: text<ProviderName>(),
    adapter: text(),
    beganAt: moment(),
    endedAt: momentOrNull(),
  },
});

/** The adapter by which an order's absence is known. */
export function absentAdapterOf({ adapter }: Pick<Instruction, 'adapter'>): string {
  return adapter ?? '';
}
