import { Command } from 'commander';
import type { EvmChainConfig, EvmNetworkConfig } from '../config/evm-chain.ts';
import { ChainMemory } from '../provider-seam/evm-chain/memory.ts';
import { ChainNetwork } from '../provider-seam/evm-chain/network.ts';
import { minorOf } from '../provider-seam/evm-chain/erc20.ts';
import { NodeRefusal } from '../provider-seam/evm-chain/node.ts';
import { Retry } from '../provider-seam/port/provider.ts';
import { WALLET_STOPPED } from '../provider-seam/evm-chain/sender.ts';
import { readSigner } from '../provider-seam/evm-chain/signer.ts';
import { WalletMemory } from '../provider-seam/evm-chain/wallet-memory.ts';
import { presentAmount } from '../money/amount.ts';
import { type OperatorContext, print, withService } from './with-service.ts';

interface Options {
  readonly json?: boolean;
}

/** A node that does not answer by then is away. */
const ANSWER_MS = 10_000;

export function evmChainOf({ config }: OperatorContext): EvmChainConfig {
  if (config.evmChain === null) throw new Error('No EVM network is connected: CORRIDOR_CHAIN is not "evm".');
  return config.evmChain;
}

/** @throws Error if no node of it is configured */
export function networkNamed({ networks }: EvmChainConfig, name: string): EvmNetworkConfig {
  const config = networks.find(({ network }) => network === name);
  if (config === undefined) throw new Error(`No node of ${name} is configured.`);
  return config;
}

function memoriesOf({ service: { database, writeQueue } }: OperatorContext) {
  const dependencies = {
    database,
    submit: ((write) => writeQueue.submit(write)) as typeof writeQueue.submit,
  };
  return { memory: new ChainMemory(dependencies), wallets: new WalletMemory(dependencies) };
}

/** A hot wallet on one network, and what it holds by its node. */
async function lookAt(config: EvmNetworkConfig, address: string, wallets: WalletMemory) {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const network = new ChainNetwork(config);
  const known = await wallets.findWallet({ network: network.name, address });
  const mined = await network.mined(address, signal);
  const holds = config.tokens.map(async (token) => {
    const minor = minorOf(await network.balance(token, address, signal), token);
    return [token.asset, presentAmount(minor, token.asset)] as const;
  });
  return {
    network: network.name,
    address,
    transactions: mined,
    onTheirWay: Math.max(0, (known?.nextNonce ?? mined) - mined),
    stopped: known?.stopped ?? null,
    gasWei: String(await network.gasBalance(address, signal)),
    holds: Object.fromEntries(await Promise.all(holds)),
  };
}

type Looked = Awaited<ReturnType<typeof lookAt>>;

/** Where its node does not answer: the others are shown all the same. */
interface Unanswered extends Pick<Looked, 'network' | 'address'> {
  readonly problem: string;
}

async function lookOrTell(
  config: EvmNetworkConfig,
  address: string,
  wallets: WalletMemory,
): Promise<Looked | Unanswered> {
  try {
    return await lookAt(config, address, wallets);
  } catch (error) {
    if (!(error instanceof Retry || error instanceof NodeRefusal)) throw error;
    return { network: config.network, address, problem: error.message };
  }
}

function lineOf(wallet: Looked | Unanswered): string {
  const { network, address } = wallet;
  if ('problem' in wallet) return `${network}  ${address}  its node cannot be asked: ${wallet.problem}`;
  const { onTheirWay, stopped, gasWei, holds } = wallet;
  const amounts = Object.entries(holds).map(([asset, amount]) => `${amount} ${asset}`);
  const state = stopped === null ? `${onTheirWay} on their way` : `stopped: ${stopped}`;
  return `${network}  ${address}  ${[...amounts, `${gasWei} wei for gas`].join(', ')}  ${state}`;
}

async function showWallets({ json }: Options): Promise<void> {
  const found = await withService(async (context) => {
    const { keyFile, networks } = evmChainOf(context);
    const { address } = await readSigner(keyFile);
    const { wallets } = memoriesOf(context);
    return Promise.all(networks.map((config) => lookOrTell(config, address, wallets)));
  });
  print(json, { data: found }, found.map(lineOf));
  if (found.some((wallet) => 'problem' in wallet)) process.exitCode = 1;
}

async function resumeWallet(name: string, { json }: Options): Promise<void> {
  const wallet = await withService(async (context) => {
    const config = evmChainOf(context);
    const network = new ChainNetwork(networkNamed(config, name));
    const { address } = await readSigner(config.keyFile);
    const signal = AbortSignal.timeout(ANSWER_MS);
    await network.prove(signal);
    const mined = await network.mined(address, signal);
    const { memory, wallets } = memoriesOf(context);
    const resumed = await wallets.resumeWallet({ network: network.name, address }, mined);
    await memory.alarms.clear(WALLET_STOPPED, network.name);
    return resumed;
  });
  print(json, wallet, [`The wallet of ${wallet.network} signs again, from transaction ${wallet.nextNonce}.`]);
}

export function chainCommand(): Command {
  const wallets = new Command('wallets')
    .description('Show the hot wallet of each EVM network, what it holds and what is on its way')
    .option('--json', 'print one JSON document')
    .action(showWallets);
  const resume = new Command('resume')
    .description('Let a stopped hot wallet sign again, after you have found out who used it')
    .argument('<network>', 'the network, such as base')
    .option('--json', 'print one JSON document')
    .action(resumeWallet);
  return new Command('chain')
    .description('Hot wallets of EVM networks')
    .addCommand(wallets)
    .addCommand(resume);
}
