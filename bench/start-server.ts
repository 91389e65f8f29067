import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { WriteQueueFigures, ProcessFigures, Question, Ready, ServerOptions } from './contestant.ts';

export interface MeasuredServer extends Ready {
  processFigures(): Promise<ProcessFigures>;
  /** What its write queue did since this was asked last, where it was started with a timed one. */
  takeWriteQueueFigures(): Promise<WriteQueueFigures>;
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions, checkout: string): Promise<MeasuredServer> {
  return forkServer(join(checkout, 'bench', 'bench-server.ts'), options, checkout);
}

/**
 * Starts a server that says when it is ready and what it has used, as bench-server.ts does.
 * @param checkout where its packages are looked for
 */
export async function forkServer(script: string, options: object, checkout: string): Promise<MeasuredServer> {
  const child = fork(script, [JSON.stringify(options)], { cwd: checkout, execArgv: ['--import', 'tsx'] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${String(code)} before it was ready: ${JSON.stringify(options)}`);
  });
  const [ready] = (await Promise.race([once(child, 'message'), failed])) as [Ready];
  // From here on its end is no failure.
  failed.catch(() => undefined);
  const ask = async (question: Question): Promise<unknown> => {
    const answer = once(child, 'message') as Promise<[unknown]>;
    child.send(question);
    const [figures] = await answer;
    return figures;
  };
  return {
    ...ready,
    processFigures: async () => (await ask('process')) as ProcessFigures,
    takeWriteQueueFigures: async () => (await ask('writeQueue')) as WriteQueueFigures,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
