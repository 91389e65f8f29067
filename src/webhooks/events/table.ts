import { defineTable, integer, text } from '../../db/statements/table.ts';

/** The newest event of a tenant that is no longer kept. */
export interface NewestPurgedEvent {
  readonly tenantId: string;
  readonly eventId: string;
  readonly seq: number;
}

export const newestPurgedEventsTable = defineTable<NewestPurgedEvent>({
  name: 'newest_purged_events',
  key: ['tenantId'],
  isUnderWallet: true,
  columns: { tenantId: text(), eventId: text(), seq: integer() },
});
