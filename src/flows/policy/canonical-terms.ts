import { ASSETS } from '../../../generated/assets.ts';
import { parseAmount, presentAmount, type Asset } from '../../money/amount.ts';
import type { ConfigurationTerms } from './configuration.ts';

type Entry = Readonly<Record<string, unknown>>;

function isAsset(value: unknown): value is Asset {
  return typeof value === 'string' && Object.hasOwn(ASSETS, value);
}

/** An entry with its amounts written as the wire writes them; what is no amount stays, for the contract to refuse. */
function canonicalEntry<Kind>(entry: Kind, amounts: readonly string[], path: string): Kind {
  if (typeof entry !== 'object' || entry === null) return entry;
  const { asset } = entry as Entry;
  if (!isAsset(asset)) return entry;
  const canonical: Record<string, unknown> = { ...(entry as Entry) };
  for (const name of amounts) {
    const amount = canonical[name];
    if (typeof amount !== 'string') continue;
    canonical[name] = presentAmount(parseAmount(amount, asset, `${path}/${name}`), asset);
  }
  return canonical as Kind;
}

function canonicalEntries<Kind>(
  entries: readonly Kind[],
  amounts: readonly string[],
  path: string,
): readonly Kind[] {
  const given: unknown = entries;
  // Terms come from outside: a list may be anything until the contract has judged the whole.
  if (!(given instanceof Array)) return entries;
  return entries.map((entry, index) => canonicalEntry(entry, amounts, `${path}/${index}`));
}

/**
 * Terms with every amount in its one canonical form, so that "1" and "1.00" make the same configuration.
 * @throws ApiError invalid_request for an amount that its asset cannot have.
 */
export function canonicalTerms(terms: ConfigurationTerms): ConfigurationTerms {
  const { limits, pricing } = terms;
  return {
    ...terms,
    limits: {
      ...limits,
      rules: canonicalEntries(limits.rules, ['minimum', 'maximum'], '/limits/rules'),
      creditLimits: canonicalEntries(limits.creditLimits, ['amount'], '/limits/creditLimits'),
    },
    pricing: {
      ...pricing,
      fees: canonicalEntries(pricing.fees, ['flat', 'minimum', 'maximum'], '/pricing/fees'),
    },
  };
}
