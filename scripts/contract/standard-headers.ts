import type { Header } from './contract-document.ts';

/** The response headers that the service sends on its own account, by component name. */
export const STANDARD_HEADERS = {
  RequestId: {
    description: 'Identifies this exchange. Quote it when you ask for help.',
    required: true,
    schema: { type: 'string', maxLength: 64, pattern: '^req_[0-7][0-9a-hjkmnp-tv-z]{25}$' },
    example: 'req_01k5v0c9m3e8xtf7w2h6q4r1zs',
  },
  CorridorEpoch: {
    description:
      'The epoch of the service, a positive integer: it grows by one when the service was restored from a backup. Send it back with what changes something.',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 10, pattern: '^[1-9][0-9]*$' },
    example: '1',
  },
  IdempotentReplayed: {
    description:
      '`true` if this is the stored answer to an earlier request with the same `Idempotency-Key`, `false` if it is the first and has been stored. Absent if nothing is stored under the key.',
    required: false,
    schema: { type: 'string', enum: ['true', 'false'] },
    example: 'true',
  },
  WwwAuthenticate: {
    description: 'The scheme by which to authenticate.',
    required: true,
    schema: { type: 'string', enum: ['Bearer'] },
    example: 'Bearer',
  },
  RetryAfter: {
    description: 'Seconds to wait before the next attempt.',
    required: true,
    schema: { type: 'integer', minimum: 0, maximum: 86_400 },
    example: 1,
  },
  RetryAfterInProgress: {
    description: 'Seconds to wait before the next attempt, sent with `idempotency_in_progress` alone.',
    required: false,
    schema: { type: 'integer', minimum: 0, maximum: 86_400 },
    example: 1,
  },
  RateLimit: {
    description:
      'What is left of each rate limit: `r` requests now, and `t` seconds until it is whole again. Sent where a limit applies.',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    example: '"key";r=199;t=1, "tenant";r=999;t=1',
  },
  RateLimitPolicy: {
    description: 'Each rate limit that applies: `q` requests in `w` seconds. Sent where a limit applies.',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    example: '"key";q=200;w=2, "tenant";q=1000;w=2',
  },
  AllowOrigin: {
    description: 'Pages of any origin may read this answer, since publishable keys live in browsers.',
    required: true,
    schema: { type: 'string', enum: ['*'] },
    example: '*',
  },
  ExposeHeaders: {
    description: 'The headers that pages of other origins may read.',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    example: 'X-Request-Id, Retry-After',
  },
  Allow: {
    description: 'The methods that the path knows, separated by commas.',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 100 },
    example: 'GET, POST',
  },
} as const satisfies Record<string, Header>;

export const HEADER_NAMES = {
  RequestId: 'X-Request-Id',
  CorridorEpoch: 'Corridor-Epoch',
  IdempotentReplayed: 'Idempotent-Replayed',
  WwwAuthenticate: 'WWW-Authenticate',
  RetryAfter: 'Retry-After',
  RetryAfterInProgress: 'Retry-After',
  RateLimit: 'RateLimit',
  RateLimitPolicy: 'RateLimit-Policy',
  AllowOrigin: 'Access-Control-Allow-Origin',
  ExposeHeaders: 'Access-Control-Expose-Headers',
  Allow: 'Allow',
} as const satisfies Record<keyof typeof STANDARD_HEADERS, string>;

export type StandardHeader = keyof typeof STANDARD_HEADERS;
