import { type Db, listOf } from '../../db/statements/statement.ts';
import type { Moment } from '../../calendar/clock.ts';
import { selectMatching, selectWhere } from '../../db/statements/rows.ts';
import { type JournalEntry, journalEntriesTable } from '../../ledger/journal-entry.ts';
import { type Breaches, type BrokenLaw, type Law, balanced, collectBreaches } from '../../ledger/law.ts';
import { type Posting, postingsTable } from '../../ledger/posting.ts';
import { feeOn } from '../../money/rate.ts';
import {
  type Counter,
  countersTable,
  operationCounter,
  routeCounter,
} from '../../treasury/policy/counters.ts';
import { entryLines, entryOnEdge } from './entries.ts';
import { developerFeeOnAud, priceTransfer } from './price.ts';
import { countedTransfer } from './rules.ts';
import { type Transfer, isTransferEdge, transfersTable } from './table.ts';

/** Of the whole history, which its events may have lost. */
export const TRANSFER_HISTORY_LAW =
  'a transfer has gone along its table of states, and stands where that led';

export const TRANSFER_ENTRIES_LAW =
  'a transfer has exactly the journal entries that its history demands, line by line, and none before its time';

export const TRANSFER_PRICE_LAW =
  'a transfer is priced by the terms that it captured, at the rate that it captured';

export const TRANSFER_COUNT_LAW = 'what is counted of routes and transfers is what was sent and not returned';

const PAGE = 500;

async function readTransfers(db: Db, after: string): Promise<Transfer[]> {
  return selectWhere(db, transfersTable, 'id > ? order by id limit ?', [after, PAGE]);
}

interface Entry extends JournalEntry {
  readonly lines: readonly Posting[];
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const known = groups.get(keyOf(row));
    if (known === undefined) groups.set(keyOf(row), [row]);
    else known.push(row);
  }
  return groups;
}

async function readEntries(db: Db, transfers: readonly Transfer[]): Promise<Map<string, Entry[]>> {
  const subjects = transfers.map(({ id }) => ({ subjectId: id }));
  const entries = await selectMatching(db, journalEntriesTable, subjects);
  const lines: Posting[] = [];
  for (let from = 0; from < entries.length; from += PAGE) {
    const ids = entries.slice(from, from + PAGE).map(({ id }) => id);
    const ofEntries = `entry_id in (${listOf('?', ids.length)}) order by entry_id, line`;
    lines.push(...(await selectWhere(db, postingsTable, ofEntries, ids)));
  }
  const byEntry = groupBy(lines, ({ entryId }) => entryId);
  const whole = entries.map((entry) => ({ ...entry, lines: byEntry.get(entry.id) ?? [] }));
  return groupBy(whole, ({ subjectId }) => subjectId);
}

function hasRightHistory({ status, statusHistory, createdAt, updatedAt }: Transfer): boolean {
  const [first] = statusHistory;
  const last = statusHistory.at(-1);
  if (first?.status !== 'detected' || last?.status !== status) return false;
  if (first.at !== createdAt || last.at > updatedAt) return false;
  return statusHistory.every((change, index) => {
    const before = statusHistory[index - 1];
    return before === undefined || (isTransferEdge(before.status, change.status) && before.at <= change.at);
  });
}

function textOfLine({
  account,
  asset,
  amountMinor,
}: Pick<Posting, 'account' | 'asset' | 'amountMinor'>): string {
  return `${account} ${asset} ${amountMinor}`;
}

/** An entry and its earliest moment: an invoiced month has it booked later. */
interface ExpectedEntry {
  readonly text: string;
  readonly from: Moment;
}

/** As comparable texts. */
function expectedEntries(transfer: Transfer): ExpectedEntry[] {
  return transfer.statusHistory.flatMap(({ status, at }, index) => {
    const kind = entryOnEdge(transfer.statusHistory[index - 1]?.status ?? null, status);
    if (kind === undefined) return [];
    const lines = entryLines(transfer, kind).filter(({ amountMinor }) => amountMinor !== 0n);
    return [{ text: `${kind} ${lines.map(textOfLine).join(', ')}`, from: at }];
  });
}

function hasRightEntries(transfer: Transfer, entries: readonly Entry[]): boolean {
  const isItsOwn = entries.every(({ tenantId }) => tenantId === transfer.tenantId);
  const stands = new Map(
    entries.map(({ kind, occurredAt, lines }) => [`${kind} ${lines.map(textOfLine).join(', ')}`, occurredAt]),
  );
  try {
    const expected = expectedEntries(transfer);
    const isThere = ({ text, from }: ExpectedEntry): boolean => (stands.get(text) ?? -1) >= from;
    return isItsOwn && entries.length === expected.length && expected.every(isThere);
  } catch {
    // No entries without a price.
    return false;
  }
}

function hasRightPrice(transfer: Transfer): boolean {
  const { pricing, grossMinor, sourceAsset, platformFeeMinor, developerFeeMinor, rate } = transfer;
  const { platformFee, developerFee } = pricing;
  const fee = platformFee === null ? 0n : feeOn(grossMinor, platformFee, sourceAsset);
  if (fee !== platformFeeMinor) return false;
  if (rate === null) {
    return developerFeeMinor === (sourceAsset === 'AUD' ? developerFeeOnAud(grossMinor, developerFee) : null);
  }
  const priced = priceTransfer(transfer, rate);
  if (typeof priced === 'string') return false;
  return (
    priced.developerFeeMinor === developerFeeMinor &&
    priced.convertedMinor === transfer.convertedMinor &&
    priced.destinationMinor === transfer.destinationMinor &&
    priced.developerFeeAudMinor === transfer.developerFeeAudMinor
  );
}

