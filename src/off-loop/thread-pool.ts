import type { URL } from 'node:url';
import { ApiError } from '../errors/api-error.ts';
import { ComputingThread } from './thread-handle.ts';

/** What a pool of threads may take. */
export interface PoolBounds {
  /** The most threads at once. Each computes one job at a time. */
  readonly threads: number;
  /** The most jobs that wait: in all queues together, and in one queue. */
  readonly waiting: number;
  readonly waitingInQueue: number;
  /** How long one job may take. */
  readonly jobMs: number;
  /** How long a thread is kept that has nothing to do. */
  readonly idleMs: number;
}

interface Job<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Computes off the event loop what would keep it for milliseconds. Jobs wait in queues, such as one for each tenant or each link. At
 * most one job of a queue is computed at a time, and queues take turns, so that a tenant or a link that floods waits behind itself.
 */
export class ThreadPool<Input, Output> {
  readonly #entry: URL;
  readonly #bounds: PoolBounds;
  /** Jobs that wait, by the name of their queue. The queue whose turn is next comes first. */
  readonly #waiting = new Map<string, Job<Input, Output>[]>();
  #waitingCount = 0;
  readonly #busyQueues = new Set<string>();
  readonly #idle = new Map<ComputingThread<Input, Output>, NodeJS.Timeout>();
  #busyThreads = 0;

  /** @param entry a module that calls `computeInThread`; its name ends in `-thread.ts`, by which the build finds it */
  constructor(entry: URL, bounds: PoolBounds) {
    this.#entry = entry;
    this.#bounds = bounds;
  }

  /**
   * Computes one output in a thread.
   * @throws ApiError service_unavailable when too many jobs wait or the job took too long; Error when it failed
   */
  async run(queue: string, input: Input): Promise<Output> {
    const { waiting, waitingInQueue } = this.#bounds;
    const own = this.#waiting.get(queue) ?? [];
    if (this.#waitingCount >= waiting || own.length >= waitingInQueue) {
      throw new ApiError('service_unavailable', { reason: 'threads_full', retryAfterSeconds: 1 });
    }
    return new Promise<Output>((resolve, reject) => {
      own.push({ input, resolve, reject });
      this.#waiting.set(queue, own);
      this.#waitingCount += 1;
      this.#begin();
    });
  }

  /** Begins every job that has a thread and whose queue computes nothing. */
  #begin(): void {
    for (const [queue, jobs] of this.#waiting) {
      if (this.#busyThreads >= this.#bounds.threads) return;
      const job = this.#busyQueues.has(queue) ? undefined : jobs.shift();
      if (job === undefined) continue;
      this.#waiting.delete(queue);
      if (jobs.length > 0) this.#waiting.set(queue, jobs);
      this.#waitingCount -= 1;
      void this.#compute(queue, job);
    }
  }

  async #compute(queue: string, { input, resolve, reject }: Job<Input, Output>): Promise<void> {
    this.#busyQueues.add(queue);
    this.#busyThreads += 1;
    let thread: ComputingThread<Input, Output> | undefined;
    try {
      thread = this.#takeIdle() ?? new ComputingThread<Input, Output>(this.#entry);
      resolve(await thread.compute(input, this.#bounds.jobMs));
    } catch (error) {
      reject(error);
    }
    this.#busyThreads -= 1;
    this.#busyQueues.delete(queue);
    if (thread?.isEnded === false) this.#keep(thread);
    this.#begin();
  }

  #takeIdle(): ComputingThread<Input, Output> | undefined {
    for (const [thread, end] of this.#idle) {
      clearTimeout(end);
      this.#idle.delete(thread);
      if (!thread.isEnded) return thread;
    }
    return undefined;
  }

  #keep(thread: ComputingThread<Input, Output>): void {
    const end = setTimeout(() => {
      this.#idle.delete(thread);
      thread.end();
    }, this.#bounds.idleMs).unref();
    this.#idle.set(thread, end);
  }
}
