import type { EvmToken } from '../../config/evm-chain.ts';
import type { Sending } from '../../outbox/order-payloads.ts';
import { parseAmount } from '../../money/amount.ts';
import { type AnyOrder, type Answer, Refused, Retry } from '../port/provider.ts';
import { rawOf, transferCall } from './erc20.ts';
import type { BarredAddresses } from './barred-addresses.ts';
import { type Fees, feesFor } from './fees.ts';
import type { ChainMemory } from './memory.ts';
import { type ChainNetwork, WrongNetwork } from './network.ts';
import { NodeRefusal } from './node.ts';
import type { Signer } from './signer.ts';
import type { ChainTransaction, TransactionKind, Version } from './table.ts';
import type { Intended, WalletMemory } from './wallet-memory.ts';

/** A wallet that is short, stopped or without gas is filled by people. */
const WAIT_MS = 60_000;

/** A quarter more than the node thinks: the state may differ when a block takes it. */
const GAS_ROOM = { numerator: 5n, denominator: 4n };

/** The gas that a transaction is allowed, by what the node thinks that it takes. */
export function withRoom(estimated: bigint): bigint {
  return (estimated * GAS_ROOM.numerator) / GAS_ROOM.denominator + 1n;
}

/** What a wallet may lack: a token, or gas. */
const WALLET_LOW = 'wallet_low';
export const WALLET_STOPPED = 'wallet_stopped';
export const GAS_TOO_DEAR = 'gas_too_dear';

export interface SenderParts {
  readonly network: ChainNetwork;
  readonly signer: Signer;
  readonly wallets: WalletMemory;
  readonly memory: ChainMemory;
  readonly barred: Pick<BarredAddresses, 'has'>;
  /** In wei, for a unit of gas. */
  readonly mostFee: bigint;
}

/** An order to send: a withdrawal, or what goes back to its sender. */
export interface SendOrder extends Pick<AnyOrder, 'instructionId'> {
  readonly kind: TransactionKind;
  readonly payload: Sending;
}

interface GasTerms {
  readonly fees: Fees;
  readonly gasLimit: bigint;
}

/** All that the signature needs but the nonce. */
interface Terms extends GasTerms {
  readonly token: EvmToken;
}

export function providerReferenceOf({ network, wallet, nonce }: ChainTransaction): string {
  return `${network}:${wallet}:${nonce ?? 'none'}`;
}

