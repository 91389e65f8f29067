/**
 * The checks of a quick run: those that together notice most of the planted faults (`npm run conformance:mutants`) for the time that
 * they take.
 */
export const QUICK: readonly string[] = [
  ...['plain-success', 'unauthenticated', 'publishable-key', 'step-up', 'scopes', 'key-reach', 'dead-keys'],
  ...[
    'refused-address',
    'suspended-tenant',
    'idempotency-header',
    'epochs',
    'replay',
    'key-reuse',
    'bad-queries',
  ],
  ...[
    'paths-and-methods',
    'deactivation',
    'one-transfer',
    'transfer-ways',
    'inactive-records',
    'late-reports',
  ],
  ...['cancellation', 'preview', 'cursors', 'links', 'settings', 'snapshots', 'one-credit', 'payout-rules'],
  ...['overspend', 'unspendable', 'operation-rules', 'evidence', 'limits', 'fees', 'holdbacks', 'controls'],
  ...['addresses', 'pair-matrix', 'quotes', 'acceptance', 'conversion-atomicity', 'exact-amounts'],
  ...['balances-as-of', 'kept-requests', 'isolation', 'clock', 'webhook-urls', 'webhook-deliveries'],
  ...['webhook-attempts', 'webhook-schedule', 'webhook-rotations', 'webhook-redeliveries', 'console-origins'],
  ...['second-factor', 'lock-out', 'recovery', 'user-sessions', 'record-search', 'attention'],
  ...['activity-privacy', 'invoice-moves', 'ledger', 'events'],
];
