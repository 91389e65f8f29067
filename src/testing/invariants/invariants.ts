import type { Books } from './books.ts';
import {
  keysBelongToTheirTenant,
  misusedKeysAreRefused,
  nobodyOverspends,
  onlyMoneyCommandsMoveMoney,
  outcomesAreDefinite,
  refusalsLeaveNothing,
  replaysAreTheFirstAnswer,
  statusesOnlyMoveOn,
  twinsAreOne,
  writesAreReadAtOnce,
} from './exchange-invariants.ts';
import {
  oneFactIsCreditedOnce,
  onlyCreditedFundsAreSpendable,
  quotesHaveIntegrity,
  receiptsAddUp,
} from './funding-invariants.ts';
import {
  availableStaysAboveItsFloor,
  balanceIsTheSumOfItsMovements,
  everyMovementIsAttributable,
  everyPrefixKeepsTheFloor,
  filtersAreSoundAndComplete,
  historyGivesTheBalancesOfAnyMoment,
  historyOnlyGrows,
  movementsNeverChange,
  overviewsAreSnapshots,
  reservedIsNeverNegative,
  walksAreComplete,
} from './history-invariants.ts';
import {
  amountsAreCanonical,
  conversionsAreAtomic,
  feesHaveIntegrity,
  historiesFollowTheirTables,
  netEffectFollowsTheStatus,
  reportsHaveOneEffect,
  reservationsEndOnce,
  reservedIsWhatOpenItemsNeed,
  snapshotsAreKept,
  valueIsConserved,
} from './operation-invariants.ts';

/** What must hold of the books after every sequence; each answers in words what breaks it, and nothing where it holds. */
export const INVARIANTS = {
  'INV-01': valueIsConserved,
  'INV-02': availableStaysAboveItsFloor,
  'INV-03': reservedIsNeverNegative,
  'INV-04': balanceIsTheSumOfItsMovements,
  'INV-05': everyPrefixKeepsTheFloor,
  'INV-06': reservedIsWhatOpenItemsNeed,
  'INV-07': movementsNeverChange,
  'INV-08': netEffectFollowsTheStatus,
  'INV-09': reservationsEndOnce,
  'INV-10': conversionsAreAtomic,
  'INV-11': quotesHaveIntegrity,
  'INV-12': feesHaveIntegrity,
  'INV-13': replaysAreTheFirstAnswer,
  'INV-14': misusedKeysAreRefused,
  'INV-15': twinsAreOne,
  'INV-16': keysBelongToTheirTenant,
  'INV-17': refusalsLeaveNothing,
  'INV-18': outcomesAreDefinite,
  'INV-19': nobodyOverspends,
  'INV-23': walksAreComplete,
  'INV-24': filtersAreSoundAndComplete,
  'INV-25': historyOnlyGrows,
  'INV-26': writesAreReadAtOnce,
  'INV-27': overviewsAreSnapshots,
  'INV-28': historyGivesTheBalancesOfAnyMoment,
  'INV-31 of histories': historiesFollowTheirTables,
  'INV-31 of records': statusesOnlyMoveOn,
  'INV-32': reportsHaveOneEffect,
  'INV-33': onlyCreditedFundsAreSpendable,
  'INV-34': oneFactIsCreditedOnce,
  'INV-35': receiptsAddUp,
  'INV-38': amountsAreCanonical,
  'INV-39': onlyMoneyCommandsMoveMoney,
  'INV-40': snapshotsAreKept,
  'INV-42': everyMovementIsAttributable,
} as const satisfies Readonly<Record<string, (books: Books) => string[]>>;

/** Asks for every invariant; answers what is broken, in words. */
export function brokenInvariants(books: Books): string[] {
  return Object.entries(INVARIANTS).flatMap(([name, faultsOf]) =>
    faultsOf(books).map((fault) => `${name}: ${fault}`),
  );
}
