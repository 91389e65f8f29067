import type { components } from '../generated/console-api.ts';

/** A request is found by its identifier alone. */
export type RecordObject = components['schemas']['SearchResult']['object'] | 'request';

/** The page of each kind of record. */
export const RECORD_PAGES = {
  payout: '/payouts/$id',
  withdrawal: '/withdrawals/$id',
  conversion: '/conversions/$id',
  payin: '/funding/payins/$id',
  deposit: '/funding/deposits/$id',
  funding_instrument: '/funding/$id',
  transfer: '/transfers/$id',
  movement: '/movements/$id',
  beneficiary: '/recipients/$id',
  destination: '/recipients/destinations/$id',
  customer: '/customers/$id',
  payment_route: '/routes/$id',
  invoice: '/invoices/$id',
  event: '/developers/events/$id',
  webhook: '/developers/webhooks/$id',
  webhook_delivery: '/developers/deliveries/$id',
  api_key: '/developers/keys/$id',
  member: '/settings/team',
  request: '/developers/requests/$id',
} as const satisfies Record<RecordObject, string>;

export const isRecordObject = (word: string): word is RecordObject => word in RECORD_PAGES;
