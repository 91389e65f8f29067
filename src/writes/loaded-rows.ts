import type { RowMatch } from '../db/statements/rows.ts';
import type { Table } from '../db/statements/table.ts';
import type { Loaded, Need } from './write.ts';

type AnyRow = Record<string, unknown>;

/** A decision has asked for rows that its own write never named: whether there are any, nobody has looked. A fault of the program. */
export class NotLoaded extends Error {
  constructor(table: string, columns: readonly string[]) {
    super(`Rows of ${table} were asked for by ${columns.join(', ') || 'nothing'}, which no need names`);
  }
}

/** Whether every row that the match names is among those of the need: it names some of the same columns, with the same values. */
function covers(need: Need, table: Table<never>, tenantId: string | null, match: AnyRow): boolean {
  if (need.table !== table) return false;
  for (const field in need.match) {
    const value = need.match[field];
    const asked = field === 'tenantId' ? (match[field] ?? tenantId) : match[field];
    // SQL finds no row by null, though there may be some.
    if (asked !== value || value === null || value === undefined) return false;
  }
  return true;
}

function isWanted(row: AnyRow, match: AnyRow): boolean {
  for (const field in match) if (row[field] !== match[field]) return false;
  return true;
}

function isVisible(row: AnyRow, tenantId: string | null): boolean {
  if (tenantId === null) return true;
  return row['tenantId'] === undefined ? row['id'] === tenantId : row['tenantId'] === tenantId;
}

/**
 * A view of loaded rows for one write: the one place where tenants, and what a write has and has not loaded, are kept
 * apart in decisions. It hides every row of another tenant, and it answers for rows alone that the write's own needs
 * name: what others of its group have loaded is there by chance.
 * @param tenantId null for a write without a tenant, which sees the rows that it names, whosever they are
 * @param rowsOf rows of a table among which all those are that the match names
 */
export function loadedRows(
  tenantId: string | null,
  needs: readonly Need[],
  rowsOf: (table: Table<never>, match: AnyRow) => Iterable<AnyRow>,
): Loaded {
  const list = <Row extends object>(table: Table<Row>, match: RowMatch<Row>): Row[] => {
    const asked = table as unknown as Table<never>;
    if (!needs.some((need) => covers(need, asked, tenantId, match))) {
      throw new NotLoaded(table.name, Object.keys(match));
    }
    const found: Row[] = [];
    for (const row of rowsOf(asked, match)) {
      if (isVisible(row, tenantId) && isWanted(row, match)) found.push(row as Row);
    }
    return found;
  };
  return { list, find: (table, match) => list(table, match)[0] };
}
