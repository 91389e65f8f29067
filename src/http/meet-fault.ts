import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../errors/api-error.ts';
import type { InjectedFaults } from './edge.ts';
import type { Exchange } from './request/exchange.ts';
import { CallerGone } from './request/read-body.ts';
import type { ContractOperation } from './request/route-table.ts';
import type { QueryReply } from './run-queries.ts';

/** As a proxy answers whose server does not. */
const BAD_GATEWAY =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>\n';

/** Control calls, by which faults are injected and forgotten, meet none. */
function mayFail({ path }: ContractOperation): boolean {
  return path.startsWith('/v1/') && !path.startsWith('/v1/sandbox/');
}

/** Runs an operation, or what its account wants to happen to it instead. */
export async function meetFault(
  faults: InjectedFaults,
  stopping: AbortSignal,
  exchange: Exchange,
  operation: ContractOperation,
  run: () => Promise<QueryReply>,
): Promise<QueryReply> {
  const { tenantId } = exchange;
  if (tenantId === undefined || !mayFail(operation)) return run();
  const injected = await faults.take(tenantId, operation.operationId);
  switch (injected?.fault) {
    case undefined:
      return run();
    case 'rate_limited':
      throw injectedError('rate_limited');
    case 'unavailable':
      throw injectedError('service_unavailable');
    case 'html':
      return { status: 502, contentType: 'text/html', headers: {}, bodyText: BAD_GATEWAY };
    case 'cut_before':
      return cut(exchange);
    case 'cut_after':
      await run().then(leave, () => undefined);
      return cut(exchange);
    case 'slow':
      return late(run, injected.delayMs, stopping);
  }
}

function injectedError(code: 'rate_limited' | 'service_unavailable'): ApiError {
  const message = 'This is an injected fault: POST /v1/sandbox/faults asked for it.';
  return new ApiError(code, { reason: 'injected_fault', message, retryAfterSeconds: 1 });
}

function cut({ request }: Exchange): never {
  request.socket.destroy();
  throw new CallerGone();
}

/** Nobody reads what a stream has begun. */
async function leave(reply: QueryReply): Promise<void> {
  if ('pieces' in reply) await reply.pieces[Symbol.asyncIterator]().return?.();
}

/** Refusals come late too; a server that stops does not wait. */
async function late(run: () => Promise<QueryReply>, ms: number, stopping: AbortSignal): Promise<QueryReply> {
  try {
    return await run();
  } finally {
    await delay(ms, undefined, { signal: stopping }).catch(() => undefined);
  }
}
