import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readTree, type TreeFigures } from '../usage/process-tree.ts';
import { startProgram, type Program } from './start-program.ts';

/** Something that starts, listens, and answers a first request with 201. */
export interface Starter extends Omit<Program, 'databaseUrl'> {
  readonly name: string;
  readonly path: string;
  readonly body: string;
}

export interface Start {
  /** Until the first 201 had been read, as all but the last two. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly residentMiB: number;
  readonly cpuSecondsAtRest: number;
  readonly residentMiBAtRest: number;
}

const REST_MS = 500;

const LIMIT_MS = 120_000;

/** Posts, and reads the answer to its end. @throws Error if it is not 201 */
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
  call.setTimeout(LIMIT_MS, () => call.destroy(new Error('The first request got no answer')));
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
export async function startOnce({ path, body, ...starter }: Starter): Promise<Start> {
  const scratch = await mkdtemp(join(tmpdir(), 'corridor-start-'));
  const began = performance.now();
  const program = await startProgram({ ...starter, databaseUrl: `sqlite:${join(scratch, 'corridor.db')}` });
  try {
    await create(`${program.url}${path}`, program.key, body);
    const seconds = (performance.now() - began) / 1_000;
    const { cpuSeconds, residentMiB } = readTree(program.pid);
    const rest = await untilAtRest(program.pid);
    const [cpuSecondsAtRest, residentMiBAtRest] = [rest.cpuSeconds, rest.residentMiB];
    return { seconds, cpuSeconds, residentMiB, cpuSecondsAtRest, residentMiBAtRest };
  } finally {
    await program.stop();
    await rm(scratch, { recursive: true });
  }
}
