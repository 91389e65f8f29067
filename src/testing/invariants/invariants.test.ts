import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../databases/test-database.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import type { Books } from './books.ts';
import type { Doctored } from './breaches/doctored-books.ts';
import { EXCHANGE_BREACHES } from './breaches/exchange-breaches.ts';
import { FUNDING_BREACHES } from './breaches/funding-breaches.ts';
import { HISTORY_BREACHES } from './breaches/history-breaches.ts';
import { OPERATION_BREACHES } from './breaches/operation-breaches.ts';
import type { Batch } from './command.ts';
import { brokenInvariants, INVARIANTS } from './invariants.ts';
import { readBooks } from './read-books.ts';
import { Stage } from './stage.ts';

const PAY = { do: 'pay', pick: 0, share: 20, ending: 0, form: 'plain' } as const;

/** A sequence that has met a little of everything that the invariants speak of. */
const SEQUENCE: readonly Batch[] = [
  [{ do: 'configure', change: 'fees' }],
  [{ ...PAY, form: 'previewed' }],
  [{ do: 'move operation', pick: 0, to: 'settled' }],
  [PAY],
  [{ do: 'end operation', pick: 0, to: 'failed', late: 'late_execution' }],
  [PAY],
  [{ do: 'move operation', pick: 0, to: 'returned' }],
  [{ ...PAY, form: 'beyond all that is there' }],
  [{ do: 'convert', source: 'AUD', destination: 'USDC', side: 'source', share: 50, ending: 37 }],
  [{ do: 'move operation', pick: 0, to: 'settled' }],
  [{ do: 'convert', source: 'USDC', destination: 'AUD', side: 'destination', share: 10, ending: 11 }],
  [{ do: 'quote', source: 'USDT', destination: 'USDC', side: 'source', share: 10, ending: 3 }],
  [{ do: 'withdraw', pick: 0, share: 20, ending: 0, form: 'plain' }],
  [{ do: 'fund', asset: 'USDT', hundredths: 777, outcome: 'confirming', again: 2 }],
  [{ do: 'fund with hold-back', asset: 'AUD', seconds: 1, isRecalled: false }],
  [{ do: 'burst', count: 4, fits: 2 }],
  [{ do: 'twins', share: 1, count: 3 }],
  [{ do: 'new record', what: 3 }],
  [{ do: 'replay', pick: 0, form: 'replay' }],
  [{ do: 'misuse key', pick: 0 }],
  [{ do: 'use key elsewhere', pick: 0 }],
  [{ do: 'walk', limit: 3 }, PAY],
  [{ do: 'look' }],
  [{ do: 'new record', what: 4 }],
];

/** One hand's breadth beyond each invariant. */
const BREACHES = [...OPERATION_BREACHES, ...FUNDING_BREACHES, ...HISTORY_BREACHES, ...EXCHANGE_BREACHES];

describe('the invariants', () => {
  let database: TestDatabase;
  let server: TestServer;
  let books: Books;

  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    server = await startTestServer(database.url, { variables: { CORRIDOR_CONTRACT_GUARD: 'off' } });
    const stage = await Stage.open({ server, other: server, neighbour: await server.newTenant() });
    for (const batch of SEQUENCE) await stage.batch(batch);
    await stage.close();
    books = await readBooks(stage);
  });

  afterAll(async () => {
    try {
      await server.close();
    } finally {
      await database.remove();
    }
  });

  it('all hold over a sequence that has met everything they speak of', () => {
    expect(brokenInvariants(books)).toEqual([]);
    const forms = new Set(books.exchanges.flatMap(({ form }) => (form === undefined ? [] : [form])));
    expect([...forms].sort()).toEqual([
      'beyond all that is there',
      'burst',
      'key of another tenant',
      'misused key',
      'previewed',
      'replay',
      'same fact',
      'twin',
    ]);
  });

  it.each(BREACHES)('%s notices that %s', (name, _what, doctor) => {
    const doctored = structuredClone(books) as Doctored;
    doctor(doctored);
    expect(INVARIANTS[name](doctored)).not.toEqual([]);
  });

  it('are each broken by one of these breaches', () => {
    expect(new Set(BREACHES.map(([name]) => name))).toEqual(new Set(Object.keys(INVARIANTS)));
  });
});
