import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Variables } from '../../config/config.ts';
import { programWords, type ProgramName } from './program-words.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** How a program ended, and what it said. */
export interface ProgramResult {
  /** Null where a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that runs. */
export interface RunningProgram {
  readonly process: ChildProcess;
  /** What it has written to standard output so far. */
  output(): string;
  /** What it has written to standard error so far. */
  complaints(): string;
  readonly ended: Promise<ProgramResult>;
}

/**
 * Starts a source file that people run by tsx, or never, as a process of its own, which sees nothing of our environment
 * but the path.
 * @param file its path inside the checkout
 */
export function startProgram(
  file: string,
  parameters: readonly string[],
  variables: Variables,
): RunningProgram {
  return startNode(['--import', 'tsx', file, ...parameters], variables, ROOT, 'read');
}

/**
 * Runs a file of `build/` in a checkout, with plain Node: no part of it is compiled while it runs.
 * @param stdout what has its standard output: this process, nothing that reads it, or a file descriptor
 */
export function runCompiled(
  file: string,
  parameters: readonly string[],
  variables: Variables,
  root = ROOT,
  stdout: 'read' | 'unread' | number = 'read',
): RunningProgram {
  return startNode([`build/${file}`, ...parameters], variables, root, stdout);
}

function startNode(
  words: readonly string[],
  variables: Variables,
  root: string,
  stdout: 'read' | 'unread' | number,
): RunningProgram {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env['PATH'], TZ: process.env['TZ'], ...variables },
    stdio: ['ignore', typeof stdout === 'number' ? stdout : 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  if (stdout === 'read')
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  const ended = once(child, stdout === 'unread' ? 'exit' : 'close').then(([exitCode]) => ({
    exitCode: exitCode as number | null,
    ...said,
  }));
  return { process: child, output: () => said.stdout, complaints: () => said.stderr, ended };
}

/** Starts a program as people do; another checkout than ours need not be compiled. */
function startAsUsersDo(
  name: ProgramName,
  parameters: readonly string[],
  variables: Variables,
  root = ROOT,
): RunningProgram {
  return startNode([...programWords(name, root), ...parameters], variables, root, 'read');
}

/** Runs an operator's command to its end. */
export function runOperator(
  parameters: readonly string[],
  variables: Variables,
  root = ROOT,
): Promise<ProgramResult> {
  return startAsUsersDo('operator', parameters, variables, root).ended;
}

/** A server that runs as people start it. */
export interface ServerProgram {
  readonly program: RunningProgram;
  readonly url: string;
}

/** How long a server may take to listen: a busy machine compiles its TypeScript slowly. */
const START_LIMIT_MS = 30_000;

/** The guard takes its time with each operation at first: tests of it ask for it. */
const UNGUARDED = { CORRIDOR_CONTRACT_GUARD: 'off' };

function urlIn(output: string): string | undefined {
  return /"url":"(http:[^"]+)".*"msg":"listening"/.exec(output)?.[1];
}

/**
 * Starts the server at a port that is free, and waits until it says where it listens.
 * @throws Error with what it said, where it ends before, or takes too long
 */
export async function startServerProgram(variables: Variables, root = ROOT): Promise<ServerProgram> {
  return untilListening(startAsUsersDo('main', [], { ...UNGUARDED, PORT: '0', ...variables }, root));
}

/** Starts the server with a stand-in connected in its composition root, and waits as above. */
export async function startServerWithStandIn(variables: Variables): Promise<ServerProgram> {
  return untilListening(
    startProgram('src/testing/stand-in/start-server.ts', [], { PORT: '0', ...variables }),
  );
}

/** Starts the server as `npm start` does, in a checkout where it was compiled, and waits as above. */
export async function startCompiledServer(variables: Variables, root: string): Promise<ServerProgram> {
  return untilListening(runCompiled('run.cjs', ['main'], { PORT: '0', ...variables }, root));
}

async function untilListening(program: RunningProgram): Promise<ServerProgram> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const url = urlIn(program.output());
    if (url !== undefined) return { program, url };
    const hasEnded = program.process.exitCode !== null || program.process.signalCode !== null;
    if (hasEnded || performance.now() > deadline) {
      program.process.kill('SIGKILL');
      const { stdout, stderr } = await program.ended;
      throw new Error(`It does not listen: ${stdout}${stderr}`);
    }
    await delay(20);
  }
}

/**
 * Starts a server that is expected to refuse, and answers how it ended.
 * @throws Error where it serves instead
 */
export async function runRefusedServer(variables: Variables, root = ROOT): Promise<ProgramResult> {
  const program = startAsUsersDo('main', [], { PORT: '0', ...variables }, root);
  const ended = program.ended.then(() => true);
  while (!(await Promise.race([ended, delay(20, false)]))) {
    if (urlIn(program.output()) === undefined) continue;
    program.process.kill('SIGKILL');
    throw new Error(`It serves: ${(await program.ended).stdout}`);
  }
  return program.ended;
}
