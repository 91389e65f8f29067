import type { Caller, ReadContext } from '../contract/handler.ts';
import type { Edge } from './edge.ts';

/** What a handler may use that reads for a caller. */
export function readContext(edge: Edge, caller: Caller): ReadContext {
  const { database, clock, cursors, isStopping, market, sealer, config } = edge;
  const { environment, seller } = config;
  return { database, clock, cursors, environment, seller, isStopping, market, sealer, caller };
}
