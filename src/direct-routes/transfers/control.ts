import type { Moment } from '../../calendar/clock.ts';
import type { ControlHandler, WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { canonicalTransactionHash } from '../../money/address.ts';
import { parseAmount } from '../../money/amount.ts';
import {
  type AddressedReport,
  decideReport,
  reportFurtherNeeds,
  reportNeeds,
  takeReport,
} from '../../provider-seam/inbox/decide-report.ts';
import type { Said } from '../../provider-seam/port/provider.ts';
import { type Incoming, SIMULATED, type Sum } from '../../provider-seam/port/provider.ts';
import { silenceProvider } from '../../provider-seam/simulator/deliver.ts';
import { simulatedTransactionHash } from '../../provider-seam/simulator/issue.ts';
import { type FundingName, knownTransfers } from './known-transfers.ts';
import { SOME_ACCOUNT, SOME_ADDRESS } from '../../treasury/receipts/control.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import {
  type DecisionContext,
  type Effect,
  type Loaded,
  type Need,
  type Write,
  need,
} from '../../writes/write.ts';
import {
  type PaymentRoute,
  type RouteDirection,
  paymentRoutesTable,
  sourceAssetOf,
} from '../payment-routes/table.ts';
import { convertOnDemand, pricingNeeds } from './convert.ts';
import { findDeposit } from './find-subjects.ts';
import { type LegKind, findLeg, legProviderOf } from './legs.ts';
import {
  type TransferMove,
  type TransferNote,
  checkTransferEdge,
  moveTransfer,
  saveTransfer,
  transferMoveNeeds,
} from './move.ts';
import { presentTransfer } from './present.ts';
import { aboutDeposit, aboutFunding } from './provider-messages-funding.ts';
import { findTransfer } from './reads.ts';
import { type Transfer, transfersTable } from './table.ts';

type Body = RequestOf<'advanceTransfer'>['body'];

const VANISHED = 'deposit_vanished';

/** With the deposit status that the move needs. */
function withDeposit(transfer: Transfer, { to, reason }: Body): Transfer {
  if (to === 'converting') return { ...transfer, depositStatus: 'final' };
  const isGone = to === 'held' && reason === VANISHED;
  return isGone ? { ...transfer, depositStatus: 'gone', dueAt: null } : transfer;
}

/** A simulated provider's names for a delivery that was never ordered. */
function factsOf({ id, direction, destinationNetwork, ...known }: Transfer): TransferNote {
  const isOnChain = direction === 'aud_to_stablecoin' && destinationNetwork !== null;
  const reference = `${isOnChain ? 'SIMCHAIN' : 'SIMBANK'}-${id}`;
  return {
    deliveryReference: known.deliveryReference ?? reference,
    ...(isOnChain
      ? { transactionHash: known.transactionHash ?? simulatedTransactionHash(destinationNetwork, id) }
      : {}),
  };
}

function move(
  transfer: Transfer,
  { to, reason }: Body,
  loaded: Loaded,
  context: DecisionContext,
): TransferMove {
  checkTransferEdge(transfer, to);
  const words = reason === undefined ? {} : { reason };
  switch (to) {
    case 'converting':
      return convertOnDemand(transfer, words, loaded, context);
    case 'held': {
      const holdReason = reason === VANISHED ? VANISHED : 'provider_review';
      return moveTransfer(transfer, to, { ...words, holdReason }, loaded, context);
    }
    case 'completed':
      return moveTransfer(transfer, to, { ...words, ...factsOf(transfer) }, loaded, context);
    case 'delivering':
    case 'failed':
    case 'returned':
      return moveTransfer(transfer, to, words, loaded, context);
  }
}

function silenceAll(transfer: Transfer, loaded: Loaded): Effect[] {
  const { id, tenantId } = transfer;
  return (['exchange', 'delivery', 'return'] as const).flatMap((leg) => {
    const order = findLeg(transfer, leg, loaded);
    if (order === undefined) return [];
    const kind = order.kind as LegKind;
    return [silenceProvider(tenantId, { subject: id, kind }, legProviderOf(kind, transfer))];
  });
}

