import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../identity/ids.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { type ProgramResult, runOperator } from '../../testing/server/run-program.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';
import { takeEntries } from '../inbox/entry-table.ts';
import type { Entry } from '../port/provider.ts';
import { keepHoldings } from './holdings.ts';
import { matchEntries } from './match.ts';
import { markAsHouse } from './review.ts';

type Json = Record<string, unknown>;

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

const SOURCE = { provider: 'bank', adapter: 'test' } as const;

eachServer(({ server }) => {
  let tenant: TestTenant;
  let payinId: string;

  const run = (...parameters: string[]): Promise<ProgramResult> =>
    runOperator([...parameters, '--json'], { DATABASE_URL: server().service.config.databaseUrl });

  const reconcile = async (): Promise<{ exitCode: number | null; found: Json }> => {
    const { exitCode, stdout, stderr } = await run('reconcile', '--provider', 'bank');
    expect(stderr).toBe('');
    return { exitCode, found: JSON.parse(stdout) as Json };
  };

  beforeAll(async () => {
    tenant = await server().newTenant();
    payinId = (await tenant.fund('25.00', { providerReference: 'IN-1' })).id;
    const line = (entryId: string, minor: bigint, given: Partial<Entry> = {}): Entry => ({
      entryId,
      account: 'operating',
      amount: { minor, asset: 'AUD' },
      bookedAt: Date.now(),
      ...given,
    });
    const lines = [line('e1', 2_500n, { providerReference: 'UNREADABLE' }), line('fee/1', -30n)];
    const { writeQueue } = server().service;
    await writeQueue.submit(takeEntries(SOURCE, lines));
    const holding = { account: 'operating', amount: { minor: 2_470n, asset: 'AUD' as const }, at: 9e15 };
    await writeQueue.submit(keepHoldings(SOURCE, [holding]));
  });

  describe('reconcile', () => {
    it('says that no such provider is connected, with an exit code of its own', async () => {
      const { databaseUrl: DATABASE_URL } = server().service.config;
      const parameters = ['reconcile', '--provider', 'bank', '--json'];
      expect(await runOperator(parameters, { DATABASE_URL, CORRIDOR_BANK: 'none' })).toEqual({
        exitCode: 2,
        stdout: '',
        stderr: 'No bank is connected (CORRIDOR_BANK is none), so there are no books to compare.\n',
      });
    });

    it(
      'shows four lists and a sum, until an operator has said what each entry is',
      async () => {
        const before = await reconcile();
        expect(before.exitCode).toBe(1);
        expect(before.found).toMatchObject({
          provider: 'bank',
          theirs: [
            { entry: 'bank/test/e1', amount: '25.00', why: 'unknown' },
            { entry: 'bank/test/fee/1', amount: '-0.30', why: 'unknown' },
          ],
          ours: [],
          sums: [{ asset: 'AUD', books: '25.00', theirs: '24.70', held: '24.70', unexplained: '0.00' }],
        });
        const why = ['--reason', 'The bank was asked', '--actor', 'ada'];
        const match = ['review', 'match', '--entry', 'bank/test/e1', '--to', payinId, ...why];
        const house = ['review', 'house', '--entry', 'bank/test/fee/1', ...why];
        const decided = await Promise.all([run(...match), run(...house)]);
        expect(decided.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
        const note = { reviewId: newId('rev'), actor: 'ada', reason: 'Once more' };
        const again = server().service.writeQueue.submit(markAsHouse({ ...SOURCE, entryId: 'fee/1' }, note));
        await expect(again).rejects.toMatchObject({ code: 'invalid_state' });
        const after = await reconcile();
        expect(after.exitCode).toBe(0);
        expect(after.found).toMatchObject({
          theirs: [],
          ours: [],
          differing: [],
          sums: [{ books: '25.00', house: '-0.30', held: '24.70', unexplained: '0.00' }],
        });
        const reviews: unknown = await server().service.database.reader('reviews').orderBy('action', 'desc');
        expect(reviews).toMatchObject([
          { action: 'match', subject: 'bank/test/e1', tenant_id: tenant.clientId, actor: 'ada' },
          { action: 'house', subject: 'bank/test/fee/1', tenant_id: null },
        ]);
        expect(
          await matchEntries(server().service.database.reader, server().service.writeQueue, 'bank'),
        ).toBe(0);
      },
      PATIENCE_MS,
    );
  });
});
