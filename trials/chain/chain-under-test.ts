import { HDKey } from '@scure/bip32';
import { addr } from 'micro-eth-signer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Anvil, RICH } from '../../src/testing/chain/anvil.ts';
import { TestToken } from '../../src/testing/chain/test-token.ts';

const HOT_KEY = '22'.repeat(32);

export const HOT = addr.fromPrivateKey(HOT_KEY).toLowerCase();

const DEPOSIT_KEY = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).derive("m/44'/60'/0'");

export const COIN = 1_000_000n;

const CONFIRMATIONS = 3;

export interface ChainUnderTest {
  readonly chain: Anvil;
  readonly token: TestToken;
  /** What a server needs to find it. */
  readonly variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A network with a block each second, and two rich accounts: the hot wallet, and the sender of deposits. */
export async function startChain(): Promise<ChainUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-chain-trial-'));
  const keyFile = join(folder, 'hot-wallet.key');
  await writeFile(keyFile, HOT_KEY, { mode: 0o600 });
  const chain = await Anvil.start();
  const token = await TestToken.deploy(chain, 'USDC');
  await chain.giveGas(HOT, 10n ** 20n);
  await token.mint(RICH, 10n ** 9n * COIN);
  await chain.mine();
  await chain.call('evm_setIntervalMining', 1);
  return {
    chain,
    token,
    variables: {
      CORRIDOR_CHAIN: 'evm',
      CORRIDOR_EVM_NODES: `base=${chain.url}`,
      CORRIDOR_EVM_TOKENS: `base:USDC=${token.address}`,
      CORRIDOR_EVM_DEPOSIT_KEY: DEPOSIT_KEY.publicExtendedKey,
      CORRIDOR_EVM_KEY_FILE: keyFile,
      CORRIDOR_CONFIRMATIONS: `base=${CONFIRMATIONS}`,
    },
    close: async () => {
      await chain.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks until something is so. @throws Error if it takes longer */
export async function until(
  what: string,
  limitMs: number,
  ask: () => Promise<boolean>,
  everyMs = 250,
): Promise<number> {
  const began = performance.now();
  while (!(await ask())) {
    if (performance.now() - began > limitMs) throw new Error(`${what} took more than ${limitMs / 1_000} s`);
    await delay(everyMs);
  }
  return performance.now() - began;
}
