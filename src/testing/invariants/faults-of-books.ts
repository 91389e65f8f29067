import { ASSETS } from '../../../generated/assets.ts';
import type { JsonObject } from '../../../conformance/json/json.ts';
import type { Books } from '../../../conformance/laws/books.ts';
import { faultsOfChain } from '../../../conformance/laws/faults-of-chain.ts';
import { faultsOfHistory } from '../../../conformance/laws/faults-of-history.ts';
import { faultsOfRecords } from '../../../conformance/laws/faults-of-records.ts';
import { termsOf } from '../../../conformance/laws/terms.ts';
import { isFinal, operationsTable } from '../../treasury/operations/table.ts';
import { configurationsTable } from '../../treasury/policy/table.ts';
import { conversionQuotesTable } from '../../treasury/conversions/table.ts';
import { receiptsTable } from '../../treasury/receipts/table.ts';
import type { Asset } from '../../money/amount.ts';
import { presentBalances } from '../../treasury/overview/present.ts';
import { presentConfiguration } from '../../treasury/policy/present.ts';
import { presentLedgerLine } from '../../treasury/transactions/present.ts';
import { presentOperation } from '../../sandbox/advance-operation.ts';
import { presentConversionQuote } from '../../treasury/conversions/present.ts';
import { presentReceipt } from '../../treasury/receipts/present.ts';
import type { TestWorld } from '../worlds/test-world.ts';

const KNOWN = Object.keys(ASSETS) as Asset[];

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

/** What breaks the laws that the interface shows, by what it would show. */
function faultsShown(world: TestWorld): string[] {
  const { loaded, tenantId, now } = world;
  const operations = loaded.list(operationsTable, {});
  const statuses = new Map(operations.map(({ id, status }) => [id, status]));
  const lines = world.movements.map((movement) => presentLedgerLine(movement, statuses));
  const balances = KNOWN.map((asset) => world.balanceOf(asset));
  const books = {
    overview: { balances: presentBalances(tenantId, balances, now) },
    movements: [...lines].reverse(),
    operations: operations.map(presentOperation),
    quotes: loaded.list(conversionQuotesTable, {}).map((quote) => presentConversionQuote(quote, now)),
    receipts: loaded.list(receiptsTable, {}).map(presentReceipt),
  } as unknown as Books;
  const terms = termsOf(
    loaded.list(configurationsTable, {}).map(presentConfiguration) as unknown as JsonObject[],
  );
  return [...faultsOfChain(lines), ...faultsOfHistory(books, terms), ...faultsOfRecords(books, terms)].map(
    ({ message }) => message,
  );
}

function faultsOfEntries({ movements, postings }: TestWorld): string[] {
  return movements.flatMap((movement) => {
    const lines = postings.filter(({ entryId }) => entryId === movement.id);
    const of = (account: string): bigint =>
      sum(lines.filter((line) => line.account === account).map(({ amountMinor }) => amountMinor));
    const isRight =
      sum(lines.map(({ amountMinor }) => amountMinor)) === 0n &&
      of('available') === movement.availableDeltaMinor &&
      of('reserved') === movement.reservedDeltaMinor;
    return isRight ? [] : [`the entry of movement ${movement.seq} is wrong`];
  });
}

/** What is converting is what open conversions will bring. */
function faultsOfConverting(world: TestWorld, asset: Asset): string[] {
  const due = world.loaded.list(operationsTable, {}).map((operation) => {
    if (operation.kind !== 'conversion' || isFinal(operation.status)) return 0n;
    const { destination } = operation.details;
    return destination.asset === asset ? destination.amountMinor : 0n;
  });
  const { convertingMinor } = world.balanceOf(asset);
  return convertingMinor === sum(due) ? [] : [`converting ${asset} is ${convertingMinor}, not ${sum(due)}`];
}

/** What is wrong with the books of a world in memory, in words; empty where every law holds. */
export function faultsOfBooks(world: TestWorld): string[] {
  return [
    ...faultsShown(world),
    ...faultsOfEntries(world),
    ...KNOWN.flatMap((asset) => faultsOfConverting(world, asset)),
  ];
}
