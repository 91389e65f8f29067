import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Schema } from '../contract/operation-types.ts';
import { eachServer } from '../testing/server/each-server.ts';
import { complaintOf, documentOf } from '../testing/server/operator-answer.ts';
import { runOperator, type ProgramResult } from '../testing/server/run-program.ts';

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

eachServer(({ server }) => {
  const run = (...parameters: string[]): Promise<ProgramResult> =>
    runOperator([...parameters, '--json'], { DATABASE_URL: server().service.config.databaseUrl });

  it(
    'verifies the ledger, against a head that was kept elsewhere too',
    async () => {
      const own = await server().newTenant();
      await own.fund('10.00');
      await own.newPayout({ amount: '5.00' });
      const { data } = await own.get<{ data: { id: string }[] }>('/v1/treasury/transactions?limit=1');
      const newest = await own.get<Schema<'MovementDetail'>>(
        `/v1/treasury/transactions/${data[0]?.id ?? ''}`,
      );
      const all = documentOf(await run('ledger', 'verify'));
      expect(all).toMatchObject({ sound: true, brokenLaws: [] });
      const verify = ['ledger', 'verify', '--tenant', own.clientId];
      const { chains } = documentOf(await run(...verify, '--head', `${newest.seq}:${newest.hash}`));
      expect(chains).toMatchObject([{ tenantId: own.clientId, faults: [] }]);
      const { exitCode, stdout } = await run(...verify, '--head', `${newest.seq}:${'0'.repeat(64)}`);
      expect(exitCode).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({ sound: false });
    },
    PATIENCE_MS,
  );

  it(
    'verifies an exported ledger, without a database',
    async () => {
      const own = await server().newTenant();
      await own.fund('10.00');
      await own.newPayout({ amount: '5.00' });
      const { text } = await own.request('GET', '/v1/treasury/ledger/export');
      const { seq, hash } = await own.get<Schema<'LedgerHead'>>('/v1/treasury/ledger/head');
      const folder = await mkdtemp(join(tmpdir(), 'export-'));
      const file = join(folder, 'ledger.ndjson');
      const verify = (...more: string[]): Promise<ProgramResult> =>
        runOperator(['ledger', 'verify', '--export', file, '--json', ...more], {
          DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        });
      await writeFile(file, text);
      expect(documentOf(await verify('--head', `${seq}:${hash}`))).toEqual({
        sound: true,
        chains: [{ tenantId: own.clientId, movements: 2, head: { seq, hash }, faults: [] }],
        brokenLaws: [],
      });
      await writeFile(file, text.replace('"10.00"', '"11.00"'));
      const changed = await verify();
      expect(changed.exitCode).toBe(1);
      expect(JSON.parse(changed.stdout)).toMatchObject({
        chains: [{ faults: ['movement 1 does not have its own hash'] }],
      });
      await writeFile(file, text.slice(0, text.indexOf('\n') + 1));
      expect((await verify()).exitCode).toBe(0);
      expect((await verify('--head', `${seq}:${hash}`)).exitCode).toBe(1);
      await rm(folder, { recursive: true });
      expect(complaintOf(await verify())).toContain('no such file');
    },
    PATIENCE_MS,
  );
});
