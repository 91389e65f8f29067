import { parentPort } from 'node:worker_threads';

/** What a thread answers to one input. */
export type ThreadAnswer<Output> = { readonly output: Output } | { readonly error: string };

/**
 * Makes the module that calls it the entry of a thread: it computes one output for each input that a `ThreadPool` sends.
 * Inputs and outputs are copied from one thread to the other, so they are plain data.
 */
export function computeInThread(compute: (input: never) => unknown): void {
  const answer = async (input: unknown): Promise<ThreadAnswer<unknown>> => {
    try {
      return { output: await compute(input as never) };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.on('message', (input: unknown) => {
    void answer(input).then((answered) => parentPort?.postMessage(answered));
  });
}
