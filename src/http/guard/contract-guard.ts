import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyOperationId } from '../../contract/operation-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { BinaryReply, Exchange, OutgoingReply } from '../request/exchange.ts';
import type { Input } from '../request/read-input.ts';
import type { ContractOperation } from '../request/route-table.ts';
import { judgeReply, requestJudgeOf } from './guard-judge.ts';

/** A disagreement of guard and server about the contract. */
export interface GuardFinding {
  readonly operationId: AnyOperationId;
  readonly side: 'request' | 'reply';
  readonly requestId: string;
  readonly message: string;
}

/** A second, independent judge of every exchange. */
export interface ContractGuard {
  /**
   * Judges a request that the compiled validators accepted. An operation's first ones are judged after their answer,
   * since the guard must delay none: findings are reported and refuse nothing.
   * @throws ApiError invalid_request, once ready
   */
  checkRequest(operation: ContractOperation, exchange: Exchange, input: Input): Promise<void>;
  /** Judges a reply after the exchange: a finding is reported and stops nothing. */
  checkReply(operation: ContractOperation, exchange: Exchange, reply: OutgoingReply | BinaryReply): void;
  /** Judges what was put off to the end of the exchange. */
  ended(exchange: Exchange): void;
  /** Waits until all ended exchanges are judged. */
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
    side: GuardFinding['side'],
    requestId: string,
    judging: () => Promise<string | undefined>,
  ): Promise<boolean> => {
    const { operationId } = operation;
    const tell = (message: string): void => report({ operationId, side, requestId, message });
    try {
      const message = await judging();
      if (message !== undefined) tell(message);
      return message === undefined;
    } catch (error) {
      // A fault of the guard itself, not of the caller.
      tell(`could not be judged: ${String(error)}`);
      return true;
    }
  };
  const judgeAtEnd = (exchange: Exchange, judgement: Judgement): void => {
    putOff.set(exchange, [...(putOff.get(exchange) ?? []), judgement]);
  };
  const run = async (judgements: readonly Judgement[]): Promise<void> => {
    // The answer leaves first.
    await nextTurn();
    for (const judgement of judgements) await judgement();
  };

  return {
    checkRequest: async (operation, exchange, input) => {
      const { request, requestId, pathname, queryText } = exchange;
      const method = operation.method.toUpperCase();
      // The library reads the path alone.
      const url = queryText === '' ? pathname : `${pathname}?${queryText}`;
      // A copy: the library writes types and defaults into it.
      const copy = { method, url, headers: { ...request.headers }, body: structuredClone(input.body) };
      const judging = requestJudgeOf(operation);
      const judgement = (): Promise<boolean> =>
        judge(operation, 'request', requestId, () => judging.judge(copy));
      if (!judging.isReady) judgeAtEnd(exchange, judgement);
      else if (!(await judgement())) throw new ApiError('invalid_request');
    },
    checkReply: (operation, exchange, reply) => {
      // Only JSON has a schema to judge by.
      if ('body' in reply || reply.contentType !== 'application/json') return;
      judgeAtEnd(exchange, () =>
        judge(operation, 'reply', exchange.requestId, () => judgeReply(operation, reply)),
      );
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
