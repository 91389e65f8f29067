import type { DecisionContext } from '../../writes/write.ts';

/** The name that is shown as the sender of AUD: the tenant's own, or the platform's. */
export function remitterNameOf(
  remitter: 'platform' | 'tenant',
  { head, platformName }: Pick<DecisionContext, 'head' | 'platformName'>,
): string {
  return remitter === 'tenant' ? head.tenant.name : platformName;
}
