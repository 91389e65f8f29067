import pg from 'pg';
import { afterAll } from 'vitest';
import { NotedStatements } from './noted-statements.ts';

// Notes every statement that tests send to PostgreSQL, so that other versions can be asked whether they take it.

/** Where they are noted; set for a run of all tests alone. */
const folder = process.env['CORRIDOR_TEST_STATEMENTS'];

interface Noting {
  /** One for the life of a worker, which runs this file anew before each file of tests. */
  corridorNotedStatements?: NotedStatements;
}

type Asked = string | { readonly text?: string };

function noteQueries(): NotedStatements {
  const noted = new NotedStatements();
  const { prototype } = pg.Client as unknown as { prototype: { query: (...words: unknown[]) => unknown } };
  const { query } = prototype;
  prototype.query = function noteQuery(this: unknown, ...words: unknown[]): unknown {
    const asked = words[0] as Asked | undefined;
    const text = typeof asked === 'string' ? asked : asked?.text;
    if (text !== undefined) noted.note(text);
    return query.apply(this, words);
  };
  return noted;
}

if (folder !== undefined) {
  const noting = globalThis as Noting;
  noting.corridorNotedStatements ??= noteQueries();
  const noted = noting.corridorNotedStatements;
  afterAll(() => noted.save(folder));
}
