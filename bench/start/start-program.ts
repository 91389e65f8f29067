import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** A program that listens, and how it is started. */
export interface Program {
  /** The checkout that it runs in. */
  readonly folder: string;
  /** A line for the shell, as npm would run it. */
  readonly command: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The address of its database. */
  readonly databaseUrl: string;
}

/** A program that listens, in a process of its own. */
export interface RunningProgram {
  readonly pid: number;
  readonly url: string;
  /** The secret key of the demo tenant that it has made; empty where it made none. */
  readonly key: string;
  /** Ends it, and waits for its end. */
  stop(): Promise<void>;
}

const LIMIT_MS = 120_000;

/** What `npm start` runs in a checkout. */
export function startScriptOf(folder: string): string {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string; prestart?: string };
  };
  return scripts.prestart === undefined ? scripts.start : `${scripts.prestart} && ${scripts.start}`;
}

/** Waits until a server says where it listens; answers with all that it said until then, and reads on for nobody. */
async function untilListening(child: ChildProcess): Promise<{ url: string; said: string }> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`It ended before it listened: ${said}`)));
    const streams = [child.stdout, child.stderr];
    const hear = (text: string): void => {
      said += text;
      const url = /"url":"(http:[^"]+)".*"msg":"listening"/.exec(said)?.[1];
      if (url === undefined) return;
      for (const stream of streams) stream?.off('data', hear).resume();
      resolve({ url, said });
    };
    for (const stream of streams) stream?.setEncoding('utf8').on('data', hear);
  });
}

/** Starts a program on any free port, and waits until it listens. @throws Error where it ends before, or takes two minutes */
export async function startProgram(program: Program): Promise<RunningProgram> {
  const { folder, command, variables, databaseUrl } = program;
  const path = [dirname(process.execPath), join(folder, 'node_modules/.bin'), process.env['PATH']];
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { PATH: path.join(delimiter), PORT: '0', DATABASE_URL: databaseUrl, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  try {
    const { url, said } = await untilListening(child);
    return {
      pid: child.pid ?? 0,
      url,
      key: /Secret key +(\w+)/.exec(said)?.[1] ?? '',
      stop: async () => {
        child.kill();
        await ended;
      },
    };
  } finally {
    clearTimeout(late);
  }
}
