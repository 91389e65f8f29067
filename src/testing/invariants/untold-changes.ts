import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { operationsTable, resourceOf, type Operation } from '../../flows/operations/operation.ts';
import { eventsTable, type EventRow } from '../../outbox/event.ts';

/** Where who caused it stands: the table, the column, and the rows that have somebody who did. */
const CAUSED: readonly (readonly [table: string, column: string, where: string])[] = [
  ['events', 'actor', '1 = 1'],
  ['configurations', 'actor', '1 = 1'],
  ['treasury_settings', 'changed_by', '1 = 1'],
  ['receipts', 'status_by', '1 = 1'],
  ['identity_evidence', 'status_by', '1 = 1'],
  ['conversion_quotes', 'status_by', '1 = 1'],
  ['beneficiaries', 'created_by', '1 = 1'],
  ['beneficiaries', 'deactivated_by', 'deactivated_at is not null'],
  ['destinations', 'created_by', '1 = 1'],
  ['destinations', 'deactivated_by', 'deactivated_at is not null'],
  ['funding_instruments', 'created_by', '1 = 1'],
  ['funding_instruments', 'deactivated_by', 'deactivated_at is not null'],
  ['payment_routes', 'created_by', '1 = 1'],
  ['payment_routes', 'deactivated_by', 'deactivated_at is not null'],
];

/** The records whose every change is an event, so that their version is how many there were. */
const COUNTED = [
  'operations',
  'beneficiaries',
  'destinations',
  'funding_instruments',
  'payment_routes',
  'identity_evidence',
];

async function namelessIn(db: Knex, tenantId: string): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column, where] of CAUSED) {
    const rows = (await db(table)
      .where('tenant_id', tenantId)
      .whereNull(column)
      .whereRaw(where)) as unknown as object[];
    found.push(...rows.map((row) => `${table} has nobody as ${column} in ${JSON.stringify(row)}`));
  }
  return found;
}

async function wrongVersions(db: Knex, tenantId: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of COUNTED) {
    const told = `(select count(*) from events where events.object_id = ${table}.id)`;
    const ids = await db(table)
      .where('tenant_id', tenantId)
      .whereRaw(`version <> ${told}`)
      .pluck<string[]>('id');
    found.push(...ids.map((id) => `the version of ${id} is not the number of its events`));
  }
  return found;
}

function wrongStory(operation: Operation, events: readonly EventRow[]): string[] {
  const { id, kind, statusHistory, adjustments } = operation;
  const changes = [
    ...statusHistory.map(({ status, actor }) => ({ name: status, actor })),
    ...adjustments.map(({ kind: name, actor }) => ({ name, actor })),
  ];
  const done = changes.map(({ name, actor }) => `${resourceOf(kind)}.${name} by ${JSON.stringify(actor)}`);
  const told = events.map(({ type, actor }) => `${type} by ${JSON.stringify(actor)}`);
  return done.join() === told.join() ? [] : [`${id} did ${done.join()}, and told ${told.join()}`];
}

/**
 * What a tenant's records do not say of their changes, in words: nobody caused one, an event did not tell of one, or
 * an operation's history and its events differ in what happened, by whom, or in which order. Empty where all is told.
 */
export async function untoldChanges(db: Knex, tenantId: string): Promise<string[]> {
  const operations = await selectMatching(db, operationsTable, [{ tenantId }]);
  const events = (await selectMatching(db, eventsTable, [{ tenantId }])).toSorted(
    (one, other) => one.seq - other.seq,
  );
  return [
    ...(await namelessIn(db, tenantId)),
    ...(await wrongVersions(db, tenantId)),
    ...operations.flatMap((operation) =>
      wrongStory(
        operation,
        events.filter(({ objectId }) => objectId === operation.id),
      ),
    ),
  ];
}
