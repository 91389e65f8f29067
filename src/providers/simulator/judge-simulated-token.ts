import type { IdentityOutcome } from '../../outbox/provider-traits.ts';

/** What the simulated identity provider does with a share token: how it begins says so. */
export function judgeSimulatedToken(shareToken: string): IdentityOutcome {
  if (shareToken.startsWith('reject_')) return 'rejected';
  return shareToken.startsWith('pending_') ? 'waits' : 'accepted';
}
