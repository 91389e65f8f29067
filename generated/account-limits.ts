// made by npm run generate; do not edit

/** What an account can have at most. */
export const ACCOUNT_LIMITS = { webhooks: 200, pendingInvitations: 50, members: 200, keys: 100 } as const;
