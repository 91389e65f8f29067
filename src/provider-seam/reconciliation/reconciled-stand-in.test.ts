import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { newId } from '../../identity/ids.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/databases/test-database.ts';
import { type RunningStandIn, serveStandIn } from '../../testing/stand-in/serve-stand-in.ts';
import { StandInAdapter } from '../../testing/stand-in/stand-in-adapter.ts';
import type { WireBooks } from '../../testing/stand-in/wire.ts';
import { submitPayout } from '../../testing/worlds/submit-payout.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { carryOut } from '../orders/carry-out.ts';
import { USUAL_GRACE_MS, readReconciliation } from './read.ts';
import { reconcileDue } from './reconciler.ts';
import { markAsHouse } from './review.ts';

const HOUR_MS = 3_600_000;

/** Orders that the bank books as it should, and of each kind of difference. */
const RIGHT = 90;
const OF_EACH = 5;

type Line = WireBooks['entries'][number];

describe.each(['sqlite', 'postgres'] as const)('the books of the stand-in itself, on %s', (dialect) => {
  let made: TestDatabase;
  let database: Database;
  let test: TestWriteQueue;
  let standIn: RunningStandIn;
  let bank: StandInAdapter;
  let tenantId: string;
  let faults: unknown[];

  beforeEach(async () => {
    made = await createTestDatabase(dialect);
    database = openDatabase(made.url);
    test = createTestWriteQueue(database);
    standIn = await serveStandIn({ seed: 'books', secret: 'a secret', port: 0 });
    const limits = { timeoutMs: 10_000, atOnce: 4 };
    bank = new StandInAdapter('bank', { url: standIn.url, secret: 'a secret', limits, pollMs: HOUR_MS });
    tenantId = await test.newTenant(100_000_000n);
    faults = [];
  });

  afterEach(async () => {
    await checkLedger(database);
    await standIn.close();
    await database.destroy();
    await made.remove();
  });

  async function control<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const url = `${standIn.url}/control/bank/${path}`;
    const answer = await fetch(url, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.ok).toBe(true);
    return (await (answer.status === 204 ? undefined : answer.json())) as Answer;
  }

  const onFault = (error: unknown): void => void faults.push(error);

  /** Sends payouts to the bank; answers their orders, by the payouts. */
  async function order(
    count: number,
    from: number,
  ): Promise<ReadonlyMap<string, { id: string; minor: bigint }>> {
    const { writeQueue, subjects, sealer, clock } = test;
    clock.now = Date.now();
    const dependencies = { database, writeQueue, subjects, sealer, newToken: () => newId('evt'), onFault };
    const orders = await Promise.all(
      Array.from({ length: count }, async (_each, index) => {
        // Some cents mean something to simulated providers, whose facts the write queue has.
        const minor = BigInt(1_050 + 100 * (from + index));
        const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
        const subject = await submitPayout(test, tenantId, amount);
        expect(await carryOut(dependencies, bank, { tenantId, subject, kind: 'pay', provider: 'bank' })).toBe(
          'answered',
        );
        const [instruction] = await selectMatching(database.reader, instructionsTable, [
          { subject, kind: 'pay' },
        ]);
        return [subject, { id: instruction!.id, minor }] as const;
      }),
    );
    return new Map(orders);
  }

  /** Has the bank say that an order settled, without any line of it. */
  const sayOnly = (id: string, minor: bigint): Promise<unknown> =>
    control('POST', 'events', {
      about: { reference: `bank-${id}` },
      says: 'settled',
      amount: { asset: 'AUD', minor: String(minor) },
    });

  const book = (line: Partial<Line>): Promise<Line> => control('POST', 'entries', line);

  async function reconcile(): Promise<Awaited<ReturnType<typeof readReconciliation>>> {
    await database.writer('reconciliations').delete();
    const { writeQueue, subjects, clock } = test;
    clock.now = Date.now();
    const dependencies = {
      database,
      writeQueue,
      subjects,
      clock: () => clock.now ?? undefined,
      providers: [bank],
      onFault,
    };
    await reconcileDue(dependencies, new AbortController().signal);
    expect(faults).toEqual([]);
    const now = Date.now() + USUAL_GRACE_MS + HOUR_MS;
    return readReconciliation(database, { provider: 'bank', now, graceMs: USUAL_GRACE_MS, limit: 100 });
  }

  const alarms = async (): Promise<string[]> => {
    const rows = await selectMatching(database.reader, alarmsTable, [{ subject: 'bank' }]);
    return rows.filter(({ clearedAt }) => clearedAt === null).map(({ kind }) => kind);
  };

  it('agree with ours to the cent; thirty differences that are planted are listed, and nothing else is', async () => {
    const right = await order(RIGHT, 0);
    const sound = await reconcile();
    expect(sound).toMatchObject({ theirs: [], ours: [], differing: [], late: [] });
    const total = [...right.values()].reduce((sum, { minor }) => sum + minor, 0n);
    expect(sound.sums).toMatchObject([{ booksMinor: -total, heldMinor: -total, unexplainedMinor: 0n }]);
    expect(await alarms()).toEqual([]);

    await control('PATCH', 'behaviour', { outcomes: { silent: 1 } });
    const odd = [...(await order(3 * OF_EACH, RIGHT))];
    const [missing, other, late] = [0, 1, 2].map((kind) => odd.slice(kind * OF_EACH, (kind + 1) * OF_EACH));
    for (const [, { id, minor }] of odd) await sayOnly(id, minor);
    const lineOf = (id: string, minor: bigint, bookedAt = Date.now()): Partial<Line> => ({
      orderId: id,
      reference: `bank-${id}`,
      amount: { asset: 'AUD', minor: String(-minor) },
      bookedAt,
    });
    for (const [index, [, { id, minor }]] of other!.entries())
      await book(lineOf(id, minor + BigInt(index + 1)));
    for (const [, { id, minor }] of late!) await book(lineOf(id, minor, Date.now() - 26 * HOUR_MS));
    const twice: Line[] = [];
    for (const { id, minor } of [...right.values()].slice(0, OF_EACH))
      twice.push(await book(lineOf(id, minor)));
    const extra: Line[] = [];
    const fees: Line[] = [];
    for (let index = 1; index <= OF_EACH; index += 1) {
      const strange = { amount: { asset: 'AUD', minor: String(10 ** index) }, reference: `strange ${index}` };
      extra.push(await book(strange));
      fees.push(await book({ amount: { asset: 'AUD', minor: `-${index}` }, statementReference: 'FEE' }));
    }

    const found = await reconcile();
    const sorted = (names: readonly (string | null | undefined)[]): string[] => names.map(String).sort();
    const subjects = (orders: typeof odd | undefined): string[] =>
      sorted(orders!.map(([subject]) => subject));
    expect(sorted(found.theirs.map(({ entry, why }) => `${entry.entryId} ${why}`))).toEqual(
      sorted([
        ...twice.map(({ id }) => `${id} twice`),
        ...[...extra, ...fees].map(({ id }) => `${id} unknown`),
      ]),
    );
    expect(sorted(found.ours.map(({ subjectId }) => subjectId))).toEqual(subjects(missing));
    expect(sorted(found.differing.map(({ match }) => match.subjectId))).toEqual(subjects(other));
    expect(sorted(found.late.map(({ match }) => match.subjectId))).toEqual(subjects(late));
    const { entries } = await control<WireBooks>('GET', 'books', {});
    const held = entries.reduce((sum, { amount }) => sum + BigInt(amount.minor), 0n);
    expect(found.sums).toMatchObject([{ heldMinor: held, differingMinor: -15n, unexplainedMinor: 0n }]);
    expect(await alarms()).toEqual(['reconciliation_differs']);

    const note = { actor: 'ada', reason: 'Fees of the month' };
    for (const { id: entryId } of fees) {
      const key = { provider: 'bank', adapter: bank.adapter, entryId } as const;
      await test.writeQueue.submit(markAsHouse(key, { ...note, reviewId: newId('rev') }));
    }
    const after = await reconcile();
    expect(after.theirs).toHaveLength(2 * OF_EACH);
    expect(after.sums).toMatchObject([{ houseMinor: -15n, unexplainedMinor: 0n }]);
  }, 60_000);
});
