import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadAnswer, LoadJob, Round } from './job.ts';

const GENERATOR = fileURLToPath(new URL('generator.ts', import.meta.url));

let started: ChildProcess | undefined;

/** One generator for all rounds, whose code is compiled when they count; it ends with this process, which it does not keep. */
function generator(): ChildProcess {
  if (started?.connected !== true) {
    started = fork(GENERATOR, { execArgv: ['--import', 'tsx'] });
    started.unref();
    started.channel?.unref();
  }
  return started;
}

/**
 * Has a process of its own put a load on a server, in a closed loop or at a rate.
 * @throws Error at the first answer that is no success
 */
export async function runLoad(job: LoadJob): Promise<Round> {
  const child = generator();
  child.channel?.ref();
  const over = new AbortController();
  try {
    const ended = once(child, 'exit', over).then((): [LoadAnswer] => [{ fault: 'The generator ended' }]);
    const answered = once(child, 'message', over) as Promise<[LoadAnswer]>;
    child.send(job);
    const [answer] = await Promise.race([answered, ended]);
    // Whoever is still waited for is told so, and nobody hears it.
    for (const waiting of [answered, ended]) waiting.catch(() => undefined);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.round;
  } finally {
    over.abort();
    child.channel?.unref();
  }
}
