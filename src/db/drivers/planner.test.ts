import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { runStatement } from '../statements/statement.ts';
import { allowLongStatements, readPages, readWhole } from './postgres-client.ts';

const SETTINGS = [
  'enable_seqscan',
  'enable_hashjoin',
  'enable_mergejoin',
  'enable_bitmapscan',
  'plan_cache_mode',
  'max_parallel_workers_per_gather',
];

const BY_INDEXES = ['off', 'off', 'off', 'off', 'force_generic_plan', '0'];

eachDatabase((dialect, open) => {
  const settingsOf = async (db: Knex): Promise<unknown[]> =>
    Promise.all(
      SETTINGS.map(async (name) => {
        const [row] = await runStatement(db, `select current_setting('${name}') as value`, []);
        return row?.['value'];
      }),
    );

  it.runIf(dialect === 'postgres')(
    'what requests wait for is planned once, by indexes and alone',
    async () => {
      const { reader, writer } = await open();
      expect(await settingsOf(reader)).toEqual(BY_INDEXES);
      expect(await settingsOf(writer)).toEqual(BY_INDEXES);
    },
  );

  it.runIf(dialect === 'postgres')(
    'what reads everything has every plan, until its transaction ends',
    async () => {
      const { reader } = await open();
      const within = await reader.transaction(async (db) => {
        await allowLongStatements(db, 60_000);
        return settingsOf(db);
      });
      expect(within).toEqual(['on', 'on', 'on', 'on', 'auto', '2']);
      expect(await settingsOf(reader)).toEqual(BY_INDEXES);
    },
  );

  it.runIf(dialect === 'postgres')(
    'what reads whole tables joins them without loops, and what reads pages joins by loops alone',
    async () => {
      const { reader } = await open();
      const loops = async (db: Knex): Promise<unknown[]> =>
        Promise.all(
          ['nestloop', 'hashjoin', 'mergejoin', 'seqscan'].map(async (way) => {
            const [row] = await runStatement(db, `select current_setting('enable_${way}') as value`, []);
            return row?.['value'];
          }),
        );
      await reader.transaction(async (db) => {
        await allowLongStatements(db, 60_000);
        await readWhole(db);
        expect(await loops(db)).toEqual(['off', 'on', 'on', 'on']);
        await readPages(db);
        expect(await loops(db)).toEqual(['on', 'off', 'off', 'off']);
      });
    },
  );
});
