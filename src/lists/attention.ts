import type { Word } from '../../generated/words.ts';
import type { Moment } from '../calendar/clock.ts';
import { type Db, dialectOf, runStatement } from '../db/statements/statement.ts';
import { type Table, columnName } from '../db/statements/table.ts';
import type { Scope } from '../identity/roles.ts';
import { type Condition, condition, orderOf } from './condition.ts';

type Kind = Word<'AttentionItem.kind'>;

export interface Attention {
  readonly kind: Kind;
  readonly count: number;
  /** Null if it has no moment. */
  readonly since: Moment | null;
}

export interface AttentionQuestion {
  readonly tenantId: string;
  /** The tenant's. */
  readonly now: Moment;
  readonly serverNow: Moment;
}

/** Rows that need attention: each capability registers its own. */
export interface AttentionKind {
  readonly kind: Kind;
  /** Of those who may read them. */
  readonly scope: Scope;
  /** A query for the moments of at most a hundred rows, as `at`. */
  readonly moments: (db: Db, question: AttentionQuestion) => Condition;
}

/** As the contract bounds a count. */
const MOST_COUNTED = 100;

const DAY_MS = 86_400_000;

interface AttentionRows<Row extends object> {
  readonly kind: Kind;
  readonly scope: Scope;
  readonly table: Table<Row>;
  /** Null if the rows have none. */
  readonly moment: (keyof Row & string) | null;
}

const columnOf = (moment: string | null): string => (moment === null ? 'null' : columnName(moment));

/** What stands so now. An index begins with the tenant and what is asked. */
export function standing<Row extends object>(
  { kind, scope, table, moment }: AttentionRows<Row>,
  where: (question: AttentionQuestion) => Condition,
): AttentionKind {
  return {
    kind,
    scope,
    moments: (_db, question) => {
      const { sql, bindings } = where(question);
      return condition(
        `select ${columnOf(moment)} as at from ${table.name} where tenant_id = ? and ${sql} limit ${MOST_COUNTED}`,
        question.tenantId,
        ...bindings,
      );
    },
  };
}

/**
 * What came to stand so within a day of the tenant's clock, among the newest.
 * @param wheres one for each part of an index, whose newest are looked at
 */
export function lately<Row extends object>(
  { kind, scope, table, moment }: AttentionRows<Row>,
  wheres: readonly Condition[],
): AttentionKind {
  return {
    kind,
    scope,
    moments: (db, { tenantId, now }) => {
      const order = orderOf(dialectOf(db), { table, orderBy: 'id' });
      const parts = wheres.map(
        ({ sql }) =>
          `select at from (select ${columnOf(moment)} as at from ${table.name} where tenant_id = ? and ${sql}
            order by ${order} desc limit ${MOST_COUNTED}) as newest where at >= ?`,
      );
      return condition(
        `select at from (${parts.join(' union all ')}) as lately limit ${MOST_COUNTED}`,
        ...wheres.flatMap(({ bindings }) => [tenantId, ...bindings, now - DAY_MS]),
      );
    },
  };
}

/** What there is of each kind, in their order. */
export async function readAttention(
  db: Db,
  kinds: readonly AttentionKind[],
  question: AttentionQuestion,
): Promise<Attention[]> {
  const found: Attention[] = [];
  for (const { kind, moments } of kinds) {
    const { sql, bindings } = moments(db, question);
    const counting = `select count(*) as count, min(at) as since from (${sql}) as counted`;
    const [row] = await runStatement(db, counting, bindings);
    const count = Number(row?.['count']);
    const since = row?.['since'] ?? null;
    if (count > 0) found.push({ kind, count, since: since === null ? null : Number(since) });
  }
  return found;
}
