import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyOperationId } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { BinaryReply, Exchange, OutgoingReply } from '../request/exchange.ts';
import type { Input } from '../request/read-input.ts';
import type { ContractOperation } from '../request/route-table.ts';
import { type Side, judgeOf } from './guard-judge.ts';

/** Where the guard and the server read the contract differently. */
export interface GuardFinding {
  readonly operationId: AnyOperationId;
  readonly side: Side;
  readonly requestId: string;
  readonly message: string;
}

/** A second, independent reading of the contract, which judges every exchange as well. */
export interface ContractGuard {
  /**
   * Judges a request that the compiled validators let pass. The first of an operation are judged when they have been
   * answered, since nobody shall wait for the guard to get ready: what is found there is reported, and refuses nothing.
   * @throws ApiError invalid_request, once it is reported
   */
  checkRequest(operation: ContractOperation, exchange: Exchange, input: Input): Promise<void>;
  /** Judges a reply, when the exchange has ended. It is on its way already, and so a finding is reported and stops nothing. */
  checkReply(operation: ContractOperation, exchange: Exchange, reply: OutgoingReply | BinaryReply): void;
  /** Tells that an exchange has ended: what was put off until then is judged. */
  ended(exchange: Exchange): void;
  /** Waits until everything that has ended is judged. */
  settled(): Promise<void>;
}

type Judgement = () => Promise<unknown>;

/**
 * Makes the guard. Each operation has small documents of its own, and gets ready when it is first called.
 * @param report told of every finding
 */
export function createContractGuard(report: (finding: GuardFinding) => void): ContractGuard {
  const putOff = new Map<Exchange, Judgement[]>();
  const underWay = new Set<Promise<unknown>>();

  const judge = async (
    operation: ContractOperation,
    side: Side,
    requestId: string,
    content: Parameters<ReturnType<typeof judgeOf>['judge']>[0],
  ): Promise<boolean> => {
    const tell = (message: string): void =>
      report({ operationId: operation.operationId, side, requestId, message });
    try {
      const message = await judgeOf(operation, side).judge(content);
      if (message !== undefined) tell(message);
      return message === undefined;
    } catch (error) {
      // What is wrong is the guard itself, for which no caller answers.
      tell(`could not be judged: ${String(error)}`);
      return true;
    }
  };
  const judgeAtEnd = (exchange: Exchange, judgement: Judgement): void => {
    putOff.set(exchange, [...(putOff.get(exchange) ?? []), judgement]);
  };
  const run = async (judgements: readonly Judgement[]): Promise<void> => {
    // The answer leaves before.
    await nextTurn();
    for (const judgement of judgements) await judgement();
  };

  return {
    checkRequest: async (operation, exchange, input) => {
      const { request, requestId, pathname, queryText } = exchange;
      const method = operation.method.toUpperCase();
      // The library reads the path alone: not the server's name before it.
      const url = queryText === '' ? pathname : `${pathname}?${queryText}`;
      // A copy: the library writes types and defaults into what it judges.
      const copy = { method, url, headers: { ...request.headers }, body: structuredClone(input.body) };
      const judgement = (): Promise<boolean> => judge(operation, 'request', requestId, copy);
      if (!judgeOf(operation, 'request').isReady) judgeAtEnd(exchange, judgement);
      else if (!(await judgement())) throw new ApiError('invalid_request');
    },
    checkReply: (operation, exchange, reply) => {
      // Other media types than JSON have no schema that could be judged.
      if ('body' in reply || reply.contentType !== 'application/json') return;
      // What the caller sent may be what the reply refuses: only the operation counts here.
      const url = operation.path.replaceAll(/\{[^}]+\}/g, 'id');
      const call = { method: operation.method.toUpperCase(), url, headers: {}, reply };
      judgeAtEnd(exchange, () => judge(operation, 'reply', exchange.requestId, call));
    },
    ended: (exchange) => {
      const judgements = putOff.get(exchange);
      if (judgements === undefined) return;
      putOff.delete(exchange);
      const running = run(judgements).finally(() => underWay.delete(running));
      underWay.add(running);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
