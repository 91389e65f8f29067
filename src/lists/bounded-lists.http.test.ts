import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dialect } from '../db/dialect.ts';
import type { Database } from '../db/connection.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { measureReads, type TableRead } from '../testing/databases/measure-reads.ts';
import { statementsOf, type RunStatement } from '../testing/databases/rows-read.ts';
import { filtersOf, LIST_IDS, pathOfList, type ListId } from '../testing/server/every-list.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { makeSkewedLists, type ListTenant, type SkewedLists } from '../testing/worlds/skewed-lists.ts';
import { listCases, type ListCase } from '../testing/worlds/list-cases.ts';

const ROWS = 4_000;
const LIMIT = 10;

interface Asked extends ListCase {
  readonly id: ListId;
  readonly statements: readonly RunStatement[];
}
const table: Record<string, unknown>[] = [];
const DIALECTS: readonly Dialect[] = ['sqlite', 'postgres'];

describe.each(DIALECTS)('on %s', (dialect) => {
  let made: TestDatabase;
  let service: TestService;
  let asked: Asked[];
  beforeAll(async () => {
    made = await createTestDatabase(dialect);
    service = await startTestService(made.url, { CORRIDOR_CONTRACT_GUARD: 'off' });
    const { database } = service;
    console.time('fill');
    const lists = await makeSkewedLists(service, ROWS, async () => {
      if (dialect === 'postgres') {
        const { rows } = await database.writer.raw(`select relname from pg_class where relkind='r' and relnamespace = 'public'::regnamespace`);
        for (const { relname } of rows) await database.writer.raw(`alter table ${relname} set (autovacuum_enabled = off)`);
      }
    });
    console.timeEnd('fill');
    asked = [];
    console.time('ask');
    for (const id of LIST_IDS) for (const each of listCases(id, lists, ROWS)) {
      const query = new URLSearchParams({ limit: String(LIMIT), ...each.filters });
      let status = 0;
      const statements = await statementsOf(database, async () => {
        const reply = await each.owner.tenant.request('GET', `${pathOfList(id, each.owner.records)}?${query}`);
        status = reply.status;
        if (status !== 200) console.log(id, each.filters, reply.text);
      });
      asked.push({ ...each, id, statements: statements.filter(({ sql }) => /^(select|with)/.test(sql.trimStart())) });
    }
    console.timeEnd('ask');
    console.log(asked.length, asked.reduce((s, a) => s + a.statements.length, 0));
  }, 300_000);
  afterAll(async () => {
    await service.close();
    await made.remove();
    writeFileSync(`/tmp/lists-table-${process.env['LABEL'] ?? 'x'}.json`, JSON.stringify(table));
  });
  const STATES: Record<Dialect, [string, string[]][]> = {
    sqlite: [['fresh', []], ['analyzed', ['analyze']], ],
    postgres: [['fresh', []], ['vacuumed while empty', [`update pg_class set reltuples = 0, relpages = 0 where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`]], ['restored', ['reindex schema public']], ['analyzed', ['analyze']]],
  };
  it.each(STATES[dialect])('%s', async (state, statements) => {
    for (const s of statements) await service.database.writer.raw(s);
    console.time(state);
    for (const each of asked) {
      const reads: TableRead[] = [];
      for (const statement of each.statements) reads.push(...(await measureReads(service.database, statement)));
      table.push({ dialect, state, id: each.id, who: each.who, filters: each.label, rows: reads.reduce((s, r) => s + (r.rows ?? 0), 0), reads, sql: each.statements.map(s=>s.sql) });
    }
    console.timeEnd(state);
  }, 300_000);
});
