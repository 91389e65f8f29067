import type { Schema } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Asset, parseAmount } from '../../money/amount.ts';
import type { PaymentRoute } from './table.ts';

type Body = Schema<'CreatePaymentRouteRequest'>;

/** In minor units of what the customer sends; null for no limit. */
export type RouteLimits = Pick<PaymentRoute, 'minMinor' | 'maxMinor' | 'dailyMinor'>;

/** A request's limits in minor units. */
export function limitsOf({ limits = {} }: Pick<Body, 'limits'>, asset: Asset): RouteLimits {
  const minorOf = (amount: string | undefined): bigint | null =>
    amount === undefined ? null : parseAmount(amount, asset);
  return { minMinor: minorOf(limits.min), maxMinor: minorOf(limits.max), dailyMinor: minorOf(limits.daily) };
}

/**
 * Refuses limits that no deposit can meet.
 * @throws ApiError invalid_request for `min` above `max` or `daily`
 */
export function checkLimits(body: Body): void {
  // Both stablecoins have the same decimals; the configuration may have to choose.
  const asset = body.direction === 'aud_to_stablecoin' ? 'AUD' : 'USDC';
  const { minMinor, maxMinor, dailyMinor } = limitsOf(body, asset);
  for (const [name, minor] of [
    ['max', maxMinor],
    ['daily', dailyMinor],
  ] as const) {
    if (minMinor === null || minor === null || minMinor <= minor) continue;
    const message = `must not be above ${name}`;
    throw new ApiError('invalid_request', { details: [{ in: 'body', path: '/limits/min', message }] });
  }
}
