import type { Knex } from 'knex';
import type { Moment } from '../../clock.ts';
import { selectMatching } from '../../db/rows.ts';
import { runStatement, type StoredRow } from '../../db/statement.ts';
import { listOf } from '../../db/insert-statement.ts';
import { receiptsTable, type Receipt } from '../../flows/receipts/receipt.ts';
import type { Asset } from '../../money/amount.ts';
import type { ProviderName } from '../provider.ts';

/** Which way the money went: out of the provider's account for us, in, or the way that it had come. */
type LegWord = 'out' | 'in' | 'back';

/** One flow of money through a provider that we know of: what one line of the provider's books should say. */
export interface Leg {
  /** The record's identifier and which way its money went: each of them happens once at most. */
  readonly key: string;
  /** The operation or receipt. */
  readonly subjectId: string;
  readonly tenantId: string;
  readonly asset: Asset;
  /** As the provider should have it: what came in is positive, what went out negative. */
  readonly amountMinor: bigint;
  /** On the tenant's clock. */
  readonly at: Moment;
}

/** A leg's key in SQL, where `movements` is a movement that has a posting to a clearing account. */
export const LEG_KEY =
  `movements.reference || ':' || case movements.kind when 'funding_credited' then 'in' ` +
  `when 'conversion_credited' then 'in' when 'payout_returned' then 'back' when 'funding_returned' then 'back' ` +
  `else 'out' end`;

/** Which postings are a provider's: those to the accounts where our money meets it. */
export const CLEARING: Readonly<Record<ProviderName, string>> = {
  bank: `postings.account = 'bank_clearing'`,
  chain: `postings.account like 'chain_clearing:%'`,
  exchange: `postings.account = 'conversion_clearing'`,
  identity: `postings.account = ''`,
};

/** The columns of a leg in SQL, read with readLeg. */
export const LEG_COLUMNS =
  `${LEG_KEY} as leg, movements.reference, movements.tenant_id, postings.asset, ` +
  'cast(postings.amount_minor as text) as amount_minor, movements.occurred_at';

/** A leg as LEG_COLUMNS selected it. */
export function readLeg(row: StoredRow): Leg {
  return {
    key: String(row['leg']),
    subjectId: String(row['reference']),
    tenantId: String(row['tenant_id']),
    asset: String(row['asset']) as Asset,
    // What is posted to the clearing account is what left it for us.
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

/** What a receipt should be in a provider's books. It is there before it is in ours, and also where it never gets there. */
function legsOfReceipt(receipt: Receipt): Leg[] {
  return receipt.status === 'returned'
    ? [legOf(receipt, 'in'), legOf(receipt, 'back')]
    : [legOf(receipt, 'in')];
}

/** The legs of operations and receipts, by their identifiers, oldest first. */
export async function readLegs(
  db: Knex,
  provider: ProviderName,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Leg[]>> {
  const ids = [...new Set(subjectIds)];
  const legs = new Map<string, Leg[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return legs;
  const sql =
    `select ${LEG_COLUMNS} from movements join postings on postings.entry_id = movements.id ` +
    `where movements.operation_id in (${listOf('?', ids.length)}) and ${CLEARING[provider]} ` +
    'order by movements.occurred_at, movements.id';
  for (const leg of (await runStatement(db, sql, ids)).map(readLeg)) legs.get(leg.subjectId)?.push(leg);
  const receipts = await selectMatching(
    db,
    receiptsTable,
    ids.map((id) => ({ id })),
  );
  for (const receipt of receipts) legs.get(receipt.id)?.push(...legsOfReceipt(receipt));
  return legs;
}
