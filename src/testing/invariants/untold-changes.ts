import type { Knex } from 'knex';
import type { Actor } from '../../identity/actor.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { operationsTable, resourceOf, type Operation } from '../../treasury/operations/table.ts';
import { transfersTable, type Transfer } from '../../direct-routes/transfers/table.ts';
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
  ['customers', 'created_by', '1 = 1'],
  ['customers', 'updated_by', '1 = 1'],
  ['customers', 'verification_by', '1 = 1'],
  ['payment_routes', 'created_by', '1 = 1'],
  ['payment_routes', 'deactivated_by', 'deactivated_at is not null'],
];

/** The records whose every change is an event, so that their version is how many there were. */
const COUNTED = [
  'operations',
  'beneficiaries',
  'destinations',
  'funding_instruments',
  'customers',
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

/** A change in a record's history, as its event should tell of it. */
interface Change {
  readonly type: string;
  readonly actor: Actor | null | undefined;
}

/** A record with a history: each entry of it is an event. */
interface Historied {
  readonly id: string;
  readonly changes: readonly Change[];
}

function historyOfOperation({ id, kind, statusHistory, adjustments }: Operation): Historied {
  const resource = resourceOf(kind);
  const changes = [
    ...statusHistory.map(({ status, actor }) => ({ name: status, actor })),
    ...adjustments.map(({ kind: name, actor }) => ({ name, actor })),
  ];
  return { id, changes: changes.map(({ name, actor }) => ({ type: `${resource}.${name}`, actor })) };
}

function historyOfTransfer({ id, statusHistory }: Transfer): Historied {
  return {
    id,
    changes: statusHistory.map(({ status, actor }) => ({ type: `transfer.${status}`, actor })),
  };
}

function wrongStory({ id, changes }: Historied, events: readonly EventRow[]): string[] {
  const words = ({ type, actor }: Change): string => `${type} by ${JSON.stringify(actor)}`;
  const done = changes.map(words).join();
  const told = events.filter(({ objectId }) => objectId === id).map(words);
  return done === told.join() ? [] : [`${id} did ${done}, and told ${told.join()}`];
}

/**
 * What a tenant's records do not say of their changes, in words: nobody caused one, an event did not tell of one, or the
 * history of an operation or a transfer and its events differ in what happened, by whom, or in which order. Empty where
 * all is told.
 */
export async function untoldChanges(db: Knex, tenantId: string): Promise<string[]> {
  const operations = await selectMatching(db, operationsTable, [{ tenantId }]);
  const transfers = await selectMatching(db, transfersTable, [{ tenantId }]);
  const historied = [...operations.map(historyOfOperation), ...transfers.map(historyOfTransfer)];
  const events = (await selectMatching(db, eventsTable, [{ tenantId }])).toSorted(
    (one, other) => one.seq - other.seq,
  );
  return [
    ...(await namelessIn(db, tenantId)),
    ...(await wrongVersions(db, tenantId)),
    ...historied.flatMap((record) => wrongStory(record, events)),
  ];
}
