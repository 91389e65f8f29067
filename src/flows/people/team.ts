import type { Moment } from '../../clock.ts';
import { defineTable, integer, momentOrNull, text } from '../../db/table.ts';

/** What is counted of an account's users; it stands under the account's wallet. */
export interface Team {
  readonly tenantId: string;
  readonly owners: number;
  /** Owners too. */
  readonly members: number;
  readonly pendingInvitations: number;
  /** When the account was last suspended: step-ups of before are void. */
  readonly suspendedAt: Moment | null;
}

export const teamsTable = defineTable<Team>({
  name: 'teams',
  key: ['tenantId'],
  columns: {
    tenantId: text(),
    owners: integer(),
    members: integer(),
    pendingInvitations: integer(),
    suspendedAt: momentOrNull(),
  },
});

/** What an account begins with. */
export function emptyTeam(tenantId: string): Team {
  return { tenantId, owners: 0, members: 0, pendingInvitations: 0, suspendedAt: null };
}
