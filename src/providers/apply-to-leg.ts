import { isOperationStatus } from '../flows/operations/operation.ts';
import { applyLegReport, isLegWord, type LegReport } from '../flows/transfers/apply-leg-report.ts';
import { transferMoveNeeds } from '../flows/transfers/move-transfer.ts';
import { findLeg, legOf, legProviderOf, type Leg, type LegKind } from '../flows/transfers/transfer-legs.ts';
import { transfersTable, type Transfer } from '../flows/transfers/transfer.ts';
import { need, type Loaded } from '../writes/write.ts';
import type { Sum } from './provider.ts';
import { dispute, type Applier, type GivenReport } from './report-applier.ts';
import type { SubjectOf } from './report-subject.ts';

/** What a leg moves, as its provider should tell it: of an exchange, what it sold. */
function movedBy(transfer: Transfer, leg: Leg): Sum {
  const { sourceAsset, destinationAsset, grossMinor, convertedMinor, destinationMinor } = transfer;
  switch (leg) {
    case 'exchange':
      return { minor: convertedMinor ?? 0n, asset: sourceAsset };
    case 'delivery':
      return { minor: destinationMinor ?? 0n, asset: destinationAsset };
    case 'return':
      return { minor: grossMinor, asset: sourceAsset };
  }
}

/** What a report says otherwise than the order, if anything. */
function contradictionIn(
  transfer: Transfer,
  order: LegKind,
  { source, report }: GivenReport,
  loaded: Loaded,
) {
  const leg = legOf(order);
  if (source.provider !== legProviderOf(order, transfer)) return 'other_provider';
  const adapter = findLeg(transfer, leg, loaded)?.adapter ?? source.adapter;
  if (adapter !== source.adapter) return 'other_adapter';
  const { amount, transactionHash, says } = report;
  const { minor, asset } = movedBy(transfer, leg);
  if (amount !== undefined && amount.asset !== asset) return 'asset_differs';
  if (amount !== undefined && amount.minor !== minor) return 'amount_differs';
  const isDelivered = order === 'send' && transfer.status === 'completed' && says === 'settled';
  const isOther = transactionHash !== undefined && transactionHash !== transfer.transactionHash;
  // Money may have left twice.
  return isDelivered && isOther && transfer.transactionHash !== null ? 'transaction_differs' : undefined;
}

function reportOf({ report }: GivenReport, says: LegReport['says']): LegReport {
  const { reason, failureCode, providerReference, transactionHash } = report;
  return {
    says,
    ...(reason === undefined ? {} : { reason }),
    ...(failureCode === undefined ? {} : { failureCode }),
    ...(providerReference === undefined ? {} : { providerReference }),
    ...(transactionHash === undefined ? {} : { transactionHash }),
  };
}

/** Reports about the exchange, the delivery and the return of transfers. */
export const legApplier: Applier<SubjectOf<'leg'>, Transfer> = {
  idsOf: ({ transferId }) => [transferId],
  needs: ({ transferId }) => [need(transfersTable, { id: transferId })],
  furtherNeeds: ({ transferId }, _given, loaded) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer === undefined ? [] : transferMoveNeeds(transfer);
  },
  apply: ({ transferId: subjectId, order }, given, loaded, context) => {
    const transfer = loaded.find(transfersTable, { id: subjectId });
    if (transfer === undefined) return undefined;
    const { says } = given.report;
    if (!isOperationStatus(says)) return dispute(transfer, subjectId, 'says_nothing_of_it');
    // A transfer is not held for what a provider says of its order.
    if (!isLegWord(says)) return { record: transfer, outcome: 'ignored', subjectId, effects: [] };
    const why = given.isReview ? undefined : contradictionIn(transfer, order, given, loaded);
    if (why !== undefined) return dispute(transfer, subjectId, why);
    const {
      transfer: record,
      outcome,
      effects,
    } = applyLegReport(transfer, legOf(order), reportOf(given, says), loaded, context);
    return { record, outcome, effects, subjectId };
  },
};
