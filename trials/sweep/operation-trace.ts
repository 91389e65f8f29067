import type { DatabaseUnderTest } from '../server/database-under-test.ts';
import type { Flow } from './flow.ts';

/** What the tables hold of one operation, by its idempotency key, which is its external reference too. */
export interface OperationTrace {
  readonly status: string;
  readonly faults: readonly string[];
}

function expectedRows(status: string, { movements }: Flow): { movements: number; statuses: number } {
  if (status === 'accepted') return { movements: 1, statuses: 1 };
  if (status === 'submitted') return { movements: 1, statuses: 2 };
  return status === 'settled' ? { movements: movements.length, statuses: 3 } : { movements: 0, statuses: 0 };
}

async function countRows(database: DatabaseUnderTest, sql: string, value: string): Promise<number> {
  const [row] = await database.query(`select count(*) as rows from ${sql}`, [value]);
  return Number(row?.['rows']);
}

async function countTrace(
  database: DatabaseUnderTest,
  reference: string,
  id: string,
): Promise<Record<string, number>> {
  return {
    claims: await countRows(database, 'reference_claims where external_reference = ?', reference),
    movements: await countRows(database, 'movements where external_reference = ?', reference),
    entries: await countRows(
      database,
      'movements m where m.external_reference = ? and exists (select 1 from postings p where p.entry_id = m.id)',
      reference,
    ),
    keys: await countRows(database, 'idempotency_keys where body like ?', `%"${reference}"%`),
    events: await countRows(database, 'events where object_id = ?', id),
    instructions: await countRows(database, 'instructions where subject = ?', id),
    quotes: await countRows(database, 'conversion_quotes where conversion_id = ?', id),
    settlements: await countRows(database, `simulated_orders where subject = ? and next_report is null`, id),
  };
}

const UNBALANCED = `select b.tenant_id from balances b where b.available_minor <> coalesce(
  (select sum(m.available_delta_minor) from movements m where m.tenant_id = b.tenant_id and m.asset = b.asset), 0)`;

const MISNUMBERED = `select w.tenant_id from wallets w
  where w.seq <> (select count(*) from movements m where m.tenant_id = w.tenant_id)`;

async function faultsOfWallets(database: DatabaseUnderTest): Promise<string[]> {
  const unbalanced = await database.query(UNBALANCED);
  const misnumbered = await database.query(MISNUMBERED);
  return [...unbalanced, ...misnumbered].map((row) => `the wallet of ${String(row['tenant_id'])} is torn`);
}

/**
 * Looks an operation up in the tables of a server that is dead: it must be whole in one state, or not there at all.
 */
export async function traceOperation(
  database: DatabaseUnderTest,
  flow: Flow,
  reference: string,
): Promise<OperationTrace> {
  const operations = await database.query('select id, status from operations where external_reference = ?', [
    reference,
  ]);
  const status = operations.length === 0 ? 'none' : String(operations[0]?.['status']);
  const found = await countTrace(database, reference, operations.map((row) => String(row['id'])).join());
  const { movements, statuses } = expectedRows(status, flow);
  const one = status === 'none' ? 0 : 1;
  const expected: Record<string, number> = {
    claims: one,
    movements,
    entries: movements,
    keys: one,
    events: statuses,
    instructions: one,
    quotes: flow.name === 'conversion' ? one : 0,
    settlements: status === 'settled' ? 1 : 0,
  };
  const faults = Object.entries(expected)
    .filter(([name, count]) => found[name] !== count)
    .map(([name, count]) => `${reference}, ${status}: ${String(found[name])} ${name} instead of ${count}`);
  faults.push(...(await faultsOfWallets(database)));
  if (operations.length > 1) faults.push(`${reference}: ${operations.length} operations`);
  return { status, faults };
}
