import type { Books } from './books.ts';
import {
  keysBelongToTheirTenant,
  misusedKeysAreRefused,
  nobodyOverspends,
  oneFactIsOneReceipt,
  onlyMoneyCommandsMoveMoney,
  onlyWhatIsThereIsSpent,
  outcomesAreDefinite,
  refusalsLeaveNothing,
  replaysAreTheFirstAnswer,
  twinsAreOne,
  writesAreReadAtOnce,
} from './exchange-invariants.ts';
import {
  filtersAreSoundAndComplete,
  overviewsAreSnapshots,
  pastIsTheHistoryOfItsMoment,
  walksAreComplete,
} from './history-invariants.ts';
import {
  booksKeepTheirLaws,
  exportIsTheChain,
  recordsKeepTheirLaws,
  recordsOnlyMoveOn,
} from './law-invariants.ts';
import {
  conversionsAreSeenWhole,
  feesAreThoseOfTheirConfigurations,
  withdrawalsGoWhereTheirDestinationsSay,
} from './operation-invariants.ts';

/** What must hold of the books after every sequence; each answers in words what breaks it, and nothing where it holds. */
export const INVARIANTS = {
  booksKeepTheirLaws,
  exportIsTheChain,
  recordsKeepTheirLaws,
  recordsOnlyMoveOn,
  walksAreComplete,
  filtersAreSoundAndComplete,
  overviewsAreSnapshots,
  pastIsTheHistoryOfItsMoment,
  conversionsAreSeenWhole,
  feesAreThoseOfTheirConfigurations,
  withdrawalsGoWhereTheirDestinationsSay,
  replaysAreTheFirstAnswer,
  misusedKeysAreRefused,
  twinsAreOne,
  keysBelongToTheirTenant,
  refusalsLeaveNothing,
  outcomesAreDefinite,
  nobodyOverspends,
  onlyWhatIsThereIsSpent,
  oneFactIsOneReceipt,
  writesAreReadAtOnce,
  onlyMoneyCommandsMoveMoney,
} as const satisfies Readonly<Record<string, (books: Books) => string[]>>;

/** Asks for every invariant; answers what is broken, in words. */
export function brokenInvariants(books: Books): string[] {
  return Object.entries(INVARIANTS).flatMap(([name, faultsOf]) =>
    faultsOf(books).map((fault) => `${name}: ${fault}`),
  );
}
