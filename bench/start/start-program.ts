import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export interface Program {
  readonly folder: string;
  readonly command: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
}

export interface RunningProgram {
  readonly pid: number;
  readonly url: string;
  /** The secret key of the demo tenant that it has made; empty if it made none. */
  readonly key: string;
  stop(): Promise<void>;
}

const LIMIT_MS = 120_000;

export function startScriptOf(folder: string): string {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string; prestart?: string };
  };
  return scripts.prestart === undefined ? scripts.start : `${scripts.prestart} && ${scripts.start}`;
}

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

/** Starts a program on any free port, and waits until it listens. @throws Error if it ends before, or takes two minutes */
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
