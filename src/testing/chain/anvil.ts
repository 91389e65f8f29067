import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Node } from '../../provider-seam/evm-chain/node.ts';

const require = createRequire(import.meta.url);

/** As the packages of its binaries are called. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

function binary(): string {
  const { platform, arch } = process;
  const name = `@foundry-rs/anvil-${platform}-${ARCHITECTURES[arch] ?? arch}`;
  // Installed beside the package that depends on it.
  const beside = createRequire(require.resolve('@foundry-rs/anvil/package.json'));
  return join(dirname(beside.resolve(`${name}/package.json`)), 'bin/anvil');
}

// Held by its standard input: when our process ends, in whatever way, the pipe closes and the node is stopped.
const KEEPER = '"$@" </dev/null & node=$!; cat >/dev/null; kill -9 $node; wait $node 2>/dev/null';

/** The first account of every such node; its key is known to all. */
export const RICH = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';

export const RICH_KEY = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

/** Blocks of one call. */
const BLOCKS_AT_ONCE = 50;

export interface AnvilOptions {
  readonly chainId?: number;
  readonly port?: number;
  /** A file in which it notes once a second what it has. */
  readonly stateFile?: string;
}

interface Running {
  readonly url: string;
  readonly process: ChildProcess;
}

async function run({ chainId = 8_453, port = 0, stateFile }: AnvilOptions): Promise<Running> {
  const words = ['--no-mining', '--port', String(port), '--chain-id', String(chainId), '--order', 'fifo'];
  if (stateFile !== undefined)
    words.push('--state', stateFile, '--state-interval', '1', '--preserve-historical-states');
  const child = spawn('sh', ['-c', KEEPER, 'sh', binary(), ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.unref();
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /Listening on (127\.0\.0\.1:\d+)/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return { url: `http://${address}`, process: child };
  }
  throw new Error('The node did not start');
}

/** What stands in a file; undefined while it is being written. */
async function wholeState(file: string): Promise<string | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}

/** A node of a chain of its own, which makes a block only when it is told to. */
export class Anvil {
  readonly url: string;
  readonly #options: AnvilOptions;
  #process: ChildProcess;
  readonly #node: Node;

  private constructor({ url, process }: Running, options: AnvilOptions) {
    this.url = url;
    this.#options = options;
    this.#process = process;
    this.#node = new Node(url);
  }

  static async start(options: AnvilOptions = {}): Promise<Anvil> {
    return new Anvil(await run(options), options);
  }

  async stop(): Promise<void> {
    this.#process.ref();
    const ended = once(this.#process, 'exit');
    this.#process.stdin?.end();
    await ended;
  }

  /** Kills it, and starts it again at the same address with what it had noted: its last blocks are lost. */
  async crash(): Promise<void> {
    const { stateFile } = this.#options;
    if (stateFile === undefined) throw new Error('The node notes nothing');
    const before = await wholeState(stateFile);
    await this.stop();
    // It may have been killed while it wrote.
    if ((await wholeState(stateFile)) === undefined && before !== undefined)
      await writeFile(stateFile, before);
    const again = await run({ ...this.#options, port: Number(new URL(this.url).port) });
    this.#process = again.process;
  }

  call(method: string, ...params: readonly unknown[]): Promise<unknown> {
    return this.#node.call(method, params, AbortSignal.timeout(10_000));
  }

  /** Makes blocks, in parts that a busy machine makes in time. */
  async mine(blocks = 1): Promise<void> {
    for (let left = blocks; left > 0; left -= BLOCKS_AT_ONCE)
      await this.call('anvil_mine', `0x${Math.min(left, BLOCKS_AT_ONCE).toString(16)}`);
  }

  async head(): Promise<number> {
    return Number(await this.call('eth_blockNumber'));
  }

  /** Sends from an account whose key the node has, without waiting for a block. */
  async send(to: string | undefined, data: string, from = RICH): Promise<string> {
    const gas = '0x2dc6c0';
    return String(
      await this.call('eth_sendTransaction', { from, data, gas, ...(to === undefined ? {} : { to }) }),
    );
  }

  /** In wei. */
  async giveGas(address: string, wei = 10n ** 18n): Promise<void> {
    await this.call('anvil_setBalance', address, `0x${wei.toString(16)}`);
  }
}
