import type { Moment } from '../../clock.ts';
import { saveRow, type RowEffect } from '../../db/row-effect.ts';
import { defineTable, integer, momentOrNull, text, textOrNull, waitsUntil } from '../../db/table.ts';

/** What an identity provider says of evidence in the end. */
export type IdentityReport = 'accepted' | 'rejected';

/** A check in the simulated identity provider's own books. */
export interface IdentityCheck {
  readonly evidenceId: string;
  readonly tenantId: string;
  /** What it will report next; null where it has nothing more to say. */
  readonly nextReport: IdentityReport | null;
  /** When, on the tenant's clock. */
  readonly dueAt: Moment | null;
  /** How often it will still be reported; 0 until the provider has looked at what goes wrong with it. */
  readonly deliveries: number;
}

export const identityChecksTable = defineTable<IdentityCheck>({
  name: 'simulated_checks',
  key: ['evidenceId'],
  due: ({ nextReport, dueAt }) => waitsUntil(nextReport === null ? null : dueAt),
  columns: {
    evidenceId: text(),
    tenantId: text(),
    nextReport: textOrNull<IdentityReport>(),
    dueAt: momentOrNull(),
    deliveries: integer(),
  },
});

type CheckKey = Pick<IdentityCheck, 'evidenceId' | 'tenantId'>;

/** Notes what the simulated provider will report of evidence, due at a moment of the tenant's clock. */
export function scheduleCheck(key: CheckKey, nextReport: IdentityReport, dueAt: Moment): RowEffect {
  return saveRow(identityChecksTable, { ...key, nextReport, dueAt, deliveries: 0 });
}

/** A check with nothing more to report: it was dropped, or a control call has decided in the provider's place. */
export function silenceCheck({ evidenceId, tenantId }: CheckKey): RowEffect {
  return saveRow(identityChecksTable, {
    evidenceId,
    tenantId,
    nextReport: null,
    dueAt: null,
    deliveries: 0,
  });
}
