import knex, { type Knex } from 'knex';
import { FORBIDDEN, LAWS } from './laws.ts';

export interface LawResult {
  readonly sentence: string;
  readonly offenders: readonly object[];
}

const SHOWN = 5;

/** Connects to the server's own database. @throws Error for an address of neither kind */
export function connect(databaseUrl: string): Knex {
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return knex({ client: 'pg', connection: databaseUrl });
  const [, filename] = /^sqlite:(.+)$/.exec(databaseUrl) ?? [];
  if (filename === undefined) throw new Error('A database address begins with postgres:// or sqlite:');
  return knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true });
}

async function countChanged(db: Knex, statement: string): Promise<number> {
  const answer = await db.raw<{ readonly rowCount?: number } | undefined>(statement);
  if (answer?.rowCount !== undefined) return answer.rowCount;
  const [count] = await db.raw<readonly { readonly changed: number }[]>('select changes() as changed');
  return count?.changed ?? 0;
}

/** Tries what must be refused, in a transaction that is rolled back in any case. */
async function tryForbidden(db: Knex, statement: string): Promise<LawResult> {
  const rollBack = new Error('rolled back');
  let changed = 0;
  try {
    await db.transaction(async (transaction) => {
      changed = await countChanged(transaction, statement);
      throw rollBack;
    });
  } catch (error) {
    if (error !== rollBack) changed = 0;
  }
  return {
    sentence: `the database refuses: ${statement}`,
    offenders: changed === 0 ? [] : [{ changed }],
  };
}

export async function askLaws(db: Knex): Promise<LawResult[]> {
  const results: LawResult[] = [];
  for (const { sentence, offenders } of LAWS) {
    const rows: unknown = await db
      .from(db.raw(`(${offenders}) as offenders`))
      .select('*')
      .limit(SHOWN);
    results.push({ sentence, offenders: rows as object[] });
  }
  for (const statement of FORBIDDEN) results.push(await tryForbidden(db, statement));
  return results;
}
