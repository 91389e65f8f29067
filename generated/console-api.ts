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
     * @description Shows who is signed in. It does not count as a use of the session.
     */
    get: operations['getSession'];
    put?: never;
    /**
     * Begin to sign in
     * @description Takes an e-mail address and a password, and begins a pending session of five minutes, which waits for a code. Whatever is wrong has the same answer. A session that was sent along ends.
     */
    post: operations['startSignIn'];
    /**
     * Sign out
     * @description Ends the session, or the pending one, and clears its cookie.
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
     * @description Takes the code of the authenticator, or a recovery code in its place, and makes the pending session a session. The browser is known from then on. Five wrong codes end the pending session. A user of a suspended account is told so here, and not before.
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
     * @description Ends all of the user's sessions but this one.
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
     * @description Ends one of the user's own sessions, which may be this one.
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
     * Confirm
     * @description Takes a fresh code of the authenticator, and confirms for five minutes what needs a confirmation: for this session, and for whoever sends the token beside an API key of the account. A new confirmation takes the place of the one before.
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
     * @description Replaces the password. All other sessions end, and so does every confirmation, this session's own as well. Sign-ins that wait for a code end too.
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
     * Begin to change the second factor
     * @description Makes a new secret for an authenticator, to be confirmed within ten minutes. The one before counts until then.
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
     * @description Takes a code of the new secret, which counts from then on. All other sessions end, and so does every confirmation. Sign-ins that wait for a code end too. The code must be of a later step than the last one that was taken.
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
     * @description Makes ten new recovery codes. The ones before are void, and sign-ins that wait for a code end.
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
     * Ask for a new password
     * @description Where a user has the address, a mail with a link goes to it, which holds for 30 minutes, works once, and makes the one before void; three an hour at the most. The answer is the same in any case. The second factor is not replaced by it.
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
     * @description Takes the token of a link and sets a new password. All sessions of the user end, and nobody is signed in by it: the second factor stays. The browser is known from then on. A link takes ten attempts in 15 minutes.
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
     * List who did what
     * @description Lists what happened in the account, newest first, with who did it, from where, and what they changed: what people, keys and the operator changed since the account began, sign-ins and other uses of what people sign in with among it, and the events of the last thirty days. Owners and admins may read it. `from` and `to` read `occurredAt`.
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
     * @description Shows what a link invites to, with the secret for the authenticator of whoever accepts; the same each time until it is accepted.
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
     * @description Makes a user of whoever has the link, with a password and an authenticator that has shown a code, and signs them in. The code is looked at before the password. When one of them is refused, the invitation stays. A link takes ten attempts in 15 minutes.
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
     * @description Serves this document, in OpenAPI 3.1. It is compressed where `Accept-Encoding` accepts gzip, and an `If-None-Match` with its `ETag` is answered `304`.
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
     * Where an invitation leads
     * @description A page without a script, to which the link in a mail leads. It names the calls that take the link's token, which stands behind `#` and so is sent to nobody.
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
     * Where a link by which a password is replaced leads
     * @description A page without a script, to which the link in a mail leads. It names the calls that take the link's token, which stands behind `#` and so is sent to nobody.
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
    /** @description An identifier made by the service: a prefix that names the resource, `_`, and 26 characters that sort by time. Store it, and treat it as opaque. */
    Identifier: string;
    /** @description An e-mail address. White space around it and capitals do not count. */
    Email: string;
    /**
     * @description What the user may do; the roles are those of API keys.
     * @enum {string}
     */
    UserRole: 'owner' | 'admin' | 'developer' | 'finance' | 'viewer';
    /**
     * Format: date-time
     * @description A moment in UTC with milliseconds (RFC 3339).
     * @example 2026-03-02T22:45:00.120Z
     */
    Timestamp: string;
    /** @description Somebody who is signed in. */
    Session: {
      /** @description The session. */
      id: components['schemas']['Identifier'];
      /** @description Who is signed in. */
      user: {
        /** @description The user. */
        id: components['schemas']['Identifier'];
        email: components['schemas']['Email'];
        /** @description What people call the user; null where nobody has said. */
        name: string | null;
      };
      /** @description The account that the user belongs to. */
      account: {
        /** @description The account. */
        id: components['schemas']['Identifier'];
        /** @description The onboarded company name. */
        name: string;
      };
      role: components['schemas']['UserRole'];
      /** @description When the session began. */
      createdAt: components['schemas']['Timestamp'];
      /** @description When it ends, however it is used. */
      expiresAt: components['schemas']['Timestamp'];
      /** @description When it ends unless it is used. */
      idleExpiresAt: components['schemas']['Timestamp'];
      /**
       * Format: date-time
       * @description Until when its confirmation holds; null where it has none.
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
      /** @description When it ends, however it is used. */
      expiresAt: components['schemas']['Timestamp'];
      /** @description Where it began; null where that could not be determined. */
      ipAddress: string | null;
      /** @description What the browser said of itself then. */
      userAgent: string | null;
      /** @description Whether it is this one. */
      current: boolean;
    };
    /** @description An identifier as the service returned it. One that names nothing in your account is `not_found`. */
    IdentifierInput: string;
    /** @description A new password: 15 to 128 characters of any kind, that is not known to be breached and cannot be guessed from repeats, runs, common words or what is known of the account. */
    NewPassword: string;
    /** @description An empty object. The body may be left out altogether. */
    EmptyRequest: Record<string, never>;
    /** @description The secret for an authenticator, in base32. */
    TotpSecret: string;
    /** @description The same, as an authenticator reads it from a QR code. */
    OtpauthUri: string;
    /** @description Codes that stand in for the authenticator when signing in, each once. They are shown this once. */
    RecoveryCodes: string[];
    /** @description The token that stands in the link behind `#token=`. */
    LinkToken: string;
    /**
     * Format: date-time
     * @description A moment as an RFC 3339 date-time with its offset, such as `2026-03-03T09:00:00+11:00`, in the years 1000 to 2999.
     * @example 2026-03-02T22:00:00Z
     */
    TimestampInput: string;
    /** @description One thing that happened in the account, and who did it. */
    AuditEvent: {
      /** @description The entry. */
      id: components['schemas']['Identifier'];
      /** @description What happened, as `object.change`. */
      type: string;
      /** @description What it happened to. */
      resource: {
        /** @description The kind of record. */
        type: string;
        /** @description The record; the account where it has no identifier of its own. */
        id: components['schemas']['Identifier'];
      };
      /** @description A sentence for people, the same for each entry of the type. */
      summary: string;
      /** @description When it happened, on the account's clock; what users do with what they sign in with, on the server's. */
      occurredAt: components['schemas']['Timestamp'];
      /** @description Who did it. Where a key was used with a confirmation it is whoever confirmed. */
      actor: {
        /**
         * @description A user, a key, the operator; or the system, which stands for clocks, providers and for whoever nobody knows.
         * @enum {string}
         */
        type: 'user' | 'key' | 'operator' | 'system';
        /** @description The user, the key, or the name that the operator gave; null where there is none. */
        id: string | null;
      };
      /** @description The key that was used; null where none was. */
      keyId: string | null;
      /** @description The confirmation by a second factor that it came with; null where it came with none. */
      stepUp: {
        /** @description The user who confirmed; null where the operator did. */
        userId: string | null;
        /** @description When they did. */
        at: components['schemas']['Timestamp'];
      } | null;
      /** @description Where it came from; null where no request was made, or that could not be determined. */
      ipAddress: string | null;
      /** @description The first 256 characters of what the client said of itself. */
      userAgent: string | null;
      /** @description The request that did it; null where none did. */
      requestId: string | null;
      /** @description The fields that were changed, and never a secret. */
      changes: {
        /** @description The field, with points where it lies further down. */
        field: string;
        /** @description What it was; null where it was nothing. */
        from: unknown;
        /** @description What it is; null where it is nothing. */
        to: unknown;
      }[];
    };
    /** @description Pass it unchanged as `cursor` for the next page. It is null on the last page. */
    NextCursor: string | null;
    /** @description What people call the user. */
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
    /** @description One place in the request that is wrong. */
    ErrorDetail: {
      /**
       * @description The part of the request.
       * @enum {string}
       */
      in: 'body' | 'query' | 'path' | 'header';
      /** @description A JSON pointer into the body (empty for the whole of it), or the name of the parameter or header. */
      path: string;
      /** @description What is wrong there, in words for people. */
      message: string;
    };
    /** @description What went wrong, in words for people. It may change at any time. */
    ErrorMessage: string;
    /** @description The request (`req_…`), the same as in the `X-Request-Id` header. A replayed answer keeps the first request's. */
    ErrorRequestId: components['schemas']['Identifier'];
    /** @description Whether the same request with the same `Idempotency-Key` may succeed later. */
    ErrorRetryable: boolean;
    /** @description The places in the request that are wrong, where there are any. At most 50 are listed. */
    ErrorDetails: components['schemas']['ErrorDetail'][];
  };
  responses: {
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    GetSession400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    GetSession401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    GetSession431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    GetSession500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    GetSession503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    StartSignIn400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    StartSignIn401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site. */
    StartSignIn403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    StartSignIn408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    StartSignIn413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    StartSignIn415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    StartSignIn429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    StartSignIn431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    StartSignIn500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    StartSignIn503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    SignOut400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    SignOut401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site. */
    SignOut403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    SignOut431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    SignOut500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    SignOut503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    CompleteSignIn400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    CompleteSignIn401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    CompleteSignIn403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    CompleteSignIn408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    CompleteSignIn413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    CompleteSignIn415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    CompleteSignIn429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    CompleteSignIn431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    CompleteSignIn500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    CompleteSignIn503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    ListSessions400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    ListSessions401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `account_suspended`: The account that the key belongs to is suspended. */
    ListSessions403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    ListSessions431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    ListSessions500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    ListSessions503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    EndOtherSessions400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    EndOtherSessions401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    EndOtherSessions403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    EndOtherSessions431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    EndOtherSessions500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    EndOtherSessions503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    EndSession400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    EndSession401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    EndSession403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    EndSession404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    EndSession431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    EndSession500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    EndSession503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    StepUp400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    StepUp401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    StepUp403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    StepUp408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    StepUp413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    StepUp415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    StepUp429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    StepUp431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    StepUp500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    StepUp503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    ChangePassword400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    ChangePassword401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `step_up_required`: The request has no `Step-Up-Token`, or the token was changed, has expired, or belongs to another account or environment. The answer is the same in all of these cases. An API key alone is never enough.
     *
     *     `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    ChangePassword403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'step_up_required' | 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    ChangePassword408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    ChangePassword413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    ChangePassword415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    ChangePassword429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    ChangePassword431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    ChangePassword500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    ChangePassword503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    BeginEnrolment400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    BeginEnrolment401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `step_up_required`: The request has no `Step-Up-Token`, or the token was changed, has expired, or belongs to another account or environment. The answer is the same in all of these cases. An API key alone is never enough.
     *
     *     `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    BeginEnrolment403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'step_up_required' | 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    BeginEnrolment408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    BeginEnrolment413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    BeginEnrolment415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    BeginEnrolment431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    BeginEnrolment500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    BeginEnrolment503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    ConfirmEnrolment400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    ConfirmEnrolment401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `step_up_required`: The request has no `Step-Up-Token`, or the token was changed, has expired, or belongs to another account or environment. The answer is the same in all of these cases. An API key alone is never enough.
     *
     *     `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    ConfirmEnrolment403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'step_up_required' | 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    ConfirmEnrolment408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_state`: The resource cannot make this transition from its current state, such as deactivating an inactive record, or the request names a record of the wrong kind. */
    ConfirmEnrolment409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    ConfirmEnrolment413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    ConfirmEnrolment415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    ConfirmEnrolment429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    ConfirmEnrolment431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    ConfirmEnrolment500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    ConfirmEnrolment503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    RenewRecoveryCodes400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    RenewRecoveryCodes401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `step_up_required`: The request has no `Step-Up-Token`, or the token was changed, has expired, or belongs to another account or environment. The answer is the same in all of these cases. An API key alone is never enough.
     *
     *     `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    RenewRecoveryCodes403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'step_up_required' | 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    RenewRecoveryCodes408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    RenewRecoveryCodes413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    RenewRecoveryCodes415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    RenewRecoveryCodes431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    RenewRecoveryCodes500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    RenewRecoveryCodes503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    RequestRecovery400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site. */
    RequestRecovery403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    RequestRecovery408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    RequestRecovery413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    RequestRecovery415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    RequestRecovery429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    RequestRecovery431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    RequestRecovery500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    RequestRecovery503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    CompleteRecovery400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site. */
    CompleteRecovery403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    CompleteRecovery404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    CompleteRecovery408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_state`: The resource cannot make this transition from its current state, such as deactivating an inactive record, or the request names a record of the wrong kind. */
    CompleteRecovery409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    CompleteRecovery413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    CompleteRecovery415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    CompleteRecovery429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    CompleteRecovery431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    CompleteRecovery500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    CompleteRecovery503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key.
     *
     *     `invalid_cursor`: The cursor was changed, or it belongs to another list, another account or other filters. Start again without a cursor.
     */
    ListAuditEvents400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request' | 'invalid_cursor';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    ListAuditEvents401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
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
        'application/json': {
          /** @enum {string} */
          code: 'insufficient_scope' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    ListAuditEvents431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    ListAuditEvents500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    ListAuditEvents503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    OpenInvitation400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    OpenInvitation403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    OpenInvitation404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    OpenInvitation408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_state`: The resource cannot make this transition from its current state, such as deactivating an inactive record, or the request names a record of the wrong kind. */
    OpenInvitation409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    OpenInvitation413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    OpenInvitation415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    OpenInvitation429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    OpenInvitation431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    OpenInvitation500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    OpenInvitation503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    AcceptInvitation400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unauthenticated`: No key was sent; or the key is malformed, unknown, revoked, expired or from the other environment; or the two key headers hold different keys. For a user: there is no session, or the credentials are wrong. The answer is the same in all of these cases. */
    AcceptInvitation401: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'WWW-Authenticate': components['headers']['WwwAuthenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unauthenticated';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /**
     * @description `origin_not_allowed`: A browser sent a request that changes something, and `Origin` is missing or differs from the service's public URL, or `Sec-Fetch-Site` names another site.
     *
     *     `account_suspended`: The account that the key belongs to is suspended.
     */
    AcceptInvitation403: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'origin_not_allowed' | 'account_suspended';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `not_found`: The path does not exist, or an identifier in the path or the body names nothing in this account. A resource of another account gets the same answer as one that never existed. */
    AcceptInvitation404: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'not_found';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `request_timeout`: The headers or the body of the request did not arrive completely in time. Nothing is written, and the connection is closed. Send the same request again. */
    AcceptInvitation408: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'request_timeout';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_state`: The resource cannot make this transition from its current state, such as deactivating an inactive record, or the request names a record of the wrong kind. */
    AcceptInvitation409: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_state';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `payload_too_large`: The body is larger than 100 KiB. */
    AcceptInvitation413: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'payload_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `unsupported_media_type`: The body has a content type other than `application/json`, or a charset or content encoding that is not supported. */
    AcceptInvitation415: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'unsupported_media_type';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `rate_limited`: The key sent more requests than its rate limit allows. Wait for the time in `Retry-After`. */
    AcceptInvitation429: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'rate_limited';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    AcceptInvitation431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    AcceptInvitation500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    AcceptInvitation503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    GetConsoleContract400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    GetConsoleContract431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    GetConsoleContract500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    GetConsoleContract503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    GetInvitationPage400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    GetInvitationPage431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    GetInvitationPage500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    GetInvitationPage503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `invalid_request`: The request breaks the contract: a field is missing, unknown or malformed, a query parameter is unknown, the JSON cannot be parsed or is nested too deeply, or a free-form map holds a reserved key. `details` names each field. Nothing is written, and the idempotency key can be used again. There is one exception: if a payment route names no pair of stablecoin and network, and the account's configuration has no default for it, the answer is stored under the key. */
    GetRecoveryPage400: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'invalid_request';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `headers_too_large`: The request line and headers together exceed the server's limit, or the request has more than 200 headers or more than 200 trailers. */
    GetRecoveryPage431: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'headers_too_large';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `internal_error`: The server failed. For a write, the outcome is unknown: send it again with the same `Idempotency-Key`, and it takes effect at most once. */
    GetRecoveryPage500: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'internal_error';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
    /** @description `service_unavailable`: The database or a provider cannot be reached, or the server is overloaded. For a write, the outcome is unknown: wait for the time in `Retry-After`, then send it again with the same `Idempotency-Key`. */
    GetRecoveryPage503: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @enum {string} */
          code: 'service_unavailable';
          message: components['schemas']['ErrorMessage'];
          requestId: components['schemas']['ErrorRequestId'];
          retryable: components['schemas']['ErrorRetryable'];
          details?: components['schemas']['ErrorDetails'];
        };
      };
    };
  };
  parameters: {
    /**
     * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
     * @example 50
     */
    Limit: number;
    /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
    Cursor: string;
    /**
     * @description Only what happened or was created at this moment or later.
     * @example 2026-03-01T00:00:00Z
     */
    From: components['schemas']['TimestampInput'];
    /**
     * @description Only what happened or was created before this moment.
     * @example 2026-04-01T00:00:00Z
     */
    To: components['schemas']['TimestampInput'];
    /**
     * @description Only what happened of this type, such as `payout.settled`.
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
     * @description The cookie of the session or of the device, which a browser keeps and no script can read.
     * @example __Host-corridor_session=BkPBbMW8mNcn1mJ0gVPT2b8y4nUdUkb4Vd3UPQ5mVwI; Path=/; HttpOnly; Secure; SameSite=Strict
     */
    SetCookie: string;
    /**
     * @description The next page, as a relative reference that carries the filters, the limit and the cursor (RFC 8288). It is absent on the last page.
     * @example </v1/treasury/transactions?limit=50&cursor=eyJzIjo1MX0.c2lnbmF0dXJl>; rel="next"
     */
    Link: string;
    /**
     * @description Names this state of the answer (RFC 9110). Send it as `If-None-Match`, and the answer is `304` while nothing has changed.
     * @example W/"pR3cTq1yL0z7wKQkzv6b2WcA9hE3m8xU"
     */
    ETag: string;
    /**
     * @description The request headers that the form of the answer depends on.
     * @example Accept-Encoding
     */
    Vary: 'Accept-Encoding';
    /**
     * @description Sent as `gzip` where the request accepts that and the answer is compressed.
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
      400: components['responses']['GetSession400'];
      401: components['responses']['GetSession401'];
      431: components['responses']['GetSession431'];
      500: components['responses']['GetSession500'];
      503: components['responses']['GetSession503'];
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
        'application/json': {
          email: components['schemas']['Email'];
          password: components['schemas']['PasswordInput'];
        };
      };
    };
    responses: {
      /** @description The password was right; a code is waited for. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * @description What is waited for.
             * @enum {string}
             */
            status: 'second_factor_required';
            /** @description When the pending session ends. */
            expiresAt: components['schemas']['Timestamp'];
          };
        };
      };
      400: components['responses']['StartSignIn400'];
      401: components['responses']['StartSignIn401'];
      403: components['responses']['StartSignIn403'];
      408: components['responses']['StartSignIn408'];
      413: components['responses']['StartSignIn413'];
      415: components['responses']['StartSignIn415'];
      429: components['responses']['StartSignIn429'];
      431: components['responses']['StartSignIn431'];
      500: components['responses']['StartSignIn500'];
      503: components['responses']['StartSignIn503'];
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
      /** @description It has ended. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['SignOut400'];
      401: components['responses']['SignOut401'];
      403: components['responses']['SignOut403'];
      431: components['responses']['SignOut431'];
      500: components['responses']['SignOut500'];
      503: components['responses']['SignOut503'];
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
      400: components['responses']['CompleteSignIn400'];
      401: components['responses']['CompleteSignIn401'];
      403: components['responses']['CompleteSignIn403'];
      408: components['responses']['CompleteSignIn408'];
      413: components['responses']['CompleteSignIn413'];
      415: components['responses']['CompleteSignIn415'];
      429: components['responses']['CompleteSignIn429'];
      431: components['responses']['CompleteSignIn431'];
      500: components['responses']['CompleteSignIn500'];
      503: components['responses']['CompleteSignIn503'];
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
          'application/json': {
            /** @description The sessions. */
            data: components['schemas']['SessionEntry'][];
          };
        };
      };
      400: components['responses']['ListSessions400'];
      401: components['responses']['ListSessions401'];
      403: components['responses']['ListSessions403'];
      431: components['responses']['ListSessions431'];
      500: components['responses']['ListSessions500'];
      503: components['responses']['ListSessions503'];
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
      /** @description They have ended. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['EndOtherSessions400'];
      401: components['responses']['EndOtherSessions401'];
      403: components['responses']['EndOtherSessions403'];
      431: components['responses']['EndOtherSessions431'];
      500: components['responses']['EndOtherSessions500'];
      503: components['responses']['EndOtherSessions503'];
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
      /** @description It has ended. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['EndSession400'];
      401: components['responses']['EndSession401'];
      403: components['responses']['EndSession403'];
      404: components['responses']['EndSession404'];
      431: components['responses']['EndSession431'];
      500: components['responses']['EndSession500'];
      503: components['responses']['EndSession503'];
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
          'application/json': {
            /** @description The confirmation, for `Step-Up-Token` beside an API key. */
            stepUpToken: string;
            /** @description When it ends. */
            expiresAt: components['schemas']['Timestamp'];
          };
        };
      };
      400: components['responses']['StepUp400'];
      401: components['responses']['StepUp401'];
      403: components['responses']['StepUp403'];
      408: components['responses']['StepUp408'];
      413: components['responses']['StepUp413'];
      415: components['responses']['StepUp415'];
      429: components['responses']['StepUp429'];
      431: components['responses']['StepUp431'];
      500: components['responses']['StepUp500'];
      503: components['responses']['StepUp503'];
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
        'application/json': {
          /** @description The password as it is. */
          currentPassword: components['schemas']['PasswordInput'];
          newPassword: components['schemas']['NewPassword'];
        };
      };
    };
    responses: {
      /** @description It is changed. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ChangePassword400'];
      401: components['responses']['ChangePassword401'];
      403: components['responses']['ChangePassword403'];
      408: components['responses']['ChangePassword408'];
      413: components['responses']['ChangePassword413'];
      415: components['responses']['ChangePassword415'];
      429: components['responses']['ChangePassword429'];
      431: components['responses']['ChangePassword431'];
      500: components['responses']['ChangePassword500'];
      503: components['responses']['ChangePassword503'];
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
          'application/json': {
            secret: components['schemas']['TotpSecret'];
            otpauthUri: components['schemas']['OtpauthUri'];
            /** @description Until when it can be confirmed. */
            expiresAt: components['schemas']['Timestamp'];
          };
        };
      };
      400: components['responses']['BeginEnrolment400'];
      401: components['responses']['BeginEnrolment401'];
      403: components['responses']['BeginEnrolment403'];
      408: components['responses']['BeginEnrolment408'];
      413: components['responses']['BeginEnrolment413'];
      415: components['responses']['BeginEnrolment415'];
      431: components['responses']['BeginEnrolment431'];
      500: components['responses']['BeginEnrolment500'];
      503: components['responses']['BeginEnrolment503'];
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
        'application/json': {
          /** @description A code of the new secret. */
          code: components['schemas']['Code'];
        };
      };
    };
    responses: {
      /** @description It is changed. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ConfirmEnrolment400'];
      401: components['responses']['ConfirmEnrolment401'];
      403: components['responses']['ConfirmEnrolment403'];
      408: components['responses']['ConfirmEnrolment408'];
      409: components['responses']['ConfirmEnrolment409'];
      413: components['responses']['ConfirmEnrolment413'];
      415: components['responses']['ConfirmEnrolment415'];
      429: components['responses']['ConfirmEnrolment429'];
      431: components['responses']['ConfirmEnrolment431'];
      500: components['responses']['ConfirmEnrolment500'];
      503: components['responses']['ConfirmEnrolment503'];
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
        'application/json': components['schemas']['EmptyRequest'];
      };
    };
    responses: {
      /** @description The codes, this once. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            recoveryCodes: components['schemas']['RecoveryCodes'];
          };
        };
      };
      400: components['responses']['RenewRecoveryCodes400'];
      401: components['responses']['RenewRecoveryCodes401'];
      403: components['responses']['RenewRecoveryCodes403'];
      408: components['responses']['RenewRecoveryCodes408'];
      413: components['responses']['RenewRecoveryCodes413'];
      415: components['responses']['RenewRecoveryCodes415'];
      431: components['responses']['RenewRecoveryCodes431'];
      500: components['responses']['RenewRecoveryCodes500'];
      503: components['responses']['RenewRecoveryCodes503'];
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
        'application/json': {
          email: components['schemas']['Email'];
        };
      };
    };
    responses: {
      /** @description It was heard. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      400: components['responses']['RequestRecovery400'];
      403: components['responses']['RequestRecovery403'];
      408: components['responses']['RequestRecovery408'];
      413: components['responses']['RequestRecovery413'];
      415: components['responses']['RequestRecovery415'];
      429: components['responses']['RequestRecovery429'];
      431: components['responses']['RequestRecovery431'];
      500: components['responses']['RequestRecovery500'];
      503: components['responses']['RequestRecovery503'];
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
        'application/json': {
          token: components['schemas']['LinkToken'];
          newPassword: components['schemas']['NewPassword'];
        };
      };
    };
    responses: {
      /** @description It is set. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['CompleteRecovery400'];
      403: components['responses']['CompleteRecovery403'];
      404: components['responses']['CompleteRecovery404'];
      408: components['responses']['CompleteRecovery408'];
      409: components['responses']['CompleteRecovery409'];
      413: components['responses']['CompleteRecovery413'];
      415: components['responses']['CompleteRecovery415'];
      429: components['responses']['CompleteRecovery429'];
      431: components['responses']['CompleteRecovery431'];
      500: components['responses']['CompleteRecovery500'];
      503: components['responses']['CompleteRecovery503'];
    };
  };
  listAuditEvents: {
    parameters: {
      query?: {
        /**
         * @description The largest number of records in the page. A page ends earlier, and leads on to the next, where it would pass 1 MiB; it holds one record at least.
         * @example 50
         */
        limit?: components['parameters']['Limit'];
        /** @description Where the page begins: the `nextCursor` of the page before it, unchanged. It holds for the same list with the same filters only; `limit` may change. */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description Only what happened or was created at this moment or later.
         * @example 2026-03-01T00:00:00Z
         */
        from?: components['parameters']['From'];
        /**
         * @description Only what happened or was created before this moment.
         * @example 2026-04-01T00:00:00Z
         */
        to?: components['parameters']['To'];
        /**
         * @description Only what happened of this type, such as `payout.settled`.
         * @example payout.settled
         */
        type?: components['parameters']['ActivityTypeFilter'];
        /**
         * @description Only what was done by this user or key, or by the operator under this name.
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
      /** @description A page of what happened. */
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
      401: components['responses']['ListAuditEvents401'];
      403: components['responses']['ListAuditEvents403'];
      431: components['responses']['ListAuditEvents431'];
      500: components['responses']['ListAuditEvents500'];
      503: components['responses']['ListAuditEvents503'];
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
      400: components['responses']['OpenInvitation400'];
      403: components['responses']['OpenInvitation403'];
      404: components['responses']['OpenInvitation404'];
      408: components['responses']['OpenInvitation408'];
      409: components['responses']['OpenInvitation409'];
      413: components['responses']['OpenInvitation413'];
      415: components['responses']['OpenInvitation415'];
      429: components['responses']['OpenInvitation429'];
      431: components['responses']['OpenInvitation431'];
      500: components['responses']['OpenInvitation500'];
      503: components['responses']['OpenInvitation503'];
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
          'application/json': {
            session: components['schemas']['Session'];
            recoveryCodes: components['schemas']['RecoveryCodes'];
          };
        };
      };
      400: components['responses']['AcceptInvitation400'];
      401: components['responses']['AcceptInvitation401'];
      403: components['responses']['AcceptInvitation403'];
      404: components['responses']['AcceptInvitation404'];
      408: components['responses']['AcceptInvitation408'];
      409: components['responses']['AcceptInvitation409'];
      413: components['responses']['AcceptInvitation413'];
      415: components['responses']['AcceptInvitation415'];
      429: components['responses']['AcceptInvitation429'];
      431: components['responses']['AcceptInvitation431'];
      500: components['responses']['AcceptInvitation500'];
      503: components['responses']['AcceptInvitation503'];
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
      /** @description The document that the caller knows is the one that is served. There is no body. */
      304: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          ETag: components['headers']['ETag'];
          Vary: components['headers']['Vary'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['GetConsoleContract400'];
      431: components['responses']['GetConsoleContract431'];
      500: components['responses']['GetConsoleContract500'];
      503: components['responses']['GetConsoleContract503'];
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
      400: components['responses']['GetInvitationPage400'];
      431: components['responses']['GetInvitationPage431'];
      500: components['responses']['GetInvitationPage500'];
      503: components['responses']['GetInvitationPage503'];
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
      400: components['responses']['GetRecoveryPage400'];
      431: components['responses']['GetRecoveryPage431'];
      500: components['responses']['GetRecoveryPage500'];
      503: components['responses']['GetRecoveryPage503'];
    };
  };
}
