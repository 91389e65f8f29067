import { isOperationStatus } from '../flows/operations/operation.ts';
import { applyLegReport, isLegWord, type LegReport } from '../flows/transfers/apply-leg-report.ts';
import { transferMoveNeeds } from '../flows/transfers/move-transfer.ts';
import {
  awaitedLeg,
  findLeg,
  legOf,
  legProviderOf,
  type Leg,
  type LegKind,
} from '../flows/transfers/transfer-legs.ts';
import { isWithheld, transfersTable, type Transfer } from '../flows/transfers/transfer.ts';
import { need, type Loaded } from '../writes/write.ts';
import { raiseAlarm } from '../outbox/alarm.ts';
import { endInstruction } from '../outbox/instruction.ts';
import { ORDER_EXPIRED } from '../workers/absent-providers/order-age.ts';
import type { Sum } from './provider.ts';
import { about, dispute, type Applier, type GivenReport, type Subject } from './report-applier.ts';

/** An order of a transfer. */
export interface LegName {
  readonly kind: 'leg';
  readonly transferId: string;
  readonly order: LegKind;
}

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
const legApplier: Applier<LegName, Transfer> = {
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
  isAtRest: ({ transferId, order }, loaded) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer === undefined || awaitedLeg(transfer.status) !== legOf(order);
  },
  isWithheld: ({ transferId }, loaded) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer !== undefined && isWithheld(transfer);
  },
  wholeOf: ({ transferId }, loaded) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer && { minor: transfer.grossMinor, asset: transfer.sourceAsset };
  },
  // A transfer has no edge back to held: its leg waits, with an alarm, until an operator releases it.
  expire: ({ transferId }, order, _loaded, context) => {
    const facts = { cause: ORDER_EXPIRED, order: order.kind, provider: order.provider };
    return [
      endInstruction(order, 'withdrawn', context.serverNow),
      raiseAlarm(context, 'transfer_stuck', transferId, facts),
    ];
  },
};

/** An order of a transfer that reports are about. */
export function aboutLeg(transferId: string, order: LegKind): Subject<Transfer> {
  return about(legApplier, { kind: 'leg', transferId, order });
}
