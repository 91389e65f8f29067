import { type Db, type StoredRow, runStatement } from '../db/statements/statement.ts';

/** A row's key within its tenant, as the driver gives it. */
export type PastKey = Readonly<Record<string, string | number>>;

export interface PastSource<Key extends PastKey> {
  readonly table: string;
  /** A column per part of the key. */
  readonly key: { readonly [Part in keyof Key]: string };
  /** Start of the retention by the server clock; a day or month for counters. */
  readonly since: string;
  /** In SQL, if no column says it. */
  readonly sinceText?: string;
  /** An index column, oldest first. */
  readonly order: string;
  /** The index's condition. */
  readonly open: string;
  /** In SQL, whether something open needs a row of `past`. */
  readonly needed: string;
  /** A column of numbers, in whose order they are removed. */
  readonly number?: string;
}

export interface PastRow {
  readonly tenantId: string;
  readonly key: PastKey;
  /** Something open needs it. */
  readonly isNeeded: boolean;
}

export interface PastRows {
  readonly rows: readonly PastRow[];
  /** How many of the oldest were looked at. */
  readonly looked: number;
  /** None behind them is past. */
  readonly areLast: boolean;
}

/** The most rows that are looked at in one step, and the most tenants whose events are. */
const STEP_ROWS = 50;
const STEP_TENANTS = 10;

interface FoundRow extends StoredRow {
  readonly tenant_id: string;
  readonly since: string | number | null;
  readonly is_needed: number;
}

/** Rows of a kind as they are stored, in the form that the functions below read. */
async function selectFrom(
  db: Db,
  { table, key, since, sinceText = `past.${since}`, needed }: PastSource<PastKey>,
  condition: string,
  values: readonly (string | number)[],
): Promise<FoundRow[]> {
  const columns = Object.values<string>(key).map((column) => `past.${column} as key_${column}`);
  const isNeeded = `case when ${needed} then 1 else 0 end as is_needed`;
  const list = ['past.tenant_id', `${sinceText} as since`, isNeeded, ...columns].join(', ');
  return (await runStatement(
    db,
    `select ${list} from ${table} as past where ${condition}`,
    values,
  )) as FoundRow[];
}

function isYoung({ since }: FoundRow, bound: number | string): boolean {
  if (since === null) return false;
  return typeof bound === 'number' ? Number(since) >= bound : String(since) >= bound;
}

function pastRow({ key }: PastSource<PastKey>, row: FoundRow): PastRow {
  const parts = Object.entries<string>(key).map(([part, column]) => [part, row[`key_${column}`]]);
  return {
    tenantId: row.tenant_id,
    key: Object.fromEntries(parts) as PastKey,
    // A row that does not tell its age stays.
    isNeeded: row.since === null || row.is_needed === 1,
  };
}

/**
 * Finds the oldest rows of a kind whose time began before a bound, by an index, however many rows there are.
 * @param bound a moment of the server's clock; of counters a day
 * @param passed so many of the oldest were looked at already, and stay
 */
export async function findPast(
  db: Db,
  source: PastSource<PastKey>,
  bound: number | string,
  passed: number,
): Promise<PastRows> {
  const oldest = `${source.open} order by past.${source.order} limit ? offset ?`;
  const stored = await selectFrom(db, source, oldest, [STEP_ROWS, passed]);
  const past = stored.filter((row) => !isYoung(row, bound));
  const areLast = stored.length < STEP_ROWS || past.length < stored.length;
  const rows = source.number === undefined ? past : await lowestNumbered(db, source, past, bound);
  return { rows: rows.map((row) => pastRow(source, row)), looked: past.length, areLast };
}

/**
 * Those with the lowest numbers of the tenants whose rows were found: they go in the order of their numbers, and
 * where two processes have written them, that of their identifiers can be another.
 */
async function lowestNumbered(
  db: Db,
  source: PastSource<PastKey>,
  found: readonly FoundRow[],
  bound: number | string,
): Promise<FoundRow[]> {
  const tenantIds = [...new Set(found.map((row) => row.tenant_id))].slice(0, STEP_TENANTS);
  const rows: FoundRow[] = [];
  for (const tenantId of tenantIds) {
    const first = `past.tenant_id = ? order by past.${source.number ?? source.order} limit ?`;
    const oldest = await selectFrom(db, source, first, [tenantId, Math.ceil(STEP_ROWS / tenantIds.length)]);
    rows.push(...oldest.filter((row) => !isYoung(row, bound)));
  }
  return rows;
}
