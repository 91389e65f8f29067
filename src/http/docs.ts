import type { DocsAsset } from '../contract/handler.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Edge } from './edge.ts';
import { type KeptDocument, type KeptReply, keepDocument, replyWithDocument } from './reply/kept-document.ts';
import { type Exchange, isHead } from './request/exchange.ts';

const FOLDER = '/docs/assets/';

const kept = new Map<DocsAsset, Promise<KeptDocument>>();

async function keep(asset: DocsAsset): Promise<KeptDocument> {
  return keepDocument(asset.contentType, await asset.read());
}

/** A file of the documentation page; these are no part of the contract. */
export function findDocsAsset({ docsAssets }: Edge, { pathname }: Exchange): DocsAsset | undefined {
  return pathname.startsWith(FOLDER) ? docsAssets.get(pathname.slice(FOLDER.length)) : undefined;
}

/** @throws ApiError method_not_allowed */
export async function answerDocsAsset(asset: DocsAsset, { request }: Exchange): Promise<KeptReply> {
  if (request.method !== 'GET' && !isHead(request)) {
    throw new ApiError('method_not_allowed', { allow: ['GET', 'HEAD'] });
  }
  const document = kept.get(asset) ?? keep(asset);
  kept.set(asset, document);
  // A file that could not be read may be readable later.
  document.catch(() => kept.delete(asset));
  return replyWithDocument(request, await document, 'max-age=3600');
}
