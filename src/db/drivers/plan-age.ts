import type { Knex } from 'knex';
import type PostgresClient from 'knex/lib/dialects/postgres/index.js';
import type pg from 'pg';
import type { StoredRow } from '../statements/statement.ts';

/** Growth of a table after which its statements are replanned. */
const GROWTH = 8;

const SIZES = `select cast(c.oid as text) as id, cast(pg_relation_size(c.oid) / 8192 as text) as pages
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind = 'r'`;

/** Statements asked this way are bounded and no request's. */
interface AskedClient extends Knex.Client {
  _query(connection: unknown, query: object): Promise<{ readonly response: { readonly rows: StoredRow[] } }>;
}

function classOf(pages: number): number {
  return pages < 1 ? 0 : 1 + Math.floor(Math.log(pages) / Math.log(GROWTH));
}

/**
 * PostgreSQL replans after `analyze`, not when tables grow: a plan for an empty table takes any index for as good as
 * another. So connections are replaced as tables grow.
 */
export class PlanAge {
  #age = 0;
  readonly #ages = new WeakMap<object, number>();
  readonly #classes = new Map<string, number>();

  /** A new connection plans by the present tables. */
  note(connection: object): void {
    if (!this.#ages.has(connection)) this.#ages.set(connection, this.#age);
  }

  /** Whether its plans still hold. */
  isOfNow(connection: object): boolean {
    return (this.#ages.get(connection) ?? this.#age) === this.#age;
  }

  /** Replaces connections if a table has outgrown their plans. */
  async look(db: Knex): Promise<void> {
    const client = db.client as AskedClient;
    const connection: unknown = await client.acquireConnection();
    try {
      const { response } = await client._query(connection, { sql: SIZES, bindings: [] });
      if (this.#haveGrown(response.rows)) this.#age += 1;
    } finally {
      await client.releaseConnection(connection);
    }
  }

  #haveGrown(rows: readonly StoredRow[]): boolean {
    let haveGrown = false;
    for (const { id, pages } of rows) {
      const now = classOf(Number(pages));
      // What existed before the first look was planned for an unknown size.
      haveGrown ||= now > (this.#classes.get(String(id)) ?? 0);
      this.#classes.set(String(id), now);
    }
    return haveGrown;
  }
}

/** Gives out no connection whose plans are too old. */
export function plansOfNow(plans: PlanAge, Client: typeof PostgresClient): typeof PostgresClient {
  return class extends Client {
    override async acquireConnection(): Promise<pg.Client> {
      const connection = await super.acquireConnection();
      plans.note(connection);
      return connection;
    }

    override async validateConnection(connection: pg.Client): Promise<boolean> {
      return Promise.resolve(plans.isOfNow(connection));
    }
  };
}
