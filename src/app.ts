import type { RequestListener } from 'node:http';
import { createAuthenticate } from './access/api-keys/authenticate.ts';
import { createPeople } from './access/people/people.ts';
import { createSessions } from './access/people/sessions/authenticate-session.ts';
import { answerRequest } from './http/answer-request.ts';
import type { Edge, EdgeDependencies } from './http/edge.ts';
import { createCallerOf } from './http/caller-of.ts';
import { createRequestLog } from './http/logger.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { MemoryBuckets } from './http/rate-limits/memory-buckets.ts';
import { SharedBuckets } from './http/rate-limits/shared-buckets.ts';
import { createTakeTokens } from './http/rate-limits/take-tokens.ts';
import { ReadShares } from './http/read-shares.ts';
import { RefusalWaits } from './http/refusal-waits.ts';
import { createRouteTable } from './http/route-table.ts';
import type { Application } from './http/serve.ts';
import { UnreadAnswers } from './http/unread-answers.ts';
import { systemBytes } from './random.ts';

/**
 * Wires the edge: a listener that answers every request, from whatever the composition root passes in. It opens and starts
 * nothing (ADR 50: no framework stands before the contract's operations).
 */
export function createApp(dependencies: EdgeDependencies): Application {
  const { config, database, clock, stopping } = dependencies;
  const { environment } = config;
  const rateLimiter = createRateLimiter(config.rateLimits, () =>
    database.limits === null ? new MemoryBuckets() : new SharedBuckets(createTakeTokens(database.limits)),
  );
  const people = createPeople({
    ...dependencies,
    randomBytes: systemBytes,
    countRecovery: (address) => rateLimiter.recovery(address),
  });
  const edge: Edge = {
    ...dependencies,
    isStopping: () => stopping.aborted,
    logRequest: createRequestLog(dependencies.logger),
    people,
    sessions: createSessions(people, (listener) => dependencies.lane.onCommit(listener)),
    findRoute: createRouteTable(environment),
    authenticate: createAuthenticate({ database, clock, environment }),
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
