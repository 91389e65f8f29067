/** What is done with a share token: it is decided by itself after a step, or waits for a person. */
type IdentityOutcome = 'accepted' | 'rejected' | 'waits';

/** What the simulated identity provider does with a share token: how it begins says so. */
export function judgeSimulatedToken(shareToken: string): IdentityOutcome {
  if (shareToken.startsWith('reject_')) return 'rejected';
  return shareToken.startsWith('pending_') ? 'waits' : 'accepted';
}