/** POST /v1/sandbox/transfers/{id}/advance: one edge; from then on nothing else moves the transfer. */
export const advanceTransfer: WriteHandler<'advanceTransfer'> = {
  kind: 'write',
  needs: ({ path }, head) => [need(transfersTable, { id: path.id }), ...pricingNeeds(head.tenant.id)],
  furtherNeeds: ({ path }, loaded) => {
    const known = loaded.find(transfersTable, { id: path.id });
    return known === undefined ? [] : transferMoveNeeds(known);
  },
  decide: ({ path, body }, loaded, context) => {
    const known = loaded.find(transfersTable, { id: path.id });
    if (known === undefined) throw new ApiError('not_found');
    const steered = withDeposit({ ...known, isSteered: true }, body);
    const { transfer, effects } = move(steered, body, loaded, context);
    return {
      reply: presentTransfer(transfer),
      effects: [...effects, saveTransfer(transfer), ...silenceAll(known, loaded)],
    };
  },
};

/** Money of a control call. */
export interface FundRouteRequest {
  readonly paymentRouteId: string;
  readonly amount: string;
  readonly providerReference?: string;
  readonly externalReference?: string;
  readonly transactionHash?: string;
}

/** Funds a route as its simulated provider would report it. */
export interface FundRoute {
  needs(head: TenantHead, serverNow: Moment): Need[];
  furtherNeeds(loaded: Loaded): Need[];
  /** @throws ApiError not_found; invalid_state for a route of the other direction */
  decide(
    loaded: Loaded,
    context: DecisionContext,
  ): { readonly transfer: Transfer; readonly effects: readonly Effect[] };
}

function subjectOf(request: FundRouteRequest, direction: RouteDirection): FundingName {
  const { paymentRouteId, providerReference, externalReference, transactionHash } = request;
  return {
    kind: 'funding',
    paymentRouteId,
    incoming: {
      into: direction === 'aud_to_stablecoin' ? SOME_ACCOUNT : SOME_ADDRESS,
      ...(providerReference === undefined ? {} : { providerReference }),
      ...(externalReference === undefined ? {} : { externalReference }),
      // Without a position the first of the transaction is meant.
      ...(transactionHash === undefined
        ? {}
        : { transactionHash: canonicalTransactionHash(transactionHash), transferIndex: 0 }),
    },
    isFinalSoon: true,
  };
}

/** The report's name for another amount of a known fact, made of its content. */
function contradictionId({
  paymentRouteId,
  providerReference = '',
  transactionHash = '',
  amount,
}: FundRouteRequest) {
  return `sandbox:${paymentRouteId}:${providerReference}:${transactionHash}:${amount}`;
}

function placeOf(route: PaymentRoute): Incoming['into'] {
  if (route.direction === 'aud_to_stablecoin') return { bsb: route.bsb, accountNumber: route.accountNumber };
  const { asset, network, depositAddress: address, depositTag: tag } = route;
  return { asset, network, address, tag };
}

/** Invented names for what the caller left out. */
function madeUpFor(
  subject: FundingName,
  network: Parameters<typeof simulatedTransactionHash>[0] | null,
  context: DecisionContext,
): FundingName {
  const trace = context.newId('evt').slice('evt_'.length);
  const madeUp =
    network === null
      ? { providerReference: `SIMBANK-${trace}` }
      : {
          providerReference: `SIMCHAIN-${trace}`,
          transactionHash: simulatedTransactionHash(network, trace),
        };
  return { ...subject, madeUp };
}

