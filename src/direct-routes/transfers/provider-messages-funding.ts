import { WORDS } from '../../../generated/words.ts';
import { currentDeveloperFee, developerFeeNeeds } from '../../billing/developer-fees/table.ts';
import type { Moment } from '../../calendar/clock.ts';
import { tenantNow } from '../../ledger/wallet.ts';
import { type Asset, largestAmount } from '../../money/amount.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import {
  type Applied,
  type Applier,
  type GivenReport,
  type Subject,
  about,
  dispute,
} from '../../provider-seam/inbox/applier.ts';
import {
  type DepositSubject,
  type FundedName,
  type FundingName,
  knownTransferIds,
  knownTransferNeeds,
  knownTransfers,
} from './known-transfers.ts';
import { remitterNameOf } from '../../treasury/policy/rules.ts';
import { configurationNeed, treasurySettingsTable, usualRemitter } from '../../treasury/policy/table.ts';
import { isReceiptStatus } from '../../treasury/receipts/table.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { isEntitled } from '../customers/rules.ts';
import { customersTable } from '../customers/table.ts';
import { type PaymentRoute, paymentRoutesTable, sourceAssetOf } from '../payment-routes/table.ts';
import { type Funding, detectTransfer } from './detect.ts';
import { type FundingDecision, applyFundingReport } from './fund.ts';
import { transferMoveNeeds } from './move.ts';
import { transferCountNeeds } from './rules.ts';
import type { DepositStatus, Transfer } from './table.ts';

/** Possible assets, before the route is loaded. */
function assetsOf(subject: DepositSubject): readonly Asset[] {
  if (subject.kind === 'funded') return [subject.sourceAsset];
  return 'bsb' in subject.incoming.into ? ['AUD'] : WORDS.StablecoinAsset;
}

function depositNeeds(subject: DepositSubject, head: TenantHead, serverNow: Moment): Need[] {
  const { paymentRouteId } = subject;
  const { id: tenantId } = head.tenant;
  const createdAt = tenantNow(head.wallet, serverNow);
  return [
    need(paymentRoutesTable, { id: paymentRouteId }),
    configurationNeed(head),
    ...knownTransferNeeds(subject),
    need(treasurySettingsTable, { tenantId }),
    ...developerFeeNeeds(head),
    ...assetsOf(subject).flatMap((sourceAsset) =>
      transferCountNeeds({ tenantId, sourceAsset, paymentRouteId, createdAt }),
    ),
  ];
}

function furtherDepositNeeds(subject: DepositSubject, loaded: Loaded): Need[] {
  const route = loaded.find(paymentRoutesTable, { id: subject.paymentRouteId });
  return [
    ...(route === undefined ? [] : [need(customersTable, { id: route.customerId })]),
    ...knownTransfers(subject, loaded).flatMap(transferMoveNeeds),
  ];
}

function providerOf({ direction }: Pick<PaymentRoute, 'direction'>): 'bank' | 'chain' {
  return direction === 'aud_to_stablecoin' ? 'bank' : 'chain';
}

/** How a report contradicts a known deposit. */
function contradictionIn(transfer: Transfer, { source, report }: GivenReport): string | undefined {
  const { amount, transactionHash } = report;
  if (source.provider !== providerOf(transfer)) return 'other_provider';
  if (amount !== undefined && amount.asset !== transfer.sourceAsset) return 'asset_differs';
  if (amount !== undefined && amount.minor !== transfer.grossMinor) return 'amount_differs';
  const isOnChain = transfer.direction === 'stablecoin_to_aud';
  const isOther = transactionHash !== undefined && transactionHash !== transfer.transactionHash;
  return isOnChain && isOther ? 'transaction_differs' : undefined;
}

function alarmsOf(
  { transfer: { id, status, depositStatus }, sign }: FundingDecision,
  { source, report }: GivenReport,
  context: DecisionContext,
): Effect[] {
  switch (sign) {
    case 'lost':
      return [
        raiseAlarm(context, 'deposit_reorganised', id, {
          ...source,
          says: report.says,
          status,
          depositStatus,
        }),
      ];
    case 'back':
      return [clearAlarm(context, 'deposit_reorganised', id)];
    default:
      return [];
  }
}

function appliedOf(
  decision: FundingDecision,
  given: GivenReport,
  context: DecisionContext,
): Applied<Transfer> {
  const { transfer, outcome, effects } = decision;
  const alarms = alarmsOf(decision, given, context);
  return { record: transfer, outcome, subjectId: transfer.id, effects: [...effects, ...alarms] };
}

/** The terms of a deposit at this moment. */
function termsAt(
  route: PaymentRoute,
  loaded: Loaded,
  context: DecisionContext,
): Pick<Funding, 'route' | 'isEntitled' | 'developerFee' | 'remitterName'> {
  const customer = loaded.find(customersTable, { id: route.customerId });
  const settings = loaded.find(treasurySettingsTable, {});
  return {
    route,
    isEntitled: customer !== undefined && isEntitled(customer, route.direction),
    developerFee: currentDeveloperFee(loaded, context.head),
    remitterName: remitterNameOf(settings === undefined ? 'platform' : usualRemitter(settings), context),
  };
}

