// What Dredd takes, and what it gives to a hook file, as far as this suite uses it.

/** One documented exchange: the request that Dredd will send and the answer that it expects. */
interface DreddTransaction {
  readonly name: string;
  readonly origin: { readonly resourceName: string };
  readonly request: { readonly method: string; headers: Record<string, string>; body?: string };
  readonly expected: {
    readonly statusCode: string;
    headers: Record<string, string>;
    body?: string;
    bodySchema?: object;
  };
  fullPath: string;
  host: string;
  port: string;
  /** The answer, as it came; there once the request was sent. */
  readonly real: { readonly headers: Record<string, string> };
  /** Why the transaction fails whatever is answered; true once Dredd has moved the reason to its message. */
  fail?: string | true;
  skip: boolean;
  /** Absent if the request could not even be sent. */
  readonly test?: { readonly status: 'pass' | 'fail' | 'skip'; readonly message: string };
}

declare module 'hooks' {
  /** Runs before the first transaction. */
  export function beforeAll(hook: (all: DreddTransaction[], done: () => void) => void): void;
  /** Runs before each transaction. */
  export function beforeEach(hook: (one: DreddTransaction, done: () => void) => void): void;
  /** Runs before each answer is judged. */
  export function beforeEachValidation(hook: (one: DreddTransaction, done: () => void) => void): void;
  /** Runs after the last transaction. */
  export function afterAll(hook: (all: DreddTransaction[], done: () => void) => void): void;
}

declare module 'dredd' {
  import type { EventEmitter } from 'node:events';

  /** A run of Dredd, which tells its progress by the given emitter. */
  export default class Dredd {
    constructor(configuration: {
      readonly endpoint: string;
      readonly path: readonly string[];
      readonly hookfiles: readonly string[];
      readonly color: boolean;
      readonly emitter: EventEmitter;
    });
    run(
      callback: (error: Error | null, counts: { readonly failures: number; readonly errors: number }) => void,
    ): void;
  }
}
