import type { Database } from '../../db/connection.ts';
import { runStatement } from '../../db/statements/statement.ts';

/** A plan, or a part of one, as PostgreSQL explains it. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** Tables that a plan reads in their own order, or by an index whose order does not help with what is left out. */
export function scansOf(plan: Plan): string[] {
  const inner = (plan.Plans ?? []).flatMap(scansOf);
  const table = plan['Relation Name'];
  if (table === undefined || plan['Index Cond'] !== undefined) return inner;
  return plan['Node Type'] === 'Seq Scan' ? [...inner, table] : inner;
}

/**
 * The tables that a statement reads without an index. PostgreSQL is asked for a plan that knows nothing of the values, and to read
 * no table so wherever it can help it, since of a table that is nearly empty it would.
 */
export async function scansIn(
  { reader, dialect }: Database,
  { sql, bindings }: { readonly sql: string; readonly bindings: readonly unknown[] },
): Promise<string[]> {
  if (dialect === 'sqlite') {
    const plan = await runStatement(reader, `explain query plan ${sql}`, bindings as never);
    // What the statement has made itself is read whole: what stands in its WITH, and subqueries of its FROM.
    const own = new Set(
      [/(\w+)(?: \([^)]*\))? as (?:materialized )?\(/g, /\) as (\w+)\b(?!,| from)/g].flatMap((made) =>
        [...sql.matchAll(made)].map(([, name]) => name),
      ),
    );
    return plan.flatMap(({ detail }) => {
      const scanned = /^SCAN (\w+)$/.exec(String(detail))?.[1];
      return scanned === undefined || own.has(scanned) ? [] : [scanned];
    });
  }
  return reader.transaction(async (db) => {
    await runStatement(db, 'set local plan_cache_mode = force_generic_plan', []);
    await runStatement(db, 'set local enable_seqscan = off', []);
    await runStatement(db, `prepare asked as ${sql}`, []);
    const values = bindings.map((value) => (typeof value === 'number' ? value : `'${String(value)}'`));
    const given = values.length === 0 ? '' : `(${values.join(', ')})`;
    const [row] = (await runStatement(db, `explain (format json) execute asked${given}`, [])) as unknown as [
      { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] },
    ];
    await runStatement(db, 'deallocate asked', []);
    return scansOf(row['QUERY PLAN'][0].Plan);
  });
}
