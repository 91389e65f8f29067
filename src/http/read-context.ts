import type { Caller, Outside, ReadContext } from '../contract/handler.ts';
import type { Database } from '../db/connection.ts';
import type { Edge } from './edge.ts';
import type { Exchange } from './request/exchange.ts';
import { linkOriginOf } from './request/browser.ts';

/** @param database in place of the edge's own */
export function readContext(edge: Edge, caller: Caller, database: Database = edge.database): ReadContext {
  const { clock, cursors, isStopping, health, market, sealer, epochs, requests = null, config } = edge;
  const { environment, seller } = config;
  return {
    database,
    clock,
    cursors,
    environment,
    seller,
    isStopping,
    health,
    market,
    sealer,
    epochs,
    requests,
    caller,
  };
}

/** A read's context, and the world outside of the service. */
export function outsideOf(edge: Edge, caller: Caller, { request, basePath }: Exchange): Outside {
  const { urls, config } = edge;
  const publicUrl = (): string => linkOriginOf(request, config) + basePath;
  return { ...readContext(edge, caller), urls, publicUrl };
}
