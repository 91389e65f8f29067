import type { Moment } from '../../calendar/clock.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { type Db, type StoredRow, listOf, runStatement } from '../../db/statements/statement.ts';
import type { Asset } from '../../money/amount.ts';
import { type Receipt, receiptsTable } from '../../treasury/receipts/table.ts';
import type { ProviderName } from '../port/provider.ts';

type LegWord = 'in' | 'back';

/** One flow of money through a provider that we know of: what one line of its books should say. */
export interface Leg {
  /** The record's identifier and the direction; each happens at most once. */
  readonly key: string;
  readonly subjectId: string;
  readonly tenantId: string;
  readonly asset: Asset;
  /** From the provider's side: positive in, negative out. */
  readonly amountMinor: bigint;
  /** On the tenant's clock. */
  readonly at: Moment;
}

/** In SQL, postings with their movement or transfer's journal entry. */
export const BOOKED_POSTINGS =
  'postings left join movements on movements.id = postings.entry_id ' +
  'left join journal_entries on journal_entries.id = postings.entry_id';

/** In SQL, the booking time of BOOKED_POSTINGS, on the tenant's clock. */
export const BOOKED_AT = 'coalesce(movements.occurred_at, journal_entries.occurred_at)';

const WAY_OF_MOVEMENT =
  `case movements.kind when 'funding_credited' then 'in' when 'conversion_credited' then 'in' ` +
  `when 'payout_returned' then 'back' when 'funding_returned' then 'back' else 'out' end`;

/** A transfer passes two providers and the exchange between them, with other words at each. */
const WAY_OF_ENTRY =
  `case journal_entries.kind when 'transfer_detected' then 'in' when 'transfer_delivered' then 'out' ` +
  `when 'transfer_returned' then 'back' else case when postings.amount_minor > 0 then 'sold' else 'bought' end end`;

/** A leg's key in SQL, for postings to a clearing account. */
export const LEG_KEY =
  `case when movements.id is not null then movements.reference || ':' || ${WAY_OF_MOVEMENT} ` +
  `else journal_entries.subject_id || ':' || ${WAY_OF_ENTRY} end`;

/**
 * In SQL, whether a posting is the result of an exchange whose transfer was sent back whole: no line of the exchange's
 * books will match, and what was sold and bought is the house's.
 */
export const IS_TAKEN_BACK = `coalesce(journal_entries.kind, '') = 'transfer_unconverted'`;

export const CLEARING: Readonly<Record<ProviderName, string>> = {
  bank: `postings.account = 'bank_clearing'`,
  chain: `postings.account like 'chain_clearing:%'`,
  exchange: `postings.account = 'conversion_clearing'`,
  identity: `postings.account = ''`,
};

/** A leg's columns in SQL over BOOKED_POSTINGS; read with readLeg. */
export const LEG_COLUMNS =
  `${LEG_KEY} as leg, coalesce(movements.reference, journal_entries.subject_id) as subject, postings.tenant_id, ` +
  `postings.asset, cast(postings.amount_minor as text) as amount_minor, ${BOOKED_AT} as occurred_at`;

export function readLeg(row: StoredRow): Leg {
  return {
    key: String(row['leg']),
    subjectId: String(row['subject']),
    tenantId: String(row['tenant_id']),
    asset: String(row['asset']) as Asset,
    // A clearing account's posting has the opposite sign.
    amountMinor: -BigInt(row['amount_minor'] ?? 0),
    at: Number(row['occurred_at']),
  };
}

function legOf(receipt: Receipt, word: LegWord): Leg {
  const { id: subjectId, tenantId, asset, grossMinor, occurredAt, creditedAt, updatedAt } = receipt;
  const isBack = word === 'back';
  return {
    key: `${subjectId}:${word}`,
    subjectId,
    tenantId,
    asset,
    amountMinor: isBack ? -grossMinor : grossMinor,
    at: isBack ? updatedAt : (creditedAt ?? occurredAt),
  };
}

/** A receipt's expected lines at the provider, there before it is in our books and also if it never is. */
function legsOfReceipt(receipt: Receipt): Leg[] {
  return receipt.status === 'returned'
    ? [legOf(receipt, 'in'), legOf(receipt, 'back')]
    : [legOf(receipt, 'in')];
}

const OF_OPERATIONS =
  'movements join postings on postings.entry_id = movements.id ' +
  'left join journal_entries on journal_entries.id = postings.entry_id';

const OF_TRANSFERS =
  'journal_entries join postings on postings.entry_id = journal_entries.id ' +
  'left join movements on movements.id = postings.entry_id';

/** By subject, oldest first. */
export async function readLegs(
  db: Db,
  provider: ProviderName,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Leg[]>> {
  const ids = [...new Set(subjectIds)];
  const legs = new Map<string, Leg[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return legs;
  const posted = [
    [OF_OPERATIONS, 'movements.operation_id'],
    [OF_TRANSFERS, 'journal_entries.subject_id'],
  ] as const;
  for (const [tables, subject] of posted) {
    const sql =
      `select ${LEG_COLUMNS} from ${tables} where ${subject} in (${listOf('?', ids.length)}) ` +
      `and ${CLEARING[provider]} and not ${IS_TAKEN_BACK} order by ${BOOKED_AT}, postings.entry_id`;
    for (const leg of (await runStatement(db, sql, ids)).map(readLeg)) legs.get(leg.subjectId)?.push(leg);
  }
  const receipts = await selectMatching(
    db,
    receiptsTable,
    ids.map((id) => ({ id })),
  );
  for (const receipt of receipts) legs.get(receipt.id)?.push(...legsOfReceipt(receipt));
  return legs;
}
