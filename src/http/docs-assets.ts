import type { ServerResponse } from 'node:http';
import { ApiError } from '../errors/api-error.ts';
import { DOCS_ASSETS } from '../meta/docs-page.ts';
import { isHead, type Exchange } from './exchange.ts';

const FOLDER = '/docs/assets/';

/**
 * Answers a request for a file of the documentation page. These files are no part of the contract.
 * @returns whether the request was for one
 * @throws ApiError method_not_allowed
 */
export async function answerDocsAsset(
  { pathname, request, requestId }: Exchange,
  response: ServerResponse,
): Promise<boolean> {
  const asset = pathname.startsWith(FOLDER) ? DOCS_ASSETS.get(pathname.slice(FOLDER.length)) : undefined;
  if (asset === undefined) return false;
  if (request.method !== 'GET' && !isHead(request)) {
    throw new ApiError('method_not_allowed', { allow: ['GET', 'HEAD'] });
  }
  const body = await asset.read();
  response.writeHead(200, {
    'Content-Type': asset.contentType,
    'Content-Length': body.length,
    'Cache-Control': 'max-age=3600',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
  });
  response.end(isHead(request) ? undefined : body);
  return true;
}
