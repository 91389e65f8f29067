import type { Exchange } from '../http/exchange.ts';
import type { Json } from '../json/json.ts';

/** One promise that did not hold, with the operation or resource concerned. */
export interface Failure {
  /** Name of the check. */
  readonly check: string;
  /** The check that was tried as it was found, if that is another. */
  readonly during?: string | undefined;
  /** The operation that broke it. */
  readonly operation: string;
  readonly message: string;
  readonly exchanges: readonly Exchange[];
  /** What the check keeps to run it again: shrunk commands, what the ledger should be and what it is. */
  readonly evidence?: Json;
}

/** Ends a check, or its part for one operation, at a promise that did not hold. */
export class Broken extends Error {
  readonly operation: string;
  readonly exchanges: readonly Exchange[];
  readonly evidence: Json | undefined;

  constructor(operation: string, message: string, exchanges: readonly Exchange[] = [], evidence?: Json) {
    super(message);
    this.operation = operation;
    this.exchanges = exchanges;
    this.evidence = evidence;
  }
}

/**
 * Ends a check, or its part for one operation, that needs what the run was not given, or what the document does not have. It
 * says nothing of any promise.
 */
export class NotTried extends Error {}

/** The run cannot begin or not go on, for a reason that says nothing of the promises. */
export class CannotRun extends Error {}

/** The server answers no one: the run cannot go on, and what was not tried yet says nothing of its promises. */
export class ServerGone extends Error {}

/** Ends a check that took too long, or that a signal has stopped. What it has not come to says nothing of any promise. */
export class CheckStopped extends Error {}

/** Why something was not tried, where the suite itself went wrong. */
export function mistakeIn(message: string): string {
  return `the suite made a mistake: ${message}`;
}

/** Whether an error ends more than the part that threw it: no part may go on after it. */
export function endsMore(error: unknown): boolean {
  return error instanceof ServerGone || error instanceof CheckStopped;
}
