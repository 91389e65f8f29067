import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { environmentDocument, olderDocument, servedAt } from '../contract/document.ts';
import type { PageHandler } from '../contract/caller-port.ts';
import type { DocumentHandler, SiteAsset } from '../contract/handler.ts';
import { runDocument } from './run-queries.ts';
import { ApiError } from '../errors/api-error.ts';
import { type KeptDocument, type KeptReply, keepDocument, replyWithDocument } from './reply/kept-document.ts';
import { pageHeaders } from './reply/page-headers.ts';
import { sendKept, sendReply } from './reply/replies.ts';
import type { UnreadAnswers } from './reply/unread-answers.ts';
import { type Exchange, isHead, type OutgoingReply } from './request/exchange.ts';

const kept = new Map<string, Promise<KeptDocument>>();

async function keep(asset: SiteAsset): Promise<KeptDocument> {
  return keepDocument(asset.contentType, await asset.read());
}

/** @throws ApiError method_not_allowed */
function requireRead(request: IncomingMessage): void {
  if (request.method === 'GET' || isHead(request)) return;
  throw new ApiError('method_not_allowed', { allow: ['GET', 'HEAD'] });
}

/** @throws ApiError method_not_allowed */
async function replyWithAsset(
  asset: SiteAsset,
  { request }: Exchange,
  config: Pick<Config, 'users'>,
): Promise<KeptReply> {
  requireRead(request);
  const document = kept.get(asset.name) ?? keep(asset);
  kept.set(asset.name, document);
  // A file that could not be read may be readable later.
  document.catch(() => kept.delete(asset.name));
  const reply = replyWithDocument(request, await document, asset.cacheControl);
  if (asset.contentType !== 'text/html') return reply;
  return { ...reply, headers: { ...reply.headers, ...pageHeaders(config) } };
}

/** What a page of the console is answered with. */
export async function replyWithPage(
  handler: PageHandler,
  { basePath }: Pick<Exchange, 'basePath'>,
  config: Pick<Config, 'users'>,
): Promise<OutgoingReply> {
  return {
    status: 200,
    contentType: 'text/html',
    headers: pageHeaders(config),
    bodyText: await handler.write(basePath),
  };
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
export function serveOlderContract(
  config: Pick<Config, 'environment' | 'users'>,
  unread: UnreadAnswers,
): RequestHandler {
  const document: DocumentHandler = {
    kind: 'document',
    write: (of, basePath) => JSON.stringify(servedAt(environmentDocument(olderDocument(), of), basePath)),
  };
  return async (_request, response) => {
    const exchange = response.locals['exchange'] as Exchange;
    sendKept(response, exchange, await runDocument('application/json', document, exchange, config), unread);
  };
}

/** Files by the parameter `file`: a part of the path, or several; `locals` holds the exchange. */
export function serveAssets(
  find: (name: string) => Promise<SiteAsset | undefined>,
  config: Pick<Config, 'users'>,
  unread: UnreadAnswers,
): RequestHandler<{ file: string | string[] }> {
  return async ({ params: { file } }, response, next) => {
    const asset = await find(typeof file === 'string' ? file : file.join('/'));
    if (asset === undefined) {
      next();
      return;
    }
    const exchange = response.locals['exchange'] as Exchange;
    sendKept(response, exchange, await replyWithAsset(asset, exchange, config), unread);
  };
}

/** The same page for every path that leads here. */
export function servePage(
  handler: PageHandler,
  config: Pick<Config, 'users'>,
  unread: UnreadAnswers,
): RequestHandler {
  return async (_request, response) => {
    const exchange = response.locals['exchange'] as Exchange;
    requireRead(exchange.request);
    const reply = await replyWithPage(handler, exchange, config);
    // Its files change their names with each release.
    sendReply(
      response,
      exchange,
      { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-cache' } },
      unread,
    );
  };
}
