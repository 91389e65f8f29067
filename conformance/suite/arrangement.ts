import { objectsAt, valueAt, type Json, type JsonObject } from '../json/json.ts';

const SWITCHES = ['payoutsEnabled', 'fundingEnabled', 'stableWithdrawalsEnabled', 'conversionsEnabled'];

/**
 * The changes of a configuration after which money moves freely: everything switched on, no limit, no required evidence, and
 * losses that the next funding restores. Parts and fields that the configuration does not have stay out.
 */
export function arrangementFor(configuration: Json): JsonObject {
  const has = (part: string, field: string): boolean => valueAt(configuration, part, field) !== undefined;
  const part = (name: string, fields: JsonObject): JsonObject => {
    const known = Object.entries(fields).filter(([field]) => has(name, field));
    return known.length === 0 ? {} : { [name]: Object.fromEntries<Json>(known) };
  };
  const pairs = objectsAt(configuration, 'capabilities', 'assetNetworks');
  const isUsable = pairs.some(({ asset, enabled }) => asset === 'USDC' && enabled === true);
  const capabilities = {
    ...Object.fromEntries(SWITCHES.map((name) => [name, true])),
    ...(isUsable ? {} : { assetNetworks: pairs.map((pair) => ({ ...pair, enabled: true })) }),
  };
  return {
    ...part('capabilities', capabilities),
    ...part('identity', { requireIdentityEvidence: false }),
    ...part('limits', { rules: [], beneficiaryDailyMaximum: 0 }),
    ...part('returns', { replenishment: 'next_funding' }),
  };
}
