import Counter from 'prom-client/lib/counter.js';
import Histogram from 'prom-client/lib/histogram.js';
import type Registry from 'prom-client/lib/registry.js';
import type { HttpWatch } from '../http/http-watch.ts';
import type { LongestTurn } from './longest-turn.ts';

const SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6];

/** What stands for every path that the contract does not know: callers choose those, and could choose any number. */
const NO_OPERATION = 'unknown';

/** What stands for the status of an exchange whose caller was gone before there was one. */
const NO_STATUS = 'abandoned';

/** What the edge tells of each exchange, by its operation and its status. */
export function watchHttp(registry: Registry, turn: Pick<LongestTurn, 'begin'>): HttpWatch {
  const registers = [registry];
  const requests = new Histogram({
    name: 'corridor_http_request_seconds',
    help: 'Duration of requests from the end of the headers to the end of the answer, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const unreadable = new Counter({
    name: 'corridor_http_unreadable_total',
    help: 'Connections refused before a request was read (malformed or too slow), by status.',
    labelNames: ['status'],
    registers,
  });
  return {
    working: (operationId) => turn.begin(operationId),
    answered: (operationId, status, ms) => {
      requests.observe({ operation: operationId ?? NO_OPERATION, status: status ?? NO_STATUS }, ms / 1_000);
    },
    refusedByParser: (status) => unreadable.inc({ status }),
  };
}
