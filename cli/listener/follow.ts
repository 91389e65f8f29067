import { setTimeout as delay } from 'node:timers/promises';
import { warn } from '../output/print.ts';
import { ListTail, type ReadNewest } from './list-tail.ts';
import { listen } from './listen.ts';

/**
 * Shows what a list gets from now on, until the signal ends it.
 * @param begun is called when nothing can be missed any longer
 */
export async function follow<Row extends { readonly id: string }>(
  readNewest: ReadNewest<Row>,
  show: (row: Row) => Promise<void>,
  signal: AbortSignal,
  begun: () => void = () => undefined,
): Promise<void> {
  const tail = await ListTail.begin(readNewest);
  begun();
  await listen({
    tail,
    show,
    warn,
    rest: async (ms) => {
      // The one thing that breaks a rest off is its end.
      await delay(ms, undefined, { signal }).catch(() => undefined);
    },
    signal,
    elapsedMs: () => performance.now(),
  });
}
