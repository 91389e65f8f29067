import type { Network } from '../../../generated/assets.ts';
import type { ReturnOrder, Sending } from '../../outbox/order-payloads.ts';
import type { DeriveAddress } from '../../outbox/provider-facts.ts';
import {
  type AnyOrder,
  type Answer,
  type Call,
  type Entry,
  type Holding,
  type Json,
  type Limits,
  type Provider,
  type ProviderMessages,
  Refused,
  type Report,
  Retry,
} from '../port/provider.ts';
import type { BarredAddresses } from './barred-addresses.ts';
import type { Cancellation } from './cancellation.ts';
import { minorOf } from './erc20.ts';
import { type TransactionFollower, reportOfTransaction } from './follower.ts';
import type { GasWatch } from './gas-watch.ts';
import type { ChainMemory } from './memory.ts';
import { type ChainNetwork, WrongNetwork } from './network.ts';
import { NodeRefusal } from './node.ts';
import { type ChainSender, type SendOrder, providerReferenceOf } from './sender.ts';
import type { Looked, Progress } from './looked.ts';
import type { TransferWatch } from './transfer-watch.ts';
import type { WalletMemory } from './wallet-memory.ts';

const EVM_CHAIN = 'evm';

/** Between two looks at the networks. */
const POLL_MS = 4_000;

/** A look makes several calls of a node, and each is bounded. */
const LIMITS: Limits = { timeoutMs: 15_000, atOnce: 8 };

/** Failures of a network's node in a row that raise an alarm. */
const ALARMING_FAILURES = 3;

const NODE_FAILING = 'node_failing';
const BARRED_LIST_UNUSABLE = 'barred_list_unusable';

/** One network with what watches it and sends on it. */
export interface ServedNetwork {
  readonly network: ChainNetwork;
  readonly watch: TransferWatch;
  readonly sender: ChainSender;
  readonly follower: TransactionFollower;
  readonly cancellation: Cancellation;
  readonly gas: GasWatch;
  readonly finality: number;
}

/** Where the stream stands: the page that was told last, and how far each network was read. */
interface Cursor {
  readonly page: string | null;
  readonly networks: Readonly<Partial<Record<Network, Progress>>>;
}

export interface EvmChainParts {
  readonly served: readonly ServedNetwork[];
  readonly memory: ChainMemory;
  readonly wallets: WalletMemory;
  /** The hot wallet's address, in lower case. */
  readonly hot: string;
  readonly derive: DeriveAddress;
  readonly barred: BarredAddresses;
  readonly newToken: () => string;
}

interface Turn {
  readonly network: Network;
  readonly looked: Looked;
  /** Of what is sent. */
  readonly reports: readonly Report[];
  /** Of gas. */
  readonly entries: readonly Entry[];
}

/**
 * EVM networks: deposit addresses derived from an extended public key, withdrawals from a hot wallet. What is known of
 * transfers and transactions is in tables; nodes are asked, and never believed twice without a look.
 */
export class EvmChain implements Provider {
  readonly name = 'chain';
  readonly adapter = EVM_CHAIN;
  readonly limits = LIMITS;
  readonly networks: readonly Network[];
  readonly deriveAddress: DeriveAddress;
  readonly poll: NonNullable<Provider['poll']>;
  readonly #parts: EvmChainParts;
  readonly #failures = new Map<Network, number>();
  #isListFaulty: boolean | undefined;

  constructor(parts: EvmChainParts) {
    this.#parts = parts;
    this.networks = parts.served.map(({ network }) => network.name);
    this.deriveAddress = parts.derive;
    this.poll = { everyMs: POLL_MS, read: (cursor, call) => this.#read(cursor, call) };
  }

  async carryOut(order: AnyOrder, { signal }: Call): Promise<Answer> {
    const sending = sendingIn(order);
    if (sending === undefined)
      throw new Refused('not_supported', 'A hot wallet only sends, to an address: this is done by hand.');
    await this.#readBarred();
    return this.#servedBy(sending).sender.send(sending, signal);
  }

  async queryStatus(order: AnyOrder): Promise<readonly Report[] | 'in_progress' | 'absent'> {
    const sending = sendingIn(order);
    if (sending === undefined) return 'absent';
    const row = await this.#parts.wallets.find(order.instructionId);
    if (row === undefined) return 'absent';
    const report =
      row.standing === 'mined' ? undefined : reportOfTransaction(row, this.#servedBy(sending).finality);
    return report === undefined
      ? 'in_progress'
      : [{ ...report, providerReference: providerReferenceOf(row) }];
  }

  async cancel(order: AnyOrder, { signal }: Call): Promise<'cancelled' | 'too_late'> {
    const sending = sendingIn(order);
    if (sending === undefined) return 'too_late';
    const { wallets } = this.#parts;
    const { sender, cancellation } = this.#servedBy(sending);
    if (await wallets.cancel(sender.intended(sending))) return 'cancelled';
    const signed = await wallets.find(order.instructionId);
    return signed === undefined ? 'too_late' : cancellation.cancel(signed, signal);
  }

  /** At a network's account: its hot wallet and its deposit addresses. */
  async holdings({ signal }: Call): Promise<readonly Holding[]> {
    const { served, hot, memory } = this.#parts;
    const found = served.map(async ({ network, gas }) => {
      const { at } = await network.block('latest', signal);
      const received = await memory.atDepositAddresses(network.name);
      const tokens = await Promise.all(
        network.config.tokens.map(async (token): Promise<Holding> => {
          const atHot = minorOf(await network.balance(token, hot, signal), token);
          const atDeposits = received.find(({ asset }) => asset === token.asset)?.amountMinor ?? 0n;
          const amount = { minor: atHot + atDeposits, asset: token.asset };
          return { account: network.name, network: network.name, amount, at };
        }),
      );
      return [...tokens, ...(await gas.holdings(signal))];
    });
    return (await Promise.all(found)).flat();
  }

  #servedBy({ payload: { network } }: SendOrder): ServedNetwork {
    const one = this.#parts.served.find((each) => each.network.name === network);
    if (one === undefined) throw new Retry(`No node of ${network} is configured.`);
    return one;
  }

  async #read(from: Json | null, { signal }: Call): Promise<ProviderMessages> {
    const cursor = (from as unknown as Cursor | null) ?? { page: null, networks: {} };
    const { served, memory, newToken } = this.#parts;
    if (cursor.page !== null) await memory.takeIn(cursor.page);
    await this.#readBarred();
    const page = newToken();
    const turns: Turn[] = [];
    await Promise.all(
      served.map(async (one) => {
        const turn = await this.#look(one, cursor, page, signal);
        if (turn !== undefined) turns.push(turn);
      }),
    );
    if (turns.length === 0) throw new Retry('No node was reached');
    const reports = turns.flatMap(({ looked, reports: told }) => [...looked.messages.reports, ...told]);
    const entries = turns.flatMap(({ looked, entries: told }) => [...looked.messages.entries, ...told]);
    const hasNews = reports.length + entries.length > 0;
    const progress = turns.map(({ network, looked }) => [network, looked.progress] as const);
    const networks = { ...cursor.networks, ...Object.fromEntries(progress) };
    return {
      reports,
      entries: await this.#named(entries),
      // Rows that are told, but stand in neither list, are taken in with the page too.
      cursor: {
        page: hasNews || turns.some(({ looked }) => looked.hasMore) ? page : cursor.page,
        networks,
      } as unknown as Json,
      hasMore: turns.some(({ looked }) => looked.hasMore),
    };
  }

