import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programWords } from '../../src/testing/server/program-words.ts';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How long a server may take until it listens: the machine may be busy. */
const START_LIMIT_MS = 60_000;

const USUAL_OUTPUT = 20_000;

export interface ServerOptions {
  readonly databaseUrl: string;
  readonly loader?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly program?: string;
  /** Where its standard output goes instead of to us, who then cannot read where it listens: `PORT` must be given. */
  readonly stdout?: number;
  /** How many characters of what it says are kept; its last 20,000 if omitted. */
  readonly keptOutput?: number;
}

const OUTAGE_BEGAN = '"msg":"the database is unavailable"';
const OUTAGE_ENDED = '"msg":"the database is available again"';

/** Servers in groups of their own would outlive a run that is broken off. */
const running = new Set<ServerProcess>();
process.once('exit', () => {
  for (const server of running) server.signal('SIGKILL');
});

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #output = '';
  #url = '';
  #lastLine = '';
  readonly #outagesTold: ('began' | 'ended')[] = [];

  private constructor(child: ChildProcess, keptOutput: number) {
    this.#child = child;
    running.add(this);
    this.#ended = once(child, 'exit').then(() => {
      running.delete(this);
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-keptOutput);
        this.#countOutages(text);
      });
    }
  }

  /** Starts a server on a port that the system chooses, without waiting for it. */
  static spawn({
    databaseUrl,
    loader,
    variables = {},
    program,
    stdout,
    keptOutput = USUAL_OUTPUT,
  }: ServerOptions): ServerProcess {
    const words = program === undefined ? programWords('main', ROOT, loader) : ['--import', 'tsx', program];
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DATABASE_URL: databaseUrl,
        PORT: '0',
        CORRIDOR_ENV: 'sandbox',
        CORRIDOR_CONTRACT_GUARD: 'off',
        CORRIDOR_LOG_LEVEL: 'info',
        ...variables,
      },
    });
    return new ServerProcess(child, keptOutput);
  }

  /** Starts a server and waits until it listens. @throws Error with its last words when it does not */
  static async start(options: ServerOptions): Promise<ServerProcess> {
    const server = ServerProcess.spawn(options);
    if (options.stdout === undefined) await server.untilListening();
    else await server.untilReady(`http://127.0.0.1:${options.variables?.['PORT'] ?? ''}`);
    return server;
  }

  /** @throws Error with the server's last words when it ends before, or takes too long */
  async untilListening(): Promise<void> {
    const deadline = performance.now() + START_LIMIT_MS;
    for (;;) {
      const url = /"url":"(http:\/\/[^"]+)"[^\n]*"msg":"listening"/.exec(this.#output)?.[1];
      if (url !== undefined) {
        // By address, because a name may be looked up in two families.
        this.#url = url.replace('localhost', '127.0.0.1');
        return;
      }
      if (this.hasEnded || performance.now() > deadline) {
        await this.kill();
        throw new Error(`The server did not start:\n${this.#output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** @throws Error if it ends before it serves, or takes too long */
  async untilReady(url: string): Promise<void> {
    const deadline = performance.now() + START_LIMIT_MS;
    for (;;) {
      const isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      this.#url = url;
      if (isReady) return;
      if (this.hasEnded || performance.now() > deadline) {
        await this.kill();
        throw new Error(`The server did not start:\n${this.#output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  get outagesTold(): readonly ('began' | 'ended')[] {
    return this.#outagesTold;
  }

  #countOutages(text: string): void {
    const lines = (this.#lastLine + text).split('\n');
    this.#lastLine = lines.pop() ?? '';
    for (const line of lines) {
      if (line.includes(OUTAGE_BEGAN)) this.#outagesTold.push('began');
      if (line.includes(OUTAGE_ENDED)) this.#outagesTold.push('ended');
    }
  }

  get url(): string {
    return this.#url;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  get output(): string {
    return this.#output;
  }

  get ended(): Promise<void> {
    return this.#ended;
  }

  /** Of the process that was started; those that it starts are below it. 0 if there is none. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The memory that it holds, as the system counts it. @throws Error if it has ended */
  async residentBytes(): Promise<number> {
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(this.#child.pid)]);
    return Number(stdout) * 1_024;
  }

  signal(name: NodeJS.Signals): void {
    if (this.#child.pid === undefined || this.hasEnded) return;
    try {
      process.kill(-this.#child.pid, name);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }

  /** Kills the whole tree at once, without a chance to tidy up. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    if (!this.hasEnded) await this.#ended;
  }

  /** Asks it to finish what is in progress and to end. @throws Error when it ends with a failure */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    if (!this.hasEnded) await this.#ended;
    if (this.#child.exitCode !== 0) {
      throw new Error(`The server ended with ${this.#child.exitCode ?? 'a signal'}:\n${this.#output}`);
    }
  }
}
