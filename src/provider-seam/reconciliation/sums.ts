import type { Moment } from '../../calendar/clock.ts';
import { type Db, exactSum, readExactSum, runStatement } from '../../db/statements/statement.ts';
import type { DatabaseValue } from '../../db/statements/table.ts';
import type { HeldAsset } from '../../money/native-asset.ts';
import { IS_MATCHED_ENTRY, IS_OPEN_ENTRY } from '../inbox/entry-table.ts';
import type { ProviderName } from '../port/provider.ts';
import { BOOKED_AT, BOOKED_POSTINGS, CLEARING, IS_TAKEN_BACK } from './leg.ts';
import { HAS_NO_ENTRY, IS_OF_HOUSE } from './match-table.ts';

/** Expected and reported balance of one asset at a provider, in minor units. */
export interface ReconciledSum {
  readonly asset: HeldAsset;
  /** By our books: clearing postings with the opposite sign. */
  readonly booksMinor: bigint;
  /**
   * The house's own: marked entries and differences, what a venue gave beside the quote, and what was exchanged for
   * transfers that were sent back.
   */
  readonly houseMinor: bigint;
  /** Booked on one side within the grace period. */
  readonly onTheWayMinor: bigint;
  /** The three lists of differences, by their effect on the balance. */
  readonly theirsMinor: bigint;
  readonly oursMinor: bigint;
  readonly differingMinor: bigint;
  /** Null if never reported. */
  readonly heldMinor: bigint | null;
  /** The rest; null if no balance was ever reported. */
  readonly unexplainedMinor: bigint | null;
}

/** What sums are read for. */
export interface SumQuery {
  readonly provider: ProviderName;
  /** Bookings up to then are late if the other side lacks them. */
  readonly lateBefore: Moment;
}

type Sums = ReadonlyMap<string, bigint>;

async function sumBy(db: Db, sql: string, bindings: readonly DatabaseValue[]): Promise<Sums> {
  const rows = await runStatement(db, sql, bindings);
  return new Map(rows.map((row) => [String(row['asset']), readExactSum(row, 'total')]));
}

const AMOUNT = exactSum('provider_entries.amount_minor', 'total');
const DIFFERENCE = exactSum('entry_matches.difference_minor', 'total');
const LEG_AMOUNT = exactSum('(provider_entries.amount_minor - entry_matches.difference_minor)', 'total');

/** The reported balance of the entry's account. */
const HOLDING =
  'left join provider_holdings on provider_holdings.provider = provider_entries.provider ' +
  'and provider_holdings.adapter = provider_entries.adapter and provider_holdings.account = provider_entries.account ' +
  'and provider_holdings.asset = provider_entries.asset';

/** The time of the reported balance; without one every booking counts. */
const HELD_AT = `coalesce(provider_holdings.held_at, ${Number.MAX_SAFE_INTEGER})`;

/** Booked before the balance was reported. */
const COUNTS = `provider_entries.booked_at <= ${HELD_AT}`;

const IS_UNCREDITED = 'entry_matches.subject_id in (select id from receipts where movement_id is null)';

/** Matched entries under a condition. */
function matched(total: string, condition: string): string {
  return (
    `select provider_entries.asset, ${total} from provider_entries join entry_matches on ${IS_MATCHED_ENTRY} ${HOLDING} ` +
    `where provider_entries.provider = ? and ${condition} group by provider_entries.asset`
  );
}

function unmatchedPostings(provider: ProviderName, when: '<' | '>='): string {
  return (
    `select postings.asset, ${exactSum('postings.amount_minor', 'total')} from ${BOOKED_POSTINGS} ` +
    `where ${CLEARING[provider]} and ${BOOKED_AT} ${when} ? and ${HAS_NO_ENTRY} group by postings.asset`
  );
}

/**
 * Sums of both books, each over the rows themselves, so that the unexplained rest is exactly what the lists do not
 * show.
 */
export async function readSums(db: Db, { provider, lateBefore }: SumQuery): Promise<ReconciledSum[]> {
  const holdings = `select asset, ${exactSum('amount_minor', 'total')} from provider_holdings where provider = ? group by asset`;
  const held = await sumBy(db, holdings, [provider]);
  const clearing = `select asset, ${exactSum('amount_minor', 'total')} from postings where ${CLEARING[provider]} group by asset`;
  const postings = await sumBy(db, clearing, []);
  const house = await sumBy(db, matched(AMOUNT, `${COUNTS} and entry_matches.leg is null`), [provider]);
  const differing = await sumBy(db, matched(DIFFERENCE, `${COUNTS} and not ${IS_OF_HOUSE}`), [provider]);
  const bornByHouse = await sumBy(db, matched(DIFFERENCE, `${COUNTS} and ${IS_OF_HOUSE}`), [provider]);
  const takenBack = await sumBy(
    db,
    `select postings.asset, ${exactSum('postings.amount_minor', 'total')} from ${BOOKED_POSTINGS} ` +
      `where ${CLEARING[provider]} and ${IS_TAKEN_BACK} group by postings.asset`,
    [],
  );
  // Money that is not credited yet, or never will be, is in their books alone.
  const uncredited = await sumBy(db, matched(AMOUNT, `${COUNTS} and ${IS_UNCREDITED}`), [provider]);
  const ahead = await sumBy(
    db,
    matched(LEG_AMOUNT, `not ${COUNTS} and entry_matches.leg is not null and not ${IS_UNCREDITED}`),
    [provider],
  );
  const theirs = await sumBy(
    db,
    `select provider_entries.asset, ${AMOUNT} from open_entries join provider_entries ` +
      `on ${IS_OPEN_ENTRY} ${HOLDING} ` +
      `where provider_entries.provider = ? and ${COUNTS} group by provider_entries.asset`,
    [provider],
  );
  const late = await sumBy(db, unmatchedPostings(provider, '<'), [lateBefore]);
  const young = await sumBy(db, unmatchedPostings(provider, '>='), [lateBefore]);
  const assets = new Set([postings, held, house, theirs].flatMap((sums) => [...sums.keys()]));
  return [...assets].sort().map((name) => {
    const of = (sums: Sums): bigint => sums.get(name) ?? 0n;
    const sum = {
      booksMinor: -of(postings),
      houseMinor: of(house) + of(bornByHouse) + of(takenBack),
      onTheWayMinor: of(uncredited) - of(ahead) + of(young),
      theirsMinor: of(theirs),
      oursMinor: of(late),
      differingMinor: of(differing),
    };
    const heldMinor = held.get(name) ?? null;
    const explained = Object.values(sum).reduce((total, each) => total + each, 0n);
    const unexplainedMinor = heldMinor === null ? null : heldMinor - explained;
    return { asset: name as HeldAsset, ...sum, heldMinor, unexplainedMinor };
  });
}
