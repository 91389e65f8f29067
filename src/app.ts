import type { RequestListener } from 'node:http';
import type { KeyUses } from './access/api-keys/key-uses.ts';
import { consoleHandlers } from './access/console/handlers.ts';
import { createUserServices } from './access/users/user-services.ts';
import { createSessions } from './access/sessions/authenticate.ts';
import { serveConsole } from './access/step-up/serve-console.ts';
import type { Argon2 } from './access/users/passwords.ts';
import { answerRequest } from './http/answer-request.ts';
import { createCallers } from './access/admission/callers.ts';
import type { Edge, EdgeDependencies } from './http/edge.ts';
import { createCallerOf } from './http/caller-of.ts';
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
import { DOCS_ASSETS } from './meta/docs-page.ts';
import { systemBytes } from './identity/random.ts';

/** What the application stands on. */
export interface AppDependencies extends EdgeDependencies {
  /** Hears of every use of a key. */
  readonly keyUses: Pick<KeyUses, 'note'>;
  /** Stands in for the library that computes hashes of passwords. */
  readonly argon2?: Argon2 | undefined;
}

/**
 * Wires the edge: a listener that answers every request, from whatever the composition root passes in. It opens and starts
 * nothing (ADR 48: no framework stands before the contract's operations).
 */
export function createApp(dependencies: AppDependencies): Application {
  const { config, database, clock, keyUses, stopping } = dependencies;
  const { environment } = config;
  const rateLimiter = createRateLimiter(config.rateLimits, () =>
    database.limits === null ? new MemoryBuckets() : new SharedBuckets(createTakeTokens(database.limits)),
  );
  const users = createUserServices({
    ...dependencies,
    randomBytes: systemBytes,
    countRecovery: (address) => rateLimiter.recovery(address),
  });
  const sessions = createSessions(users, (listener) => dependencies.writeQueue.onCommit(listener));
  const edge: Edge = {
    ...dependencies,
    isStopping: () => stopping.aborted,
    logRequest: createRequestLog(dependencies.logger),
    callers: createCallers({
      database,
      clock,
      environment,
      keyUses,
      sessions,
      sessionTerms: users.sessions,
    }),
    docsAssets: DOCS_ASSETS,
    console: serveConsole(consoleHandlers, users, sessions.look),
    findRoute: createRouteTable(environment),
    rateLimiter,
    readShares: new ReadShares(),
    refusalWaits: new RefusalWaits(stopping),
    unread: new UnreadAnswers({ stallMs: config.answerTimeoutMs }),
  };
  const answer: RequestListener = (request, response) => {
    answerRequest(edge, request, response).catch((error: unknown) => {
      // What no answer can be made of ends one caller's connection, and never the process.
      dependencies.logger.error({ err: error }, 'a request without an answer');
      response.destroy();
    });
  };
  return Object.assign(answer, { callerOf: createCallerOf(edge) });
}
