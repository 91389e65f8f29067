import { fromStored, selectList } from '../../db/statements/rows.ts';
import { type Db, type StoredRow, listOf, runStatement } from '../../db/statements/statement.ts';
import { isNative } from '../../money/native-asset.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { IS_OPEN_ENTRY, type ProviderEntry, providerEntriesTable } from '../inbox/entry-table.ts';
import type { ProviderName } from '../port/provider.ts';
import { BOOKED_AT, BOOKED_POSTINGS, CLEARING, LEG_COLUMNS, type Leg, readLeg, readLegs } from './leg.ts';
import { HAS_NO_ENTRY, type Pair, matchPairs } from './match-table.ts';

/** Subject by entry name. */
type Subjects = ReadonlyMap<string, string>;

/** Runs a query of (name, subject) pairs. */
async function lookUp(
  db: Db,
  names: readonly (string | null)[],
  sqlOf: (list: string) => string,
): Promise<Subjects> {
  const wanted = [...new Set(names.filter((name) => name !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await runStatement(db, sqlOf(listOf('?', wanted.length)), wanted);
  // Rows come newest first: the oldest of equals wins.
  return new Map(rows.map(({ name, subject }) => [String(name), String(subject)]));
}

/** The first query that knows a name wins. */
async function lookUpEach(
  db: Db,
  names: readonly (string | null)[],
  queries: readonly ((list: string) => string)[],
): Promise<Subjects> {
  const found = new Map<string, string>();
  for (const sqlOf of queries)
    for (const [name, subject] of await lookUp(db, names, sqlOf))
      if (!found.has(name)) found.set(name, subject);
  return found;
}

const byInstruction = (list: string): string =>
  `select id as name, subject from instructions where id in (${list})`;

// As in the index.
const byOperationReference = (list: string): string =>
  `select provider_reference as name, id as subject from operations where provider_reference in (${list}) ` +
  `and substr(provider_reference, 1, 3) <> 'SIM' order by id desc`;

const byReceiptReference = (list: string): string =>
  `select provider_reference as name, id as subject from receipts where provider_reference in (${list}) order by id desc`;

const byTransferReference = (list: string): string =>
  `select provider_reference as name, id as subject from transfers where provider_reference in (${list}) order by id desc`;

// As in the index.
const byDeliveryReference = (list: string): string =>
  `select delivery_reference as name, id as subject from transfers where delivery_reference in (${list}) ` +
  `and substr(delivery_reference, 1, 3) <> 'SIM' order by id desc`;

const byDeliveryTransaction = (list: string): string =>
  `select transaction_hash as name, id as subject from transfers where transaction_hash in (${list}) ` +
  `and direction = 'aud_to_stablecoin' order by id desc`;

const byFundingTransaction = (list: string): string =>
  `select transaction_hash || '/' || transfer_index as name, id as subject from transfers ` +
  `where transaction_hash in (${list}) and direction = 'stablecoin_to_aud' order by id desc`;

const byOperationTransaction = (list: string): string =>
  `select transaction_hash as name, id as subject from operations where transaction_hash in (${list}) order by id desc`;

const byReceiptTransaction = (list: string): string =>
  `select transaction_hash || '/' || transfer_index as name, id as subject from receipts ` +
  `where transaction_hash in (${list}) order by id desc`;

/**
 * Finds what entries are about: by instruction, else by provider reference, else by transaction and position. Unknown
 * ones are left out.
 */
async function findSubjects(db: Db, entries: readonly ProviderEntry[]): Promise<ReadonlyMap<string, string>> {
  const references = entries.map(({ providerReference }) => providerReference);
  const transactions = entries.map(({ transactionHash }) => transactionHash);
  const instructions = await lookUp(
    db,
    entries.map(({ instructionId }) => instructionId),
    byInstruction,
  );
  const named = await lookUpEach(db, references, [
    byOperationReference,
    byReceiptReference,
    byDeliveryReference,
    byTransferReference,
  ]);
  const sent = await lookUpEach(db, transactions, [byOperationTransaction, byDeliveryTransaction]);
  const received = await lookUpEach(db, transactions, [byReceiptTransaction, byFundingTransaction]);
  const found = new Map<string, string>();
  for (const entry of entries) {
    const { entryId, instructionId, providerReference, transactionHash, transferIndex, amountMinor } = entry;
    const place = `${transactionHash ?? ''}/${transferIndex ?? 0}`;
    const subject =
      instructions.get(instructionId ?? '') ??
      named.get(providerReference ?? '') ??
      (amountMinor < 0n ? sent.get(transactionHash ?? '') : received.get(place)) ??
      sent.get(transactionHash ?? '');
    if (subject !== undefined) found.set(entryId, subject);
  }
  return found;
}

/** Entries looked at in one step and one write. */
const STEP = 200;

/**
 * - `unknown`: no record.
 * - `not_booked`: its record has moved no money yet.
 * - `twice`: its leg has an entry already.
 */
export type WhyOpen = 'unknown' | 'not_booked' | 'twice';

export interface OpenLine {
  readonly entry: ProviderEntry;
  readonly subjectId: string | null;
  readonly why: WhyOpen;
}

interface Found {
  readonly pairs: readonly Pair[];
  readonly open: readonly OpenLine[];
}

/**
 * Oldest first.
 * @param behind the last entry of the previous page
 */
export async function readOpenEntries(
  db: Db,
  provider: ProviderName,
  limit: number,
  behind?: ProviderEntry,
): Promise<ProviderEntry[]> {
  const { bookedAt, entryId } = behind ?? { bookedAt: Number.MIN_SAFE_INTEGER, entryId: '' };
  const sql =
    `select ${selectList(providerEntriesTable)} from open_entries join provider_entries ` +
    `on ${IS_OPEN_ENTRY} ` +
    'where open_entries.provider = ? and (open_entries.booked_at, open_entries.entry_id) > (?, ?) ' +
    `order by open_entries.booked_at, open_entries.entry_id limit ${limit}`;
  const rows = await runStatement(db, sql, [provider, bookedAt, entryId]);
  return rows.map((row) => fromStored(providerEntriesTable, row));
}

async function takenAmong(db: Db, legs: readonly Leg[]): Promise<Set<string>> {
  const keys = legs.map(({ key }) => key);
  if (keys.length === 0) return new Set();
  const sql = `select leg from entry_matches where leg in (${listOf('?', keys.length)})`;
  const rows = await runStatement(db, sql, keys);
  return new Set(rows.map(({ leg }) => String(leg)));
}

const isOut = (amountMinor: bigint): boolean => amountMinor < 0n;

/**
 * The leg of its own direction, with its own amount if there is one.
 * @param taken keys of matched legs
 */
export function chooseLeg(
  { asset, amountMinor }: ProviderEntry,
  legs: readonly Leg[],
  taken: ReadonlySet<string>,
): Leg | WhyOpen {
  const alike = legs.filter((leg) => leg.asset === asset && isOut(leg.amountMinor) === isOut(amountMinor));
  const free = alike.filter(({ key }) => !taken.has(key));
  const [first] = free;
  if (first === undefined) return alike.length === 0 ? 'not_booked' : 'twice';
  return free.find((leg) => leg.amountMinor === amountMinor) ?? first;
}

/** What a transaction of ours has burnt is the house's; what else happened to a network's asset is for people. */
function isGas({ asset, instructionId }: ProviderEntry): boolean {
  return isNative(asset) && instructionId !== null;
}

/** Matches by what entries name. */
export async function findByName(
  db: Db,
  provider: ProviderName,
  entries: readonly ProviderEntry[],
): Promise<Found> {
  const subjects = await findSubjects(db, entries);
  const legs = await readLegs(db, provider, [...subjects.values()]);
  const taken = await takenAmong(db, [...legs.values()].flat());
  const pairs: Pair[] = [];
  const open: OpenLine[] = [];
  for (const entry of entries) {
    if (isGas(entry)) {
      pairs.push({ entry, leg: null });
      continue;
    }
    const subjectId = subjects.get(entry.entryId) ?? null;
    const chosen = subjectId === null ? 'unknown' : chooseLeg(entry, legs.get(subjectId) ?? [], taken);
    if (typeof chosen === 'string') open.push({ entry, subjectId, why: chosen });
    else {
      taken.add(chosen.key);
      pairs.push({ entry, leg: chosen });
    }
  }
  return { pairs, open };
}

const REFERENCE_COLUMNS =
  `case journal_entries.kind when 'transfer_delivered' then transfers.payment else operations.details end as told, ` +
  `case journal_entries.kind when 'transfer_detected' then transfers.deposit_reference ` +
  'else receipts.external_reference end as written';

function referenceIn(row: StoredRow): unknown {
  const told = JSON.parse(String(row['told'] ?? '{}')) as { statementReference?: string | null };
  return told.statementReference ?? row['written'];
}

/**
 * Matches entries without a known name by amount and statement reference, the oldest of equals first. Reads every
 * unmatched leg of these amounts.
 */
async function findByReference(
  db: Db,
  provider: ProviderName,
  entries: readonly ProviderEntry[],
): Promise<Pair[]> {
  const amounts = [...new Set(entries.map(({ amountMinor }) => (-amountMinor).toString()))];
  if (amounts.length === 0) return [];
  const sql =
    `select ${LEG_COLUMNS}, ${REFERENCE_COLUMNS} from ${BOOKED_POSTINGS} ` +
    'left join operations on operations.id = movements.operation_id ' +
    'left join receipts on receipts.id = movements.reference ' +
    'left join transfers on transfers.id = journal_entries.subject_id ' +
    `where ${CLEARING[provider]} and postings.amount_minor in (${listOf('?', amounts.length)}) ` +
    `and ${HAS_NO_ENTRY} order by ${BOOKED_AT}, postings.entry_id`;
  const rows = await runStatement(db, sql, amounts);
  const free = rows.map((row) => ({ leg: readLeg(row), reference: referenceIn(row) }));
  const taken = new Set<string>();
  const pairs: Pair[] = [];
  for (const entry of entries) {
    const { asset, amountMinor, statementReference } = entry;
    const found = free.find(
      ({ leg, reference }) =>
        !taken.has(leg.key) &&
        leg.asset === asset &&
        leg.amountMinor === amountMinor &&
        reference === statementReference,
    );
    if (found === undefined) continue;
    taken.add(found.leg.key);
    pairs.push({ entry, leg: found.leg });
  }
  return pairs;
}

/**
 * Matches open entries to legs, a few entries a write; answers how many. Idempotent; safe beside others.
 * @throws ApiError service_unavailable if the write queue has no time; earlier matches stay
 */
export async function matchEntries(
  reader: Db,
  writeQueue: Pick<WriteQueue, 'submit'>,
  provider: ProviderName,
): Promise<number> {
  let matched = 0;
  const nameless: ProviderEntry[] = [];
  let page = await readOpenEntries(reader, provider, STEP);
  while (page.length > 0) {
    const { pairs, open } = await findByName(reader, provider, page);
    if (pairs.length > 0) matched += await writeQueue.submit(matchPairs(provider, pairs));
    for (const { entry, why } of open) {
      if (why === 'unknown' && entry.statementReference !== null) nameless.push(entry);
    }
    page = page.length < STEP ? [] : await readOpenEntries(reader, provider, STEP, page.at(-1));
  }
  for (let start = 0; start < nameless.length; start += STEP) {
    const pairs = await findByReference(reader, provider, nameless.slice(start, start + STEP));
    if (pairs.length > 0) matched += await writeQueue.submit(matchPairs(provider, pairs));
  }
  return matched;
}
