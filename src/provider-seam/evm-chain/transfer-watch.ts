import { LRUCache } from 'lru-cache';
import { Retry } from '../port/provider.ts';
import { each } from './at-once.ts';
import type { BarredAddresses } from './barred-addresses.ts';
import type { TokenLog } from './erc20.ts';
import { type View, confirmationsOf, judgeTransfer } from './judge-transfer.ts';
import type { ChainMemory, TransferChange } from './memory.ts';
import { FinalLook } from './final-look.ts';
import { FirstLook } from './first-look.ts';
import type { Looked, Progress, Receivers } from './looked.ts';
import type { ChainNetwork } from './network.ts';
import { NodeRefusal } from './node.ts';
import type { ChainTransfer, Party } from './table.ts';
import { entriesOfTransfer, reportOfTransfer } from './transfer-reports.ts';

export interface WatchTerms {
  readonly finality: number;
  /** The hot wallet's address, in lower case. */
  readonly hot: string;
  /** In millionths: from there on a deposit must stand on both nodes. */
  readonly secondLookMinor: bigint;
  readonly receivers: Receivers;
  readonly barred: Pick<BarredAddresses, 'has'>;
}

/** Blocks of one look. */
const RANGE = 500;

/** Final blocks that are read again, and fewer than finality takes never are. */
const FEWEST_AGAIN = 16;

/** Transfers that one look tells of. */
const MOST_TOLD = 500;

/** Addresses that are known to be strangers': exchanges and pools are in most blocks. */
const STRANGERS = 50_000;

interface FoundTransfer extends TokenLog {
  readonly transferIndex: number;
  readonly source: Party;
  readonly target: Party;
}

interface Window {
  readonly from: number;
  readonly to: number;
  readonly view: View;
}

/**
 * Watches one network for transfers that touch our addresses. Every block is read again until twice its finality has
 * passed, so that a reorganisation is seen by what is no longer there, and half an answer is made up for by the next.
 */
export class TransferWatch {
  readonly #network: ChainNetwork;
  readonly #memory: ChainMemory;
  readonly #terms: WatchTerms;
  readonly #first: FirstLook;
  // An address that was paid before it was ours cannot be: it is derived.
  readonly #strangers = new LRUCache<string, true>({ max: STRANGERS });
  /** The node may refuse larger answers. */
  #range = RANGE;

  constructor(network: ChainNetwork, memory: ChainMemory, terms: WatchTerms) {
    this.#network = network;
    this.#memory = memory;
    this.#terms = terms;
    this.#first = new FirstLook(network, terms);
  }

