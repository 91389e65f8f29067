import type { Knex } from 'knex';
import { openDatabase, type Database } from '../../src/db/connection.ts';
import { migrationConfig, migrationNames } from '../../src/db/startup/migrate.ts';
import { allowLongStatements } from '../../src/db/drivers/postgres-client.ts';
import { runStatement } from '../../src/db/statements/statement.ts';
import { runAsAdministrator } from '../../src/testing/databases/postgres-administration.ts';
import { LOADED_VERSION, readTenantRows, type TenantRow } from './tenant-rows.ts';
import { PayoutHistory, type Chapter, type EndedPayout } from './payout-history.ts';

export interface LargeLedger {
  readonly tenantId: string;
  readonly beneficiaryId: string;
  readonly movements: number;
  /** The newest movement's hash. */
  readonly headHash: string;
  /** The moments of the first and the last movement, in milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
}

const PAYOUTS_AT_ONCE = 1_000;
const STATEMENT_LIMIT_MS = 600_000;

/** Ten months, so that what is summed by the month has months. */
const SPAN_MS = 300 * 86_400_000;

type Value = string | number | null;

/** Columns, and the type that PostgreSQL is to read each value as where it is no text. */
const COLUMNS = {
  operations: {
    id: 'text',
    tenant_id: 'text',
    kind: 'text',
    status: 'text',
    version: 'bigint',
    external_reference: 'text',
    asset: 'text',
    principal_minor: 'bigint',
    fee_minor: 'bigint',
    configuration_id: 'text',
    beneficiary_id: 'text',
    details: 'text',
    failure_code: 'text',
    status_history: 'text',
    movement_ids: 'text',
    adjustments: 'text',
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  reference_claims: { tenant_id: 'text', kind: 'text', external_reference: 'text', operation_id: 'text' },
  movements: {
    tenant_id: 'text',
    seq: 'bigint',
    id: 'text',
    asset: 'text',
    kind: 'text',
    available_delta_minor: 'bigint',
    reserved_delta_minor: 'bigint',
    reference: 'text',
    reason: 'text',
    occurred_at: 'bigint',
    external_reference: 'text',
    operation_id: 'text',
    operation_kind: 'text',
    previous_hash: 'text',
    hash: 'text',
  },
  postings: {
    entry_id: 'text',
    line: 'integer',
    tenant_id: 'text',
    account: 'text',
    asset: 'text',
    amount_minor: 'bigint',
  },
} as const;

type LoadedTable = keyof typeof COLUMNS;

async function putRows(
  db: Knex.Transaction,
  dialect: Database['dialect'],
  table: LoadedTable,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(COLUMNS[table]);
  const values = columns.map(([, type], index) =>
    dialect === 'sqlite' ? `value ->> ${index}` : `(value ->> ${index})::${type}`,
  );
  const source = dialect === 'sqlite' ? 'json_each(?)' : 'json_array_elements(?::json) as rows (value)';
  const names = columns.map(([name]) => name).join(', ');
  await runStatement(db, `insert into ${table} (${names}) select ${values.join(', ')} from ${source}`, [
    JSON.stringify(rows),
  ]);
}

interface Template {
  readonly tenant: TenantRow;
  readonly configuration: TenantRow;
  readonly beneficiary: TenantRow;
  readonly details: string;
}

function readTemplate(): Template {
  const tables = readTenantRows();
  const row = (table: string, fits: (row: TenantRow) => boolean = () => true): TenantRow => {
    const found = tables.get(table)?.find(fits);
    if (found === undefined) throw new Error(`The earlier ledger has no such row in ${table}`);
    return found;
  };
  const beneficiary = row('beneficiaries');
  const payout = row('operations', (each) => each['beneficiary_id'] === beneficiary['id']);
  const configuration = row('configurations', (each) => each['version'] === '1');
  return { tenant: row('tenants'), configuration, beneficiary, details: payout['details'] ?? '{}' };
}

async function putTenant(db: Knex.Transaction, template: Template, history: PayoutHistory, startsAt: number) {
  const since = String(startsAt - 1_000);
  const { tenant, configuration, beneficiary } = template;
  const configurationId = configuration['id'];
  await db('tenants').insert({ ...tenant, configuration_id: configurationId, created_at: since });
  const { wallet, balance } = history;
  const tenantId = tenant['id'];
  await db('wallets').insert({
    tenant_id: tenantId,
    seq: wallet.seq,
    head_hash: wallet.headHash,
    last_occurred_at: wallet.lastOccurredAt,
    clock_offset_ms: 0,
  });
  await db('balances').insert({
    tenant_id: tenantId,
    asset: 'AUD',
    available_minor: String(balance.availableMinor),
    reserved_minor: String(balance.reservedMinor),
    pending_minor: 0,
    spending_stopped: 0,
  });
  await db('configurations').insert({ ...configuration, effective_at: since, created_at: since });
  await db('beneficiaries').insert({ ...beneficiary, created_at: since, updated_at: since });
}

function operationRow(
  { tenant, configuration, beneficiary, details }: Template,
  payout: EndedPayout,
): Value[] {
  const { status, createdAt, endedAt } = payout;
  const steps = status === 'settled' ? ['accepted', 'submitted', 'settled'] : ['accepted', 'failed'];
  const history = steps.map((step, index) => ({ status: step, at: index === 0 ? createdAt : endedAt }));
  return [
    payout.id,
    tenant['id'] ?? '',
    'payout',
    status,
    steps.length,
    payout.externalReference,
    'AUD',
    String(payout.principalMinor),
    String(payout.feeMinor),
    configuration['id'] ?? '',
    beneficiary['id'] ?? '',
    details,
    status === 'failed' ? 'provider_refused' : null,
    JSON.stringify(history),
    JSON.stringify(payout.movementIds),
    '[]',
    createdAt,
    endedAt,
  ];
}

async function putChapter(
  db: Knex.Transaction,
  dialect: Database['dialect'],
  template: Template,
  { payouts, movements, postings }: Chapter,
): Promise<void> {
  const rows: Record<LoadedTable, Value[][]> = {
    operations: payouts.map((payout) => operationRow(template, payout)),
    // The reference of a payout that failed is free again.
    reference_claims: payouts.map(({ id, status, externalReference }) => [
      template.tenant['id'] ?? '',
      'payout',
      externalReference,
      status === 'failed' ? null : id,
    ]),
    movements: movements.map((each) => [
      each.tenantId,
      each.seq,
      each.id,
      each.asset,
      each.kind,
      String(each.availableDeltaMinor),
      String(each.reservedDeltaMinor),
      each.reference,
      each.reason,
      each.occurredAt,
      each.externalReference,
      each.operationId,
      each.operationKind,
      each.previousHash,
      each.hash,
    ]),
    postings: postings.map((each) => [
      each.entryId,
      each.line,
      each.tenantId,
      each.account,
      each.asset,
      String(each.amountMinor),
    ]),
  };
  for (const table of Object.keys(rows) as LoadedTable[]) await putRows(db, dialect, table, rows[table]);
}

/** Runs a transaction that may take its time, and stand still while rows are made. */
async function inTransaction(
  { writer, dialect }: Database,
  work: (db: Knex.Transaction) => Promise<void>,
): Promise<void> {
  await writer.transaction(async (db) => {
    await allowLongStatements(db, STATEMENT_LIMIT_MS);
    if (dialect === 'postgres') await db.raw('set local idle_in_transaction_session_timeout = 0');
    await work(db);
  });
}

/** Makes the tables of the version in an empty database. */
async function makeTables(database: Database): Promise<void> {
  for (const name of migrationNames().filter((each) => each <= LOADED_VERSION))
    await inTransaction(database, async (db) => {
      await db.migrate.up({ ...migrationConfig(database.dialect), name });
    });
}

/** Has PostgreSQL do now what it would do in the background once so many rows have come or changed. */
export async function settle(databaseUrl: string): Promise<void> {
  if (databaseUrl.startsWith('postgres')) await runAsAdministrator(databaseUrl, 'vacuum analyze');
}

/**
 * Loads a wallet's long history into an empty database, through the tables of the baseline, with a chain that is
 * whole: a ledger which every later version migrates and verifies.
 * @param payouts how many: each has two movements, and one movement filled the wallet
 * @param until when the last of them ended, in milliseconds
 */
export async function loadLedger(databaseUrl: string, payouts: number, until: number): Promise<LargeLedger> {
  const template = readTemplate();
  const [tenantId = '', beneficiaryId = ''] = [template.tenant['id'], template.beneficiary['id']].map(String);
  const startsAt = until - SPAN_MS;
  const history = new PayoutHistory({ tenantId, startsAt, stepMs: (SPAN_MS - 86_400_000) / payouts });
  const database = openDatabase(databaseUrl);
  const { dialect } = database;
  try {
    await makeTables(database);
    const first = history.open();
    await inTransaction(database, async (db) => {
      await putTenant(db, template, history, startsAt);
      await putChapter(db, dialect, template, first);
    });
    for (let made = 0; made < payouts; made += PAYOUTS_AT_ONCE) {
      const chapter = history.pay(Math.min(PAYOUTS_AT_ONCE, payouts - made));
      const { wallet, balance } = history;
      await inTransaction(database, async (db) => {
        await putChapter(db, dialect, template, chapter);
        const { seq, headHash, lastOccurredAt } = wallet;
        await db('wallets').update({ seq, head_hash: headHash, last_occurred_at: lastOccurredAt });
        await db('balances').update({ available_minor: String(balance.availableMinor) });
        // The fees of the history are not counted for an invoice.
        await db('next_invoices').update({ accrued_after_seq: seq });
      });
    }
  } finally {
    await database.destroy();
  }
  await settle(databaseUrl);
  const { seq: movements, headHash, lastOccurredAt: endsAt } = history.wallet;
  return { tenantId, beneficiaryId, movements, headHash, startsAt, endsAt };
}
