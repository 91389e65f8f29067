import type { Moment } from '../../clock.ts';
import { defineTable, integer, momentOrNull, text } from '../../db/table.ts';

/** A code that stands in for the second factor, once. It stands under the person's own lock. */
export interface RecoveryCode {
  readonly userId: string;
  /** From 1 to 10. */
  readonly number: number;
  readonly tenantId: string;
  /** A PHC string; all of a set have one salt. */
  readonly hash: string;
  readonly usedAt: Moment | null;
}

export const recoveryCodesTable = defineTable<RecoveryCode>({
  name: 'recovery_codes',
  key: ['userId', 'number'],
  columns: {
    userId: text(),
    number: integer(),
    tenantId: text(),
    hash: text(),
    usedAt: momentOrNull(),
  },
});
