import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import type { TransferDirection } from '../../direct-routes/transfers/table.ts';
import { newId } from '../../identity/ids.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { addRoute, fundTestRoute, readTransfer } from '../../testing/worlds/fund-route.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { testWorker } from '../../testing/worlds/test-worker.ts';
import { takeEntries } from '../inbox/entry-table.ts';
import type { Entry, ProviderName } from '../port/provider.ts';
import { keepHoldings } from './holdings.ts';
import { readLegs } from './leg.ts';
import { matchEntries } from './match.ts';
import { type Reconciliation, USUAL_GRACE_MS, isSound, readReconciliation } from './read.ts';
import { matchByHand } from './review.ts';

const NOW = Date.UTC(2026, 2, 4);
const LATER = NOW + 30 * 60 * 60 * 1000;

const PROVIDERS = ['bank', 'chain', 'exchange'] as const;

type Books = Record<(typeof PROVIDERS)[number], Entry[]>;

/** A transfer of each end, in both directions: delivered, refused by the exchange, come back from its delivery, and held. */
const AMOUNTS = ['500.00', '500.01', '500.02', '500.03'] as const;

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let tenantId: string;
  let lines = 0;

  beforeAll(async () => {
    database = await open();
  });

  /** What the providers' books should say of a transfer that has come to rest. */
  async function bookTransfer(books: Books, id: string): Promise<void> {
    const transfer = await readTransfer(test, id);
    const orders = await database
      .reader('instructions')
      .where('subject', id)
      .select<{ id: string; kind: string }[]>('id', 'kind');
    const orderOf = (kind: string) => orders.find((order) => order.kind === kind)?.id;
    const isFromAud = transfer.direction === 'aud_to_stablecoin';
    const [source, destination] = isFromAud ? (['bank', 'chain'] as const) : (['chain', 'bank'] as const);
    const { sourceAsset, destinationAsset, grossMinor, convertedMinor, destinationMinor, status } = transfer;
    const put = (provider: ProviderName, minor: bigint, asset: typeof sourceAsset, names: Partial<Entry>) =>
      books[provider as 'bank'].push({
        entryId: `line ${String((lines += 1)).padStart(5, '0')}`,
        account: `operating ${asset}`,
        amount: { minor, asset },
        bookedAt: NOW,
        ...names,
      });
    put(source, grossMinor, sourceAsset, { providerReference: transfer.providerReference });
    const wasExchanged = transfer.statusHistory.some((change) => change.status === 'delivering');
    const exchange = { instructionId: orderOf('convert')! };
    if (wasExchanged) {
      put('exchange', -convertedMinor!, sourceAsset, exchange);
      put('exchange', destinationMinor!, destinationAsset, exchange);
    }
    if (status === 'completed') {
      // One of the two ways in which a line names a delivery: the order, or what the payee reads.
      const names = isFromAud
        ? { instructionId: orderOf('send')! }
        : { statementReference: transfer.payment!.statementReference };
      put(destination, -destinationMinor!, destinationAsset, names);
    }
    if (status === 'returned')
      put(source, -grossMinor, sourceAsset, { instructionId: orderOf('return_deposit')! });
  }

  async function newBooks(): Promise<{ books: Books; ids: string[] }> {
    test = createTestWriteQueue(database);
    test.clock.now = NOW;
    tenantId = await test.newTenant();
    const books: Books = { bank: [], chain: [], exchange: [] };
    const ids: string[] = [];
    for (const direction of ['aud_to_stablecoin', 'stablecoin_to_aud'] satisfies TransferDirection[])
      for (const amount of AMOUNTS) {
        const route = await addRoute(test, tenantId, direction);
        const { id } = await fundTestRoute(test, route, amount);
        ids.push(id);
      }
    const worker = testWorker(test);
    for (let step = 0; step < 5; step += 1) {
      test.clock.now += 1_000;
      await worker.settle(tenantId);
    }
    for (const id of ids) await bookTransfer(books, id);
    test.clock.now = LATER;
    return { books, ids };
  }

  /** What each provider holds, where it holds what its lines say. */
  async function ingest(adapter: string, books: Books): Promise<void> {
    for (const provider of PROVIDERS) {
      const source = { provider, adapter };
      await test.writeQueue.submit(takeEntries(source, books[provider]));
      const accounts = [...new Set(books[provider].map(({ account }) => account))];
      const holdings = accounts.map((account) => {
        const own = books[provider].filter((line) => line.account === account);
        const minor = own.reduce((sum, { amount }) => sum + amount.minor, 0n);
        return { account, amount: { minor, asset: own[0]!.amount.asset }, at: LATER };
      });
      await test.writeQueue.submit(keepHoldings(source, holdings));
    }
  }

  const reconcile = async (provider: ProviderName): Promise<Reconciliation> => {
    await matchEntries(database.reader, test.writeQueue, provider);
    return readReconciliation(database, { provider, now: LATER, graceMs: USUAL_GRACE_MS, limit: 100 });
  };

  describe('the books of providers that carried out transfers', () => {
    it('agree with ours, and what is missing or extra is told', async () => {
      const { books, ids } = await newBooks();
      const statuses = await Promise.all(ids.map(async (id) => (await readTransfer(test, id)).status));
      const ends = ['completed', 'returned', 'returned', 'held'];
      expect(statuses).toEqual([...ends, ...ends]);
      const lastOf = (provider: 'bank' | 'chain' | 'exchange') => books[provider].at(-1)!;
      // One line is not there, and one is that we know nothing of.
      const missing = lastOf('exchange');
      const extra: Entry = { ...lastOf('chain'), entryId: 'extra' };
      const { instructionId: _order, providerReference: _name, ...nobodys } = extra;
      await ingest('test', {
        bank: books.bank,
        chain: [...books.chain, { ...nobodys, transactionHash: '0xnobody' }],
        exchange: books.exchange.filter((line) => line !== missing),
      });

      const bank = await reconcile('bank');
      expect([bank.theirs, bank.ours, bank.differing]).toEqual([[], [], []]);
      expect(isSound(bank)).toBe(true);
      const chain = await reconcile('chain');
      expect(chain.theirs.map(({ entry, why }) => [entry.entryId, why])).toEqual([['extra', 'unknown']]);
      expect([chain.ours, chain.differing]).toEqual([[], []]);
      const exchange = await reconcile('exchange');
      expect([exchange.theirs, exchange.differing]).toEqual([[], []]);
      expect(exchange.ours.map(({ asset, amountMinor }) => [asset, amountMinor])).toEqual([
        [missing.amount.asset, missing.amount.minor],
      ]);
      for (const { sums } of [bank, chain, exchange])
        expect(sums.map(({ unexplainedMinor }) => unexplainedMinor)).toEqual(sums.map(() => 0n));
      // What was exchanged for a delivery that came back is the house's.
      const undelivered = await readTransfer(test, ids[2]!);
      const back = await readTransfer(test, ids[6]!);
      const houseOf = (asset: string) => exchange.sums.find((sum) => sum.asset === asset)?.houseMinor;
      expect(houseOf('AUD')).toBe(back.destinationMinor! - undelivered.convertedMinor!);
      expect(houseOf('USDC')).toBe(undelivered.destinationMinor! - back.convertedMinor!);

      // Told again, the line that was missing is there.
      await test.writeQueue.submit(takeEntries({ provider: 'exchange', adapter: 'test' }, [missing]));
      const total = books.exchange.filter((line) => line.account === missing.account);
      const minor = total.reduce((sum, { amount }) => sum + amount.minor, 0n);
      const holding = { account: missing.account, amount: { minor, asset: missing.amount.asset }, at: LATER };
      await test.writeQueue.submit(keepHoldings({ provider: 'exchange', adapter: 'test' }, [holding]));
      expect(isSound(await reconcile('exchange'))).toBe(true);
    });

    it('have lines that name nothing, which an operator gives to their transfer', async () => {
      const { books, ids } = await newBooks();
      const [deposit, ...others] = books.bank;
      const { providerReference: _name, ...nameless } = deposit!;
      const key = { provider: 'bank', adapter: 'another' } as const;
      await test.writeQueue.submit(takeEntries(key, [nameless, ...others]));
      const before = await reconcile('bank');
      expect(before.theirs.map(({ entry }) => entry.entryId)).toContain(nameless.entryId);
      const [leg] = (await readLegs(database.reader, 'bank', [ids[0]!])).get(ids[0]!)!;
      const note = { reviewId: newId('rev'), actor: 'ada', reason: 'By its amount' };
      await test.writeQueue.submit(matchByHand({ ...key, entryId: nameless.entryId }, leg!, note));
      const after = await reconcile('bank');
      expect(after.theirs.map(({ entry }) => entry.entryId)).not.toContain(nameless.entryId);
      expect(after.ours.map(({ subjectId }) => subjectId)).not.toContain(ids[0]);
    });
  });
});
