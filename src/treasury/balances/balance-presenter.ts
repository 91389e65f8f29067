import { ASSETS } from '../../../generated/assets.ts';
import { presentMoment, type Moment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { newBalance, type Balance } from '../../ledger/wallet.ts';
import { presentAmount, type Asset } from '../../money/amount.ts';
import type { MovementSum } from './balance-store.ts';

/** The balances of a wallet, one an asset, as they stood at a moment. */
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

/** The movements behind a balance, a line a kind; the balance is what the lines add up to. */
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
    lines: sums.map(({ kind, count, availableMinor, reservedMinor }) => ({
      kind,
      count,
      availableDelta: presentAmount(availableMinor, asset),
      reservedDelta: presentAmount(reservedMinor, asset),
    })),
    available: total(({ availableMinor }) => availableMinor),
    reserved: total(({ reservedMinor }) => reservedMinor),
  };
}
