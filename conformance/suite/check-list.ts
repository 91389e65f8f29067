import { callFaults } from '../checks/controls/call-faults.ts';
import { refusalOrder } from '../checks/keys/refusal-order.ts';
import { certification } from '../checks/webhooks/certification.ts';
import { invoiceDocument } from '../checks/money/invoice-document.ts';
import { servedDocuments } from '../checks/edge/served-documents.ts';
import { notificationMail } from '../checks/people/notification-mail.ts';
import { accountLimits } from '../checks/keys/account-limits.ts';
import { badAmounts } from '../checks/edge/bad-amounts.ts';
import { badBodies } from '../checks/edge/bad-bodies.ts';
import { badQueries } from '../checks/edge/bad-queries.ts';
import { bodyFormat } from '../checks/edge/body-format.ts';
import { pathsAndMethods } from '../checks/edge/paths-and-methods.ts';
import { reservedNames } from '../checks/edge/reserved-names.ts';
import { unknownIds } from '../checks/edge/unknown-ids.ts';
import { deadKeys } from '../checks/keys/dead-keys.ts';
import { browsers } from '../checks/keys/browsers.ts';
import { eitherHeader } from '../checks/keys/either-header.ts';
import { epochs } from '../checks/keys/epochs.ts';
import { idempotencyHeader } from '../checks/keys/idempotency-header.ts';
import { keyReuse } from '../checks/keys/key-reuse.ts';
import { keySpaceOfSiblings, keySpaceOfTenant } from '../checks/keys/key-space.ts';
import { parallelReplays } from '../checks/keys/parallel-replays.ts';
import { plainSuccess } from '../checks/edge/plain-success.ts';
import { publishableKey } from '../checks/keys/publishable-key.ts';
import { stepUp } from '../checks/keys/step-up.ts';
import { developerFees } from '../checks/money/developer-fees.ts';
import { publishableReads } from '../checks/keys/publishable-reads.ts';
import { refusedAddress, suspendedTenant } from '../checks/keys/refused-callers.ts';
import { replay } from '../checks/keys/replay.ts';
import { routeEntitlement, routeInstructions, routeRefusals } from '../checks/states/payment-routes.ts';
import { scopes } from '../checks/keys/scopes.ts';
import { storedRefusals } from '../checks/keys/stored-refusals.ts';
import { adminParameters } from '../checks/keys/admin-parameters.ts';
import { unauthenticated } from '../checks/keys/unauthenticated.ts';
import { edges } from '../checks/edge/edges.ts';
import { roundTrip } from '../checks/edge/round-trip.ts';
import { operationMoves } from '../checks/states/operation-moves.ts';
import { receiptMoves } from '../checks/states/receipt-moves.ts';
import { deactivation } from '../checks/states/deactivation.ts';
import { inactiveRecords } from '../checks/states/inactive-records.ts';
import { cancellation } from '../checks/states/cancellation.ts';
import { lateReports } from '../checks/states/late-reports.ts';
import { settlement } from '../checks/states/settlement.ts';
import { servedTables } from '../checks/edge/served-tables.ts';
import { requestIds } from '../checks/edge/request-ids.ts';
import { preview } from '../checks/money/preview.ts';
import { pagination } from '../checks/lists/pagination.ts';
import { cursors } from '../checks/lists/cursors.ts';
import { filters } from '../checks/lists/filters.ts';
import { pagingWhileWriting } from '../checks/lists/paging-while-writing.ts';
import { ledger } from '../checks/money/ledger.ts';
import { largePages } from '../checks/lists/large-pages.ts';
import { links } from '../checks/lists/links.ts';
import { overview } from '../checks/money/overview.ts';
import { chain } from '../checks/money/chain.ts';
import { isolation } from '../checks/keys/isolation.ts';
import { settings } from '../checks/states/settings.ts';
import { snapshots } from '../checks/states/snapshots.ts';
import { oneCredit } from '../checks/money/one-credit.ts';
import { payoutRules } from '../checks/states/payout-rules.ts';
import { overspend } from '../checks/money/overspend.ts';
import { invoiceMoves } from '../checks/states/invoice-moves.ts';
import { rates } from '../checks/money/rates.ts';
import { acceptance } from '../checks/money/acceptance.ts';
import { addresses } from '../checks/edge/addresses.ts';
import { billing } from '../checks/money/billing.ts';
import { balanceHistory } from '../checks/money/balance-history.ts';
import { keptRequests } from '../checks/controls/kept-requests.ts';
import { statement } from '../checks/money/statement.ts';
import { balancesAsOf } from '../checks/money/balances-as-of.ts';
import { conversionAtomicity } from '../checks/money/conversion-atomicity.ts';
import { controls } from '../checks/controls/controls.ts';
import { customerDetails, customers } from '../checks/states/customers.ts';
import { customerMoves } from '../checks/states/customer-moves.ts';
import { transferHolds } from '../checks/states/transfer-holds.ts';
import { transferMoves } from '../checks/states/transfer-moves.ts';
import { transferSnapshots } from '../checks/states/transfer-snapshots.ts';
import { transferWays } from '../checks/states/transfer-ways.ts';
import { oneTransfer } from '../checks/money/one-transfer.ts';
import { routeLimits } from '../checks/money/route-limits.ts';
import { evidence } from '../checks/states/evidence.ts';
import { fees } from '../checks/money/fees.ts';
import { invoiceLines } from '../checks/money/invoice-lines.ts';
import { revenueCsv } from '../checks/money/revenue-csv.ts';
import { fundedRoutes } from '../checks/money/funded-routes.ts';
import { holdbacks } from '../checks/money/holdbacks.ts';
import { inflowLimits } from '../checks/money/inflow-limits.ts';
import { payoutLimits } from '../checks/money/payout-limits.ts';
import { limits } from '../checks/money/limits.ts';
import { operationRules } from '../checks/states/operation-rules.ts';
import { exactAmounts } from '../checks/money/exact-amounts.ts';
import { ledgerExport } from '../checks/money/export.ts';
import { pairMatrix } from '../checks/money/pair-matrix.ts';
import { quotes } from '../checks/money/quotes.ts';
import { unspendable } from '../checks/money/unspendable.ts';
import { clock } from '../checks/controls/clock.ts';
import { parallelModel, sequentialModel } from '../checks/models/model.ts';
import { webhookAttempts, webhookConnections } from '../checks/webhooks/attempts.ts';
import { webhookDeliveries } from '../checks/webhooks/deliveries.ts';
import { events } from '../checks/webhooks/events.ts';
import { webhookRedeliveries } from '../checks/webhooks/redeliveries.ts';
import { webhookRotations } from '../checks/webhooks/rotations.ts';
import { webhookSchedule } from '../checks/webhooks/schedule.ts';
import { webhookSubscriptions } from '../checks/webhooks/subscriptions.ts';
import { webhookUrls } from '../checks/webhooks/urls.ts';
import { transferModel } from '../checks/models/transfer-model.ts';
import { live } from '../checks/people/live.ts';
import { attention } from '../checks/people/attention.ts';
import { auditEntries } from '../checks/people/audit-entries.ts';
import { auditTrail } from '../checks/people/audit.ts';
import { recordSearch } from '../checks/people/search.ts';
import { confirmations } from '../checks/people/confirmations.ts';
import { sessionCookies } from '../checks/people/cookies.ts';
import { invitations } from '../checks/people/invitations.ts';
import { members } from '../checks/people/members.ts';
import { notificationSettings } from '../checks/people/notifications.ts';
import { consoleOrigins, sessionOrigins } from '../checks/people/origins.ts';
import { passwords, recovery } from '../checks/people/passwords.ts';
import { consolePages, enrolment, userSessions } from '../checks/people/sessions.ts';
import { lockOut, secondFactor } from '../checks/people/sign-in.ts';
import { activityPrivacy } from '../checks/keys/activity-privacy.ts';
import { keyLifecycle } from '../checks/keys/key-lifecycle.ts';
import { keyAddresses, keyReach, keyTerms } from '../checks/keys/key-limits.ts';
import { scopeMatrix } from '../checks/keys/scope-matrix.ts';
import type { Check } from './check.ts';

