import { beforeAll, describe, expect, it } from 'vitest';
import { runOperator } from '../../testing/server/run-program.ts';
import { withServer } from '../../testing/server/with-server.ts';
import type { TestTenant } from '../../testing/worlds/test-tenant.ts';

type Json = Record<string, unknown>;

/** Commands take a second each, and more beside other tests. */
const PATIENCE_MS = 60_000;

withServer(({ server }) => {
  let tenant: TestTenant;

  beforeAll(async () => {
    tenant = await server().newTenant();
  });

  const review = async (
    ...words: string[]
  ): Promise<{ exitCode: number | null; said: Json; stderr: string }> => {
    const given = [
      'review',
      ...words,
      '--reason',
      'It was looked at',
      '--actor',
      'grace@example.com',
      '--json',
    ];
    const { databaseUrl: DATABASE_URL } = server().service.config;
    const { exitCode, stdout, stderr } = await runOperator(given, { DATABASE_URL });
    return { exitCode, said: stdout === '' ? {} : (JSON.parse(stdout) as Json), stderr };
  };

  const reviewsOf = (subject: string): Promise<string[]> =>
    server().service.database.reader('reviews').where({ subject }).pluck('action') as Promise<string[]>;

  describe('the command that decides about a held transfer', () => {
    it(
      'lets it go on: it is converted and delivered, with the reason in its history',
      async () => {
        const { id } = await tenant.newTransfer('aud_to_stablecoin', '25.03');
        expect((await tenant.transfer(id)).status).toBe('held');
        const { exitCode, said } = await review('release', '--id', id);
        expect([exitCode, said['kind'], said['status']]).toEqual([0, 'transfer', 'converting']);
        await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
        const transfer = await tenant.transfer(id);
        expect(transfer.status).toBe('completed');
        expect(JSON.stringify(transfer.statusHistory)).toContain('It was looked at');
        expect(JSON.stringify(transfer)).not.toContain('grace');
        const again = await review('release', '--id', id);
        expect([again.exitCode, again.stderr]).toEqual([
          1,
          expect.stringContaining('completed. Only a held transfer'),
        ]);
        expect(await reviewsOf(id)).toEqual(['release']);
      },
      PATIENCE_MS,
    );

    it(
      'has it sent back, or notes that it was',
      async () => {
        const { id } = await tenant.newTransfer('stablecoin_to_aud', '25.03');
        const ordered = await review('return', '--id', id);
        expect([ordered.exitCode, ordered.said['status']]).toEqual([
          0,
          'held until the provider has sent it back',
        ]);
        await tenant.post('/v1/sandbox/clock', { advanceSeconds: 60 });
        expect((await tenant.transfer(id)).status).toBe('returned');
        const byHand = await tenant.newTransfer('aud_to_stablecoin', '26.03');
        const noted = await review('return', '--id', byHand.id, '--sent-back-as', 'OUT-77');
        expect([noted.exitCode, noted.said['status']]).toEqual([0, 'returned']);
        expect((await tenant.transfer(byHand.id)).status).toBe('returned');
        expect(await reviewsOf(byHand.id)).toEqual(['return']);
        const unknown = await review('return', '--id', 'trf_none');
        expect([unknown.exitCode, unknown.stderr]).toEqual([
          1,
          expect.stringContaining('no transfer trf_none'),
        ]);
      },
      PATIENCE_MS,
    );
  });
});
