import type { Contract } from '../contract/contract.ts';
import { headerOf, statusOf, type Exchange } from '../http/exchange.ts';
import { textAt } from '../json/json.ts';
import { judgeRequest } from './judge-request.ts';
import { judgeError, judgeResponse } from './judge-response.ts';
import type { SchemaJudge } from './schema-judge.ts';

/** The suite itself sent what it did not mean to send: a fault of the suite, and never of the server. */
export class SuiteFault extends Error {}

/** What one exchange breaks of the contract. */
export interface Judgement {
  /** What the server did wrong. */
  readonly faults: readonly string[];
  /** What the suite did wrong: a request that was meant to keep the contract breaks it. */
  readonly mistake: SuiteFault | undefined;
}

/**
 * Judges one exchange by the contract alone: the response by what is documented, and the request against the response,
 * since whatever breaks the contract must be refused and whatever keeps it must not be called invalid.
 */
export function judgeExchange(exchange: Exchange, contract: Contract, judge: SchemaJudge): Judgement {
  const operation = contract.operations.get(exchange.operationId ?? '');
  if (operation === undefined) return { faults: judgeError(exchange, contract), mistake: undefined };
  const faults = judgeResponse(operation, exchange, contract, judge);
  const status = statusOf(exchange);
  if (status === 500) faults.push('500 failed on its own side');
  const broken = judgeRequest(operation, exchange.request, judge);
  if (exchange.intent === 'valid' && broken.length > 0) {
    const mistake = new SuiteFault(`The suite sent ${operation.id} wrongly: ${broken.join('; ')}`);
    return { faults: [...new Set(faults)], mistake };
  }
  const isAccepted = status >= 200 && status < 300;
  if (isAccepted && broken.length > 0) {
    faults.push(`${status} accepted a request that breaks the contract: ${broken.join('; ')}`);
  } else if (isAccepted && exchange.intent === 'invalid') {
    faults.push(`${status} accepted a request that breaks the rules`);
  }
  const code = textAt(exchange.response?.json, 'code');
  if (exchange.intent === 'valid' && status === 400 && code === 'invalid_request') {
    faults.push(
      `400 called a request invalid that keeps the contract: ${textAt(exchange.response?.json, 'message')}`,
    );
  }
  if (status !== 0 && headerOf(exchange, 'x-request-id') === undefined)
    faults.push(`${status} lacks X-Request-Id`);
  const isOfCaller = operation.path.startsWith('/v1/') && status !== 0;
  if (isOfCaller && !/\bno-store\b/.test(headerOf(exchange, 'cache-control') ?? ''))
    faults.push(`${status} lacks Cache-Control: no-store`);
  return { faults: [...new Set(faults)], mistake: undefined };
}
