import type { RequestHandler } from 'express';
import type { Environment } from '../config/config.ts';
import { environmentDocument, olderDocument, servedAt } from '../contract/document.ts';
import type { DocsAsset, DocumentHandler } from '../contract/handler.ts';
import { runDocument } from './run-queries.ts';
import { ApiError } from '../errors/api-error.ts';
import { type KeptDocument, type KeptReply, keepDocument, replyWithDocument } from './reply/kept-document.ts';
import { sendKept } from './reply/replies.ts';
import type { UnreadAnswers } from './reply/unread-answers.ts';
import { type Exchange, isHead } from './request/exchange.ts';

const kept = new Map<DocsAsset, Promise<KeptDocument>>();

async function keep(asset: DocsAsset): Promise<KeptDocument> {
  return keepDocument(asset.contentType, await asset.read());
}

/** @throws ApiError method_not_allowed */
async function replyWithAsset(asset: DocsAsset, { request }: Exchange): Promise<KeptReply> {
  if (request.method !== 'GET' && !isHead(request)) {
    throw new ApiError('method_not_allowed', { allow: ['GET', 'HEAD'] });
  }
  const document = kept.get(asset) ?? keep(asset);
  kept.set(asset, document);
  // A file that could not be read may be readable later.
  document.catch(() => kept.delete(asset));
  return replyWithDocument(request, await document, 'max-age=3600');
}

/** Leads from the address of the service, and from one slash too many, to the documentation page. */
export function leadToDocs(unread: UnreadAnswers): RequestHandler {
  return (_request, response) => {
    const exchange = response.locals['exchange'] as Exchange;
    const location = `${exchange.basePath}/docs`;
    const bytes = Buffer.from(JSON.stringify({ location }));
    sendKept(
      response,
      exchange,
      { status: 302, contentType: 'application/json', headers: { Location: location }, bytes },
      unread,
    );
  };
}

/** The contract in OpenAPI 3.0, at a path beside that of the contract itself. */
export function serveOlderContract(environment: Environment, unread: UnreadAnswers): RequestHandler {
  const document: DocumentHandler = {
    kind: 'document',
    write: (of, basePath) => JSON.stringify(servedAt(environmentDocument(olderDocument(), of), basePath)),
  };
  return async (_request, response) => {
    const exchange = response.locals['exchange'] as Exchange;
    sendKept(
      response,
      exchange,
      await runDocument('application/json', document, exchange, environment),
      unread,
    );
  };
}

/** Files of the documentation page, by the parameter `file`; `locals` holds the exchange. */
export function serveDocsAssets(
  assets: ReadonlyMap<string, DocsAsset>,
  unread: UnreadAnswers,
): RequestHandler<{ file: string }> {
  return async ({ params }, response, next) => {
    const asset = assets.get(params.file);
    if (asset === undefined) {
      next();
      return;
    }
    const exchange = response.locals['exchange'] as Exchange;
    sendKept(response, exchange, await replyWithAsset(asset, exchange), unread);
  };
}