/** A returned deposit is credited again: a new transfer waits for an operator. */
function fundAgain(
  before: Transfer,
  decided: FundingDecision,
  given: GivenReport,
  loaded: Loaded,
  context: DecisionContext,
): Applied<Transfer> {
  const route = loaded.find(paymentRoutesTable, { id: before.paymentRouteId });
  if (route === undefined) throw new Error(`The transfer ${before.id} has no route`);
  const { providerReference, transactionHash, transferIndex, grossMinor, sender } = before;
  const funding: Funding = {
    ...termsAt(route, loaded, context),
    providerReference,
    occurrence: before.occurrence + 1,
    depositStatus: 'final',
    depositReportedAt: decided.transfer.depositReportedAt,
    transactionHash: route.direction === 'stablecoin_to_aud' ? transactionHash : null,
    transferIndex,
    grossMinor,
    sender,
    wrote: before.depositReference,
    finalAt: context.now,
  };
  const { transfer, effects } = detectTransfer(funding, 'deposit_credited_again', loaded, context);
  const facts = { ...given.source, says: given.report.says, status: transfer.status, before: before.id };
  return {
    record: transfer,
    outcome: 'applied',
    subjectId: transfer.id,
    effects: [
      ...decided.effects,
      ...effects,
      clearAlarm(context, 'deposit_reorganised', before.id),
      raiseAlarm(context, 'deposit_reorganised', transfer.id, facts),
    ],
  };
}

function applyToKnown(
  transfer: Transfer,
  given: GivenReport,
  loaded: Loaded,
  context: DecisionContext,
): Applied<Transfer> {
  const { says, at } = given.report;
  if (!isReceiptStatus(says)) return dispute(transfer, transfer.id, 'says_nothing_of_it');
  const why = given.isReview ? undefined : contradictionIn(transfer, given);
  if (why !== undefined) return dispute(transfer, transfer.id, why);
  const decided = applyFundingReport(transfer, { says, at }, loaded, context);
  if (decided.sign === 'credited_again') return fundAgain(transfer, decided, given, loaded, context);
  return appliedOf(decided, given, context);
}

const fundedApplier: Applier<FundedName, Transfer> = {
  idsOf: (subject, loaded) => [subject.transferId, ...knownTransferIds(subject, loaded)],
  needs: (subject, _given, head, serverNow) => depositNeeds(subject, head, serverNow),
  furtherNeeds: (subject, _given, loaded) => furtherDepositNeeds(subject, loaded),
  apply: (subject, given, loaded, context) => {
    const [transfer] = knownTransfers(subject, loaded);
    return transfer && applyToKnown(transfer, given, loaded, context);
  },
};

/** Why new money cannot become a transfer. */
function flawOf(
  route: PaymentRoute,
  { incoming: { into } }: FundingName,
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

/** Reported as final, or a step later in the sandbox. */
function finalAtOf(
  { isFinalSoon }: FundingName,
  route: PaymentRoute,
  { report }: GivenReport,
  { now, providers }: DecisionContext,
): Moment | null {
  if (isFinalSoon === true) return now + providers.handOverDelayMs[providerOf(route)];
  return report.says === 'credited' ? now : null;
}

/** Deposit status by the first report. */
const FIRST: Readonly<Record<string, DepositStatus>> = { confirming: 'confirming', credited: 'final' };

/** Missing names are invented: two such reports are two facts. */
function fundingOf(
  subject: FundingName,
  route: PaymentRoute,
  given: GivenReport & { readonly grossMinor: bigint },
  loaded: Loaded,
  context: DecisionContext,
): Funding | undefined {
  const { incoming, madeUp } = subject;
  const { transferIndex = 0 } = incoming;
  const { says, at } = given.report;
  const transactionHash = incoming.transactionHash ?? madeUp?.transactionHash ?? null;
  if (route.direction === 'stablecoin_to_aud' && transactionHash === null) return undefined;
  const place = transactionHash === null ? undefined : `${transactionHash}:${transferIndex}`;
  return {
    ...termsAt(route, loaded, context),
    providerReference:
      incoming.providerReference ?? madeUp?.providerReference ?? place ?? context.newId('evt'),
    occurrence: 0,
    depositStatus: FIRST[says] ?? 'detected',
    depositReportedAt: at === undefined ? null : Math.min(at, context.now),
    transactionHash: route.direction === 'stablecoin_to_aud' ? transactionHash : null,
    transferIndex,
    grossMinor: given.grossMinor,
    sender: incoming.sender ?? null,
    wrote: incoming.externalReference ?? null,
    finalAt: finalAtOf(subject, route, given, context),
  };
}

/** Reports on incoming money: a known transfer, else a new one. */
const fundingApplier: Applier<FundingName, Transfer> = {
  idsOf: (subject, loaded) => [subject.paymentRouteId, ...knownTransferIds(subject, loaded)],
  needs: (subject, _given, head, serverNow) => depositNeeds(subject, head, serverNow),
  furtherNeeds: (subject, _given, loaded) => furtherDepositNeeds(subject, loaded),
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
    const isToBeReviewed = says === 'held' ? 'provider_review' : undefined;
    const { transfer, effects } = detectTransfer(funding, isToBeReviewed, loaded, context);
    const detected = { transfer, outcome: 'applied', effects } as const;
    if (says !== 'returned') return appliedOf(detected, given, context);
    const gone = applyFundingReport(transfer, { says, at: given.report.at }, loaded, context);
    return appliedOf({ ...gone, effects: [...effects, ...gone.effects] }, given, context);
  },
};

export function aboutDeposit(name: FundedName): Subject<Transfer> {
  return about(fundedApplier, name);
}

export function aboutFunding(name: FundingName): Subject<Transfer> {
  return about(fundingApplier, name);
}
