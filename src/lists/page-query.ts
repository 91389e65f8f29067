import type { Knex } from 'knex';
import { selectList } from '../db/rows.ts';
import { runOwn, type StoredRow } from '../db/statement.ts';
import { columnName, partsOf } from '../db/table.ts';
import { condition, newestRows, type Condition } from './condition.ts';
import { keyOf, type ListDescription } from './list-description.ts';
import { MOST_PAGE_BYTES } from './page-size.ts';

/**
 * Runs the query of a page. A connection keeps that of a page without filters, which is asked for again and again; each set of
 * filters has a text of its own, and there are more of them than it could keep.
 */
export async function runPage(
  db: Knex,
  { sql, bindings }: Condition,
  filters: Readonly<Record<string, unknown>>,
): Promise<StoredRow[]> {
  const isPlain = Object.keys(filters).length === 0;
  return runOwn(db, { method: 'own', sql, bindings, ...(isPlain ? { isKept: true } : {}) });
}

/** What is asked of a page's rows. */
export interface AskedRows {
  readonly conditions: readonly Condition[];
  /** Whether the conditions name a value of the column that the list's index has before its order. */
  readonly isNarrowed: boolean;
  readonly most: number;
}

/**
 * The query of the newest rows of a list for which all conditions hold, no more of them than a page can hold. Where
 * a table has long columns, `found` is how many there are, one behind the page with them.
 */
export function pageQuery<Row extends object>(
  description: ListDescription<Row>,
  asked: AskedRows,
): Condition {
  const { table } = description;
  const long = partsOf(table).filter(({ column }) => column.isJson === true);
  if (long.length === 0) return matchingRows(selectList(table), description, asked);
  const size = long.map(({ name }) => `coalesce(octet_length(${table.name}.${name}), 0)`).join(' + ');
  const sized = `${keyOf(description)} as page_key, ${table.name}.tenant_id as page_tenant, ${size} as size`;
  return boundBytes(matchingRows(sized, description, asked), description);
}

function matchingRows<Row extends object>(
  select: string,
  description: ListDescription<Row>,
  asked: AskedRows,
): Condition {
  const { table, apart } = description;
  if (apart !== undefined && !asked.isNarrowed) return newestOfEach(select, description, asked);
  return newestRows(select, { ...asked, from: table.name, key: keyOf(description) });
}

/** The newest rows of all values of the column that the index has before their order. */
function newestOfEach<Row extends object>(
  select: string,
  description: ListDescription<Row>,
  asked: AskedRows,
): Condition {
  const { table, orderBy, apart } = description;
  const [key, column] = [keyOf(description), columnName(orderBy)];
  const each = (apart?.values ?? []).map((value) => {
    const conditions = [
      ...asked.conditions,
      condition(`${table.name}.${columnName(apart?.by ?? '')} = ?`, value),
    ];
    return newestRows(key, { ...asked, conditions, from: table.name, key });
  });
  const all = each.map(({ sql }, index) => `select ${column} from (${sql}) as newest_${index}`);
  const first = `select ${column} from (${all.join(' union all ')}) as newest order by ${column} desc limit ?`;
  return {
    sql: `select ${select} from ${table.name} where ${key} in (${first}) order by ${key} desc`,
    bindings: [...each.flatMap(({ bindings }) => bindings), asked.most],
  };
}

/**
 * Makes a query of the rows that match give them only as far as a page reaches: the first, and each whose
 * predecessors together are not a page already. The database adds the sizes up without reading the values.
 * @param sizes `page_key`, `page_tenant` and `size` of the rows that match
 */
function boundBytes<Row extends object>(sizes: Condition, description: ListDescription<Row>): Condition {
  const { table } = description;
  const order = 'over (order by page_key desc rows between unbounded preceding and current row)';
  const sums =
    `select page_key, page_tenant, sum(size) ${order} - size as ahead, count(*) over () as found ` +
    `from (${sizes.sql}) as sizes`;
  // Crossed, and by the page's own tenant: else a database may read every row of the tenant, and look for each on the page.
  const rows = `from (${sums}) as page cross join ${table.name}`;
  const same = `${keyOf(description)} = page.page_key and ${table.name}.tenant_id = page.page_tenant`;
  return {
    sql:
      `select ${selectList(table)}, page.found as found ${rows} ` +
      `where ${same} and page.ahead < ${MOST_PAGE_BYTES} order by page.page_key desc`,
    bindings: sizes.bindings,
  };
}
