import type { HDKey } from '@scure/bip32';
import { setTimeout as delay } from 'node:timers/promises';
import type { EvmToken } from '../../config/evm-chain.ts';
import type { AddressHolder } from '../inbox/find-subject.ts';
import { depositKeyOf } from './deposit-addresses.ts';
import { minorOf, transferCall } from './erc20.ts';
import { type Fees, feesFor } from './fees.ts';
import type { ChainNetwork } from './network.ts';
import { withRoom } from './sender.ts';
import { type Signer, signingWith } from './signer.ts';

/** Between two looks for a transaction in a block. */
const LOOK_MS = 1_000;

export interface SweepTerms {
  readonly network: ChainNetwork;
  /** The private side of the key that deposit addresses are children of. */
  readonly root: HDKey;
  /** Pays for the gas of deposit addresses; null if they have their own. */
  readonly gas: Signer | null;
  /** Where everything goes, in lower case. */
  readonly hot: string;
  /** In millionths: less stays where it is. */
  readonly leastMinor: bigint;
  /** In wei, for a unit of gas. */
  readonly mostFee: bigint;
  /** Nothing is sent. */
  readonly isRehearsal: boolean;
  /** How long a transaction may take into a block. */
  readonly patienceMs: number;
}

/**
 * - `swept`: in a block.
 * - `sent`: in no block yet; a later sweep takes what is left.
 * - `found`: would be swept.
 * - `without_gas`: the address cannot pay for it, and no other key was given that does.
 * - `busy`: an earlier transaction of the address is in no block yet.
 * - `other_key`: the address is no child of the key.
 * - `failed`: the token did not move the amount.
 */
export type SweepOutcome = 'swept' | 'sent' | 'found' | 'without_gas' | 'busy' | 'other_key' | 'failed';

export interface Swept {
  readonly address: string;
  readonly asset: string;
  /** In millionths. */
  readonly amountMinor: bigint;
  readonly outcome: SweepOutcome;
  readonly transactionHash?: string;
}

/** What lies at an address, and what moving it takes. */
interface Found {
  readonly signer: Signer;
  readonly token: EvmToken;
  readonly raw: bigint;
  readonly gasLimit: bigint;
}

/**
 * Moves what lies at deposit addresses to the hot wallet. It keeps nothing: what another sweep has moved, or moves just now,
 * is left alone.
 */
export class Sweep {
  readonly #terms: SweepTerms;
  /** Of the key that pays for gas. */
  #gasNonce: number | undefined;

  constructor(terms: SweepTerms) {
    if (terms.gas?.address === terms.hot)
      throw new Error(
        'The hot wallet cannot pay for gas: its transactions are the server’s. Give another key.',
      );
    this.#terms = terms;
  }

