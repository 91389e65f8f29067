/** Why an attempt to post came to no status. */
export const CALL_FAILURES = [
  'timeout',
  'dns_error',
  'address_refused',
  'connection_refused',
  'connection_failed',
  'tls_error',
  'protocol_error',
] as const;

export type CallFailureKind = (typeof CALL_FAILURES)[number];

/** An attempt that came to no status. */
export class CallFailure extends Error {
  readonly kind: CallFailureKind;

  constructor(kind: CallFailureKind, cause?: unknown) {
    super(`No answer: ${kind}`, { cause });
    this.kind = kind;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What a socket failed of before anything was sent. */
export function ofConnecting(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  return new CallFailure(
    codeOf(error) === 'ECONNREFUSED' ? 'connection_refused' : 'connection_failed',
    error,
  );
}

/** What an exchange failed of: undici's names for what is no HTTP, and for a head that is too long; else the connection. */
export function ofExchange(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  const code = codeOf(error);
  const isProtocol =
    (error instanceof Error && error.name === 'HTTPParserError') ||
    code === 'UND_ERR_HEADERS_OVERFLOW' ||
    // An upgrade that nobody asked for.
    (error instanceof Error && error.message === 'bad upgrade');
  return new CallFailure(isProtocol ? 'protocol_error' : 'connection_failed', error);
}
