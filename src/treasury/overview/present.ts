import { ASSETS } from '../../../generated/assets.ts';
import { type Moment, presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { type Balance, newBalance } from '../../ledger/wallet.ts';
import { type Asset, presentAmount } from '../../money/amount.ts';
import type { ConnectedProviders } from '../../outbox/provider-facts.ts';
import type { Configuration } from '../policy/table.ts';
import type { HeldAt } from '../../ledger/sums.ts';
import type { MovementSum } from './balances.ts';
import type { HistoryPoints } from './history.ts';

/** One per asset, at one moment. */
export function presentBalances(
  tenantId: string,
  balances: readonly Balance[],
  asOf: Moment,
): Schema<'Balance'>[] {
  return (Object.keys(ASSETS) as Asset[]).map((asset) => {
    const balance = balances.find((one) => one.asset === asset) ?? newBalance(tenantId, asset);
    return {
      clientId: tenantId,
      asset,
      posted: presentAmount(balance.availableMinor + balance.reservedMinor, asset),
      pending: presentAmount(balance.pendingMinor, asset),
      reserved: presentAmount(balance.reservedMinor, asset),
      available: presentAmount(balance.availableMinor, asset),
      asOf: presentMoment(asOf),
    };
  });
}

export function presentSum({
  asset,
  kind,
  count,
  availableMinor,
  reservedMinor,
}: MovementSum): Schema<'BalanceLine'> {
  return {
    kind,
    count,
    availableDelta: presentAmount(availableMinor, asset),
    reservedDelta: presentAmount(reservedMinor, asset),
  };
}

/** One line per kind; the lines add up to the balance. */
export function presentExplanation(
  asset: Asset,
  sums: readonly MovementSum[],
  asOf: Moment,
): Schema<'BalanceExplanation'> {
  const total = (amountOf: (sum: MovementSum) => bigint): string =>
    presentAmount(
      sums.reduce((added, sum) => added + amountOf(sum), 0n),
      asset,
    );
  return {
    asset,
    asOf: presentMoment(asOf),
    lines: sums.map(presentSum),
    available: total(({ availableMinor }) => availableMinor),
    reserved: total(({ reservedMinor }) => reservedMinor),
  };
}

/** A point for each interval, by what was held at its last moment. */
export function presentHistory(
  asset: Asset,
  interval: Schema<'HistoryInterval'>,
  { from, to, points }: HistoryPoints,
  held: readonly HeldAt[],
): Schema<'BalanceHistory'> {
  return {
    asset,
    interval,
    from: presentMoment(from),
    to: presentMoment(to),
    data: held.map(({ availableMinor, reservedMinor }, index) => ({
      at: presentMoment(points[index]?.at ?? to),
      available: presentAmount(availableMinor, asset),
      reserved: presentAmount(reservedMinor, asset),
      posted: presentAmount(availableMinor + reservedMinor, asset),
    })),
  };
}

/** Pairs and rails that are configured and connected. */
export function presentRuntimeCapability(
  { id, terms }: Configuration,
  connected: ConnectedProviders,
): Schema<'RuntimeCapability'> {
  const { assetNetworks, audInboundRails, audOutboundRails } = terms.capabilities;
  return {
    configurationId: id,
    assetNetworks: assetNetworks
      .filter(({ enabled, network }) => enabled && connected.networks.includes(network))
      .map(({ asset, network }) => ({ asset, network })),
    audInboundRails: connected.bank ? [...audInboundRails] : [],
    audOutboundRails: connected.bank ? [...audOutboundRails] : [],
  };
}
