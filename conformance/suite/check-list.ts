import { badAmounts } from '../checks/bad-amounts.ts';
import { badBodies } from '../checks/bad-bodies.ts';
import { badQueries } from '../checks/bad-queries.ts';
import { bodyFormat } from '../checks/body-format.ts';
import { pathsAndMethods } from '../checks/paths-and-methods.ts';
import { reservedNames } from '../checks/reserved-names.ts';
import { unknownIds } from '../checks/unknown-ids.ts';
import { deadKeys } from '../checks/dead-keys.ts';
import { eitherHeader } from '../checks/either-header.ts';
import { idempotencyHeader } from '../checks/idempotency-header.ts';
import { keyReuse } from '../checks/key-reuse.ts';
import { keySpaceOfSiblings, keySpaceOfTenant } from '../checks/key-space.ts';
import { parallelReplays } from '../checks/parallel-replays.ts';
import { plainSuccess } from '../checks/plain-success.ts';
import { publishableKey } from '../checks/publishable-key.ts';
import { refusedAddress, suspendedTenant } from '../checks/refused-callers.ts';
import { replay } from '../checks/replay.ts';
import { scopes } from '../checks/scopes.ts';
import { storedRefusals } from '../checks/stored-refusals.ts';
import { unauthenticated } from '../checks/unauthenticated.ts';
import { roundTrip } from '../checks/round-trip.ts';
import { operationMoves } from '../checks/operation-moves.ts';
import { receiptMoves } from '../checks/receipt-moves.ts';
import { deactivation } from '../checks/deactivation.ts';
import { inactiveRecords } from '../checks/inactive-records.ts';
import { lateReports } from '../checks/late-reports.ts';
import { settlement } from '../checks/settlement.ts';
import { servedTables } from '../checks/served-tables.ts';
import { requestIds } from '../checks/request-ids.ts';
import { preview } from '../checks/preview.ts';
import { pagination } from '../checks/pagination.ts';
import { cursors } from '../checks/cursors.ts';
import { filters } from '../checks/filters.ts';
import { pagingWhileWriting } from '../checks/paging-while-writing.ts';
import { ledger } from '../checks/ledger.ts';
import { links } from '../checks/links.ts';
import { overview } from '../checks/overview.ts';
import { chain } from '../checks/chain.ts';
import { isolation } from '../checks/isolation.ts';
import { settings } from '../checks/settings.ts';
import { snapshots } from '../checks/snapshots.ts';
import { oneCredit } from '../checks/one-credit.ts';
import { payoutRules } from '../checks/payout-rules.ts';
import { overspend } from '../checks/overspend.ts';
import { acceptance } from '../checks/acceptance.ts';
import { addresses } from '../checks/addresses.ts';
import { balancesAsOf } from '../checks/balances-as-of.ts';
import { conversionAtomicity } from '../checks/conversion-atomicity.ts';
import { controls } from '../checks/controls.ts';
import { evidence } from '../checks/evidence.ts';
import { fees } from '../checks/fees.ts';
import { holdbacks } from '../checks/holdbacks.ts';
import { limits } from '../checks/limits.ts';
import { operationRules } from '../checks/operation-rules.ts';
import { exactAmounts } from '../checks/exact-amounts.ts';
import { ledgerExport } from '../checks/export.ts';
import { pairMatrix } from '../checks/pair-matrix.ts';
import { quotes } from '../checks/quotes.ts';
import { unspendable } from '../checks/unspendable.ts';
import { clock } from '../checks/clock.ts';
import { parallelModel, sequentialModel } from '../checks/model.ts';
import type { Check } from './check.ts';

/** Every check, in the order in which a run tries them. */
export const CHECKS: readonly Check[] = [
  plainSuccess,
  unauthenticated,
  eitherHeader,
  publishableKey,
  scopes,
  deadKeys,
  refusedAddress,
  suspendedTenant,
  idempotencyHeader,
  replay,
  keyReuse,
  storedRefusals,
  parallelReplays,
  keySpaceOfTenant,
  keySpaceOfSiblings,
  badBodies,
  badAmounts,
  reservedNames,
  bodyFormat,
  badQueries,
  unknownIds,
  pathsAndMethods,
  roundTrip,
  ...operationMoves,
  ...receiptMoves,
  deactivation,
  inactiveRecords,
  lateReports,
  settlement,
  servedTables,
  requestIds,
  preview,
  pagination,
  cursors,
  filters,
  pagingWhileWriting,
  links,
  overview,
  chain,
  isolation,
  settings,
  snapshots,
  oneCredit,
  payoutRules,
  overspend,
  unspendable,
  operationRules,
  evidence,
  limits,
  fees,
  holdbacks,
  controls,
  addresses,
  pairMatrix,
  quotes,
  acceptance,
  conversionAtomicity,
  exactAmounts,
  balancesAsOf,
  ledgerExport,
  clock,
  sequentialModel,
  parallelModel,
  ledger,
];
