import type { CatalogueError } from './catalogues.ts';

export const SAMPLE_ERRORS: CatalogueError[] = [
  makeError('invalid_request', 400, 'every'),
  makeError('key_required', 400, 'idempotent'),
  makeError('unauthenticated', 401, 'authenticated'),
  makeError('not_found', 404, 'none'),
  makeError('thing_busy', 409, 'none'),
  makeError('idempotency_in_progress', 409, 'idempotent'),
  makeError('unsupported_media_type', 415, 'body'),
  makeError('inputs_refused', 422, 'parameters'),
  makeError('rate_limited', 429, 'rate_limited'),
];

function makeError(code: string, status: number, on: CatalogueError['on']): CatalogueError {
  return {
    code,
    status,
    retryable: status === 429,
    message: `Message of ${code}.`,
    when: `When ${code}.`,
    on,
  };
}