/** Every check, in the order in which a run tries them. */
export const CHECKS: readonly Check[] = [
  plainSuccess,
  unauthenticated,
  refusalOrder,
  eitherHeader,
  publishableKey,
  publishableReads,
  browsers,
  stepUp,
  developerFees,
  scopes,
  scopeMatrix,
  keyLifecycle,
  keyReach,
  keyTerms,
  keyAddresses,
  accountLimits,
  adminParameters,
  deadKeys,
  refusedAddress,
  suspendedTenant,
  idempotencyHeader,
  epochs,
  replay,
  keyReuse,
  storedRefusals,
  parallelReplays,
  keySpaceOfSiblings,
  badBodies,
  badAmounts,
  reservedNames,
  bodyFormat,
  badQueries,
  edges,
  unknownIds,
  pathsAndMethods,
  roundTrip,
  ...operationMoves,
  ...receiptMoves,
  customerMoves,
  transferMoves,
  invoiceMoves,
  invoiceDocument,
  deactivation,
  routeInstructions,
  routeRefusals,
  oneTransfer,
  routeLimits,
  transferHolds,
  transferWays,
  transferSnapshots,
  inactiveRecords,
  lateReports,
  cancellation,
  settlement,
  servedTables,
  servedDocuments,
  requestIds,
  preview,
  pagination,
  cursors,
  filters,
  pagingWhileWriting,
  links,
  largePages,
  overview,
  chain,
  settings,
  snapshots,
  oneCredit,
  payoutRules,
  overspend,
  unspendable,
  operationRules,
  evidence,
  customers,
  customerDetails,
  limits,
  inflowLimits,
  payoutLimits,
  fees,
  holdbacks,
  controls,
  addresses,
  pairMatrix,
  quotes,
  rates,
  acceptance,
  conversionAtomicity,
  exactAmounts,
  balancesAsOf,
  balanceHistory,
  statement,
  keptRequests,
  ledgerExport,
  keySpaceOfTenant,
  isolation,
  routeEntitlement,
  fundedRoutes,
  callFaults,
  clock,
  webhookSubscriptions,
  webhookUrls,
  webhookDeliveries,
  webhookAttempts,
  webhookConnections,
  webhookSchedule,
  webhookRotations,
  webhookRedeliveries,
  certification,
  sessionCookies,
  consoleOrigins,
  sessionOrigins,
  secondFactor,
  lockOut,
  passwords,
  recovery,
  userSessions,
  auditTrail,
  auditEntries,
  recordSearch,
  attention,
  live,
  enrolment,
  consolePages,
  confirmations,
  invitations,
  members,
  notificationSettings,
  notificationMail,
  activityPrivacy,
  sequentialModel,
  parallelModel,
  transferModel,
  billing,
  invoiceLines,
  revenueCsv,
  ledger,
  events,
];
