/** How many race for each promise at once. */
export interface Crowd {
  readonly writers: number;
  readonly copies: number;
  readonly acceptances: number;
  /** Payouts that race the deactivation of their beneficiary. */
  readonly payouts: number;
  /** Operations and receipts of each kind whose reports race. */
  readonly reported: number;
  readonly facts: number;
  /** Tenants whose wallets one stopped process holds; 0 leaves that experiment out. */
  readonly held: number;
}

export const CROWDS = {
  full: {
    writers: 64,
    copies: 100,
    acceptances: 50,
    payouts: 40,
    reported: 4,
    facts: 40,
    // More than a server has connections to the database.
    held: 9,
  },
  small: { writers: 16, copies: 10, acceptances: 10, payouts: 10, reported: 1, facts: 6, held: 0 },
} as const satisfies Readonly<Record<string, Crowd>>;

export type CrowdName = keyof typeof CROWDS;