  /** The addresses stay as they were while their file cannot be used. */
  async #readBarred(): Promise<void> {
    const { barred, memory } = this.#parts;
    try {
      await barred.refresh();
      if (this.#isListFaulty !== false) await memory.alarms.clear(BARRED_LIST_UNUSABLE, EVM_CHAIN);
      this.#isListFaulty = false;
    } catch (error) {
      const why = error instanceof Error ? error.message.slice(0, 200) : String(error);
      if (this.#isListFaulty !== true) await memory.alarms.raise(BARRED_LIST_UNUSABLE, EVM_CHAIN, { why });
      this.#isListFaulty = true;
    }
  }

  /** Entries of our own transactions carry the order that they were made for. */
  async #named(entries: ProviderMessages['entries']): Promise<ProviderMessages['entries']> {
    const out = entries.filter(({ amount }) => amount.minor < 0n);
    const orders = new Map<string, string>();
    for (const network of new Set(out.map(({ account }) => account as Network))) {
      const hashes = out
        .filter(({ account }) => account === network)
        .map(({ transactionHash = '' }) => transactionHash);
      for (const [hash, order] of await this.#parts.wallets.ordersOf(network, [...new Set(hashes)]))
        orders.set(hash, order);
    }
    return entries.map((entry) => {
      const instructionId = entry.amount.minor < 0n ? orders.get(entry.transactionHash ?? '') : undefined;
      return instructionId === undefined ? entry : { ...entry, instructionId };
    });
  }

  /** Undefined if the network cannot be looked at now: it holds up no other. */
  async #look(
    one: ServedNetwork,
    cursor: Cursor,
    page: string,
    signal: AbortSignal,
  ): Promise<Turn | undefined> {
    const { network, watch, follower, gas } = one;
    const known = cursor.networks[network.name];
    const taken = cursor.page;
    try {
      await network.prove(signal);
      // First what is sent, so that its entry finds the order that it was made for.
      const reports = await follower.look(page, taken, signal);
      const looked = await watch.look(known, { page, taken, signal });
      const entries = await gas.look(page, taken, signal);
      await (looked.doubt === undefined
        ? this.#works(network.name)
        : this.#fails(network.name, looked.doubt));
      return { network: network.name, looked, reports, entries };
    } catch (error) {
      if (!(error instanceof Retry || error instanceof NodeRefusal || error instanceof WrongNetwork))
        throw error;
      await this.#fails(network.name, error.message);
      return undefined;
    }
  }

  async #works(network: Network): Promise<void> {
    this.#failures.delete(network);
    await this.#parts.memory.alarms.clear(NODE_FAILING, network);
  }

  async #fails(network: Network, why: string): Promise<void> {
    const failures = (this.#failures.get(network) ?? 0) + 1;
    this.#failures.set(network, failures);
    if (failures === ALARMING_FAILURES)
      await this.#parts.memory.alarms.raise(NODE_FAILING, network, { why: why.slice(0, 200) });
  }
}

/** What an order has the wallet send; undefined if that is nothing, or its address is unknown. */
function sendingIn({ instructionId, kind, payload }: AnyOrder): SendOrder | undefined {
  if (kind === 'send') {
    const sending = payload as Sending;
    return typeof sending.network === 'string' ? { instructionId, kind, payload: sending } : undefined;
  }
  if (kind !== 'return_receipt' && kind !== 'return_deposit') return undefined;
  // Orders of earlier versions name no sender.
  const { amount, asset, network, sender } = payload as Partial<ReturnOrder>;
  if (amount === undefined || asset === undefined || network == null || sender?.type !== 'address')
    return undefined;
  return { instructionId, kind, payload: { amount, asset, network, address: sender.address, tag: null } };
}
