import type { Moment } from '../../clock.ts';
import { defineTable, moment, momentOrNull, text } from '../../db/table.ts';

/** A link by which a lost password is replaced, once. It stands under the person's own lock. */
export interface RecoveryLink {
  readonly id: string;
  readonly tenantId: string;
  readonly userId: string;
  /** SHA-256 of its token. */
  readonly hash: string;
  readonly createdAt: Moment;
  readonly expiresAt: Moment;
  readonly usedAt: Moment | null;
}

export const recoveryLinksTable = defineTable<RecoveryLink>({
  name: 'recovery_links',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    userId: text(),
    hash: text(),
    createdAt: moment(),
    expiresAt: moment(),
    usedAt: momentOrNull(),
  },
});
