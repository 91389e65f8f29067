import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../databases/test-database.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { brokenInvariants } from './invariants.ts';
import { readBooks } from './read-books.ts';
import { requestsOf } from './requests-of.ts';
import { Stage } from './stage.ts';

describe('the books of a sequence', () => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    server = await startTestServer(database.url, { variables: { CORRIDOR_CONTRACT_GUARD: 'off' } });
  });

  afterAll(async () => {
    try {
      await server.close();
    } finally {
      await database.remove();
    }
  });

  it('know a configuration that another followed before any overview was read', async () => {
    const stage = await Stage.open({ server, other: server, neighbour: await server.newTenant() });
    await stage.batch([{ do: 'configure', change: 'fees' }]);
    const perform = async (command: Parameters<typeof requestsOf>[1]): Promise<void> => {
      for (const step of requestsOf(stage, command)) {
        for (const asked of step()) await stage.send(command.do, asked);
      }
    };
    await perform({ do: 'fund with hold-back', asset: 'AUD', seconds: 0, isRecalled: false });
    await perform({ do: 'withdraw', pick: 0, share: 1, ending: 0, form: 'plain' });
    await perform({ do: 'let evidence expire' });
    await stage.close();
    const books = await readBooks(stage);
    expect(books.withdrawals.map(({ configurationId }) => configurationId in books.configurations)).toEqual([
      true,
    ]);
    expect(brokenInvariants(books)).toEqual([]);
  });
});
