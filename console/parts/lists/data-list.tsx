import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classes } from '../frame/classes.ts';
import css from './data-list.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts stand to the right. */
  readonly isAmount?: boolean;
  /** What a row is known by: its link, and what a phone shows first. It cannot be hidden. */
  readonly isTitle?: boolean;
}

interface Target {
  readonly to: string;
  readonly params: { readonly id: string };
}

interface DataListProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where a row leads; undefined if nowhere. */
  readonly targetOf: (row: Row) => Target | undefined;
  /** Names of columns that are not shown. */
  readonly hidden?: readonly string[];
}

const features = tableFeatures({ columnVisibilityFeature });

/** A table; on a phone each row is a stack. The title of a row is the link, and the whole row opens it. */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const { label, columns, rows, keyOf, targetOf, hidden = [] } = props;
  const helper = createColumnHelper<typeof features, Row>();
  const table = useTable({
    features,
    columns: helper.columns(
      columns.map((column) =>
        helper.display({
          id: column.id,
          header: column.title,
          cell: ({ row }) => column.cell(row.original),
          meta: column,
        }),
      ),
    ),
    data: rows,
    getRowId: keyOf,
    state: { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
  });
  const described = new Map(columns.map((column) => [column.id, column]));
  const titleId = (columns.find(({ isTitle }) => isTitle === true) ?? columns[0])?.id;
  return (
    <table className={css.table} aria-label={label} role="table">
      <thead role="rowgroup">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} role="row">
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                role="columnheader"
                className={classOf(described.get(header.column.id))}
              >
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup">
        {table.getRowModel().rows.map((row) => {
          const target = targetOf(row.original);
          return (
            <tr key={row.id} role="row" className={target === undefined ? undefined : css.leads}>
              {row.getVisibleCells().map((cell) => (
                <Cell
                  key={cell.id}
                  column={described.get(cell.column.id)}
                  target={cell.column.id === titleId ? target : undefined}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type Look = Pick<Column<never>, 'title' | 'isAmount' | 'isTitle'> | undefined;

const classOf = (column: Look): string =>
  classes(column?.isAmount === true && css.end, column?.isTitle === true && css.title);

interface CellProps {
  readonly column: Look;
  readonly target: Target | undefined;
  readonly children: ReactNode;
}

function Cell({ column, target, children }: CellProps) {
  return (
    <td role="cell" className={classOf(column)} data-title={column?.title}>
      {target === undefined ? (
        children
      ) : (
        <Link className={css.link} {...target}>
          {children}
        </Link>
      )}
    </td>
  );
}
