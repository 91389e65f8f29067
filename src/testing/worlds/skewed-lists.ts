import type { Database } from '../../db/connection.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { momentDigits } from '../../identity/ids.ts';
import { addListed, LIST_IDS, makeListRecords, type ListRecords } from '../server/every-list.ts';
import type { TestService } from '../server/test-service.ts';
import { COPIES, NUMBERS, RARE_OWNER, type Copies } from './skewed-rows.ts';
import { createTestTenant, type TestTenant } from './test-tenant.ts';

/** The time between two rows of a list. */
const APART_MS = 30_000;

/**
 * How far behind the other rows the copies stand: no clock is set back so far, and no tenant's clock that was advanced to
 * the end of a month or to a settlement stands so far ahead, whatever weekend and holidays are between. What is counted is
 * the same each day.
 */
const LATER_MS = 60 * 24 * 3_600_000;

/** The numbers that copies are made by: one document instead of a row at a time. */
async function makeNumbers({ writer, dialect }: Database, count: number, start: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = start + (index + 1) * APART_MS;
    return [index + 1, at, `${momentDigits(at)}${String(index).padStart(16, '0')}`];
  });
  await writer.schema.createTable(NUMBERS, (table) => {
    table.bigInteger('n').primary();
    table.bigInteger('at');
    table.text('suffix');
  });
  const read =
    dialect === 'sqlite'
      ? `select value ->> 0, value ->> 1, value ->> 2 from json_each(?)`
      : `select cast(value ->> 0 as bigint), cast(value ->> 1 as bigint), value ->> 2 from jsonb_array_elements(cast(? as jsonb)) as given(value)`;
  await runStatement(writer, `insert into ${NUMBERS} (n, at, suffix) ${read}`, [JSON.stringify(rows)]);
}

async function copy(
  { writer }: Database,
  tenantId: string,
  { table, like = '1 = 1', columns }: Copies,
): Promise<void> {
  const names = Object.keys(await writer(table).columnInfo());
  const values = names.map((name) => columns[name] ?? `like_this.${name}`);
  const one = `select * from ${table} where tenant_id = ? and ${like} limit 1`;
  await runStatement(
    writer,
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')} from (${one}) as like_this cross join ${NUMBERS} order by n`,
    [tenantId],
  );
}

/** A tenant with what its lists hang on. */
export interface ListTenant {
  readonly tenant: TestTenant;
  readonly records: ListRecords;
}

/** Tenants whose lists differ as much as lists can. */
export interface SkewedLists {
  /** Almost all rows are its own, and they are newer than the others'. */
  readonly large: ListTenant;
  /** Has a few rows in each list. */
  readonly small: ListTenant;
  /** Has nothing but what lists are of. */
  readonly bare: ListTenant;
  /** The moment of the large one's rows of a number, from 1. */
  readonly momentOf: (n: number) => number;
  /** The identifier of the record to which few rows belong. */
  readonly rareOwner: (prefix: string) => string;
}

/** Fills the lists of three tenants. The books of the large one do not add up. @param count its rows in each list */
export async function makeSkewedLists(service: TestService, count: number): Promise<SkewedLists> {
  const { database } = service;
  const begin = async (rounds: number): Promise<ListTenant> => {
    const tenant = createTestTenant(service, service.send, await service.newTenant());
    const records = await makeListRecords(tenant);
    for (let round = 0; round < rounds; round += 1) {
      for (const id of LIST_IDS) await addListed(id, tenant, records);
    }
    if (rounds > 0) await tenant.settle();
    return { tenant, records };
  };
  const lists = { large: await begin(1), small: await begin(1), bare: await begin(0) };
  const start = Date.now() + LATER_MS;
  await makeNumbers(database, count, start);
  for (const copies of Object.values(COPIES).flat()) {
    await copy(database, lists.large.tenant.clientId, copies);
  }
  const [rareOne] = await runStatement(database.reader, `select suffix from ${NUMBERS} where n = ?`, [
    RARE_OWNER,
  ]);
  const rare = (prefix: string): string => `${prefix}_${String(rareOne?.['suffix'])}`;
  return { ...lists, momentOf: (n) => start + n * APART_MS, rareOwner: rare };
}
