import type { JsonObject } from '../../conformance/json/json.ts';
import type { Books as ShownBooks, Fault } from '../../conformance/laws/books.ts';
import { faultsOfHistory } from '../../conformance/laws/faults-of-history.ts';
import { faultsOfRecords } from '../../conformance/laws/faults-of-records.ts';
import type { Terms } from '../../conformance/laws/terms.ts';
import { operationsIn, type Books } from './books.ts';

/** A new tenant's terms, which no trial changes: no credit, and no fee given back. */
const TERMS: Terms = { refundsFee: () => false, floorOf: () => 0n };

function shownBooks(books: Books): ShownBooks {
  return {
    overview: books.overview,
    movements: [...books.movements].reverse() as unknown as JsonObject[],
    operations: operationsIn(books) as unknown as JsonObject[],
    quotes: books.quotes as unknown as JsonObject[],
    receipts: [...books.payins, ...books.deposits] as unknown as JsonObject[],
  };
}

function inWords({ clientId }: Books, faults: readonly Fault[]): string[] {
  return faults.map(({ message }) => `${clientId}: ${message}`);
}

/** What is wrong with a tenant's movements and balances, whatever moves meanwhile. */
export function brokenHistory(books: Books): string[] {
  return inWords(books, faultsOfHistory(shownBooks(books), TERMS));
}

export function brokenRecords(books: Books): string[] {
  return inWords(books, faultsOfRecords(shownBooks(books), TERMS));
}