/** Sends from one hot wallet on one network. What is signed is written down first, and sent until it is in a block. */
export class ChainSender {
  readonly #parts: SenderParts;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  get #key() {
    const { network, signer } = this.#parts;
    return { network: network.name, address: signer.address };
  }

  intended({ instructionId, kind, payload }: SendOrder): Intended {
    const { asset, amount, address } = payload;
    if (asset === 'AUD') throw new Refused('not_supported', 'AUD is on no chain.');
    return {
      instructionId,
      kind,
      network: this.#parts.network.name,
      wallet: this.#parts.signer.address,
      asset,
      recipient: address.toLowerCase(),
      amountMinor: parseAmount(amount, asset),
    };
  }

  /** @throws Refused, Retry */
  async send(order: SendOrder, signal: AbortSignal): Promise<Answer> {
    const known = await this.#parts.wallets.find(order.instructionId);
    const row = known ?? (await this.#sign(order, signal));
    if (row.standing === 'canceled')
      throw new Refused('canceled', 'The order was canceled before it was signed.');
    await this.broadcast(row, signal);
    const last = row.versions.at(-1);
    return {
      outcome: 'taken',
      providerReference: providerReferenceOf(row),
      ...(last === undefined ? {} : { transactionHash: last.hash }),
    };
  }

  /** What a node refuses or does not hear is sent again by the next look. */
  async broadcast({ versions }: ChainTransaction, signal: AbortSignal): Promise<void> {
    const last = versions.at(-1);
    if (last === undefined) return;
    try {
      await this.#parts.network.send(last.raw, signal);
    } catch (error) {
      if (!(error instanceof NodeRefusal || error instanceof Retry)) throw error;
    }
  }

  async #sign(order: SendOrder, signal: AbortSignal): Promise<ChainTransaction> {
    const { network, wallets, barred } = this.#parts;
    const intended = this.intended(order);
    if (barred.has(intended.recipient))
      throw new Refused('address_barred', 'The address is on the list of barred addresses.');
    try {
      await network.prove(signal);
      const terms = await this.#terms(intended, signal);
      for (;;) {
        const nonce = await this.#nextNonce(signal);
        const row = await wallets.noteSigned(intended, nonce, this.version(intended, terms, nonce));
        if (row !== undefined) return row;
      }
    } catch (error) {
      if (error instanceof NodeRefusal || error instanceof WrongNetwork)
        throw new Retry(`The node cannot be used: ${error.message}`);
      throw error;
    }
  }

  /** Signed for a nonce. */
  version(
    { recipient, amountMinor }: Pick<Intended, 'recipient' | 'amountMinor'>,
    { token, fees, gasLimit }: Terms,
    nonce: number,
  ): Omit<Version, 'at'> {
    const data = transferCall(recipient, rawOf(amountMinor, token));
    return this.#signed(token.contract, data, { fees, gasLimit }, nonce);
  }

  /** Nothing, to the wallet itself. */
  emptyVersion(terms: GasTerms, nonce: number): Omit<Version, 'at'> {
    return { ...this.#signed(this.#parts.signer.address, '0x', terms, nonce), cancels: true };
  }

  #signed(to: string, data: string, { fees, gasLimit }: GasTerms, nonce: number): Omit<Version, 'at'> {
    const { network, signer } = this.#parts;
    const { chainId } = network.config;
    const signed = signer.sign({ chainId, nonce, to, data, gasLimit, ...fees });
    return {
      ...signed,
      maxFeePerGas: String(fees.maxFeePerGas),
      maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
      gasLimit: String(gasLimit),
    };
  }

  /** @throws Retry while the wallet is stopped; it is stopped if the chain is ahead of it */
  async #nextNonce(signal: AbortSignal): Promise<number> {
    const { network, wallets, signer } = this.#parts;
    const mined = await network.mined(signer.address, signal);
    const wallet = (await wallets.findWallet(this.#key)) ?? (await wallets.openWallet(this.#key, mined));
    if (wallet.stopped !== null) throw new Retry(`The wallet is stopped: ${wallet.stopped}`, WAIT_MS);
    if (mined > wallet.nextNonce) {
      await this.stop(`the chain has ${mined} of its transactions, ${wallet.nextNonce} are known here`);
      throw new Retry('The wallet was used elsewhere.', WAIT_MS);
    }
    return wallet.nextNonce;
  }

  async stop(why: string): Promise<void> {
    const { wallets, memory } = this.#parts;
    await wallets.stopWallet(this.#key, why);
    await memory.alarms.raise(WALLET_STOPPED, this.#key.network, { wallet: this.#key.address, why });
  }

  /** @throws Refused if the token would not move; Retry if the wallet is short, or gas too dear */
  async #terms(intended: Intended, signal: AbortSignal): Promise<Terms> {
    const { network, signer } = this.#parts;
    const { asset, recipient, amountMinor } = intended;
    const token = network.tokenOf(asset);
    if (token === undefined) throw new Refused('not_supported', `${network.name} has no ${asset}.`);
    const raw = rawOf(amountMinor, token);
    await this.#checkToken(intended, token, raw, signal);
    const data = transferCall(recipient, raw);
    const call = { from: signer.address, to: token.contract, data };
    const gasLimit = withRoom(await this.#simulate(call, signal));
    const fees = await this.currentFees(signal);
    if (fees === undefined) throw new Retry('Gas is dearer than allowed.', WAIT_MS);
    const cost = gasLimit * fees.maxFeePerGas;
    await this.#checkEnough('gas', await network.gasBalance(signer.address, signal), cost);
    return { token, fees, gasLimit };
  }

  /** Beside what is on its way already. */
  async #checkToken(intended: Intended, token: EvmToken, raw: bigint, signal: AbortSignal): Promise<void> {
    const { network, signer, wallets } = this.#parts;
    const [held, mined] = await Promise.all([
      network.balance(token, signer.address, signal),
      network.mined(signer.address, signal),
    ]);
    const leaving = await wallets.onItsWay(this.#key, intended.asset, mined);
    await this.#checkEnough(intended.asset, held, raw + rawOf(leaving, token));
  }

  async #checkEnough(of: string, held: bigint, wanted: bigint): Promise<void> {
    const { memory, network, signer } = this.#parts;
    const subject = `${network.name} ${of}`;
    if (held >= wanted) {
      await memory.alarms.clear(WALLET_LOW, subject);
      return;
    }
    const facts = { wallet: signer.address, held: String(held), wanted: String(wanted) };
    await memory.alarms.raise(WALLET_LOW, subject, facts);
    throw new Retry(`The wallet has too little ${of}.`, WAIT_MS);
  }

  /** @throws Refused if the token would revert, or say no */
  async #simulate(
    call: { readonly from: string; readonly to: string; readonly data: string },
    signal: AbortSignal,
  ): Promise<bigint> {
    const { network } = this.#parts;
    try {
      const [answer, gas] = await Promise.all([network.ask(call, signal), network.gasFor(call, signal)]);
      // Some tokens return nothing.
      if (answer !== '0x' && BigInt(answer) === 0n)
        throw new Refused('rejected_by_token', 'The token refuses the transfer.');
      return gas;
    } catch (error) {
      if (error instanceof NodeRefusal && isRevert(error))
        throw new Refused('rejected_by_token', 'The token refuses the transfer.');
      throw error;
    }
  }

  /** Undefined, with an alarm, while gas is dearer than allowed. */
  async currentFees(signal: AbortSignal, mostFee = this.#parts.mostFee): Promise<Fees | undefined> {
    const { network, memory } = this.#parts;
    const [head, tip] = await Promise.all([network.block('latest', signal), network.tip(signal)]);
    const fees = feesFor(head, tip, mostFee);
    const facts = { gas: String(head.baseFee + tip), allowed: String(mostFee) };
    if (fees === undefined) await memory.alarms.raise(GAS_TOO_DEAR, network.name, facts);
    else await memory.alarms.clear(GAS_TOO_DEAR, network.name);
    return fees;
  }
}

/** A contract's refusal, not the node's: its code is 3, or its words say so. */
function isRevert({ code, message, data }: NodeRefusal): boolean {
  return code === 3 || data !== undefined || /revert/i.test(message);
}
