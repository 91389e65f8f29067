// made by npm run generate; do not edit

export interface paths {
  '/console/api/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the session
     * @description Shows the signed-in user. It does not count as use of the session.
     */
    get: operations['getSession'];
    put?: never;
    /**
     * Start signing in
     * @description Takes an e-mail address and a password, and starts a pending session of five minutes that waits for a code. The answer is the same whatever is wrong. If a session was sent with the request, it ends.
     */
    post: operations['startSignIn'];
    /**
     * Sign out
     * @description Ends the session or the pending session, and clears its cookie.
     */
    delete: operations['signOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/second-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Finish signing in
     * @description Takes a code of the authenticator, or a recovery code instead, and turns the pending session into a session. The browser counts as known from then on. Five wrong codes end the pending session. A user has at most ten sessions: the next one ends the one that was used least recently. If the account is suspended, the user learns it only here.
     */
    post: operations['completeSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the sessions
     * @description Lists the user's own sessions, the newest first.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    /**
     * End the other sessions
     * @description Ends all of the user's sessions except this one.
     */
    delete: operations['endOtherSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * End a session
     * @description Ends one of the user's own sessions. It can be the current one.
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/step-up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm with a second factor
     * @description Takes a new code of the authenticator. For five minutes this session, or a caller who sends the token with an API key of the account, can do what requires a confirmation. A new confirmation replaces the previous one.
     */
    post: operations['stepUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change the password
     * @description Replaces the password. All other sessions, all confirmations, including this session's, and all sign-ins that wait for a code end.
     */
    put: operations['changePassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/second-factor/enrolment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start changing the second factor
     * @description Creates a new secret for an authenticator, which must be confirmed within ten minutes. Until then the current one stays valid.
     */
    post: operations['beginEnrolment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/second-factor/enrolment/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the second factor
     * @description Takes a code of the new secret and activates it. All other sessions, all confirmations and all sign-ins that wait for a code end. The code must be of a later time step than the last code used.
     */
    post: operations['confirmEnrolment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get new recovery codes
     * @description Creates ten new recovery codes. The old codes are no longer valid, and sign-ins that wait for a code end.
     */
    post: operations['renewRecoveryCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/recovery': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request a new password
     * @description If a user has the address, sends a mail with a link that works once and expires after 30 minutes. A new link replaces the previous one; at most three are sent per hour. The answer is always the same. The second factor is not replaced.
     */
    post: operations['requestRecovery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/recovery/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password
     * @description Takes the token of a link and sets a new password. All sessions of the user end, and no new one begins: the second factor is still required. The browser counts as known from then on. A link allows ten attempts in 15 minutes.
     */
    post: operations['completeRecovery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/audit-events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List audit events
     * @description Lists what happened in the account, newest first: who did it, from where, and what changed. It covers changes by users, keys and the operator since the account was created, including sign-ins, and the events of the last thirty days. Only owners and admins can read it. `from` and `to` filter by `occurredAt`.
     */
    get: operations['listAuditEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/attention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get what needs attention
     * @description Counts what waits for someone or went wrong, of what the user's role allows to read. What failed is counted for 24 hours, among the newest hundred of its kind. Kinds of which there are none are left out.
     */
    get: operations['getAttention'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow changes
     * @description Streams which records of the account change, as server-sent events, of what the user's role allows to read. The `id` of each is that of the record's event, and `data` is JSON with `object`, `id`, `status` (null if the object has none) and `version`. `event: resync` says that changes may have been missed: read again what is shown. That is so if `Last-Event-ID` is no event that is kept, or more than 500 events back. A comment comes at least every 15 seconds. The stream ends with the session, if the role changes, and when the server stops. A session can have 4 streams; more are refused, as is every further one of a server with 500.
     */
    get: operations['followChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search records
     * @description Finds records of the account by an identifier, a reference or a transaction hash exactly, or by the beginning of a name. It shows what the user's role allows to read, at most 20, those found by their identifier first.
     */
    get: operations['searchRecords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/invitations/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open an invitation
     * @description Shows the invitation of a link, with the secret for the authenticator of the person who accepts it. The secret stays the same until the invitation is accepted.
     */
    post: operations['openInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/api/invitations/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an invitation
     * @description Creates a user with a password and an authenticator, and signs them in. The authenticator must prove itself with a code, which is checked before the password. If one of them is refused, the invitation stays valid. A link allows ten attempts in 15 minutes.
     */
    post: operations['acceptInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get this document
     * @description Returns this document, in OpenAPI 3.1. It is compressed if `Accept-Encoding` allows gzip. An `If-None-Match` with the current `ETag` is answered with `304`.
     */
    get: operations['getConsoleContract'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the invitation page
     * @description The page that the link in the mail opens, where people accept the invitation. The token follows `#`, so browsers send it to no server.
     */
    get: operations['getInvitationPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/console/recovery': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the recovery page
     * @description The page that the link in the mail opens, where people set a new password. The token follows `#`, so browsers send it to no server.
     */
    get: operations['getRecoveryPage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description An error. Branch on `code`, log `requestId`, and never parse `message`. */
    ErrorResponse: {
      /**
       * @description The stable code of the condition. Its codes are listed for each operation in `x-errors`.
       * @enum {string}
       */
      code:
        | 'invalid_request'
        | 'invalid_cursor'
        | 'unsupported_asset_network'
        | 'idempotency_key_required'
        | 'idempotency_key_invalid'
        | 'unauthenticated'
        | 'secret_key_required'
        | 'insufficient_scope'
        | 'step_up_required'
        | 'ip_not_allowed'
        | 'admin_only'
        | 'origin_not_allowed'
        | 'account_suspended'
        | 'not_found'
        | 'method_not_allowed'
        | 'request_timeout'
        | 'invalid_state'
        | 'epoch_changed'
        | 'idempotency_in_progress'
        | 'duplicate_external_reference'
        | 'quote_already_accepted'
        | 'payload_too_large'
        | 'unsupported_media_type'
        | 'idempotency_key_reused'
        | 'idempotency_key_expired'
        | 'capability_disabled'
        | 'asset_network_unavailable'
        | 'invalid_destination_address'
        | 'customer_not_entitled'
        | 'beneficiary_inactive'
        | 'destination_inactive'
        | 'quote_expired'
        | 'quote_slippage_exceeded'
        | 'identity_evidence_required'
        | 'identity_evidence_invalid'
        | 'webhook_url_refused'
        | 'limit_exceeded'
        | 'amount_below_minimum'
        | 'insufficient_funds'
        | 'rate_limited'
        | 'headers_too_large'
        | 'internal_error'
        | 'service_unavailable';
      /** @description A description of the error for people. It can change at any time. */
      message: string;
      /** @description The request (`req_…`), the same as in the `X-Request-Id` header. A replayed answer keeps the first request's. */
      requestId: components['schemas']['Identifier'];
      /** @description Whether the same request with the same `Idempotency-Key` may succeed later. */
      retryable: boolean;
      /** @description The parts of the request that are wrong, at most 50. */
      details?: components['schemas']['ErrorDetail'][];
    };
    /** @description An identifier created by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Treat it as opaque. */
    Identifier: string;
    /** @description An e-mail address. Surrounding white space and capitals are ignored. */
    Email: string;
    /**
     * @description The environment.
     * @enum {string}
     */
    Environment: 'sandbox' | 'production';
    /**
     * @description What the user may do; the roles are those of API keys.
     * @enum {string}
     */
    UserRole: 'owner' | 'admin' | 'developer' | 'finance' | 'viewer';
    /**
     * @description What a key can do in one group of operations; `write` implies `read`.
     * @enum {string}
     */
    Scope:
      | 'customers:read'
      | 'customers:write'
      | 'routes:read'
      | 'routes:write'
      | 'transfers:read'
      | 'transfers:write'
      | 'treasury:read'
      | 'treasury:write'
      | 'webhooks:read'
      | 'webhooks:write'
      | 'fees:read'
      | 'fees:write'
      | 'keys:read'
      | 'keys:write'
      | 'team:read'
      | 'team:write'
      | 'settings:read'
      | 'settings:write'
      | 'rates:read';
    /**
     * Format: date-time
     * @description A time in UTC with milliseconds (RFC 3339).
     * @example 2026-03-02T22:45:00.120Z
     */
    Timestamp: string;
    /** @description A signed-in user. */
    Session: {
      /** @description The session. */
      id: components['schemas']['Identifier'];
      /** @description The signed-in user. */
      user: {
        /** @description The user. */
        id: components['schemas']['Identifier'];
        email: components['schemas']['Email'];
        /** @description The user's name; null if none was given. */
        name: string | null;
      };
      /** @description The account that the user belongs to. */
      account: {
        /** @description The account. */
        id: components['schemas']['Identifier'];
        /** @description The name of the company. */
        name: string;
      };
      environment: components['schemas']['Environment'];
      role: components['schemas']['UserRole'];
      /** @description What the role allows in this environment, sorted. Those that `write` implies are included. */
      scopes: components['schemas']['Scope'][];
      /** @description When the session began. */
      createdAt: components['schemas']['Timestamp'];
      /** @description When the session ends, even if it is used. */
      expiresAt: components['schemas']['Timestamp'];
      /** @description When the session ends if it is not used. */
      idleExpiresAt: components['schemas']['Timestamp'];
      /**
       * Format: date-time
       * @description When its confirmation ends; null if it has none.
       */
      stepUpExpiresAt: string | null;
    };
    /** @description A password. */
    PasswordInput: string;
    /** @description The code that the authenticator shows. */
    Code: string;
    /** @description A session of the user. */
    SessionEntry: {
      /** @description The session. */
      id: components['schemas']['Identifier'];
      /** @description When it began. */
      createdAt: components['schemas']['Timestamp'];
      /** @description When it was last used, to the minute. */
      lastSeenAt: components['schemas']['Timestamp'];
      /** @description When the session ends, even if it is used. */
      expiresAt: components['schemas']['Timestamp'];
      /** @description The address that it began from; null if it could not be determined. */
      ipAddress: string | null;
      /** @description The browser's `User-Agent` at that time. */
      userAgent: string | null;
      /** @description Whether it is the session of this request. */
      current: boolean;
    };
    /** @description An identifier as the service returned it. One that is unknown in your account is `not_found`. */
    IdentifierInput: string;
    /** @description A new password: 15 to 128 characters of any kind. It must not be a breached password, or easy to guess from repeats, sequences, common words or the account's data. */
    NewPassword: string;
    /** @description An empty object. The body can be omitted. */
    EmptyRequest: Record<string, never>;
    /** @description The secret for an authenticator, in base32. */
    TotpSecret: string;
    /** @description The same, as an authenticator reads it from a QR code. */
    OtpauthUri: string;
    /** @description Codes that can replace the authenticator when signing in, each once. They are shown only once. */
    RecoveryCodes: string[];
    /** @description The token that follows `#token=` in the link. */
    LinkToken: string;
    /**
     * Format: date-time
     * @description An RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, in the years 1000 to 2999.
     * @example 2026-03-02T22:00:00Z
     */
    TimestampInput: string;
    /** @description One action in the account, and who performed it. */
    AuditEvent: {
      /** @description The entry. */
      id: components['schemas']['Identifier'];
      /** @description What happened, as `object.change`. */
      type: string;
      /** @description The record that it happened to. */
      resource: {
        /** @description The kind of record. */
        type: string;
        /** @description The record, or the account if the record has no identifier of its own. */
        id: components['schemas']['Identifier'];
      };
      /** @description A sentence for people, the same for every entry of the type. */
      summary: string;
      /** @description When it happened, by the account's clock; for sign-ins and credentials, by the server's clock. */
      occurredAt: components['schemas']['Timestamp'];
      /** @description Who did it. If a key was used with a confirmation, the user who confirmed. */
      actor: {
        /**
         * @description A user, a key or the operator; or `system`, for the clock, providers and unknown callers.
         * @enum {string}
         */
        type: 'user' | 'key' | 'operator' | 'system';
        /** @description The user, the key, or the name that the operator gave; null if there is none. */
        id: string | null;
      };
      /** @description The key that was used; null if none was. */
      keyId: string | null;
      /** @description The second-factor confirmation that it was made with; null if there was none. */
      stepUp: {
        /** @description The user who confirmed; null if it was the operator. */
        userId: string | null;
        /** @description When the confirmation was made. */
        at: components['schemas']['Timestamp'];
      } | null;
      /** @description The address that it came from; null if there was no request or the address could not be determined. */
      ipAddress: string | null;
      /** @description The first 256 characters of the client's `User-Agent`. */
      userAgent: string | null;
      /** @description The request; null if there was none. */
      requestId: string | null;
      /** @description The fields that changed. Secrets are never included. */
      changes: {
        /** @description The path of the field, with dots between levels. */
        field: string;
        /** @description The value before; null if there was none. */
        from: unknown;
        /** @description The value after; null if there is none. */
        to: unknown;
      }[];
    };
    /** @description Pass it unchanged as `cursor` for the next page. It is null on the last page. */
    NextCursor: string | null;
    /** @description How much of one kind needs attention. */
    AttentionItem: {
      /**
       * @description What it is. `keys_expiring` are keys that expire within fourteen days.
       * @enum {string}
       */
      kind:
        | 'balance_negative'
        | 'operations_held'
        | 'receipts_held'
        | 'transfers_held'
        | 'operations_failed'
        | 'webhooks_failing'
        | 'deliveries_failed'
        | 'keys_expiring'
        | 'invoices_issued';
      /** @description How many there are; 100 if there are more. */
      count: number;
      /**
       * Format: date-time
       * @description Since when, by the oldest; for keys, when the first expires. Null for balances.
       */
      since: string | null;
    };
    /**
     * @description A non-negative exact amount of Australian dollars with two decimals. Never read it as floating point.
     * @example 250.00
     */
    AudAmount: string;
    /** @description An amount of Australian dollars. */
    AudMoney: {
      amount: components['schemas']['AudAmount'];
      /**
       * @description Always `AUD`.
       * @constant
       */
      currency: 'AUD';
    };
    /**
     * @description A non-negative exact amount of a stablecoin with six decimals. Never read it as floating point.
     * @example 250.000000
     */
    StableAmount: string;
    /**
     * @description A stablecoin. It is always used together with a network.
     * @enum {string}
     */
    StablecoinAsset: 'USDC' | 'USDT';
    /**
     * @description The blockchain of a stablecoin. It is never inferred from an address.
     * @enum {string}
     */
    Network:
      | 'ethereum'
      | 'base'
      | 'arbitrum'
      | 'optimism'
      | 'polygon'
      | 'bsc'
      | 'avalanche'
      | 'solana'
      | 'tron';
    /** @description An amount of a stablecoin on a network. */
    StableMoney: {
      amount: components['schemas']['StableAmount'];
      currency: components['schemas']['StablecoinAsset'];
      network: components['schemas']['Network'];
    };
    /** @description An amount of any asset. `currency` names the asset; an amount of a stablecoin also names its network. */
    Money: components['schemas']['AudMoney'] | components['schemas']['StableMoney'];
    /** @description A record that a search found. */
    SearchResult: {
      /**
       * @description What the record is.
       * @enum {string}
       */
      object:
        | 'payout'
        | 'withdrawal'
        | 'conversion'
        | 'payin'
        | 'deposit'
        | 'transfer'
        | 'movement'
        | 'beneficiary'
        | 'destination'
        | 'funding_instrument'
        | 'customer'
        | 'payment_route'
        | 'invoice'
        | 'event'
        | 'webhook'
        | 'webhook_delivery'
        | 'api_key'
        | 'member';
      id: components['schemas']['Identifier'];
      /** @description What people know it by, such as its name or its reference. */
      title: string;
      /** @description Its status; null if it has none. */
      status: string | null;
      /** @description Its amount. Absent if it has none. */
      amount?: components['schemas']['Money'];
      /**
       * @description What of it was searched for.
       * @enum {string}
       */
      matched: 'id' | 'externalReference' | 'providerReference' | 'transactionHash' | 'name';
      /** @description When it was created, or took place. */
      occurredAt: components['schemas']['Timestamp'];
    };
    /** @description The user's name. */
    UserName: string;
    /** @description An OpenAPI document. */
    ContractDocument: {
      /** @description The version of the OpenAPI format. */
      openapi: string;
      /** @description The name and version of the interface. */
      info: {
        /** @description The name of the service. */
        title: string;
        /** @description The version of the interface. */
        version: string;
      } & {
        [key: string]: unknown;
      };
      /** @description The operations, by path. */
      paths: {
        [key: string]: unknown;
      };
    } & {
      [key: string]: unknown;
    };
    /** @description One part of the request that is wrong. */
    ErrorDetail: {
      /**
       * @description Where it is in the request.
       * @enum {string}
       */
      in: 'body' | 'query' | 'path' | 'header';
      /** @description A JSON pointer into the body (empty for the whole body), or the name of the parameter or header. */
      path: string;
      /** @description What is wrong, in words for people. */
      message: string;
    };
  };
  responses: {
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. */
    Error400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    Error401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `account_suspended`: The account that the key belongs to is suspended. */
    Error403AccountSuspended: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site. */
    Error403OriginNotAllowed: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    Error403OriginNotAllowedAccountSuspended: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `step_up_required`: The request has no `Step-Up-Token`, or the token was changed, has expired, or belongs to another account or environment. The answer is the same in all of these cases. An API key alone is never enough.
     *
     *     `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    Error403StepUpRequiredOriginNotAllowedAccountSuspended: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    Error404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    Error408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `invalid_state`: The resource cannot make this transition from its current state, such as deactivating an inactive record, or the request names a record of the wrong kind. */
    Error409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    Error413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    Error415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    Error429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    Error431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    Error500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    Error503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Start again without a cursor.
     */
    ListAuditEvents400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
    /**
     * @description `insufficient_scope`: The key or session does not have the scope that the operation requires, or the request would grant more than the caller has; then `details` names the field. The message names the missing scope, or `keys:write` if no single scope is missing.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    ListAuditEvents403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorResponse'];
      };
    };
  };
  parameters: {
    /**
     * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
     * @example 50
     */
    Limit: number;
    /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
    Cursor: string;
    /**
     * @description Only what happened or was created at or after this time.
     * @example 2026-03-01T00:00:00Z
     */
    From: components['schemas']['TimestampInput'];
    /**
     * @description Only what happened or was created before this time.
     * @example 2026-04-01T00:00:00Z
     */
    To: components['schemas']['TimestampInput'];
    /**
     * @description Only entries of this type, such as `payout.settled`.
     * @example payout.settled
     */
    ActivityTypeFilter: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description Identifies this exchange. Quote it when you ask for help.
     * @example req_01k5v0c9m3e8xtf7w2h6q4r1zs
     */
    RequestId: string;
    /**
     * @description The scheme by which to authenticate.
     * @example Session
     */
    WwwAuthenticate: 'Session';
    /**
     * @description Seconds to wait before the next attempt.
     * @example 1
     */
    RetryAfter: number;
    /**
     * @description The cookie of the session or of the device. Scripts cannot read it.
     * @example __Host-corridor_session=BkPBbMW8mNcn1mJ0gVPT2b8y4nUdUkb4Vd3UPQ5mVwI; Path=/; HttpOnly; Secure; SameSite=Strict
     */
    SetCookie: string;
    /**
     * @description The next page, as a relative reference with the filters, the limit and the cursor (RFC 8288). Absent on the last page.
     * @example </v1/treasury/transactions?limit=50&cursor=eyJzIjo1MX0.c2lnbmF0dXJl>; rel="next"
     */
    Link: string;
    /**
     * @description The current version of the answer (RFC 9110). Send it as `If-None-Match` to get `304` while nothing has changed.
     * @example W/"pR3cTq1yL0z7wKQkzv6b2WcA9hE3m8xU"
     */
    ETag: string;
    /**
     * @description The request headers that the answer depends on.
     * @example Accept-Encoding
     */
    Vary: 'Accept-Encoding';
    /**
     * @description `gzip` if the request allows it and the answer is compressed.
     * @example gzip
     */
    ContentEncoding: 'gzip';
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  startSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "ada@analytical.example",
         *       "password": "a password of more than a few words"
         *     }
         */
        'application/json': {
          email: components['schemas']['Email'];
          password: components['schemas']['PasswordInput'];
        };
      };
    };
    responses: {
      /** @description The password is correct; a code is required next. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "second_factor_required",
           *       "expiresAt": "2026-03-03T22:15:04.310Z"
           *     }
           */
          'application/json': {
            /**
             * @description What is required next.
             * @enum {string}
             */
            status: 'second_factor_required';
            /** @description When the pending session ends. */
            expiresAt: components['schemas']['Timestamp'];
          };
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403OriginNotAllowed'];
      408: components['responses']['Error408'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403OriginNotAllowed'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  completeSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "287082"
         *     }
         */
        'application/json': {
          code?: components['schemas']['Code'];
          /** @description A recovery code, which works once. */
          recoveryCode?: string;
        };
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403OriginNotAllowedAccountSuspended'];
      408: components['responses']['Error408'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "ses_01kjv3e5m8e2ta7x0c6y4b9dqr",
           *           "createdAt": "2026-03-03T22:10:04.310Z",
           *           "lastSeenAt": "2026-03-03T22:12:04.310Z",
           *           "expiresAt": "2026-03-04T10:10:04.310Z",
           *           "ipAddress": "203.0.113.7",
           *           "userAgent": "Mozilla/5.0",
           *           "current": true
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @description The sessions. */
            data: components['schemas']['SessionEntry'][];
          };
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403AccountSuspended'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions have ended. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403OriginNotAllowedAccountSuspended'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The session.
         * @example ses_01kjv3e5m8e2ta7x0c6y4b9dqr
         */
        id: components['schemas']['IdentifierInput'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403OriginNotAllowedAccountSuspended'];
      404: components['responses']['Error404'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  stepUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "287082"
         *     }
         */
        'application/json': {
          code: components['schemas']['Code'];
        };
      };
    };
    responses: {
      /** @description Confirmed. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "stepUpToken": "stp_0000000000000000000000000000000000000000000000000",
           *       "expiresAt": "2026-03-03T22:15:04.310Z"
           *     }
           */
          'application/json': {
            /** @description The confirmation, for `Step-Up-Token` with an API key. */
            stepUpToken: string;
            /** @description When it ends. */
            expiresAt: components['schemas']['Timestamp'];
          };
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403OriginNotAllowedAccountSuspended'];
      408: components['responses']['Error408'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "currentPassword": "a password of more than a few words",
         *       "newPassword": "another one that nobody has thought of"
         *     }
         */
        'application/json': {
          /** @description The current password. */
          currentPassword: components['schemas']['PasswordInput'];
          newPassword: components['schemas']['NewPassword'];
        };
      };
    };
    responses: {
      /** @description The second factor is changed. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403StepUpRequiredOriginNotAllowedAccountSuspended'];
      408: components['responses']['Error408'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  beginEnrolment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The new secret. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
           *       "otpauthUri": "otpauth://totp/Corridor:ada%40analytical.example?issuer=Corridor&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
           *       "expiresAt": "2026-03-03T22:20:04.310Z"
           *     }
           */
          'application/json': {
            secret: components['schemas']['TotpSecret'];
            otpauthUri: components['schemas']['OtpauthUri'];
            /** @description When the secret expires if it is not confirmed. */
            expiresAt: components['schemas']['Timestamp'];
          };
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403StepUpRequiredOriginNotAllowedAccountSuspended'];
      408: components['responses']['Error408'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  confirmEnrolment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "287082"
         *     }
         */
        'application/json': {
          /** @description A code of the new secret. */
          code: components['schemas']['Code'];
        };
      };
    };
    responses: {
      /** @description The second factor is changed. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403StepUpRequiredOriginNotAllowedAccountSuspended'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  renewRecoveryCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The codes, which are shown only once. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "recoveryCodes": [
           *         "0000-1111-2222-3330",
           *         "0000-1111-2222-3331",
           *         "0000-1111-2222-3332",
           *         "0000-1111-2222-3333",
           *         "0000-1111-2222-3334",
           *         "0000-1111-2222-3335",
           *         "0000-1111-2222-3336",
           *         "0000-1111-2222-3337",
           *         "0000-1111-2222-3338",
           *         "0000-1111-2222-3339"
           *       ]
           *     }
           */
          'application/json': {
            recoveryCodes: components['schemas']['RecoveryCodes'];
          };
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403StepUpRequiredOriginNotAllowedAccountSuspended'];
      408: components['responses']['Error408'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  requestRecovery: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "ada@analytical.example"
         *     }
         */
        'application/json': {
          email: components['schemas']['Email'];
        };
      };
    };
    responses: {
      /** @description The request was received. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /** @example {} */
          'application/json': Record<string, never>;
        };
      };
      400: components['responses']['Error400'];
      403: components['responses']['Error403OriginNotAllowed'];
      408: components['responses']['Error408'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  completeRecovery: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "lnk_0000000000000000000000000000000000000000000000000",
         *       "newPassword": "another one that nobody has thought of"
         *     }
         */
        'application/json': {
          token: components['schemas']['LinkToken'];
          newPassword: components['schemas']['NewPassword'];
        };
      };
    };
    responses: {
      /** @description The password is set. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400'];
      403: components['responses']['Error403OriginNotAllowed'];
      404: components['responses']['Error404'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  listAuditEvents: {
    parameters: {
      query?: {
        /**
         * @description The maximum number of records in the page. A page ends earlier, with a cursor to the next one, if it would exceed 1 MiB; it has at least one record.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the previous page, unchanged. It is valid only for the same list with the same filters; `limit` can change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only entries of this type, such as `payout.settled`.
         * @example payout.settled
         */
        type?: components['parameters']['ActivityTypeFilter'];
        /**
         * @description Only actions of this user or key, or of the operator with this name.
         * @example usr_01kjv3e5m8e2ta7x0c6y4b9dqr
         */
        actorId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of audit events. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The page, newest first. */
            data: components['schemas']['AuditEvent'][];
            /** @description Whether there is a next page. */
            hasMore: boolean;
            nextCursor: components['schemas']['NextCursor'];
          };
        };
      };
      400: components['responses']['ListAuditEvents400'];
      401: components['responses']['Error401'];
      403: components['responses']['ListAuditEvents403'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getAttention: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What needs attention. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description One item for each kind, the most urgent first. */
            data: components['schemas']['AttentionItem'][];
          };
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403AccountSuspended'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  followChanges: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The last event that was received. Browsers send it when they connect again.
         * @example evt_01kjv3e5m8e2ta7x0c6y4b9dqr
         */
        'Last-Event-ID'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stream. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403AccountSuspended'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  searchRecords: {
    parameters: {
      query: {
        /**
         * @description An identifier, a reference, a transaction hash, or the beginning of a name.
         * @example INV-2061
         */
        q: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What was found. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The records, the best matches first. */
            data: components['schemas']['SearchResult'][];
          };
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403AccountSuspended'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  openInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "lnk_0000000000000000000000000000000000000000000000000"
         *     }
         */
        'application/json': {
          token: components['schemas']['LinkToken'];
        };
      };
    };
    responses: {
      /** @description The invitation. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "email": "ada@analytical.example",
           *       "role": "owner",
           *       "accountName": "Analytical Engines Pty Ltd",
           *       "expiresAt": "2026-03-10T22:10:04.310Z",
           *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
           *       "otpauthUri": "otpauth://totp/Corridor:ada%40analytical.example?issuer=Corridor&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
           *     }
           */
          'application/json': {
            email: components['schemas']['Email'];
            role: components['schemas']['UserRole'];
            /** @description The name of the account. */
            accountName: string;
            /** @description When the invitation expires. */
            expiresAt: components['schemas']['Timestamp'];
            secret: components['schemas']['TotpSecret'];
            otpauthUri: components['schemas']['OtpauthUri'];
          };
        };
      };
      400: components['responses']['Error400'];
      403: components['responses']['Error403OriginNotAllowedAccountSuspended'];
      404: components['responses']['Error404'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  acceptInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "lnk_0000000000000000000000000000000000000000000000000",
         *       "password": "another one that nobody has thought of",
         *       "code": "287082",
         *       "name": "Ada"
         *     }
         */
        'application/json': {
          token: components['schemas']['LinkToken'];
          password: components['schemas']['NewPassword'];
          code: components['schemas']['Code'];
          name?: components['schemas']['UserName'];
        };
      };
    };
    responses: {
      /** @description Signed in. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "session": {
           *         "id": "ses_01kjv3e5m8e2ta7x0c6y4b9dqr",
           *         "user": {
           *           "id": "usr_01kjv3e5m8e2ta7x0c6y4b9dqs",
           *           "email": "ada@analytical.example",
           *           "name": "Ada"
           *         },
           *         "account": {
           *           "id": "acct_01kjv3e5m8e2ta7x0c6y4b9dqt",
           *           "name": "Analytical Engines Pty Ltd"
           *         },
           *         "environment": "sandbox",
           *         "role": "owner",
           *         "scopes": [
           *           "keys:read",
           *           "keys:write",
           *           "treasury:read",
           *           "treasury:write"
           *         ],
           *         "createdAt": "2026-03-03T22:10:04.310Z",
           *         "expiresAt": "2026-03-04T10:10:04.310Z",
           *         "idleExpiresAt": "2026-03-03T22:40:04.310Z",
           *         "stepUpExpiresAt": null
           *       },
           *       "recoveryCodes": [
           *         "0000-1111-2222-3330",
           *         "0000-1111-2222-3331",
           *         "0000-1111-2222-3332",
           *         "0000-1111-2222-3333",
           *         "0000-1111-2222-3334",
           *         "0000-1111-2222-3335",
           *         "0000-1111-2222-3336",
           *         "0000-1111-2222-3337",
           *         "0000-1111-2222-3338",
           *         "0000-1111-2222-3339"
           *       ]
           *     }
           */
          'application/json': {
            session: components['schemas']['Session'];
            recoveryCodes: components['schemas']['RecoveryCodes'];
          };
        };
      };
      400: components['responses']['Error400'];
      401: components['responses']['Error401'];
      403: components['responses']['Error403OriginNotAllowedAccountSuspended'];
      404: components['responses']['Error404'];
      408: components['responses']['Error408'];
      409: components['responses']['Error409'];
      413: components['responses']['Error413'];
      415: components['responses']['Error415'];
      429: components['responses']['Error429'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getConsoleContract: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          Vary: components['headers']['Vary'];
          'Content-Encoding': components['headers']['ContentEncoding'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractDocument'];
        };
      };
      /** @description The document has not changed. There is no body. */
      304: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          Vary: components['headers']['Vary'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Error400'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getInvitationPage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /** @example <!doctype html> */
          'text/html': string;
        };
      };
      400: components['responses']['Error400'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
  getRecoveryPage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          /** @example <!doctype html> */
          'text/html': string;
        };
      };
      400: components['responses']['Error400'];
      431: components['responses']['Error431'];
      500: components['responses']['Error500'];
      503: components['responses']['Error503'];
    };
  };
}
