import type { RowMatch } from '../db/rows.ts';
import type { Table } from '../db/table.ts';
import type { Loaded } from './write.ts';

type AnyRow = Record<string, unknown>;

/** A view of loaded rows that hides every row of another tenant: the one place where tenants are kept apart in decisions. */
export function loadedRows(
  tenantId: string,
  rowsOf: (table: Table<never>, match: AnyRow) => Iterable<AnyRow>,
): Loaded {
  const list = <Row extends object>(table: Table<Row>, match: RowMatch<Row>): Row[] => {
    const wanted = Object.entries(match);
    const found: Row[] = [];
    for (const row of rowsOf(table as unknown as Table<never>, match)) {
      const isOwn = row['tenantId'] === undefined ? row['id'] === tenantId : row['tenantId'] === tenantId;
      if (isOwn && wanted.every(([field, value]) => row[field] === value)) found.push(row as Row);
    }
    return found;
  };
  return { list, find: (table, match) => list(table, match)[0] };
}
