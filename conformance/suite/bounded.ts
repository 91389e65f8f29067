import { AsyncLocalStorage } from 'node:async_hooks';
import { CheckStopped } from './failure.ts';

interface Bound {
  readonly name: string;
  stopped: CheckStopped | undefined;
}

const current = new AsyncLocalStorage<Bound>();

/** @throws CheckStopped if what calls was stopped: it may still run, and must send nothing more */
export function demandTime(): void {
  const stopped = current.getStore()?.stopped;
  if (stopped !== undefined) throw stopped;
}

/** The name of what calls, where that is bounded. */
export function currentName(): string | undefined {
  return current.getStore()?.name;
}

/**
 * Does something within a time, and no longer than a signal allows. Whatever goes on behind the end sends nothing more.
 * @throws CheckStopped if it was not over by then
 */
export async function bounded(
  act: () => Promise<void>,
  {
    name,
    ms,
    signal,
  }: { readonly name: string; readonly ms: number; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const bound: Bound = { name, stopped: undefined };
  let stop: (reason: string) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = (reason) => {
      bound.stopped ??= new CheckStopped(reason);
      reject(bound.stopped);
    };
  });
  const interrupt = (): void => stop('the run was interrupted');
  const timer = setTimeout(() => stop(`it was not over after ${ms / 1000} s`), ms);
  signal?.addEventListener('abort', interrupt);
  if (signal?.aborted === true) interrupt();
  try {
    await Promise.race([stopped, current.run(bound, act)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', interrupt);
  }
}
