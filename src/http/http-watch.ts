import type { AnyOperationId } from '../contract/operation-types.ts';

/** Told of each exchange when it is over: it must be quick, and must not throw. */
export interface HttpWatch {
  /** The event loop is with an operation from now on, until it turns to something else. */
  working(operationId: AnyOperationId): void;
  /**
   * @param operationId undefined where the request named no operation of the contract
   * @param status undefined where the caller was gone before there was an answer
   */
  answered(operationId: AnyOperationId | undefined, status: number | undefined, ms: number): void;
  /** What came was no request that an operation could have answered. */
  refusedByParser(status: number): void;
}