  /**
   * @param page the name of the page that it is told in
   * @param taken the page that was taken in last
   * @throws Retry if the node cannot be relied on now
   */
  async look(
    known: Progress | undefined,
    {
      page,
      taken,
      signal,
    }: { readonly page: string; readonly taken: string | null; readonly signal: AbortSignal },
  ): Promise<Looked> {
    const head = await this.#network.block('latest', signal);
    const { finality } = this.#terms;
    if (known === undefined) return this.#first.look(head, signal);
    const progress = known;
    // What a node that is behind does not have, is not gone.
    if (head.number < progress.head)
      throw new Retry(`The node is at block ${head.number}, after ${progress.head}`);
    const from = Math.max(progress.since ?? 0, progress.final + 1 - Math.max(finality, FEWEST_AGAIN));
    const to = Math.min(head.number, progress.final + this.#range);
    const window = { from, to, view: { head, finality } };
    const found = await this.#read(window, signal);
    const untaken = await this.#memory.untaken(this.#network.name, taken);
    const { changes, isCut, doubt } = await this.#judge(window, found, MOST_TOLD - untaken.length, signal);
    const again = untaken.filter(
      (row) => !changes.some(({ before }) => before !== undefined && isSame(before, row)),
    );
    const all = [...changes, ...again.map((row) => ({ before: row, after: row }))];
    const saved =
      all.length === 0
        ? []
        : await this.#memory.saveTransfers(
            all.map(({ before, after }) => ({ before, after: { ...after, page } })),
          );
    const read = Math.min(to, head.number - finality + 1);
    // What was too much once need not be for ever.
    this.#range = Math.min(RANGE, this.#range + Math.ceil(this.#range / 4));
    return {
      messages: {
        reports: saved.flatMap((row) => reportOfTransfer(row, this.#terms.barred) ?? []),
        entries: saved.flatMap(entriesOfTransfer),
      },
      progress: {
        ...progress,
        final: isCut || doubt !== undefined ? progress.final : Math.max(progress.final, read),
        head: head.number,
      },
      hasMore: isCut || (doubt === undefined && to < head.number),
      doubt,
    };
  }

  /** All transfers of the window that touch us, with their place in their transaction. */
  async #read({ from, to, view: { head } }: Window, signal: AbortSignal): Promise<FoundTransfer[]> {
    const logs = await this.#readLogs(from, to, signal);
    if (to === head.number) {
      const again = await this.#network.block(to, signal);
      if (again.hash !== head.hash) throw new Retry(`Block ${to} changed while it was read`);
    }
    const ours = await this.#ours(logs);
    const partyOf = (address: string): Party =>
      address === this.#terms.hot ? 'hot' : ours.has(address) ? 'deposit' : 'other';
    const places = new Map<string, number>();
    return logs
      .map((log) => {
        const transferIndex = places.get(log.transactionHash) ?? 0;
        places.set(log.transactionHash, transferIndex + 1);
        return { ...log, transferIndex, source: partyOf(log.sender), target: partyOf(log.recipient) };
      })
      .filter(({ minor, source, target }) => minor > 0n && (source !== 'other' || target !== 'other'));
  }

  async #readLogs(from: number, to: number, signal: AbortSignal): Promise<TokenLog[]> {
    try {
      return await this.#network.transfers(from, to, signal);
    } catch (error) {
      if (!(error instanceof NodeRefusal) || from === to) throw error;
      // Too many for one answer.
      this.#range = Math.max(1, Math.floor(this.#range / 2));
      const middle = Math.floor((from + to) / 2);
      const first = await this.#readLogs(from, middle, signal);
      return [...first, ...(await this.#readLogs(middle + 1, to, signal))];
    }
  }

  async #ours(logs: readonly TokenLog[]): Promise<ReadonlySet<string>> {
    const { hot, receivers } = this.#terms;
    const all = new Set(logs.flatMap(({ sender, recipient }) => [sender, recipient]));
    const asked = [...all].filter((address) => address !== hot && !this.#strangers.has(address));
    const ours = asked.length === 0 ? new Set<string>() : await receivers.among(this.#network.name, asked);
    for (const address of asked) if (!ours.has(address)) this.#strangers.set(address, true);
    return ours;
  }

  /** What becomes of each known and each new transfer; those beyond a number wait for the next look. */
  async #judge(
    { from, to, view }: Window,
    found: readonly FoundTransfer[],
    most: number,
    signal: AbortSignal,
  ): Promise<{ changes: TransferChange[]; isCut: boolean; doubt: string | undefined }> {
    const rows = await this.#memory.transfersFrom(this.#network.name, from);
    const known = new Set(rows.map(placeOf));
    const there = new Map<string, TokenLog>(found.map((log) => [placeOf(log), log]));
    const missed = rows.filter((row) => !there.has(placeOf(row)) && row.blockNumber <= to);
    await each(missed, async (row) => {
      const log = (await this.#network.receipt(row.transactionHash, signal))?.logs[row.transferIndex];
      if (log !== undefined) there.set(placeOf(row), log);
    });
    const judged = [
      ...rows
        .filter(({ blockNumber }) => blockNumber <= to)
        .map((before) => ({ before, after: judgeTransfer(before, there.get(placeOf(before)), view) })),
      ...found
        .filter((log) => !known.has(placeOf(log)))
        .map((log) => ({ before: undefined, after: this.#newRow(log, view) })),
    ].filter((change): change is TransferChange => change.after !== undefined);
    const first = judged.slice(0, Math.max(1, most));
    const look = new FinalLook(this.#network, this.#terms.secondLookMinor, signal);
    const changes: TransferChange[] = [];
    let doubt: string | undefined;
    await each(first, async ({ before, after }) => {
      const log = there.get(placeOf(after));
      const why =
        after.standing === 'credited' && before?.standing !== 'credited' && log !== undefined
          ? await look.doubtAbout(log)
          : undefined;
      doubt ??= why;
      if (why !== undefined) return;
      const blockAt = log === undefined ? after.blockAt : (await look.block(after.blockNumber)).at;
      changes.push({ before, after: { ...after, blockAt } });
    });
    return { changes, isCut: judged.length > first.length, doubt };
  }

  #newRow(found: FoundTransfer, view: View): ChainTransfer {
    const { asset, transactionHash, transferIndex, sender, recipient, source, target } = found;
    const confirmations = confirmationsOf(found.blockNumber, view);
    return {
      network: this.#network.name,
      transactionHash,
      transferIndex,
      asset,
      sender,
      recipient,
      source,
      target,
      amountMinor: found.minor,
      blockNumber: found.blockNumber,
      blockHash: found.blockHash,
      blockAt: 0,
      standing: confirmations >= view.finality ? 'credited' : 'confirming',
      confirmations,
      toldAt: view.head.at,
      missingSince: null,
      isCounted: false,
      page: null,
      seenAt: 0,
    };
  }
}

function placeOf({
  transactionHash,
  transferIndex,
}: Pick<ChainTransfer, 'transactionHash' | 'transferIndex'>): string {
  return `${transactionHash}:${transferIndex}`;
}

function isSame(one: ChainTransfer, next: ChainTransfer): boolean {
  return placeOf(one) === placeOf(next);
}
