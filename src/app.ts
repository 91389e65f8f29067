import express, { type Express } from 'express';
import { createAuthenticate } from './access/api-keys/authenticate.ts';
import { answerRequest } from './http/answer-request.ts';
import { createContractGuard } from './http/contract-guard.ts';
import type { Edge, EdgeDependencies } from './http/edge.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { createRouteTable } from './http/route-table.ts';

/**
 * Wires the edge: an application that answers every request, from whatever the composition root passes in.
 * It opens and starts nothing.
 */
export function createApp(dependencies: EdgeDependencies): Express {
  const { config, database, clock, logger, onGuardFinding } = dependencies;
  const { environment } = config;
  const guard = createContractGuard((finding) => {
    logger.error(finding, 'contract guard');
    onGuardFinding?.(finding);
  });
  const edge: Edge = {
    ...dependencies,
    findRoute: createRouteTable(environment),
    authenticate: createAuthenticate({ database, clock, environment }),
    rateLimiter: createRateLimiter(config.rateLimit),
    guard: config.contractGuard ? guard : null,
  };
  const app = express();
  app.disable('x-powered-by');
  app.use((request, response) => answerRequest(edge, request, response));
  return app;
}
