// made by npm run generate; do not edit

/** Every code that an answer of the service can carry, with its HTTP status, its usual text and its meaning. */
export const ERRORS = {
  invalid_request: {
    status: 400,
    retryable: false,
    message: 'The request is not valid.',
    when: 'The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be read or is nested too deeply, or a free-form map holds a reserved key. `details` names each place. Nothing is written, and the idempotency key stays unused.',
  },
  invalid_cursor: {
    status: 400,
    retryable: false,
    message: 'The cursor is not valid for this list.',
    when: 'The cursor was changed, or it belongs to another list, another account or other filters. Begin again without a cursor.',
  },
  unsupported_asset_network: {
    status: 400,
    retryable: false,
    message: 'The asset is not supported on this network.',
    when: 'The asset and the network are no supported pair. The list of supported pairs is the same for every account.',
  },
  idempotency_key_required: {
    status: 400,
    retryable: false,
    message: 'The Idempotency-Key header is required.',
    when: 'A POST or PUT came without the `Idempotency-Key` header.',
  },
  idempotency_key_invalid: {
    status: 400,
    retryable: false,
    message: 'The Idempotency-Key header must be 8 to 255 printable ASCII characters, and be sent once.',
    when: 'The `Idempotency-Key` is shorter than 8 or longer than 255 characters, holds other than printable ASCII, or was sent twice.',
  },
  unauthenticated: {
    status: 401,
    retryable: false,
    message: 'A valid API key of this environment is required.',
    when: 'No key was sent, or the key is malformed, unknown, revoked, expired or of the other environment, or the two key headers hold different keys. The answer is the same for all of these.',
  },
  secret_key_required: {
    status: 403,
    retryable: false,
    message: 'This operation needs a secret key.',
    when: 'A publishable key called an operation that only secret keys may call.',
  },
  insufficient_scope: {
    status: 403,
    retryable: false,
    message: 'The key lacks the required scope.',
    when: 'The key does not hold the scope of the operation. The message names that scope.',
  },
  ip_not_allowed: {
    status: 403,
    retryable: false,
    message: 'The key may not be used from this address.',
    when: "The key has a list of allowed addresses, and the caller's address is outside it or cannot be determined.",
  },
  account_suspended: {
    status: 403,
    retryable: false,
    message: 'The account is suspended.',
    when: 'The tenant account that the key belongs to is suspended.',
  },
  not_found: {
    status: 404,
    retryable: false,
    message: 'There is no such resource.',
    when: 'The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed.',
  },
  method_not_allowed: {
    status: 405,
    retryable: false,
    message: 'The path does not take this method.',
    when: 'The path exists, but not with this method. The `Allow` header lists the methods that it takes.',
  },
  invalid_state: {
    status: 409,
    retryable: false,
    message: 'The resource is not in a state that allows this.',
    when: 'The resource cannot make this move from the state it is in, such as an inactive record deactivated again, or the request names a record of the wrong kind.',
  },
  idempotency_in_progress: {
    status: 409,
    retryable: true,
    message: 'The first request with this idempotency key is still running.',
    when: 'Another request with the same `Idempotency-Key` has not finished yet. Wait as `Retry-After` says, then send the same request again.',
  },
  duplicate_external_reference: {
    status: 409,
    retryable: false,
    message: 'The externalReference is already in use by an operation of this kind.',
    when: 'Another operation of the same kind that has not failed carries the same `externalReference`.',
  },
  quote_already_accepted: {
    status: 409,
    retryable: false,
    message: 'The quote was accepted already.',
    when: 'The quote was accepted with another idempotency key. Its `conversionId` names the conversion.',
  },
  payload_too_large: {
    status: 413,
    retryable: false,
    message: 'The request body is larger than 100 KiB.',
    when: 'The body exceeds 100 KiB.',
  },
  unsupported_media_type: {
    status: 415,
    retryable: false,
    message: 'The request body must be application/json in UTF-8.',
    when: 'The body has a content type other than `application/json`, or a charset or content encoding that is not supported.',
  },
  idempotency_key_reused: {
    status: 422,
    retryable: false,
    message: 'The idempotency key was used for a different request.',
    when: 'The `Idempotency-Key` was used before with another method, path, query or body. Use a new key for a new request.',
  },
  idempotency_key_expired: {
    status: 422,
    retryable: false,
    message: 'The idempotency key was used more than 30 days ago.',
    when: 'The `Idempotency-Key` was used before and its stored answer is no longer kept. The request did not run again; look the resource up instead.',
  },
  capability_disabled: {
    status: 422,
    retryable: false,
    message: "The account's configuration does not allow this.",
    when: 'The effective configuration switches off the capability that the operation needs.',
  },
  asset_network_unavailable: {
    status: 422,
    retryable: false,
    message: "The account's configuration switches this asset and network off.",
    when: 'The asset and the network are a supported pair, but the effective configuration of the account switches it off, or leaves none on where the request names no network.',
  },
  invalid_destination_address: {
    status: 422,
    retryable: false,
    message: 'The address is not valid on this network.',
    when: "The address breaks the rules of its network, has a wrong checksum, or is the zero address or the address of a token's own contract.",
  },
  beneficiary_inactive: {
    status: 422,
    retryable: false,
    message: 'The beneficiary is inactive.',
    when: 'The payout or the identity evidence is for a beneficiary that was deactivated.',
  },
  destination_inactive: {
    status: 422,
    retryable: false,
    message: 'The destination is inactive.',
    when: 'The withdrawal names a destination that was deactivated.',
  },
  quote_expired: {
    status: 422,
    retryable: false,
    message: 'The quote has expired.',
    when: 'The quote was not accepted before its `expiresAt`. Ask for a new one.',
  },
  quote_slippage_exceeded: {
    status: 422,
    retryable: false,
    message: 'The market has moved too far since the quote was made.',
    when: 'The market has moved against the service by more than the effective configuration allows since the quote was made. Ask for a new one.',
  },
  identity_evidence_required: {
    status: 422,
    retryable: false,
    message: "The beneficiary has no identity evidence, and the account's policy requires it.",
    when: 'Policy requires identity evidence, and the beneficiary has none that is accepted and unexpired or still pending.',
  },
  identity_evidence_invalid: {
    status: 422,
    retryable: false,
    message: 'The identity evidence cannot be used.',
    when: 'The evidence that the payout names was rejected, has expired or belongs to another beneficiary; or the share token was used before.',
  },
  limit_exceeded: {
    status: 422,
    retryable: false,
    message: 'A limit does not allow this.',
    when: "The amount passes a limit of the effective configuration for one operation, a day or a month, or the largest balance; or a text is longer or of other characters than the beneficiary's payment rail can carry; or a map would become larger than a map may be.",
  },
  amount_below_minimum: {
    status: 422,
    retryable: false,
    message: 'The amount is below the minimum.',
    when: 'The amount is below the minimum that the effective configuration sets for one operation, or a conversion would bring nothing.',
  },
  insufficient_funds: {
    status: 422,
    retryable: false,
    message: 'The available balance does not cover the amount and its fee.',
    when: "The available balance, with the account's credit limit if it has one, does not cover the amount and its fee, or spending has stopped until a negative balance is replenished.",
  },
  rate_limited: {
    status: 429,
    retryable: true,
    message: 'Too many requests.',
    when: 'The key sent more requests than its rate limit allows. Wait as `Retry-After` says.',
  },
  headers_too_large: {
    status: 431,
    retryable: false,
    message: 'The request headers are too large.',
    when: 'The request line and headers together exceed what the server reads.',
  },
  internal_error: {
    status: 500,
    retryable: true,
    message: 'Something went wrong on our side.',
    when: 'The server failed. Whether a write took effect is unknown: send it again with the same `Idempotency-Key`, and it takes effect once at most.',
  },
  service_unavailable: {
    status: 503,
    retryable: true,
    message: 'The service cannot answer right now.',
    when: 'The database or a provider cannot be reached, or the server is too busy. Whether a write took effect is unknown: wait as `Retry-After` says, then send it again with the same `Idempotency-Key`.',
  },
} as const;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof ERRORS;
