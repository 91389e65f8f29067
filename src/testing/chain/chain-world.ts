import { HDKey } from '@scure/bip32';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Dialect } from '../../db/statements/statement.ts';
import { connectEvmChain } from '../../provider-seam/evm-chain/connect.ts';
import { transferCall } from '../../provider-seam/evm-chain/erc20.ts';
import { signingWith } from '../../provider-seam/evm-chain/signer.ts';
import { pollProvider } from '../../provider-seam/ingest/ingest.ts';
import type { Provider } from '../../provider-seam/port/provider.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { openAlarms } from '../databases/open-alarms.ts';
import { createTestDatabase, type TestDatabase } from '../databases/test-database.ts';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { Anvil, RICH, RICH_KEY } from './anvil.ts';
import { TestToken } from './test-token.ts';

/** Confirmations of a final transfer in these tests. */
export const FINALITY = 4;

/** Of the hot wallet; any would do. */
export const HOT_KEY = '11'.repeat(32);

export const HOT = signingWith(HOT_KEY).address;

/** The private side of deposit addresses, which no server has. */
export const DEPOSIT_ROOT = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'");

/** Longer than a process keeps the stream. */
const HELD_MS = 100_000;

/** For what a passing of time sets going. */
const LATER_PAUSE_MS = 100;

/** Of the token, in its own units. */
export const COIN = 1_000_000n;

export interface ChainWorldOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly chain?: Anvil;
  readonly token?: TestToken;
}

/** A server on Base as a node of the test's own plays it, whose blocks the test makes. */
export class ChainWorld {
  readonly server: TestServer;
  readonly chain: Anvil;
  readonly token: TestToken;
  readonly folder: string;
  readonly #made: TestDatabase;
  #own: Promise<Provider> | undefined;

  private constructor(parts: Pick<ChainWorld, 'server' | 'chain' | 'token' | 'folder'>, made: TestDatabase) {
    this.server = parts.server;
    this.chain = parts.chain;
    this.token = parts.token;
    this.folder = parts.folder;
    this.#made = made;
  }

  static async open(dialect: Dialect, options: ChainWorldOptions = {}): Promise<ChainWorld> {
    const folder = await mkdtemp(join(tmpdir(), 'corridor-chain-'));
    const keyFile = join(folder, 'hot-wallet.key');
    await writeFile(keyFile, `${HOT_KEY}\n`, { mode: 0o600 });
    const chain = options.chain ?? (await Anvil.start());
    const token = options.token ?? (await TestToken.deploy(chain, 'USDC'));
    await chain.giveGas(HOT);
    const made = await createTestDatabase(dialect);
    const variables = {
      CORRIDOR_CHAIN: 'evm',
      CORRIDOR_EVM_NODES: `base=${chain.url}`,
      CORRIDOR_EVM_TOKENS: `base:USDC=${token.address}`,
      CORRIDOR_EVM_DEPOSIT_KEY: DEPOSIT_ROOT.publicExtendedKey,
      CORRIDOR_EVM_KEY_FILE: keyFile,
      CORRIDOR_CONFIRMATIONS: `base=${FINALITY}`,
      ...options.variables,
    };
    const server = await startTestServer(made.url, { variables });
    server.service.worker.start();
    return new ChainWorld({ server, chain, token, folder }, made);
  }

  async close(): Promise<void> {
    try {
      await this.server.close();
    } finally {
      await this.chain.stop();
      await this.#made.remove();
      await rm(this.folder, { recursive: true, force: true });
    }
  }

  get submit(): WriteQueue['submit'] {
    const { writeQueue } = this.server.service;
    return (write) => writeQueue.submit(write);
  }

  /** The adapter of another process: it remembers nothing beside the database. @param submit its writes */
  adapter(submit = this.submit): Promise<Provider> {
    const { database, config, clock, subjects } = this.server.service;
    if (config.evmChain === null) throw new Error('No chain is connected');
    const { confirmations } = config;
    return connectEvmChain(
      { ...config.evmChain, confirmations },
      {
        database,
        submit,
        clock,
        newToken: randomUUID,
        receivers: subjects.receiversIn(database.reader),
      },
    );
  }

  /** Looks at the chain until nothing is new; with writes of its own, in a process of its own. */
  async look(submit?: WriteQueue['submit']): Promise<void> {
    const { database, subjects } = this.server.service;
    // Of the queue, reading uses nothing else.
    const writeQueue = { submit: submit ?? this.submit } as WriteQueue;
    const own = submit === undefined ? (this.#own ??= this.adapter()) : this.adapter(submit);
    const { name, adapter, limits, poll } = await own;
    if (poll === undefined) throw new Error('The chain is never asked');
    const onFault = (error: unknown): never => {
      throw error;
    };
    const { signal } = new AbortController();
    // The process that held the stream is dead.
    this.server.passTime(HELD_MS);
    await pollProvider({ database, writeQueue, subjects, onFault, signal }, { name, adapter, limits, poll });
  }

  /** Makes blocks, and looks. */
  async mine(blocks = 1): Promise<void> {
    await this.chain.mine(blocks);
    await this.look();
  }

  /** Has the token refuse an address in the block of the transfer that waits, before it. */
  async refuseInItsBlock(address: string): Promise<void> {
    await this.chain.call('anvil_dropAllTransactions');
    await this.token.bar(address);
    await this.look();
    await this.waiting(1);
    await this.mine(FINALITY);
    await this.token.bar(address, false);
  }

  /** A transfer as its sender signed it, to be brought as often as a test likes. */
  async signedTransfer(to: string, value: bigint): Promise<string> {
    const nonce = Number(await this.chain.call('eth_getTransactionCount', RICH, 'pending'));
    return signingWith(RICH_KEY).sign({
      chainId: 8_453n,
      nonce,
      to: this.token.address,
      data: transferCall(to, value),
      gasLimit: 100_000n,
      maxFeePerGas: 100_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
    }).raw;
  }

  async #pool(): Promise<number> {
    return Number(((await this.chain.call('txpool_status')) as { pending: string }).pending);
  }

  /** Waits until so many transactions wait for a block. */
  async waiting(count: number): Promise<void> {
    await expect.poll(() => this.#pool(), { interval: 20, timeout: 20_000 }).toBe(count);
  }

  /**
   * Lets time pass until something holds: an order that was refused may have noted when it is tried again only after the
   * first passing.
   */
  async later(ms: number, holds: () => Promise<boolean>): Promise<void> {
    const look = async (): Promise<boolean> => {
      this.server.passTime(ms);
      await delay(LATER_PAUSE_MS);
      return holds();
    };
    await expect.poll(look, { interval: LATER_PAUSE_MS, timeout: 20_000 }).toBe(true);
  }

  /** The same until so many transactions wait for a block. */
  async waitingLater(ms: number, count: number): Promise<void> {
    await this.later(ms, async () => (await this.#pool()) === count);
  }

  /** Kinds and subjects of open alarms. */
  alarms(): Promise<string[]> {
    return openAlarms(this.server.service.database.reader);
  }
}
