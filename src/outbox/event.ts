import type { Moment } from '../clock.ts';
import type { NewId } from '../ids.ts';
import { insertRow, type RowEffect } from '../db/row-effect.ts';
import { defineTable, integer, moment, text } from '../db/table.ts';

/**
 * A change that subscribers may hear of. Thin on purpose: it names the resource and its version,
 * and receivers fetch the current state.
 */
export interface EventRow {
  readonly id: string;
  readonly tenantId: string;
  /** Such as `payout.settled`. */
  readonly type: string;
  readonly object: string;
  readonly objectId: string;
  readonly objectStatus: string;
  /** Grows with every change of the resource, so that a receiver can drop what is stale. */
  readonly objectVersion: number;
  readonly occurredAt: Moment;
}

export const eventsTable = defineTable<EventRow>({
  name: 'events',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    type: text(),
    object: text(),
    objectId: text(),
    objectStatus: text(),
    objectVersion: integer(),
    occurredAt: moment(),
  },
});

/** The resource that an event tells of, as the change left it. */
export interface EventSubject {
  readonly tenantId: string;
  readonly id: string;
  readonly status: string;
  readonly version: number;
}

/**
 * Publishes an event in the transaction of the change that it tells of.
 * The type names the object before its point and the change behind it.
 */
export function publish(
  context: { readonly newId: NewId; readonly now: Moment },
  type: `${string}.${string}`,
  { tenantId, id, status, version }: EventSubject,
): RowEffect {
  return insertRow(eventsTable, {
    id: context.newId('evt'),
    tenantId,
    type,
    object: type.slice(0, type.indexOf('.')),
    objectId: id,
    objectStatus: status,
    objectVersion: version,
    occurredAt: context.now,
  });
}