/** A new transfer, or the one of a known fact as it stands. */
export function fundRoute(request: FundRouteRequest, direction: RouteDirection): FundRoute {
  const subject = subjectOf(request, direction);
  const source = {
    provider: direction === 'aud_to_stablecoin' ? 'bank' : 'chain',
    adapter: 'simulated',
  } as const;
  const reported = (
    tenantId: string,
    eventId: string | null,
    amount?: Sum,
    of = subject,
  ): AddressedReport<Transfer> => ({
    tenantId,
    source,
    subject: aboutFunding(of),
    eventId,
    report: { says: 'detected', ...(amount === undefined ? {} : { amount }) },
  });
  const probe = (tenantId: string) => reported(tenantId, contradictionId(request));
  return {
    needs: (head, serverNow) => reportNeeds(probe(head.tenant.id), head, serverNow),
    furtherNeeds: (loaded) => reportFurtherNeeds(probe(''), loaded),
    decide: (loaded, context) => {
      const route = loaded.find(paymentRoutesTable, { id: request.paymentRouteId });
      if (route === undefined) throw new ApiError('not_found');
      if (route.direction !== direction) {
        throw new ApiError('invalid_state', { message: `The route only accepts ${sourceAssetOf(route)}.` });
      }
      const asset = sourceAssetOf(route);
      const amount = { minor: parseAmount(request.amount, asset), asset };
      const { id: tenantId } = context.head.tenant;
      const [known] = knownTransfers(subject, loaded);
      const arriving = { ...subject, incoming: { ...subject.incoming, into: placeOf(route) } };
      if (known === undefined) {
        const network = direction === 'aud_to_stablecoin' ? null : route.network;
        const arrived = reported(tenantId, null, amount, madeUpFor(arriving, network, context));
        const { record, effects } = decideReport(arrived, loaded, context);
        if (record === undefined) throw new Error('No transfer was made of what arrived');
        return { transfer: record, effects };
      }
      // A fact is one transfer; another amount for it is disputed.
      if (known.grossMinor === amount.minor) return { transfer: known, effects: [] };
      const contradiction = reported(tenantId, contradictionId(request), amount, arriving);
      return { transfer: known, effects: decideReport(contradiction, loaded, context).effects };
    },
  };
}

type ReportTransferDepositBody = RequestOf<'reportTransferDeposit'>['body'];

interface DepositPlan {
  readonly transferId: string;
  readonly says: Said['says'];
  readonly eventId: string;
}

const WORDS: Readonly<Record<ReportTransferDepositBody['report'], Said['says']>> = {
  detected: 'detected',
  confirming: 'confirming',
  gone: 'returned',
  credited: 'credited',
};

/** Answers the transfer as the report left it: workers may move it at once. */
function takeDeposit(
  addressed: AddressedReport<Transfer>,
  actor: Actor,
): Write<{ readonly record: Transfer | undefined; readonly subjectId: string }> {
  return {
    ...takeReport(addressed, actor),
    decide: (loaded, context) => {
      const { record, subjectId, effects } = decideReport(addressed, loaded, context);
      return { reply: { record, subjectId }, effects };
    },
  };
}

/** POST /v1/sandbox/transfers/{id}/deposit: a report on the deposit, through the inbox of all providers' reports. */
export const reportTransferDeposit: ControlHandler<'reportTransferDeposit', DepositPlan> = {
  kind: 'control',
  plan: ({ path, body }, { newId }) => ({
    transferId: path.id,
    says: WORDS[body.report],
    eventId: `sandbox:${newId('evt')}`,
  }),
  run: async ({ transferId, says, eventId }, { writeQueue, database: { reader }, caller }) => {
    const { tenantId, actor } = caller;
    const deposit = await findDeposit(reader, transferId);
    if (deposit?.tenantId !== tenantId) throw new ApiError('not_found');
    const { name } = deposit;
    const provider = name.sourceAsset === 'AUD' ? 'bank' : 'chain';
    const source = { provider, adapter: SIMULATED } as const;
    const report = { tenantId, source, subject: aboutDeposit(name), eventId, report: { says } };
    const { record, subjectId } = await writeQueue.submit(takeDeposit(report, actor));
    // A call repeated after a crash may find its report applied.
    const transfer = record ?? (await findTransfer(reader, tenantId, subjectId));
    if (transfer === undefined) throw new Error(`There is no transfer ${subjectId}`);
    return presentTransfer(transfer);
  },
};
