import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { statementsOf } from '../../testing/databases/rows-read.ts';
import { MOST_COUNTED, readWaitingOrders } from './waiting.ts';

eachDatabase((dialect, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    const rows = dialect === 'sqlite' ? 'json_each' : 'jsonb_array_elements';
    const given = JSON.stringify(Array.from({ length: MOST_COUNTED + 5 }, (_each, index) => index + 1));
    const number = dialect === 'sqlite' ? 'value' : 'cast(value as bigint)';
    // The bank's are too many, the chain's one is to be sent later, and one of the exchange's is leased to nobody.
    await database.writer.raw(
      `insert into instructions (id, tenant_id, kind, subject, provider, payload, status, due_at, attempts, asks)
       select 'ins_' || ${number}, 'acct_1', 'pay', 'pay_' || ${number}, 'bank', '{}', 'pending', 1000 + ${number}, 0, 0
       from ${rows}(cast(? as ${dialect === 'sqlite' ? 'text' : 'jsonb'}))`,
      [given],
    );
    const order = { tenant_id: 'acct_1', payload: '{}', attempts: 0, asks: 0 };
    await database.writer('instructions').insert([
      {
        ...order,
        id: 'ins_a',
        kind: 'send',
        subject: 'wdr_1',
        provider: 'chain',
        status: 'pending',
        due_at: 90_000,
      },
      {
        ...order,
        id: 'ins_b',
        kind: 'convert',
        subject: 'cnv_1',
        provider: 'exchange',
        status: 'pending',
        due_at: 40_000,
      },
      // Two that adapters have begun, of which one is not connected any more.
      ...['former', 'present'].map((adapter, index) => ({
        ...order,
        adapter,
        id: `ins_${adapter}`,
        kind: 'convert',
        subject: `cnv_${adapter}`,
        provider: 'exchange',
        status: 'pending',
        due_at: 39_000 + index,
      })),
      {
        ...order,
        id: 'ins_c',
        kind: 'convert',
        subject: 'cnv_2',
        provider: 'exchange',
        status: 'done',
        due_at: 10,
      },
    ]);
  });

  it('counts what could be sent now, up to a bound, with the age of the oldest', async () => {
    const waiting = await readWaitingOrders(database, () => 50_000);
    expect(waiting.map(({ provider, count, oldestAt }) => [provider, count, oldestAt])).toEqual([
      ['bank', MOST_COUNTED, 1_001],
      ['chain', 0, null],
      ['exchange', 3, 39_000],
      ['identity', 0, null],
    ]);
  });

  if (dialect === 'sqlite')
    it('asks an index for each of them', async () => {
      const [, statement] = await statementsOf(database, () => readWaitingOrders(database, () => 50_000));
      const plan = await runStatement(database.reader, `explain query plan ${statement!.sql}`, [0, 0]);
      const lines = plan.map(({ detail }) => String(detail)).filter((line) => line.includes('instructions'));
      expect([...new Set(lines)].sort()).toEqual([
        'SEARCH instructions USING INDEX instructions_ready (provider=? AND <expr>=? AND <expr><?)',
        'SEARCH instructions USING INDEX instructions_ready (provider=? AND <expr>>?)',
      ]);
    });
});
