import type { Instruction, ProviderName } from '../outbox/instruction.ts';
import type { RowEffect } from '../db/row-effect.ts';
import type { Loaded, Need, Write } from '../writes/write.ts';

/** Which order it is about. */
type OrderKey = Pick<Instruction, 'subject' | 'kind'>;

/** What simulated providers do of their own accord, where there are any: the rest of the house knows no more of their books. */
export interface SimulatedWork {
  /** Delivers a report that has fallen due; answers whether it came very late. */
  deliverReport(
    tenantId: string,
    order: OrderKey,
    provider: ProviderName,
  ): Write<'nothing_due' | 'delivered' | 'stale'>;
  /** Delivers what was found out about evidence. */
  deliverCheck(tenantId: string, evidenceId: string): Write<unknown>;
  /** Delivers what was found out about a customer. */
  deliverCustomerCheck(tenantId: string, checkId: string): Write<unknown>;
}

/** What simulated providers have noted of an order, for whoever removes what is past use. */
export interface SimulatedNotes {
  needs(order: OrderKey): readonly Need[];
  /** What removes the notes; undefined where there is still something to be reported. */
  remove(order: OrderKey, loaded: Loaded): readonly RowEffect[] | undefined;
}
