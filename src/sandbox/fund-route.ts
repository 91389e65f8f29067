import { ApiError } from '../errors/api-error.ts';
import {
  paymentRoutesTable,
  sourceAssetOf,
  type PaymentRoute,
  type RouteDirection,
} from '../flows/payment-routes/payment-route.ts';
import { canonicalTransactionHash } from '../flows/receipts/canonical-transaction-hash.ts';
import type { Transfer } from '../flows/transfers/transfer.ts';
import { parseAmount } from '../money/amount.ts';
import { aboutFunding } from '../providers/apply-to-funding.ts';
import {
  decideReport,
  reportFurtherNeeds,
  reportNeeds,
  type AddressedReport,
} from '../providers/decide-report.ts';
import { knownTransfers, type FundingName } from '../providers/known-transfers.ts';
import type { Incoming, Sum } from '../providers/provider.ts';
import { simulatedTransactionHash } from '../providers/simulator/simulated-transaction-hash.ts';
import type { TenantHead } from '../writes/tenant.ts';
import type { Moment } from '../clock.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../writes/write.ts';
import { SOME_ACCOUNT, SOME_ADDRESS } from './simulate-receipt.ts';

/** Money that a control call lets arrive at a route. */
export interface FundRouteRequest {
  readonly paymentRouteId: string;
  readonly amount: string;
  readonly providerReference?: string;
  readonly externalReference?: string;
  readonly transactionHash?: string;
}

/** A control call that funds a route, as its simulated provider would report it. */
export interface FundRoute {
  needs(head: TenantHead, serverNow: Moment): Need[];
  furtherNeeds(loaded: Loaded): Need[];
  /** @throws ApiError not_found; invalid_state where the route is of the other direction */
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
      // The call names no place within a transaction: it means the first.
      ...(transactionHash === undefined
        ? {}
        : { transactionHash: canonicalTransactionHash(transactionHash), transferIndex: 0 }),
    },
    isFinalSoon: true,
  };
}

/** The name of a report that says another amount of a fact that is known: made of what it says, so that it is one. */
function contradictionId({
  paymentRouteId,
  providerReference = '',
  transactionHash = '',
  amount,
}: FundRouteRequest) {
  return `sandbox:${paymentRouteId}:${providerReference}:${transactionHash}:${amount}`;
}

/** Where money at a route comes in, once the route is loaded. */
function placeOf(route: PaymentRoute): Incoming['into'] {
  if (route.direction === 'aud_to_stablecoin') return { bsb: route.bsb, accountNumber: route.accountNumber };
  const { asset, network, depositAddress: address, depositTag: tag } = route;
  return { asset, network, address, tag };
}

/** What nobody named, made up for a simulated provider. */
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

/** Lets money of a direction arrive at a route: a transfer where its fact was not known, else the transfer as it stands. */
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
      // One fact is one transfer, whatever is said of it later: that is looked at.
      if (known.grossMinor === amount.minor) return { transfer: known, effects: [] };
      const contradiction = reported(tenantId, contradictionId(request), amount, arriving);
      return { transfer: known, effects: decideReport(contradiction, loaded, context).effects };
    },
  };
}
