import { presentMoment, sydneyDay } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { presentAmount } from '../../money/amount.ts';
import type { CompletedTransfer, EarnedOnDay, Range } from './earnings.ts';

type Earned = Omit<EarnedOnDay, 'date'>;

function presentEarned({ asset, minor, audMinor, count }: Earned): Schema<'RevenueTotal'> {
  return { asset, amount: presentAmount(minor, asset), amountAud: presentAmount(audMinor, 'AUD'), count };
}

function totalOf(asset: EarnedOnDay['asset'], days: readonly EarnedOnDay[]): Earned {
  const ofAsset = days.filter((day) => day.asset === asset);
  return {
    asset,
    minor: ofAsset.reduce((sum, { minor }) => sum + minor, 0n),
    audMinor: ofAsset.reduce((sum, { audMinor }) => sum + audMinor, 0n),
    count: ofAsset.reduce((sum, { count }) => sum + count, 0),
  };
}

export function presentRevenue(range: Range, days: readonly EarnedOnDay[]): Schema<'Revenue'> {
  const byDay = days.toSorted(
    (one, other) => other.date.localeCompare(one.date) || one.asset.localeCompare(other.asset),
  );
  const assets = [...new Set(days.map(({ asset }) => asset))].sort();
  return {
    from: presentMoment(range.from),
    to: presentMoment(range.to),
    data: byDay.map((day) => ({ date: day.date, ...presentEarned(day) })),
    totals: assets.map((asset) => presentEarned(totalOf(asset, days))),
  };
}

/**
 * In the report's columns.
 * @param names null if the reader may not know them
 */
export function presentEarning(
  transfer: CompletedTransfer,
  names: ReadonlyMap<string, string> | null,
): Schema<'RevenueReportRow'> {
  const { sourceAsset, destinationAsset } = transfer;
  const externalCustomerId = names?.get(transfer.customerId);
  return {
    transferId: transfer.id,
    completedAt: presentMoment(transfer.completedAt),
    date: sydneyDay(transfer.completedAt),
    customerId: transfer.customerId,
    ...(externalCustomerId === undefined ? {} : { externalCustomerId }),
    paymentRouteId: transfer.paymentRouteId,
    direction: transfer.direction,
    sourceAsset,
    sourceAmount: presentAmount(transfer.grossMinor, sourceAsset),
    platformFee: presentAmount(transfer.platformFeeMinor, sourceAsset),
    developerFee: presentAmount(transfer.developerFeeMinor, sourceAsset),
    developerFeeAud: presentAmount(transfer.developerFeeAudMinor, 'AUD'),
    converted: presentAmount(transfer.convertedMinor, sourceAsset),
    rate: transfer.rate,
    destinationAsset,
    destinationAmount: presentAmount(transfer.destinationMinor, destinationAsset),
  };
}