  /** @throws Error while gas is dearer than allowed; Retry, NodeRefusal if the node cannot be used */
  async page(holders: readonly AddressHolder[], signal: AbortSignal): Promise<Swept[]> {
    const { isRehearsal } = this.#terms;
    const told: Swept[] = [];
    const found: Found[] = [];
    for (const holder of holders) {
      const looked = await this.#look(holder, signal);
      if (looked === undefined) continue;
      if ('outcome' in looked) told.push(looked);
      else found.push(looked);
    }
    if (isRehearsal || found.length === 0) return [...told, ...found.map((each) => sweptAs(each, 'found'))];
    const fees = await this.#fees(signal);
    const ready = await this.#giveGas(found, fees, signal);
    const sent: { readonly each: Found; readonly hash: string }[] = [];
    for (const each of found) {
      if (ready.has(each)) sent.push({ each, hash: await this.#send(each, fees, signal) });
      else told.push(sweptAs(each, 'without_gas'));
    }
    for (const { each, hash } of sent) told.push(sweptAs(each, await this.#outcomeOf(hash, signal), hash));
    return told;
  }

  /** The first asset alone: an address's transactions come one after the other. Undefined if there is too little. */
  async #look({ id, address }: AddressHolder, signal: AbortSignal): Promise<Found | Swept | undefined> {
    const { network, root, leastMinor, hot } = this.#terms;
    for (const token of network.config.tokens) {
      const raw = await network.balance(token, address, signal);
      const amountMinor = minorOf(raw, token);
      if (amountMinor < leastMinor || raw === 0n) continue;
      const signer = signingWith(depositKeyOf(root, id));
      const common = { address, asset: token.asset, amountMinor };
      if (signer.address !== address.toLowerCase()) return { ...common, outcome: 'other_key' };
      const mined = await network.mined(address, signal);
      if ((await network.mined(address, signal, 'pending')) > mined) return { ...common, outcome: 'busy' };
      const call = { from: signer.address, to: token.contract, data: transferCall(hot, raw) };
      return { signer, token, raw, gasLimit: withRoom(await network.gasFor(call, signal)) };
    }
    return undefined;
  }

  async #fees(signal: AbortSignal): Promise<Fees> {
    const { network, mostFee } = this.#terms;
    const [head, tip] = await Promise.all([network.block('latest', signal), network.tip(signal)]);
    const fees = feesFor(head, tip, mostFee);
    if (fees === undefined) throw new Error('Gas is dearer than CORRIDOR_EVM_MAX_FEE_GWEI allows.');
    return fees;
  }

  /** Those that can pay for their transaction, after what they lack was sent to them. */
  async #giveGas(found: readonly Found[], fees: Fees, signal: AbortSignal): Promise<ReadonlySet<Found>> {
    const { network, gas } = this.#terms;
    const ready = new Set<Found>();
    const given: { readonly each: Found; readonly hash: string }[] = [];
    for (const each of found) {
      const { address } = each.signer;
      const cost = each.gasLimit * fees.maxFeePerGas;
      const lacking = cost - (await network.gasBalance(address, signal));
      if (lacking <= 0n) ready.add(each);
      else if (gas !== null) given.push({ each, hash: await this.#pay(gas, address, lacking, fees, signal) });
    }
    for (const { each, hash } of given)
      if ((await this.#outcomeOf(hash, signal)) === 'swept') ready.add(each);
    return ready;
  }

  async #pay(gas: Signer, to: string, value: bigint, fees: Fees, signal: AbortSignal): Promise<string> {
    const { network } = this.#terms;
    const nonce = (this.#gasNonce ??= await network.mined(gas.address, signal, 'pending'));
    const gasLimit = withRoom(await network.gasFor({ from: gas.address, to, data: '0x' }, signal));
    const { chainId } = network.config;
    const { raw, hash } = gas.sign({ chainId, nonce, to, data: '0x', value, gasLimit, ...fees });
    await network.send(raw, signal);
    this.#gasNonce = nonce + 1;
    return hash;
  }

  async #send(
    { signer, token, raw: value, gasLimit }: Found,
    fees: Fees,
    signal: AbortSignal,
  ): Promise<string> {
    const { network, hot } = this.#terms;
    const nonce = await network.mined(signer.address, signal);
    const data = transferCall(hot, value);
    const { chainId } = network.config;
    const { raw, hash } = signer.sign({ chainId, nonce, to: token.contract, data, gasLimit, ...fees });
    await network.send(raw, signal);
    return hash;
  }

  async #outcomeOf(hash: string, signal: AbortSignal): Promise<'swept' | 'sent' | 'failed'> {
    const { network, patienceMs } = this.#terms;
    const end = performance.now() + patienceMs;
    for (;;) {
      const receipt = await network.receipt(hash, signal);
      if (receipt !== undefined) return receipt.succeeded ? 'swept' : 'failed';
      if (performance.now() >= end) return 'sent';
      await delay(LOOK_MS, undefined, { signal });
    }
  }
}

function sweptAs({ signer, token, raw }: Found, outcome: SweepOutcome, transactionHash?: string): Swept {
  const common = { address: signer.address, asset: token.asset, amountMinor: minorOf(raw, token), outcome };
  return transactionHash === undefined ? common : { ...common, transactionHash };
}
