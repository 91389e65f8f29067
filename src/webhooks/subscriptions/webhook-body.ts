import type { UrlJudge, UrlVerdict } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';

const URL_FIELD = { in: 'body', path: '/url' } as const;

/** @throws ApiError invalid_request for what is no URL at all */
export function checkUrl(url: string, urls: UrlJudge): void {
  const message = urls.faultOf(url);
  if (message !== null) throw new ApiError('invalid_request', { details: [{ ...URL_FIELD, message }] });
}

/**
 * The form in which a URL is kept.
 * @throws ApiError webhook_url_refused where nothing is sent to it; the rule is named, and no address that a name resolved to
 */
export function allowedUrl(verdict: UrlVerdict): string {
  if (verdict.kind === 'allowed') return verdict.url;
  throw new ApiError('webhook_url_refused', { details: [{ ...URL_FIELD, message: verdict.rule }] });
}
