// made by npm run generate; do not edit

/** Why records are held, and why they failed or were returned. */
export const REASONS = [
  { kind: 'hold', code: 'account_suspended', message: 'The account is suspended.', objects: ['transfer'] },
  {
    kind: 'hold',
    code: 'capability_disabled',
    message: 'The configuration has no rail on for it, or no provider is connected that could carry it out.',
    objects: ['payin', 'deposit', 'transfer'],
  },
  {
    kind: 'hold',
    code: 'asset_network_unavailable',
    message: 'The pair of asset and network is disabled, or no provider is connected for the network.',
    objects: ['deposit', 'transfer'],
  },
  {
    kind: 'hold',
    code: 'customer_not_entitled',
    message: 'The customer does not have the entitlement.',
    objects: ['transfer'],
  },
  {
    kind: 'hold',
    code: 'payment_route_inactive',
    message: 'The payment route is inactive.',
    objects: ['transfer'],
  },
  {
    kind: 'hold',
    code: 'funding_instrument_inactive',
    message: 'The funding instrument is inactive.',
    objects: ['payin', 'deposit'],
  },
  {
    kind: 'hold',
    code: 'amount_below_fee',
    message: 'The fees are as high as the amount that arrived.',
    objects: ['payin', 'deposit', 'transfer'],
  },
  {
    kind: 'hold',
    code: 'balance_bound',
    message: 'The amount would take the balance beyond its bound.',
    objects: ['payin', 'deposit'],
  },
  {
    kind: 'hold',
    code: 'below_route_minimum',
    message: "The deposit is below the route's minimum.",
    objects: ['transfer'],
  },
  {
    kind: 'hold',
    code: 'above_route_maximum',
    message: "The deposit is above the route's maximum.",
    objects: ['transfer'],
  },
  {
    kind: 'hold',
    code: 'above_route_daily_limit',
    message: "The deposit would take the day above the route's limit.",
    objects: ['transfer'],
  },
  {
    kind: 'hold',
    code: 'limit_exceeded',
    message: 'A limit of the configuration applies.',
    objects: ['payout', 'withdrawal', 'conversion', 'payin', 'deposit', 'transfer'],
  },
  {
    kind: 'hold',
    code: 'amount_below_minimum',
    message: 'The amount is below a minimum of the configuration.',
    objects: ['payout', 'withdrawal', 'conversion', 'payin', 'deposit', 'transfer'],
  },
  {
    kind: 'hold',
    code: 'manual_review',
    message: "The amount is at or above the configuration's threshold for a review.",
    objects: ['payout'],
  },
  {
    kind: 'hold',
    code: 'identity_evidence_pending',
    message: "The identity provider has not decided the beneficiary's evidence yet.",
    objects: ['payout'],
  },
  {
    kind: 'hold',
    code: 'provider_review',
    message: 'The provider asks for a review. The history shows its words, if it gave any.',
    objects: ['payout', 'withdrawal', 'conversion', 'transfer'],
  },
  {
    kind: 'hold',
    code: 'provider_unreachable',
    message: 'The provider could not be reached within the permitted number of attempts.',
    objects: ['payout', 'withdrawal', 'conversion'],
  },
  {
    kind: 'hold',
    code: 'provider_unknown',
    message: 'The provider does not say what became of the order.',
    objects: ['payout', 'withdrawal', 'conversion'],
  },
  {
    kind: 'hold',
    code: 'order_expired',
    message: 'No provider was connected to take the order for too long.',
    objects: ['payout', 'withdrawal', 'conversion'],
  },
  {
    kind: 'hold',
    code: 'file_refused',
    message: 'The file of orders that it was in was refused.',
    objects: ['payout'],
  },
  {
    kind: 'hold',
    code: 'deposit_vanished',
    message: 'The deposit is gone, or was credited and is no longer final.',
    objects: ['transfer'],
  },
  {
    kind: 'hold',
    code: 'deposit_credited_again',
    message: 'The deposit was returned and has been credited again.',
    objects: ['transfer'],
  },
  {
    kind: 'failure',
    code: 'provider_refused',
    message: 'The provider refused the order and gave no code.',
    objects: ['payout', 'withdrawal', 'conversion', 'transfer'],
  },
  {
    kind: 'failure',
    code: 'returned_by_provider',
    message: 'The money came back after it was sent, without a code.',
    objects: ['payout', 'transfer'],
  },
  {
    kind: 'failure',
    code: 'invalid_account',
    message: 'The receiving bank knows no such account. Correct the details.',
    objects: ['payout', 'transfer'],
  },
  {
    kind: 'failure',
    code: 'account_closed',
    message: 'The receiving account is closed. Correct the details.',
    objects: ['payout', 'transfer'],
  },
  {
    kind: 'failure',
    code: 'invalid_address',
    message: 'The network refuses the address. Correct the details.',
    objects: ['withdrawal', 'transfer'],
  },
  {
    kind: 'failure',
    code: 'review_rejected',
    message: 'A review refused it.',
    objects: ['payout', 'withdrawal', 'conversion'],
  },
  {
    kind: 'failure',
    code: 'identity_evidence_rejected',
    message: "The identity provider rejected the beneficiary's evidence.",
    objects: ['payout'],
  },
  {
    kind: 'failure',
    code: 'file_refused',
    message: 'The file of orders that it was in was refused after the bank had taken it.',
    objects: ['payout', 'transfer'],
  },
  {
    kind: 'failure',
    code: 'canceled',
    message: 'It was canceled before its provider carried it out.',
    objects: ['payout', 'withdrawal', 'conversion'],
  },
] as const;

/** What each object can be held for. */
export const HOLD_REASONS = {
  transfer: [
    'account_suspended',
    'capability_disabled',
    'asset_network_unavailable',
    'customer_not_entitled',
    'payment_route_inactive',
    'amount_below_fee',
    'below_route_minimum',
    'above_route_maximum',
    'above_route_daily_limit',
    'limit_exceeded',
    'amount_below_minimum',
    'provider_review',
    'deposit_vanished',
    'deposit_credited_again',
  ],
  payin: [
    'capability_disabled',
    'funding_instrument_inactive',
    'amount_below_fee',
    'balance_bound',
    'limit_exceeded',
    'amount_below_minimum',
  ],
  deposit: [
    'capability_disabled',
    'asset_network_unavailable',
    'funding_instrument_inactive',
    'amount_below_fee',
    'balance_bound',
    'limit_exceeded',
    'amount_below_minimum',
  ],
  payout: [
    'limit_exceeded',
    'amount_below_minimum',
    'manual_review',
    'identity_evidence_pending',
    'provider_review',
    'provider_unreachable',
    'provider_unknown',
    'order_expired',
    'file_refused',
  ],
  withdrawal: [
    'limit_exceeded',
    'amount_below_minimum',
    'provider_review',
    'provider_unreachable',
    'provider_unknown',
    'order_expired',
  ],
  conversion: [
    'limit_exceeded',
    'amount_below_minimum',
    'provider_review',
    'provider_unreachable',
    'provider_unknown',
    'order_expired',
  ],
} as const;

export type HoldReason<Of extends keyof typeof HOLD_REASONS> = (typeof HOLD_REASONS)[Of][number];

/** What to do about a reason, unless it is to contact support. */
export const REASON_ACTIONS = {
  hold: { identity_evidence_pending: 'supply_evidence' },
  failure: {
    invalid_account: 'correct_details',
    account_closed: 'correct_details',
    invalid_address: 'correct_details',
    canceled: 'none',
  },
} as const;
