import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { programWords } from '../../src/testing/server/program-words.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How long a server may take to listen: a loaded machine compiles a copy's TypeScript slowly. */
const START_LIMIT_MS = 60_000;

/** How long one may take to end that is asked to: one that is in a loop without end does not see it. */
const STOP_LIMIT_MS = 15_000;

export interface RunningServer {
  readonly url: string;
  /** What it printed for people before it listened. */
  readonly notice: string;
  /** What it has called an error in its log since it was last asked: faults of its own, findings of its contract guard. */
  takeErrors(): readonly string[];
  stop(): Promise<void>;
}

/** The surroundings, less what would configure the server by chance. */
function surroundings(): NodeJS.ProcessEnv {
  const isSetting = (name: string): boolean => /^(?:CORRIDOR_|TRUST_PROXY$|DATABASE_URL$|PORT$)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSetting(name)));
}

const ERROR_LEVELS: readonly (string | undefined)[] = ['error', 'fatal'];

interface LogLine {
  readonly level?: string;
  readonly msg?: string;
  readonly url?: string;
}

const readLine = (line: string): LogLine => (line.startsWith('{') ? (JSON.parse(line) as LogLine) : {});

async function untilListening(
  child: ChildProcess,
  loggedErrors: string[],
): Promise<Pick<RunningServer, 'url' | 'notice'>> {
  const printed: string[] = [];
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    let isListening = false;
    const fail = (what: string): void => {
      clearTimeout(limit);
      reject(new Error([`The server ${what}.`, ...errors, ...printed].join('\n')));
    };
    const limit = setTimeout(() => fail(`did not listen within ${START_LIMIT_MS} ms`), START_LIMIT_MS);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code) => fail(`ended with exit code ${String(code)}`));
    if (child.stdout === null) return;
    // The lines after this one are read as well, or the full pipe would stop the server.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { level, msg, url } = readLine(line);
      if (ERROR_LEVELS.includes(level)) loggedErrors.push(line);
      if (isListening) return;
      if (msg !== 'listening' || url === undefined) printed.push(line);
      else {
        isListening = true;
        clearTimeout(limit);
        resolve({ url, notice: printed.join('\n') });
      }
    });
  });
}

/**
 * Starts a server on a port that is free, and waits until it listens.
 * @param variables its configuration, beside which nothing of the surroundings counts
 * @param root where its source stands, for a copy of it
 * @param loader a module that is loaded before it
 * @throws Error with what it printed, when it does not come to listen
 */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  root = ROOT,
  loader?: string,
): Promise<RunningServer> {
  const child = spawn(process.execPath, programWords('main', root, loader), {
    cwd: root,
    env: { ...surroundings(), PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
  };
  const loggedErrors: string[] = [];
  const takeErrors = (): readonly string[] => loggedErrors.splice(0);
  try {
    return { ...(await untilListening(child, loggedErrors)), takeErrors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
