import type { Noticed } from './assignment.ts';

const UNOBSERVABLE = (unobservable: string): Noticed => ({ unobservable });

/** When each error is answered (`x-error-catalogue`). */
export const OF_ERRORS: Readonly<Record<string, Noticed>> = {
  invalid_request: ['bad-bodies', 'bad-queries', 'body-format', 'edges'],
  invalid_cursor: ['cursors'],
  unsupported_asset_network: ['pair-matrix'],
  idempotency_key_required: ['idempotency-header'],
  idempotency_key_invalid: ['idempotency-header'],
  unauthenticated: ['unauthenticated', 'dead-keys'],
  secret_key_required: ['publishable-key', 'publishable-reads'],
  insufficient_scope: ['scopes', 'scope-matrix', 'key-reach'],
  step_up_required: ['step-up', 'confirmations'],
  ip_not_allowed: ['refused-address', 'key-addresses'],
  admin_only: ['admin-parameters'],
  origin_not_allowed: ['session-origins', 'console-origins'],
  account_suspended: ['suspended-tenant'],
  not_found: ['unknown-ids', 'isolation', 'paths-and-methods'],
  method_not_allowed: ['paths-and-methods'],
  request_timeout: UNOBSERVABLE('the suite sends each request whole'),
  invalid_state: ['payout-moves', 'deactivation', 'invoice-moves'],
  epoch_changed: ['epochs'],
  idempotency_in_progress: ['parallel-replays'],
  duplicate_external_reference: ['payout-rules', 'operation-rules', 'customers'],
  quote_already_accepted: ['acceptance'],
  payload_too_large: ['body-format', 'refusal-order'],
  unsupported_media_type: ['body-format', 'refusal-order'],
  idempotency_key_reused: ['key-reuse'],
  idempotency_key_expired: UNOBSERVABLE('it would take thirty days'),
  capability_disabled: ['limits', 'payout-limits'],
  asset_network_unavailable: ['pair-matrix'],
  invalid_destination_address: ['addresses'],
  customer_not_entitled: ['route-entitlement'],
  beneficiary_inactive: ['inactive-records'],
  destination_inactive: ['inactive-records'],
  quote_expired: ['acceptance'],
  quote_slippage_exceeded: ['acceptance'],
  identity_evidence_required: ['evidence'],
  identity_evidence_invalid: ['evidence'],
  webhook_url_refused: ['webhook-urls'],
  limit_exceeded: ['limits', 'payout-limits', 'route-limits', 'account-limits', 'webhook-subscriptions'],
  amount_below_minimum: ['limits', 'quotes'],
  insufficient_funds: ['overspend', 'payout-rules', 'unspendable'],
  rate_limited: ['call-faults', 'lock-out'],
  headers_too_large: UNOBSERVABLE('a proxy before the service would answer instead'),
  internal_error: ['exchange'],
  service_unavailable: ['call-faults'],
};

/** What stands in the request beside its body, and in the answer: by the names of parameters and headers. */
const BY_NAME: readonly (readonly [names: RegExp, noticed: Noticed])[] = [
  [/^Limit$/, ['pagination', 'large-pages', 'bad-queries']],
  [/^(?:Cursor|NextCursor)$/, ['pagination', 'cursors', 'bad-queries']],
  [/^ClientIdFilter$/, ['admin-parameters']],
  [/^(?:From|To|.*Filter|After)$/, ['filters', 'bad-queries', 'events']],
  [/^(?:AsOf|ExplainedAsset)$/, ['balances-as-of']],
  [/^History/, ['balance-history']],
  [/^Statement/, ['statement']],
  [
    /^(?:OptionalIdempotencyKey|IdempotencyKey|IdempotentReplayed)$/,
    ['idempotency-header', 'replay', 'key-reuse'],
  ],
  [/^StepUpToken$/, ['step-up', 'confirmations']],
  [/^CorridorEpoch$/, ['epochs']],
  [/^RequestId$/, ['request-ids', 'exchange']],
  [/^Rate(?:Source|Destination)$/, ['rates']],
  [/^RateLimit/, ['exchange']],
  [/^(?:RetryAfter|WwwAuthenticate)/, ['unauthenticated', 'exchange']],
  [/^(?:AllowOrigin|ExposeHeaders)$/, ['exchange', 'publishable-reads']],
  [/^Link$/, ['links']],
  [/^(?:ETag|Vary|ContentEncoding)$/, ['served-documents']],
  [/^(?:VaryAccept|ContentDisposition)$/, ['statement', 'exchange']],
  [/Id$/, ['unknown-ids', 'isolation']],
];

/** Who looks at a parameter or a header; undefined where nothing is said of it. */
export function noticedOfPart(name: string): Noticed | undefined {
  return BY_NAME.find(([names]) => names.test(name))?.[1];
}
