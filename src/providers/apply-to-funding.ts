import type { Moment } from '../clock.ts';
import { customersTable } from '../flows/customers/customer.ts';
import { isEntitled } from '../flows/customers/entitlement.ts';
import { currentDeveloperFee, developerFeeNeeds } from '../flows/developer-fees/developer-fee-schedule.ts';
import { remitterNameOf } from '../flows/payees/remitter.ts';
import {
  paymentRoutesTable,
  sourceAssetOf,
  type PaymentRoute,
} from '../flows/payment-routes/payment-route.ts';
import { isReceiptStatus } from '../flows/receipts/receipt.ts';
import { applyFundingReport, type FundingDecision } from '../flows/transfers/apply-funding-report.ts';
import { detectTransfer, type Funding } from '../flows/transfers/detect-transfer.ts';
import { transferMoveNeeds } from '../flows/transfers/move-transfer.ts';
import { transferCountNeeds } from '../flows/transfers/transfer-counts.ts';
import { transfersTable, type Transfer } from '../flows/transfers/transfer.ts';
import { tenantNow } from '../ledger/wallet.ts';
import { largestAmount } from '../money/amount.ts';
import { raiseAlarm } from '../outbox/alarm.ts';
import { treasurySettingsTable, usualRemitter } from '../treasury/settings/settings-store.ts';
import type { TenantHead } from '../writes/tenant.ts';
import { need, type DecisionContext, type Loaded, type Need } from '../writes/write.ts';
import { dispute, type Applied, type Applier, type GivenReport } from './report-applier.ts';
import type { SubjectOf } from './report-subject.ts';

type FundingSubject = SubjectOf<'funding'>;

/** By what a fact is known at its route: the provider's reference, and the deposit's place in its transaction. */
function keysOf({ paymentRouteId, incoming }: FundingSubject) {
  const { providerReference, transactionHash, transferIndex = 0 } = incoming;
  return [
    ...(providerReference === undefined ? [] : [{ paymentRouteId, providerReference }]),
    ...(transactionHash === undefined ? [] : [{ paymentRouteId, transactionHash, transferIndex }]),
  ];
}

/** The transfers of a fact that was reported before: more than one where reference and transaction are of two facts. */
export function knownTransfers(subject: FundingSubject, loaded: Loaded): readonly Transfer[] {
  const found = keysOf(subject).map((key) => loaded.find(transfersTable, key));
  return [...new Set(found.filter((transfer) => transfer !== undefined))];
}

function fundingNeeds(subject: FundingSubject, head: TenantHead, serverNow: Moment): Need[] {
  const { paymentRouteId, incoming } = subject;
  const { id: tenantId } = head.tenant;
  const createdAt = tenantNow(head.wallet, serverNow);
  // Which stablecoin it is stands in the route, which is loaded with the counters.
  const assets = 'bsb' in incoming.into ? (['AUD'] as const) : (['USDC', 'USDT'] as const);
  return [
    need(paymentRoutesTable, { id: paymentRouteId }),
    ...keysOf(subject).map((key) => need(transfersTable, key)),
    need(treasurySettingsTable, { tenantId }),
    ...developerFeeNeeds(head),
    ...assets.flatMap((sourceAsset) =>
      transferCountNeeds({ tenantId, sourceAsset, paymentRouteId, createdAt }),
    ),
  ];
}

function providerOf({ direction }: Pick<PaymentRoute, 'direction'>): 'bank' | 'chain' {
  return direction === 'aud_to_stablecoin' ? 'bank' : 'chain';
}

/** What a report says otherwise than what is known of a deposit, if anything. */
function contradictionIn(transfer: Transfer, { source, report }: GivenReport): string | undefined {
  const { amount, transactionHash } = report;
  if (source.provider !== providerOf(transfer)) return 'other_provider';
  if (amount !== undefined && amount.asset !== transfer.sourceAsset) return 'asset_differs';
  if (amount !== undefined && amount.minor !== transfer.grossMinor) return 'amount_differs';
  const isOnChain = transfer.direction === 'stablecoin_to_aud';
  const isOther = transactionHash !== undefined && transactionHash !== transfer.transactionHash;
  return isOnChain && isOther ? 'transaction_differs' : undefined;
}

function appliedOf(
  { transfer, outcome, isGone, effects }: FundingDecision,
  { source, report }: GivenReport,
  context: DecisionContext,
): Applied<Transfer> {
  const facts = { ...source, says: report.says, status: transfer.status };
  const alarms = isGone === true ? [raiseAlarm(context, 'deposit_reorganised', transfer.id, facts)] : [];
  return { record: transfer, outcome, subjectId: transfer.id, effects: [...effects, ...alarms] };
}

function applyToKnown(
  transfer: Transfer,
  given: GivenReport,
  loaded: Loaded,
  context: DecisionContext,
): Applied<Transfer> {
  const { says } = given.report;
  if (!isReceiptStatus(says)) return dispute(transfer, transfer.id, 'says_nothing_of_it');
  const why = given.isReview ? undefined : contradictionIn(transfer, given);
  if (why !== undefined) return dispute(transfer, transfer.id, why);
  return appliedOf(applyFundingReport(transfer, says, loaded, context), given, context);
}

