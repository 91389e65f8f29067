import { ApiError } from '../errors/api-error.ts';

/** The most headers of a request, and the most trailers behind its body. */
export const MOST_HEADERS = 200;

/**
 * Makes sure that nothing of a request's headers or trailers is passed over. Node reads them all (`maxHeadersCount` in serve.ts): a
 * parser that dropped those beyond a count would hide what proxies append.
 * @param raw names and values in turn, as Node has them
 * @throws ApiError headers_too_large
 */
export function refuseCrowded(raw: readonly string[]): void {
  if (raw.length > 2 * MOST_HEADERS) throw new ApiError('headers_too_large');
}