function nameOfCounter({ tenantId, counter, period }: Omit<Counter, 'totalMinor'>): string {
  return `${tenantId} ${counter} ${period}`;
}

/** Adds to the expected counters. */
function addCounts(transfer: Transfer, sums: Map<string, bigint>): void {
  const { tenantId, paymentRouteId, createdAt, grossMinor, status } = transfer;
  const counted = countedTransfer(transfer);
  const keys = [
    operationCounter(counted, 'day'),
    operationCounter(counted, 'month'),
    routeCounter(tenantId, paymentRouteId, createdAt),
  ];
  for (const key of keys) {
    const name = nameOfCounter(key);
    sums.set(name, (sums.get(name) ?? 0n) + (status === 'returned' ? 0n : grossMinor));
  }
}

/** Counters of past days may be gone; those that remain must be right. */
async function compareCounts(db: Db, sums: ReadonlyMap<string, bigint>, breaches: Breaches): Promise<void> {
  const ofTransfers = `counter like 'route:%' or counter like 'transfer:%'`;
  const kept = await selectWhere(db, countersTable, ofTransfers);
  const totals = new Map(kept.map((row) => [nameOfCounter(row), row.totalMinor]));
  for (const [name, total] of totals) {
    const counted = sums.get(name) ?? 0n;
    if (counted !== total)
      breaches.add(TRANSFER_COUNT_LAW, { counter: name, total: `${total}`, counted: `${counted}` });
  }
  // The oldest are purged first: after one that remains none is missing.
  const oldest = kept.reduce((least, { period }) => (period < least ? period : least), '9');
  for (const [name, counted] of sums) {
    const isMissing = !totals.has(name) && name.slice(name.lastIndexOf(' ') + 1) > oldest;
    if (isMissing && counted !== 0n)
      breaches.add(TRANSFER_COUNT_LAW, { counter: name, counted: `${counted}` });
  }
}

/** Checks history, entries and price of every transfer, page by page, and all counters. */
export async function findBrokenTransfers(db: Db): Promise<BrokenLaw[]> {
  const breaches = collectBreaches();
  const sums = new Map<string, bigint>();
  for (let after = ''; ;) {
    const page = await readTransfers(db, after);
    const entries = await readEntries(db, page);
    for (const transfer of page) {
      const { id, status } = transfer;
      const own = entries.get(id) ?? [];
      if (!hasRightHistory(transfer)) breaches.add(TRANSFER_HISTORY_LAW, { id, status });
      if (!hasRightEntries(transfer, own)) {
        breaches.add(TRANSFER_ENTRIES_LAW, { id, status, entries: own.map(({ kind }) => kind) });
      }
      if (!hasRightPrice(transfer)) breaches.add(TRANSFER_PRICE_LAW, { id, status });
      addCounts(transfer, sums);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) break;
    after = last.id;
  }
  await compareCounts(db, sums, breaches);
  return breaches.all();
}

const ENTRIES = 'postings p join journal_entries j on j.id = p.entry_id';

/** Laws of the journal. */
export const TRANSFER_LAWS: readonly Law[] = [
  {
    name: 'a journal entry is about a transfer of its tenant',
    violations: `
        select j.id, j.subject_id from journal_entries j
        left join transfers t on t.id = j.subject_id and t.tenant_id = j.tenant_id where t.id is null`,
  },
  {
    name: 'in flight of a transfer is its gross, its destination or nothing, as its status says',
    violations: balanced('id, asset', [
      `select j.subject_id as id, p.asset, p.amount_minor as minor from ${ENTRIES} where p.account = 'transfers_in_flight'`,
      `select id, source_asset, -gross_minor from transfers
         where status in ('detected', 'held', 'converting', 'failed')`,
      `select id, destination_asset, -destination_minor from transfers where status = 'delivering'`,
    ]),
  },
  {
    name: 'a transfer has earned its fees while it is delivering or completed, and else nothing',
    violations: balanced('id, asset, account', [
      `select j.subject_id as id, p.asset, p.account, p.amount_minor as minor from ${ENTRIES}
         where p.account in ('fee_income', 'developer_fees_payable')`,
      `select id, source_asset, 'fee_income', -platform_fee_minor from transfers
         where status in ('delivering', 'completed')`,
      `select id, source_asset, 'developer_fees_payable', -developer_fee_minor from transfers
         where status in ('delivering', 'completed')`,
    ]),
  },
  {
    name: 'what a customer has sent is the fees on it and what is converted',
    violations: balanced('id', [
      `select id, gross_minor as minor from transfers where rate is not null`,
      `select id, -platform_fee_minor from transfers where rate is not null`,
      `select id, -developer_fee_minor from transfers where rate is not null`,
      `select id, -converted_minor from transfers where rate is not null`,
    ]),
  },
  {
    name: 'the transfers of one deposit are numbered without a gap, of one amount, and all but the last are returned',
    violations: `
        select t.id from transfers t
        left join transfers before on before.payment_route_id = t.payment_route_id
          and before.provider_reference = t.provider_reference and before.occurrence = t.occurrence - 1
        where t.occurrence > 0
          and (before.id is null or before.status <> 'returned' or before.gross_minor <> t.gross_minor)`,
  },
  {
    name: 'while money was taken further than its deposit is there, an alarm stands',
    violations: `
        select t.id from transfers t
        left join alarms a on a.subject = t.id and a.kind = 'deposit_reorganised' and a.cleared_at is null
        where t.deposit_status <> 'final' and t.status in ('converting', 'delivering', 'failed', 'completed')
          and a.id is null`,
  },
];
