import type { URL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors/api-error.ts';
import type { ThreadAnswer } from './thread-entry.ts';

/** Starts a thread. Sources are loaded by tsx, for which Node needs a program that asks for it: `--import` is not enough in a thread. */
function startThread(entry: URL): Worker {
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, { execArgv: [] });
  const place = JSON.stringify(entry.href);
  const program = `require('node:module').register('tsx/esm', ${place}, { data: true }); import(${place});`;
  return new Worker(program, { eval: true, execArgv: [] });
}

/** A thread that computes one output at a time. It keeps no process alive while it has nothing to do. */
export class ComputingThread<Input, Output> {
  readonly #worker: Worker;
  #isEnded = false;

  /** @param entry a module that calls `computeInThread` */
  constructor(entry: URL) {
    this.#worker = startThread(entry);
    this.#worker.unref();
    const note = (): void => void (this.#isEnded = true);
    // Without a listener, an error of an idle thread would end the process.
    this.#worker.on('error', note).on('exit', note);
  }

  /** Whether it computes nothing from now on. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /**
   * The output for an input.
   * @param limitMs the thread is ended when it takes longer
   * @throws ApiError service_unavailable when it took too long; Error when the computation failed or the thread ended
   */
  compute(input: Input, limitMs: number): Promise<Output> {
    const worker = this.#worker;
    return new Promise<Output>((resolve, reject) => {
      // First, since it throws when an input cannot be copied. An answer comes in a later turn at the earliest.
      worker.postMessage(input);
      const settle = (act: () => void): void => {
        clearTimeout(limit);
        worker.off('message', hear).off('error', fail).off('exit', leave);
        worker.unref();
        act();
      };
      const hear = (answer: ThreadAnswer<Output>): void =>
        settle(() => ('output' in answer ? resolve(answer.output) : reject(new Error(answer.error))));
      const fail = (error: Error): void => settle(() => reject(error));
      const leave = (code: number): void =>
        settle(() => reject(new Error(`The thread ended with ${code} while it computed.`)));
      const limit = setTimeout(() => {
        settle(() => {
          this.end();
          const cause = new Error(`The thread took longer than ${limitMs} ms.`);
          reject(new ApiError('service_unavailable', { reason: 'thread_late', retryAfterSeconds: 1, cause }));
        });
      }, limitMs);
      worker.on('message', hear).on('error', fail).on('exit', leave);
      worker.ref();
    });
  }

  /** Ends it, whatever it computes. */
  end(): void {
    this.#isEnded = true;
    void this.#worker.terminate();
  }
}
