import { textAt, type JsonObject } from '../../../conformance/json/json.ts';
import { RECORD_LAWS } from '../../../conformance/judge/record-laws.ts';
import { RecordMemory, type Sighting } from '../../../conformance/judge/record-memory.ts';
import type { RecordKind } from '../../../conformance/judge/record-kind.ts';
import { readContract, type Contract } from '../../../conformance/contract/contract.ts';
import { faultsOfChain, NO_HASH } from '../../../conformance/laws/faults-of-chain.ts';
import { faultsOfHistory } from '../../../conformance/laws/faults-of-history.ts';
import { faultsOfRecords } from '../../../conformance/laws/faults-of-records.ts';
import { termsOf } from '../../../conformance/laws/terms.ts';
import { contractDocument } from '../../contract/document.ts';
import { booksShown, KINDS, linesOf, operationsOf, type Books } from './books.ts';

/** The laws of the books hold between all that the interface shows when everything has been done. */
export function booksKeepTheirLaws(books: Books): string[] {
  const shown = booksShown(books);
  const terms = termsOf(Object.values(books.configurations) as unknown as JsonObject[]);
  return [...faultsOfHistory(shown, terms), ...faultsOfRecords(shown, terms)].map(({ message }) => message);
}

/** The export is the chain of the ledger, up to its head. */
export function exportIsTheChain(books: Books): string[] {
  const lines = linesOf(books);
  const { seq, hash } = books.head;
  const isHead = seq === lines.length && hash === (textAt(lines.at(-1), 'hash') || NO_HASH);
  const faults = faultsOfChain(lines).map(({ message }) => message);
  return isHead ? faults : [...faults, 'the head is not the last line'];
}

/** What was shown of one record at one time. */
interface Shown {
  readonly kind: RecordKind;
  readonly value: JsonObject;
  readonly sighting: Sighting;
}

function isRecord(prefix: string): prefix is keyof typeof KINDS {
  return Object.hasOwn(KINDS, prefix);
}

function kindOf(value: object): RecordKind | undefined {
  const prefix = textAt(value as JsonObject, 'id').slice(0, 3);
  return isRecord(prefix) ? KINDS[prefix] : undefined;
}

/** Everything that was shown of records, in the order of batches. What belongs to one batch was seen at one time. */
function sightingsOf(books: Books): Shown[] {
  const shown: Shown[] = [];
  const see = (
    kind: RecordKind | undefined,
    values: readonly object[],
    batch: number,
    isReplay = false,
  ): void => {
    if (kind === undefined) return;
    const sighting = { startedAt: batch, endedAt: batch + 1, isReplay };
    shown.push(...values.map((value) => ({ kind, value: value as JsonObject, sighting })));
  };
  for (const { batch, status, reply, path, form, replayed } of books.exchanges) {
    if (status >= 400 || form === 'key of another tenant') continue;
    see(path.endsWith('/preview') ? 'preview' : kindOf(reply), [reply], batch, replayed);
  }
  books.readings.forEach(({ balances, recentMovements }, batch) => {
    see('balance', balances, batch);
    see('recent_movement', recentMovements, batch);
  });
  for (const { movements, batch } of books.walks) see('movement', movements, batch);
  const end = books.readings.length;
  const { quotes, receipts, evidence, beneficiaries, destinations, instruments } = books;
  for (const list of [
    operationsOf(books),
    quotes,
    receipts,
    evidence,
    beneficiaries,
    destinations,
    instruments,
  ])
    for (const each of list) see(kindOf(each), [each], end);
  see('movement', books.lines, end);
  see('explanation', books.explanations, end);
  see('history', books.histories, end);
  return shown.sort((one, other) => one.sighting.startedAt - other.sighting.startedAt);
}

let contract: Contract | undefined;

/** The server's contract as the suite reads it: once, since every sequence is judged by it. */
function contractOfServer(): Contract {
  contract ??= readContract(contractDocument() as unknown as JsonObject);
  return contract;
}

/** Every record by itself keeps what its kind must keep, whenever it is shown. */
export function recordsKeepTheirLaws(books: Books): string[] {
  return sightingsOf(books).flatMap(({ kind, value }) =>
    RECORD_LAWS[kind](value, contractOfServer()).map((fault) => `${textAt(value, 'id') || kind}: ${fault}`),
  );
}

/** What is fixed about a record never changes, and its status goes on along its table of states. */
export function recordsOnlyMoveOn(books: Books): string[] {
  const memory = new RecordMemory(contractOfServer());
  return sightingsOf(books).flatMap(({ kind, value, sighting }) =>
    memory.compare(kind, value, sighting).map((fault) => `${textAt(value, 'id')}: ${fault}`),
  );
}
