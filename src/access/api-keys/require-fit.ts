import { ApiError } from '../../errors/api-error.ts';
import {
  exceedsAddresses,
  exceedsEnd,
  excessOf,
  excessOfRole,
  type Excess,
} from '../../flows/access/reach.ts';
import type { KeyTerms, Standing } from '../../writes/standing.ts';

/** Why a key's terms are more than whoever asks may give; what is no scope comes under that of keys. */
const REASONS: Readonly<Record<keyof KeyTerms, string>> = {
  role: 'With keys:write, this caller cannot grant this role.',
  scopes: '',
  allowedIps: 'With keys:write, a key with allowed addresses can only grant addresses within its own list.',
  expiresAt: 'With keys:write, a key that expires can only create keys that expire no later than itself.',
};

/** @param place where the request names what is too much. @throws ApiError insufficient_scope where anything is */
function refuseExcess(
  excess: Excess | null,
  place: (field: keyof KeyTerms) => { in: 'body' | 'path'; path: string },
): void {
  if (excess === null) return;
  const { field, scope } = excess;
  const message =
    scope === null
      ? REASONS[field]
      : `The key would have the scope ${scope}, which the caller does not have.`;
  throw new ApiError('insufficient_scope', { message, details: [{ ...place(field), message }] });
}

const inBody = (field: keyof KeyTerms) => ({ in: 'body', path: `/${field}` }) as const;

const inPath = () => ({ in: 'path', path: 'id' }) as const;

/** @throws ApiError insufficient_scope where a new key would hold more than whoever asks */
export function requireFit(standing: Standing, terms: KeyTerms): void {
  refuseExcess(excessOf(standing, terms), inBody);
}

/** @throws ApiError insufficient_scope where a key that is there may do more than whoever asks: it is not theirs to take over */
export function requireFitOfRecord(standing: Standing, key: KeyTerms): void {
  refuseExcess(excessOfRole(standing, key), inPath);
}

/**
 * Judges a change of a key: what it may do afterwards, and of its addresses and its end those that the change names.
 * @throws ApiError insufficient_scope
 */
export function requireFitOfChange(
  standing: Standing,
  changed: KeyTerms,
  named: Readonly<Partial<Record<'allowedIps' | 'expiresAt', unknown>>>,
): void {
  refuseExcess(excessOfRole(standing, changed), inBody);
  if (named.allowedIps !== undefined && exceedsAddresses(standing, changed)) {
    refuseExcess({ field: 'allowedIps', scope: null }, inBody);
  }
  if (named.expiresAt !== undefined && exceedsEnd(standing, changed)) {
    refuseExcess({ field: 'expiresAt', scope: null }, inBody);
  }
}
