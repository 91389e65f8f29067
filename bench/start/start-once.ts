import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readTree, type TreeFigures } from './process-tree.ts';

/** Something that starts, listens, and answers a first request with 201. */
export interface Starter {
  readonly name: string;
  /** The checkout that it runs in. */
  readonly folder: string;
  /** A line for the shell, as npm would run it. */
  readonly command: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly path: string;
  readonly body: string;
}

/** What one start took. */
export interface Start {
  /** Until the first 201 had been read, as all but the last two. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly residentMiB: number;
  /** What it has used when it has come to rest after it: what it put off is done then. */
  readonly cpuSecondsAtRest: number;
  readonly residentMiBAtRest: number;
}

const REST_MS = 500;

const LIMIT_MS = 120_000;

/** What `npm start` runs in a checkout. */
export function startScriptOf(folder: string): string {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { start: string; prestart?: string };
  };
  return scripts.prestart === undefined ? scripts.start : `${scripts.prestart} && ${scripts.start}`;
}

/** Waits until a server says where it listens; answers with all that it said until then. */
async function untilListening(child: ChildProcess): Promise<{ url: string; said: string }> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`It ended before it listened: ${said}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const url = /"url":"(http:[^"]+)".*"msg":"listening"/.exec(said)?.[1];
        if (url !== undefined) resolve({ url, said });
      });
    }
  });
}

/** Posts, and reads the answer to its end. @throws Error where it is not 201 */
async function create(url: string, key: string, body: string): Promise<void> {
  const call = request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'idempotency-key': 'the-first',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  if (response.statusCode !== 201) throw new Error(`The first request got ${response.statusCode}: ${text}`);
}

/** Waits until processes use no more than a hundredth of a second in half of one, and answers what they have used. */
async function untilAtRest(pid: number): Promise<TreeFigures> {
  const deadline = performance.now() + LIMIT_MS;
  for (let last = readTree(pid); ;) {
    await delay(REST_MS);
    const now = readTree(pid);
    if (now.cpuSeconds - last.cpuSeconds < 0.015 || performance.now() > deadline) return now;
    last = now;
  }
}

/**
 * Starts once on a fresh database, has the first 201, and stops it again. Processor time and memory are those of the
 * process with all that it started.
 */
export async function startOnce({ folder, command, variables, path, body }: Starter): Promise<Start> {
  const scratch = await mkdtemp(join(tmpdir(), 'corridor-start-'));
  const programs = [dirname(process.execPath), join(folder, 'node_modules/.bin'), process.env['PATH']];
  const began = performance.now();
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: {
      PATH: programs.join(delimiter),
      PORT: '0',
      DATABASE_URL: `sqlite:${join(scratch, 'corridor.db')}`,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  try {
    const { url, said } = await untilListening(child);
    const key = /Secret key +(\w+)/.exec(said)?.[1] ?? '';
    await create(`${url}${path}`, key, body);
    const seconds = (performance.now() - began) / 1_000;
    const { cpuSeconds, residentMiB } = readTree(child.pid ?? 0);
    const rest = await untilAtRest(child.pid ?? 0);
    const [cpuSecondsAtRest, residentMiBAtRest] = [rest.cpuSeconds, rest.residentMiB];
    return { seconds, cpuSeconds, residentMiB, cpuSecondsAtRest, residentMiBAtRest };
  } finally {
    clearTimeout(late);
    child.kill();
    await ended;
    await rm(scratch, { recursive: true });
  }
}
