import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWatched } from '../tests/run-watched.ts';
import type { ForeignClient } from './foreign-clients.ts';

const PROGRAMS = fileURLToPath(new URL('programs/', import.meta.url));

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const SDK = fileURLToPath(new URL('../../sdk', import.meta.url));

/** What every program prints: its payout settled, its pages hold the movements, its webhook has a secret, its refusal a code. */
const SAID = ['settled', 'movements true', 'secret true', 'insufficient_funds'];

const SHOWN_CHARACTERS = 2_000;

export interface Attempt {
  readonly name: string;
  readonly outcome: 'paid' | 'failed' | 'not tried';
  readonly seconds: number;
  /** Why it was not tried, or what the step that failed said. */
  readonly reason?: string;
}

export interface Surroundings {
  /** Of the server. */
  readonly url: string;
  readonly secretKey: string;
  /** openapi-generator's jar. */
  readonly generator: string;
}

interface Ended {
  readonly exitCode: number | null;
  readonly output: string;
}

async function runBash(
  line: string,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<Ended> {
  let output = '';
  const exitCode = await runWatched(['bash', '-c', line], {
    folder,
    variables,
    hear: (text) => (output += text),
  });
  return { exitCode, output };
}

async function missing(needs: readonly string[]): Promise<string | undefined> {
  for (const command of needs) {
    const { exitCode } = await runBash(`command -v ${command}`, PROGRAMS, {});
    if (exitCode !== 0) return command;
  }
  return undefined;
}

/** @returns what the last step said @throws Error with what a step said that failed */
async function runSteps(
  { steps }: ForeignClient,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  let said = '';
  for (const step of steps) {
    const { exitCode, output } = await runBash(step, folder, variables);
    if (exitCode !== 0) throw new Error(`${step}\n${output.slice(-SHOWN_CHARACTERS)}`);
    said = output;
  }
  return said;
}

/** Generates a client, compiles it, and pays with it. A failure is an outcome, and never thrown. */
export async function tryClient(client: ForeignClient, place: Surroundings): Promise<Attempt> {
  const { name, program, document } = client;
  const startedAt = performance.now();
  const end = (outcome: Attempt['outcome'], reason?: string): Attempt => ({
    name,
    outcome,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    ...(reason === undefined ? {} : { reason }),
  });
  const lacking = await missing(client.needs);
  if (lacking !== undefined) return end('not tried', `${lacking} is not on the PATH`);
  const folder = await mkdtemp(join(tmpdir(), 'corridor-client-'));
  try {
    await copyFile(join(PROGRAMS, program), join(folder, program));
    const said = await runSteps(client, folder, {
      DOCUMENT: `${place.url}${document ?? ''}`,
      GENERATOR: place.generator,
      MODULES,
      SDK,
      CORRIDOR_URL: place.url,
      CORRIDOR_API_KEY: place.secretKey,
      CORRIDOR_RUN: name.replaceAll(/\W+/g, '-'),
    });
    // Build tools may colour the end of what a program says.
    const lines = said
      .toLowerCase()
      .split('\n')
      .filter((line) => SAID.includes(line));
    return lines.join() === SAID.join()
      ? end('paid')
      : end('failed', `It said:\n${said.slice(-SHOWN_CHARACTERS)}`);
  } catch (error) {
    return end('failed', error instanceof Error ? error.message : String(error));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
