import type { ProviderAlarmsDependencies } from '../port/provider-alarms.ts';
import type { Network } from '../../../generated/assets.ts';
import type { Clock } from '../../calendar/clock.ts';
import type { EvmChainConfig } from '../../config/evm-chain.ts';
import { Retry } from '../port/provider.ts';
import { EvmChain, type ServedNetwork } from './adapter.ts';
import { BarredAddresses } from './barred-addresses.ts';
import { Cancellation } from './cancellation.ts';
import { derivingAddresses } from './deposit-addresses.ts';
import { TransactionFollower } from './follower.ts';
import { GasMemory } from './gas-memory.ts';
import { GasWatch } from './gas-watch.ts';
import { ChainMemory } from './memory.ts';
import { ChainNetwork } from './network.ts';
import { NodeRefusal } from './node.ts';
import { ChainSender } from './sender.ts';
import { type Signer, readSigner } from './signer.ts';
import type { Receivers } from './looked.ts';
import { TransferWatch } from './transfer-watch.ts';
import { WalletMemory } from './wallet-memory.ts';

export interface EvmChainDependencies extends ProviderAlarmsDependencies {
  readonly newToken: () => string;
  readonly clock: Clock;
  readonly receivers: Receivers;
}

/** In the chain's blocks. */
export interface EvmChainTerms extends EvmChainConfig {
  readonly confirmations: Readonly<Record<Network, number>>;
}

/** At the start a node may be away; it is asked again before it is relied on. */
const START_MS = 5_000;

interface Shared {
  readonly memory: ChainMemory;
  readonly wallets: WalletMemory;
  readonly gas: GasMemory;
  readonly barred: BarredAddresses;
}

function serve(
  network: ChainNetwork,
  { memory, wallets, gas, barred }: Shared,
  signer: Signer,
  { mostFee, stuckMs, secondLookMinor, confirmations }: EvmChainTerms,
  { clock, receivers }: EvmChainDependencies,
): ServedNetwork {
  const finality = confirmations[network.name];
  const parts = { network, signer, wallets, memory, barred, mostFee };
  const sender = new ChainSender(parts);
  return {
    network,
    finality,
    sender,
    gas: new GasWatch(network, gas, { finality, hot: signer.address, now: clock }),
    cancellation: new Cancellation(parts, sender, clock),
    follower: new TransactionFollower(parts, sender, { finality, stuckMs, now: clock }),
    watch: new TransferWatch(network, memory, {
      finality,
      hot: signer.address,
      secondLookMinor,
      receivers,
      barred,
    }),
  };
}

async function proveIfThere(network: ChainNetwork): Promise<void> {
  try {
    await network.prove(AbortSignal.timeout(START_MS));
  } catch (error) {
    if (!(error instanceof Retry || error instanceof NodeRefusal)) throw error;
  }
}

/**
 * @throws Error if the key of the hot wallet or the list of barred addresses cannot be used, the extended key is none, or a node is of another network
 */
export async function connectEvmChain(
  terms: EvmChainTerms,
  dependencies: EvmChainDependencies,
): Promise<EvmChain> {
  const signer = await readSigner(terms.keyFile);
  const derive = derivingAddresses(terms.depositKey);
  const networks = terms.networks.map((config) => new ChainNetwork(config));
  await Promise.all(networks.map(proveIfThere));
  const barred = new BarredAddresses(terms.barredFile);
  await barred.refresh();
  const memory = new ChainMemory(dependencies);
  const wallets = new WalletMemory(dependencies);
  const shared = { memory, wallets, gas: new GasMemory(dependencies), barred };
  return new EvmChain({
    memory,
    wallets,
    barred,
    served: networks.map((network) => serve(network, shared, signer, terms, dependencies)),
    hot: signer.address,
    derive,
    newToken: dependencies.newToken,
  });
}
