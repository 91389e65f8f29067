import type { Knex } from 'knex';
import type { Moment } from '../../calendar/clock.ts';
import { exactSum, readExactSum, runStatement } from '../../db/statements/statement.ts';
import type { DatabaseValue } from '../../db/statements/table.ts';
import type { Asset } from '../../money/amount.ts';
import { IS_MATCHED_ENTRY, IS_OPEN_ENTRY } from '../inbox/entry-table.ts';
import type { ProviderName } from '../port/provider.ts';
import { BOOKED_AT, BOOKED_POSTINGS, CLEARING, IS_TAKEN_BACK } from './leg.ts';
import { HAS_NO_ENTRY, IS_OF_HOUSE } from './match-table.ts';

/** What a provider should hold of one asset, and why it holds what it holds; all in minor units. */
export interface ReconciledSum {
  readonly asset: Asset;
  /** What our books say that it holds: the clearing accounts' postings, with the other sign. */
  readonly booksMinor: bigint;
  /**
   * What is the house's own: entries and differences that operators have marked, what a venue gave beside the quote, and what
   * it has exchanged for transfers that were not delivered.
   */
  readonly houseMinor: bigint;
  /** What one side has booked, and the other has still time for. */
  readonly onTheWayMinor: bigint;
  /** The three lists of differences, as they change what is held. */
  readonly theirsMinor: bigint;
  readonly oursMinor: bigint;
  readonly differingMinor: bigint;
  /** What the provider says that it holds; null where it has never said. */
  readonly heldMinor: bigint | null;
  /** What all of that leaves unexplained; null where the provider has never said what it holds. */
  readonly unexplainedMinor: bigint | null;
}

/** What sums are read for. */
export interface SumQuery {
  readonly provider: ProviderName;
  /** What is booked up to then is late where the other side has not booked it. */
  readonly lateBefore: Moment;
}

type Sums = ReadonlyMap<string, bigint>;

/** Adds up amounts by asset. */
async function sumBy(db: Knex, sql: string, bindings: readonly DatabaseValue[]): Promise<Sums> {
  const rows = await runStatement(db, sql, bindings);
  return new Map(rows.map((row) => [String(row['asset']), readExactSum(row, 'total')]));
}

const AMOUNT = exactSum('provider_entries.amount_minor', 'total');
const DIFFERENCE = exactSum('entry_matches.difference_minor', 'total');
const LEG_AMOUNT = exactSum('(provider_entries.amount_minor - entry_matches.difference_minor)', 'total');

/** What the provider said that it holds on the entry's account. */
const HOLDING =
  'left join provider_holdings on provider_holdings.provider = provider_entries.provider ' +
  'and provider_holdings.adapter = provider_entries.adapter and provider_holdings.account = provider_entries.account ' +
  'and provider_holdings.asset = provider_entries.asset';

/** Until when its holding has what was booked; of an account that it does not tell of, whatever was booked counts. */
const HELD_AT = `coalesce(provider_holdings.held_at, ${Number.MAX_SAFE_INTEGER})`;

/** Booked when the provider said what it holds. */
const COUNTS = `provider_entries.booked_at <= ${HELD_AT}`;

const IS_UNCREDITED = 'entry_matches.subject_id in (select id from receipts where movement_id is null)';

/** What was matched of a provider's entries under a condition. */
function matched(total: string, condition: string): string {
  return (
    `select provider_entries.asset, ${total} from provider_entries join entry_matches on ${IS_MATCHED_ENTRY} ${HOLDING} ` +
    `where provider_entries.provider = ? and ${condition} group by provider_entries.asset`
  );
}

/** Postings of a provider without an entry, up to a moment of the tenants' clocks or after it. */
function unmatchedPostings(provider: ProviderName, when: '<' | '>='): string {
  return (
    `select postings.asset, ${exactSum('postings.amount_minor', 'total')} from ${BOOKED_POSTINGS} ` +
    `where ${CLEARING[provider]} and ${BOOKED_AT} ${when} ? and ${HAS_NO_ENTRY} group by postings.asset`
  );
}

/**
 * Adds up both books of a provider. Every figure is a sum of its own over the rows themselves, so that what is left
 * unexplained is nothing but what the lists do not show.
 */
export async function readSums(db: Knex, { provider, lateBefore }: SumQuery): Promise<ReconciledSum[]> {
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
  // Money that came in and is not credited yet, or never will be, is in their books alone.
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
    return { asset: name as Asset, ...sum, heldMinor, unexplainedMinor };
  });
}
