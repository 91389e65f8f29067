import fc from 'fast-check';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { contractDocument } from '../../contract/document.ts';
import { readSnapshot } from '../../db/present.ts';
import { verifyChain } from '../../ledger/verify-chain.ts';
import { findBrokenBooks } from '../../operator/ledger-command.ts';
import { createTestDatabase, type TestDatabase } from '../databases/test-database.ts';
import { startTestServer } from '../server/test-server.ts';
import { sequences, type Batch } from './command.ts';
import { brokenInvariants } from './invariants.ts';
import { readBooks } from './read-books.ts';
import { RunFigures } from './run-figures.ts';
import { Stage, type Room } from './stage.ts';
import { untoldChanges } from './untold-changes.ts';

/** Sequences of a run, over both databases together. */
const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 40);

/** Sequences of one test: it takes some seconds, and what it finds is found again in as many. */
const PER_TEST = 20;

/** Batches of a sequence at most; most have fewer. */
const LONGEST = 20;

/** Sequences that share a database: the laws are asked of all of it, so it must not grow for ever. */
const PER_DATABASE = 100;

/** Far longer than so many sequences take on a busy machine, in milliseconds. */
function patience(runs: number): number {
  return 60_000 + runs * 10_000;
}

/** What the sequences on both databases did and met. */
const whole = new RunFigures();

/** A database with two servers on it, which is left for a new one when it is full or when something was found in it. */
class Rooms {
  readonly #dialect: 'sqlite' | 'postgres';
  #database: TestDatabase | undefined;
  #room: Room | undefined;
  #used = 0;

  constructor(dialect: 'sqlite' | 'postgres') {
    this.#dialect = dialect;
  }

  async enter(): Promise<Room> {
    if (this.#used >= PER_DATABASE) await this.leave();
    this.#used += 1;
    if (this.#room !== undefined) return this.#room;
    this.#database = await createTestDatabase(this.#dialect);
    // Every answer is judged by the contract here, too; the guard would be a third reading, at most of the time.
    const options = { variables: { CORRIDOR_CONTRACT_GUARD: 'off' } };
    const server = await startTestServer(this.#database.url, options);
    const other = await startTestServer(this.#database.url, options);
    this.#room = { server, other, neighbour: await server.newTenant('Neighbour Pty Ltd') };
    return this.#room;
  }

  /** @throws Error where the servers met an error or the contract guard found anything */
  async leave(): Promise<void> {
    const room = this.#room;
    const database = this.#database;
    this.#room = undefined;
    this.#database = undefined;
    this.#used = 0;
    try {
      await room?.other.close();
      await room?.server.close();
    } finally {
      await database?.remove();
    }
  }
}

/** What the laws of the books, the chain and the events of one tenant say, straight from the database. */
async function brokenInside({ server }: Room, tenantId: string): Promise<string[]> {
  return readSnapshot(server.service.database, async (db) => {
    const { faults } = await verifyChain(db, tenantId);
    const laws = await findBrokenBooks(db);
    return [
      ...faults,
      ...laws.map(({ law, rows }) => `${law}: ${JSON.stringify(rows)}`),
      ...(await untoldChanges(db, tenantId)),
    ];
  });
}

async function perform(room: Room, sequence: readonly Batch[]): Promise<string[]> {
  const stage = await Stage.open(room);
  for (const batch of sequence) await stage.batch(batch);
  await stage.close();
  const books = await readBooks(stage);
  whole.add(books);
  return [...brokenInvariants(books), ...(await brokenInside(room, books.clientId))];
}

function kindsOfMovements(): string[] {
  const { schemas } = contractDocument().components as { schemas: Record<string, { enum?: string[] }> };
  return schemas['MovementKind']?.enum ?? [];
}

describe.each(['sqlite', 'postgres'] as const)('any sequence of Treasury commands on %s', (dialect) => {
  const rooms = new Rooms(dialect);
  const parts = Math.ceil(RUNS / 2 / PER_TEST);
  const numRuns = Math.ceil(RUNS / 2 / parts);

  afterAll(() => rooms.leave());

  it.each(Array.from({ length: parts }, (_, part) => part))(
    'keeps every invariant, seen from outside and from inside (part %i)',
    async (part) => {
      const run = async (sequence: readonly Batch[]): Promise<void> => {
        const room = await rooms.enter();
        try {
          expect(await perform(room, sequence)).toEqual([]);
        } catch (error) {
          // What is broken in this database would be found again by whatever comes after. A room that does not close
          // is no news beside that.
          await rooms.leave().catch(() => undefined);
          throw error;
        }
      };
      await fc.assert(fc.asyncProperty(sequences(LONGEST), run), {
        numRuns,
        // Each database and each part has sequences of its own.
        seed: inject('seed') + 2 * part + (dialect === 'sqlite' ? 0 : 1),
        plugins: [fc.interruptAfterTimeLimit(patience(numRuns), { failOnInterrupt: true })],
      });
    },
    patience(numRuns) * 2,
  );
});

describe('a whole run', () => {
  it('reached every kind of movement and every status, and was refused often enough', () => {
    process.stdout.write(`On both databases: ${whole.toString()}\n`);
    expect(whole.missing(kindsOfMovements())).toEqual([]);
    expect(whole.refusedShare).toBeGreaterThan(0.3);
    expect(whole.refusedShare).toBeLessThan(0.6);
  });
});
