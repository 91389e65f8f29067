import type { RequestListener } from 'node:http';
import express from 'express';
import { createAuthenticate } from './access/api-keys/authenticate.ts';
import { createPeople } from './access/people/people.ts';
import { createSessions } from './access/people/sessions/authenticate-session.ts';
import { answerRequest } from './http/answer-request.ts';
import type { Edge, EdgeDependencies } from './http/edge.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { MemoryBuckets } from './http/rate-limits/memory-buckets.ts';
import { SharedBuckets } from './http/rate-limits/shared-buckets.ts';
import { createTakeTokens } from './http/rate-limits/take-tokens.ts';
import { createRouteTable } from './http/route-table.ts';
import { UnreadAnswers } from './http/unread-answers.ts';

/** An application of Express, with what it does in place of an answer of its own. */
type Middleware = (...given: [...Parameters<RequestListener>, () => unknown]) => void;

/**
 * Wires the edge: an application that answers every request, from whatever the composition root passes in.
 * It opens and starts nothing.
 */
export function createApp(dependencies: EdgeDependencies): RequestListener {
  const { config, database, clock } = dependencies;
  const { environment } = config;
  const people = createPeople(dependencies);
  const edge: Edge = {
    ...dependencies,
    people,
    sessions: createSessions(people, (listener) => dependencies.lane.onCommit(listener)),
    findRoute: createRouteTable(environment),
    authenticate: createAuthenticate({ database, clock, environment }),
    rateLimiter: createRateLimiter(config.rateLimits, () =>
      database.limits === null ? new MemoryBuckets() : new SharedBuckets(createTakeTokens(database.limits)),
    ),
    unread: new UnreadAnswers({ stallMs: config.answerTimeoutMs }),
  };
  const app = express();
  app.disable('x-powered-by');
  app.use((request, response) => answerRequest(edge, request, response));
  return (request, response) => {
    const answer = (): Promise<void> => answerRequest(edge, request, response);
    // Express routes paths alone, and answers what it cannot route with a page of HTML: it is let answer nothing.
    if (request.url?.startsWith('/') === true) (app as Middleware)(request, response, answer);
    else void answer();
  };
}
