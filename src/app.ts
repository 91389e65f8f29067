import express, { type Express } from 'express';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeyUses } from './access/api-keys/key-uses.ts';
import { ATTENTIONS, SEARCHES } from './capabilities.ts';
import { consoleHandlers } from './access/console/handlers.ts';
import { consolePage, findConsoleAsset } from './access/console/site.ts';
import { createUserServices } from './access/users/user-services.ts';
import { createSessions } from './access/sessions/authenticate.ts';
import { LiveChanges } from './access/live/live-changes.ts';
import { serveConsole } from './access/step-up/serve-console.ts';
import type { Argon2 } from './access/users/passwords.ts';
import { answerRequest, type Beyond } from './http/answer-request.ts';
import { createCallers } from './access/admission/callers.ts';
import type { Edge, EdgeDependencies } from './http/edge.ts';
import { createCallerOf } from './http/caller-of.ts';
import { isReachedByTls } from './http/reply/page-headers.ts';
import { leadToDocs, serveAssets, serveOlderContract, servePage } from './http/site.ts';
import { ApiError } from './errors/api-error.ts';
import { createRequestLog } from './http/log/logger.ts';
import { createRateLimiter } from './http/rate-limits/rate-limiter.ts';
import { MemoryBuckets } from './http/rate-limits/buckets.ts';
import { SharedBuckets } from './http/rate-limits/shared-buckets.ts';
import { createTakeTokens } from './http/rate-limits/take-tokens.ts';
import { ReadShares } from './http/read-shares.ts';
import { RefusalWaits } from './http/refusal-waits.ts';
import { createRouteTable } from './http/request/route-table.ts';
import type { Application } from './http/serve.ts';
import { UnreadAnswers } from './http/reply/unread-answers.ts';
import { findDocsAsset, findDocsPage } from './meta/docs-site.ts';
import { systemBytes } from './identity/random.ts';

export interface AppDependencies extends EdgeDependencies {
  readonly keyUses: Pick<KeyUses, 'note'>;
  /** Replaces the hashing library. */
  readonly argon2?: Argon2 | undefined;
}

/** Calls Express's next step; without an error nothing has answered. */
type Next = (error?: unknown) => void;

type Handle = (request: IncomingMessage, response: ServerResponse, next?: Next) => void;

export type App = Express & Required<Pick<Application, 'callerOf'>>;

/**
 * Wires the edge to whatever the composition root passes in; opens and starts nothing.
 * @returns an Express application whose first step is the contract, and which can be mounted in another (ADR 66)
 */
export function createApp(dependencies: AppDependencies): App {
  const { config, database, clock, keyUses, stopping } = dependencies;
  const { environment } = config;
  const rateLimiter = createRateLimiter(config.rateLimits, () =>
    database.limits === null ? new MemoryBuckets() : new SharedBuckets(createTakeTokens(database.limits)),
  );
  const users = createUserServices({
    ...dependencies,
    randomBytes: systemBytes,
    searches: SEARCHES,
    attentions: ATTENTIONS,
    countRecovery: (address) => rateLimiter.recovery(address),
    live: new LiveChanges({
      reader: database.reader,
      stopping,
      onFault: (error) => dependencies.logger.warn({ err: error }, 'live changes were not read'),
    }),
  });
  const sessions = createSessions(users);
  const edge: Edge = {
    ...dependencies,
    isStopping: () => stopping.aborted,
    logRequest: createRequestLog(dependencies.logger),
    callers: createCallers({
      database,
      clock,
      environment,
      keyUses,
      writeQueue: dependencies.writeQueue,
      sessions,
      sessionTerms: users.sessions,
    }),
    console: serveConsole(consoleHandlers, users, sessions.look),
    findRoute: createRouteTable(environment),
    rateLimiter,
    readShares: new ReadShares(database.readConnections),
    refusalWaits: new RefusalWaits(stopping),
    unread: new UnreadAnswers({ stallMs: config.answerTimeoutMs }),
  };
  return putBefore(edge, createPages(edge));
}

/** What stands behind the contract's operations; users add to it. */
function createPages({ config, unread }: Edge): Express {
  const pages = express();
  pages.disable('x-powered-by');
  const isSecure = isReachedByTls(config);
  const directives = isSecure ? {} : { upgradeInsecureRequests: null };
  pages.use(helmet({ strictTransportSecurity: isSecure, contentSecurityPolicy: { directives } }));
  pages.get(['/', '/docs/'], leadToDocs(unread));
  pages.get('/openapi-3.0.json', serveOlderContract(config, unread));
  pages.all('/docs/assets/:file', serveAssets(findDocsAsset, config, unread));
  pages.all('/docs/*file', serveAssets(findDocsPage(config.environment), config, unread));
  pages.all('/console/assets/:file', serveAssets(findConsoleAsset, config, unread));
  // What the contract and the files above leave of these is not there.
  pages.all(
    /^\/console(?!\/(?:api|assets|openapi\.json)(?:\/|$))(?:\/.*)?$/,
    servePage(consolePage, config, unread),
  );
  return pages;
}

/** Has the contract answer first, by its own reading and sending; Express gets the paths that it does not name. */
function putBefore(edge: Edge, pages: Express): App {
  const chain = (pages as unknown as { handle: Handle }).handle.bind(pages);
  const handle: Handle = (request, response, next) => {
    answerRequest(edge, request, response, passOn(chain, next)).catch((error: unknown) => {
      // What no answer can be made of ends one caller's connection, and never the process.
      edge.logger.error({ err: error }, 'a request without an answer');
      response.destroy();
    });
  };
  return Object.assign(pages, { handle, callerOf: createCallerOf(edge) });
}

/** What the chain leaves belongs to the application that mounts this one; without one it is not found. */
function passOn(chain: Handle, next: Next | undefined): Beyond {
  return (exchange, response) =>
    new Promise((resolve, reject) => {
      response.once('close', resolve);
      Object.assign(response, { locals: { exchange } });
      chain(exchange.request, response, (error) => {
        if (next === undefined || error instanceof ApiError) reject(refusalOf(error));
        else next(error);
      });
    });
}

/** Express's own refusals carry a status, such as that of a path that is not percent-encoded UTF-8. */
function refusalOf(error: unknown): Error {
  if (error === undefined || error === null || error === 'router') return new ApiError('not_found');
  if (!(error instanceof Error)) return new Error('A step of the chain refused', { cause: error });
  const status = 'status' in error ? Number(error.status) : 500;
  if (error instanceof ApiError || !(status >= 400 && status < 500)) return error;
  return new ApiError(status === 404 ? 'not_found' : 'invalid_request', { cause: error });
}
