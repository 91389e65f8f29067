import type { Caller, ReadContext } from '../contract/handler.ts';
import type { Edge } from './edge.ts';

/** What a handler may use that reads for a caller. */
export function readContext(edge: Edge, caller: Caller): ReadContext {
  const { database, clock, cursors, isStopping, market, config } = edge;
  return { database, clock, cursors, seller: config.seller, isStopping, market, caller };
}
