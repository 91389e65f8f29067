import type { Schema } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Asset, parseAmount } from '../../money/amount.ts';
import type { PaymentRoute } from './table.ts';

type Body = Schema<'CreatePaymentRouteRequest'>;

/** The bounds of a route, in minor units of what its customer sends; null for one that does not exist. */
export type RouteLimits = Pick<PaymentRoute, 'minMinor' | 'maxMinor' | 'dailyMinor'>;

/** The bounds that a request names, of amounts in an asset. */
export function limitsOf({ limits = {} }: Pick<Body, 'limits'>, asset: Asset): RouteLimits {
  const minorOf = (amount: string | undefined): bigint | null =>
    amount === undefined ? null : parseAmount(amount, asset);
  return { minMinor: minorOf(limits.min), maxMinor: minorOf(limits.max), dailyMinor: minorOf(limits.daily) };
}

/**
 * Makes sure that a deposit can be within the bounds that a request names.
 * @throws ApiError invalid_request for `min` above `max` or `daily`
 */
export function checkLimits(body: Body): void {
  // Both stablecoins have the same decimals: which of them it is, the configuration may have to say.
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
