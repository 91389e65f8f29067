import { webhookFanOutsTable } from './table.ts';
import { webhookLinesTable } from './table.ts';
import type { DueKind, DuePlaces } from '../../workers/due-work.ts';

/** They may share one commit, which is to be short. */
const FAN_OUT_PLACES: DuePlaces = { places: 16 };

/** Subscriptions begun at once; attempts have places of their own. */
const LINE_PLACES: DuePlaces = { places: 32 };

const POSTED = { worker: 'webhooks', isLeased: false, provider: 'none', carriedOutBy: 'posting' } as const;

/** Deliveries to be sent or cleared away. */
export const WEBHOOK_LINES: DueKind = {
  ...POSTED,
  kind: 'webhook_line',
  table: webhookLinesTable.name,
  id: 'webhook_id',
  dueAt: 'due_at',
  clock: 'tenant',
  open: 'due_at is not null',
  takes: LINE_PLACES,
  isInTurns: true,
};

export const WEBHOOK_LEASES: DueKind = {
  ...POSTED,
  kind: 'webhook_lease',
  table: webhookLinesTable.name,
  id: 'webhook_id',
  dueAt: 'held_until',
  clock: 'server',
  open: 'held_until is not null',
  takes: LINE_PLACES,
};

/** Events whose deliveries are to be made. */
export const WEBHOOK_FAN_OUTS: DueKind = {
  ...POSTED,
  kind: 'webhook_fan_out',
  table: webhookFanOutsTable.name,
  id: 'id',
  dueAt: 'written_at',
  clock: 'server',
  open: 'written_at >= 0',
  takes: FAN_OUT_PLACES,
  isAnnounced: true,
};
