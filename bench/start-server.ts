import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Ready, ServerOptions } from './contestant.ts';

/** A server in a process of its own, ready to be measured. */
export interface MeasuredServer extends Ready {
  /** The processor time that its process has used so far. */
  cpuMs(): Promise<number>;
  /** Ends the process; nothing that it holds is wanted any more. */
  stop(): Promise<void>;
}

interface CpuMessage {
  readonly cpu: NodeJS.CpuUsage;
}

/** Starts a server of the code in a checkout; it prepares its tenants before it is ready. */
export async function startServer(options: ServerOptions, checkout: string): Promise<MeasuredServer> {
  const child = fork(join(checkout, 'bench', 'bench-server.ts'), [JSON.stringify(options)], {
    // Its packages are looked for from here.
    cwd: checkout,
    execArgv: ['--import', 'tsx'],
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The server of "${options.contestant}" ended with ${String(code)} before it was ready`);
  });
  const [ready] = (await Promise.race([once(child, 'message'), failed])) as [Ready];
  // From here on its end is no failure.
  failed.catch(() => undefined);
  return {
    ...ready,
    cpuMs: async () => {
      const answer = once(child, 'message') as Promise<[CpuMessage]>;
      child.send('cpu');
      const [{ cpu }] = await answer;
      return (cpu.user + cpu.system) / 1000;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
