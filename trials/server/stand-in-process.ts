import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const SECRET = 'the stand-in of a trial';

export interface BookedOrder {
  readonly id: string;
  readonly kind: string;
  readonly sum: { readonly asset: string; readonly minor: string } | null;
  readonly details: object;
  readonly repeats: number;
  readonly status: string;
}

export interface TakenFile {
  readonly name: string;
  readonly rail: string;
  readonly sequence: number;
  readonly orderIds: readonly string[];
  /** How often it came again, the same to the byte. */
  readonly repeats: number;
  readonly conflicts: number;
}

export interface StandInBooks {
  readonly orders: readonly BookedOrder[];
  readonly entries: readonly { readonly orderId: string | null }[];
  readonly files: readonly TakenFile[];
  readonly faults: Readonly<Record<string, number>>;
  readonly deliveries: Readonly<Record<string, number>>;
}

const NAMES = ['bank', 'chain', 'exchange', 'identity'] as const;

export type StandInName = (typeof NAMES)[number];

export class StandInProcess {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** Starts one and waits until it listens. @throws Error if it ends before */
  static async start(seed: string): Promise<StandInProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/testing/stand-in/start-stand-in.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        STAND_IN_SEED: seed,
        STAND_IN_SECRET: SECRET,
      },
    });
    process.once('exit', () => child.kill('SIGKILL'));
    let output = '';
    const stdout = child.stdout.setEncoding('utf8');
    while (!output.includes('\n')) {
      const [text] = (await Promise.race([once(stdout, 'data'), once(child, 'exit')])) as [unknown];
      if (typeof text !== 'string') throw new Error('The stand-in did not start');
      output += text;
    }
    return new StandInProcess(child, (JSON.parse(output) as { readonly url: string }).url);
  }

  /**
   * What a server is told of it; the providers that are not named are not connected.
   * @param filesMs from one cut-off of the bank's files to the next, where it takes any
   */
  variables(names: readonly StandInName[], timeoutMs: number, filesMs?: number): Record<string, string> {
    return {
      ...Object.fromEntries(NAMES.map((name) => [`CORRIDOR_${name.toUpperCase()}`, 'none'])),
      STAND_IN_URL: this.url,
      STAND_IN_SECRET: SECRET,
      STAND_IN_PROVIDERS: names.join(),
      STAND_IN_TIMEOUT_MS: String(timeoutMs),
      ...(filesMs === undefined ? {} : { STAND_IN_FILES_MS: String(filesMs) }),
    };
  }

  /** Has a provider behave otherwise from now on, in what is given. */
  async behave(name: StandInName, changes: object): Promise<void> {
    await this.#control('PATCH', `${name}/behaviour`, changes);
  }

  async plan(name: StandInName, call: string, fault: string): Promise<void> {
    await this.#control('POST', `${name}/faults`, [{ call, fault }]);
  }

  /** Has a provider tell an address of its news; null ends that. */
  async subscribe(name: StandInName, url: string | null): Promise<void> {
    await this.#control('PUT', `${name}/subscription`, { url });
  }

  async books(name: StandInName): Promise<StandInBooks> {
    return (await (await fetch(`${this.url}/control/${name}/books`)).json()) as StandInBooks;
  }

  async #control(method: string, path: string, body: object): Promise<void> {
    const { ok, status } = await fetch(`${this.url}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!ok) throw new Error(`The stand-in answered ${status} to ${method} ${path}`);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

export const SERVER_WITH_STAND_IN = 'src/testing/stand-in/start-server.ts';
