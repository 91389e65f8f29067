import type { Moment } from '../clock.ts';
import { defineTable, integer, momentOrNull, text, waitsUntil } from '../db/table.ts';

/** How many attempts of a subscription are under way at once, and how many while it fails. */
const MOST_AT_ONCE = 8;
const MOST_WHILE_FAILING = 1;

/**
 * When there is something to do for a subscription, worked out of its deliveries in every commit that changes one of them
 * (src/writes/webhook-lines.ts). Workers look for lines, of which there is one for each subscription, however much waits.
 */
export interface WebhookLine {
  readonly webhookId: string;
  readonly tenantId: string;
  /** When the first of what waits is due, on the tenant's clock; null where nothing could begin. */
  readonly dueAt: Moment | null;
  /** How many attempts are under way. */
  readonly held: number;
  /** When the first of their leases is over, on the server's clock. */
  readonly heldUntil: Moment | null;
}

export const webhookLinesTable = defineTable<WebhookLine>({
  name: 'webhook_lines',
  key: ['webhookId'],
  due: ({ dueAt }) => waitsUntil(dueAt),
  columns: {
    webhookId: text(),
    tenantId: text(),
    dueAt: momentOrNull(),
    held: integer(),
    heldUntil: momentOrNull(),
  },
});

/** How many attempts of a subscription may be under way at once, as long as one succeeds and after one has failed. */
export function mostAtOnce(failingSince: Moment | null): number {
  return failingSince === null ? MOST_AT_ONCE : MOST_WHILE_FAILING;
}