/** Reports about a deposit that they name. */
export const fundedApplier: Applier<SubjectOf<'funded'>, Transfer> = {
  idsOf: ({ transferId }) => [transferId],
  needs: ({ transferId }) => [need(transfersTable, { id: transferId })],
  furtherNeeds: ({ transferId }, _given, loaded) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer === undefined ? [] : transferMoveNeeds(transfer);
  },
  apply: ({ transferId }, given, loaded, context) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer && applyToKnown(transfer, given, loaded, context);
  },
};

/** Why nothing can be made of money that nobody has reported before, if so. */
function flawOf(
  route: PaymentRoute,
  { incoming: { into } }: FundingSubject,
  { source, report: { amount, says } }: GivenReport,
): string | undefined {
  const asset = sourceAssetOf(route);
  if (source.provider !== providerOf(route)) return 'other_provider';
  if (!isReceiptStatus(says)) return 'says_nothing_of_it';
  if (amount === undefined) return 'amount_missing';
  const isOtherAsset = 'asset' in into && into.asset !== asset;
  if (isOtherAsset || amount.asset !== asset) return 'asset_differs';
  return amount.minor <= 0n || amount.minor > largestAmount(asset) ? 'amount_out_of_range' : undefined;
}

/** When a deposit is final: it is said to be, or the sandbox has it final a step later. */
function finalAtOf(
  { isFinalSoon }: FundingSubject,
  route: PaymentRoute,
  { report }: GivenReport,
  { now, providers }: DecisionContext,
): Moment | null {
  if (isFinalSoon === true) return now + providers.handOverDelayMs[providerOf(route)];
  return report.says === 'credited' ? now : null;
}

/** What the provider did not name is made up for: two such reports are of two facts. */
function fundingOf(
  subject: FundingSubject,
  route: PaymentRoute,
  given: GivenReport & { readonly grossMinor: bigint },
  loaded: Loaded,
  context: DecisionContext,
): Funding | undefined {
  const { incoming, madeUp } = subject;
  const { head } = context;
  const { transferIndex = 0 } = incoming;
  const transactionHash = incoming.transactionHash ?? madeUp?.transactionHash ?? null;
  if (route.direction === 'stablecoin_to_aud' && transactionHash === null) return undefined;
  const place = transactionHash === null ? undefined : `${transactionHash}:${transferIndex}`;
  const customer = loaded.find(customersTable, { id: route.customerId });
  const settings = loaded.find(treasurySettingsTable, {});
  return {
    route,
    isEntitled: customer !== undefined && isEntitled(customer, route.direction),
    developerFee: currentDeveloperFee(loaded, head),
    remitterName: remitterNameOf(settings === undefined ? 'platform' : usualRemitter(settings), context),
    providerReference:
      incoming.providerReference ?? madeUp?.providerReference ?? place ?? context.newId('evt'),
    transactionHash: route.direction === 'stablecoin_to_aud' ? transactionHash : null,
    transferIndex,
    grossMinor: given.grossMinor,
    wrote: incoming.externalReference ?? null,
    finalAt: finalAtOf(subject, route, given, context),
  };
}

/** Reports about money that has come in at a route: a transfer where it was reported before, else a new one. */
export const fundingApplier: Applier<FundingSubject, Transfer> = {
  idsOf: (subject, loaded) => [
    subject.paymentRouteId,
    ...knownTransfers(subject, loaded).map(({ id }) => id),
  ],
  needs: (subject, _given, head, serverNow) => fundingNeeds(subject, head, serverNow),
  furtherNeeds: (subject, _given, loaded) => {
    const route = loaded.find(paymentRoutesTable, { id: subject.paymentRouteId });
    return [
      ...(route === undefined ? [] : [need(customersTable, { id: route.customerId })]),
      ...knownTransfers(subject, loaded).flatMap(transferMoveNeeds),
    ];
  },
  apply: (subject, given, loaded, context) => {
    const route = loaded.find(paymentRoutesTable, { id: subject.paymentRouteId });
    if (route === undefined) return undefined;
    const [known, ...others] = knownTransfers(subject, loaded);
    if (others.length > 0) return dispute(known, route.id, 'of_two_transfers');
    if (known !== undefined) return applyToKnown(known, given, loaded, context);
    const { says, amount } = given.report;
    const flaw = flawOf(route, subject, given);
    if (flaw !== undefined || amount === undefined) {
      return dispute<Transfer>(undefined, route.id, flaw ?? 'amount_missing');
    }
    const funding = fundingOf(subject, route, { ...given, grossMinor: amount.minor }, loaded, context);
    if (funding === undefined) return dispute<Transfer>(undefined, route.id, 'transaction_missing');
    const { transfer, effects } = detectTransfer(funding, says === 'held', loaded, context);
    const detected = { transfer, outcome: 'applied', effects } as const;
    if (says !== 'returned') return appliedOf(detected, given, context);
    const gone = applyFundingReport(transfer, says, loaded, context);
    return appliedOf({ ...gone, effects: [...effects, ...gone.effects] }, given, context);
  },
};
