import type { Database } from '../../db/connection.ts';
import { runStatement } from '../../db/statements/statement.ts';

/** A statement as a database gets it. */
export interface RunStatement {
  readonly sql: string;
  readonly bindings: readonly unknown[];
  /** Whether its connection keeps it. */
  readonly isKept: boolean;
}

/** Runs something, and answers the statements that readers ran for it, as the database gets them. */
export async function statementsOf(
  { reader }: Database,
  run: () => Promise<unknown>,
): Promise<RunStatement[]> {
  const statements: RunStatement[] = [];
  const note = ({ sql, bindings, isKept }: Omit<RunStatement, 'isKept'> & { isKept?: true }): void => {
    statements.push({ sql, bindings, isKept: isKept === true });
  };
  reader.on('query', note);
  try {
    await run();
  } finally {
    reader.removeListener('query', note);
  }
  return statements;
}

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

function rowsOf(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);
  if (plan['Relation Name'] === undefined) return inner;
  return inner + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
}

/**
 * How many rows of tables a statement of PostgreSQL reads, those that it leaves out among them, by a plan that knows nothing
 * of the values: no estimate of them is what makes it read few.
 */
export async function countRowsRead(
  { reader }: Database,
  { sql, bindings }: { readonly sql: string; readonly bindings: readonly unknown[] },
): Promise<number> {
  return reader.transaction(async (db) => {
    await runStatement(db, 'set local plan_cache_mode = force_generic_plan', []);
    await runStatement(db, `prepare measured as ${sql}`, []);
    const values = bindings.map((value) => (typeof value === 'number' ? value : `'${String(value)}'`));
    const given = values.length === 0 ? '' : `(${values.join(', ')})`;
    const explain = `explain (analyze, timing off, format json) execute measured${given}`;
    const [row] = (await runStatement(db, explain, [])) as unknown as [
      { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] },
    ];
    await runStatement(db, 'deallocate measured', []);
    return rowsOf(row['QUERY PLAN'][0].Plan);
  });
}
